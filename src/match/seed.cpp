#include "match/seed.h"

#include "core/text.h"

namespace anthill {

Parsed<Seeded> take_seed(std::string_view text) {
    constexpr std::string_view kSeed = "seed=";
    Seeded found;
    bool seeded = false;
    for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
        if (word.substr(0, kSeed.size()) != kSeed) {
            found.rest.append(found.rest.empty() ? "" : " ").append(word);
            continue;
        }
        const auto seed = parse_number(word.substr(kSeed.size()));
        if (!seed) {
            return unexpected("seed", word, "expected seed=0 to seed=18446744073709551615");
        }
        if (seeded) {
            return unexpected("seed", word, "expected seed only once");
        }
        seeded = true;
        found.seed = *seed;
    }
    return found;
}

}  // namespace anthill
