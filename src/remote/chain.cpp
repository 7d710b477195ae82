#include "remote/chain.h"

#include <array>
#include <cassert>
#include <vector>

namespace anthill::remote {

Digest16 previous_element(const Digest16& element) {
    return Parts().add("anthill link").add(element).digest16();
}

Digest16 element(const Digest16& id, Side side, const Root& root, unsigned n) {
    assert(n <= kChainLength);
    // A match asks for elements of one chain on each device again and again.
    struct Chain {
        Digest16 id{};
        Root root{};
        std::vector<Digest16> elements;
    };
    thread_local std::array<Chain, 2> chains;
    Chain& chain = chains[index(side)];
    if (chain.elements.empty() || chain.id != id || chain.root != root) {
        chain = {id, root, std::vector<Digest16>(kChainLength + 1)};
        chain.elements.back() =
            Parts().add("anthill chain").add(id).add(text(side)).add(root).digest16();
        for (unsigned k = kChainLength; k > 0; --k) {
            chain.elements[k - 1] = previous_element(chain.elements[k]);
        }
    }
    return chain.elements[n];
}

Digest16 salt(const Digest16& id, Side side, unsigned n, const Root& root) {
    return Parts().add("anthill salt").add(id).add(text(side)).add(n).add(root).digest16();
}

Digest16 seal(const Digest16& id, Side side, unsigned n, const Digest16& salt,
              std::string_view secret) {
    return Parts()
        .add("anthill seal")
        .add(id)
        .add(text(side))
        .add(n)
        .add(salt)
        .add(secret)
        .digest16();
}

Digest16 draws(const Digest16& id, Side side, const Root& root) {
    return Parts().add("anthill draws").add(id).add(text(side)).add(root).digest16();
}

Digest16 drawn(const Digest16& draws) { return Parts().add("anthill drawn").add(draws).digest16(); }

std::uint64_t draw_seed(const Digest16& id, Side side, const Digest16& draws,
                        const Digest16& first_of_other) {
    return Parts()
        .add("anthill order")
        .add(id)
        .add(text(side))
        .add(draws)
        .add(first_of_other)
        .number();
}

std::uint64_t chance(const Digest16& id, unsigned k, const Digest16& x, const Digest16& y) {
    return Parts().add("anthill chance").add(id).add(k).add(x).add(y).number();
}

Digest16 transcript_digest(std::string_view text) {
    return Parts().add("anthill transcript").add(text).digest16();
}

}  // namespace anthill::remote
