#include "lab/self_play_command.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "lab/options.h"
#include "lab/position_file.h"
#include "lab/self_play.h"

namespace anthill {

int run_self_play(int count, const char* const* arguments) {
    int games = 1000;
    std::uint64_t seed = 1;
    lab::SelfPlay how;
    how.opening_by_lot = 6;
    how.secret_setups = true;
    how.missing_cards = 8;
    std::string name;
    const std::array known{lab::number_option("games", games, 1, 10'000'000),
                           lab::nodes_option(how.nodes),
                           lab::seed_option("seed", seed),
                           lab::number_option("lot", how.opening_by_lot, 0, 10),
                           lab::number_option("missing", how.missing_cards, 0, 30),
                           lab::text_option("positions", name, "the name of a file")};
    auto error = lab::read_options(lab::words_from(0, count, arguments), known);
    if (!error && name.empty()) {
        error = Error{"expected positions=FILE"};
    }
    if (error) {
        return lab::refuse("self-play", *error,
                           "anthill self-play positions=FILE [games=1000] [nodes=1000] [seed=1] "
                           "[lot=6] [missing=8]");
    }
    std::FILE* const file = std::fopen(name.c_str(), "wb");
    bool written = file != nullptr && lab::write_position_header(file);
    // A look for forced captures takes as long as the search, and no estimate is asked for there.
    Selectivity selectivity = army_ants::Knowledge::selectivity();
    selectivity.forced_wins = false;
    IterativeDeepening<army_ants::ArmyAnts, army_ants::Knowledge> search(16, selectivity);
    std::vector<lab::QuietPosition> positions;
    std::size_t total = 0;
    for (int game = 0; written && game < games; ++game) {
        positions.clear();
        play_against_itself(search, how, seed + static_cast<std::uint64_t>(game), positions);
        for (const lab::QuietPosition& position : positions) {
            written = written && lab::write_position(file, lab::stored(position));
        }
        total += positions.size();
    }
    if (file == nullptr || std::fclose(file) != 0 || !written) {
        std::fprintf(stderr, "self-play: %s: cannot be written\n", name.c_str());
        return 1;
    }
    std::printf("%d games, %zu positions\n", games, total);
    return 0;
}

}  // namespace anthill
