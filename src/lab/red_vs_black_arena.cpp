#include "lab/red_vs_black_arena.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/text.h"
#include "players/levels.h"
#include "players/red_vs_black/evaluate.h"
#include "players/red_vs_black/judge.h"

namespace anthill {

using red_vs_black::Aim;
using red_vs_black::Judge;
using red_vs_black::Move;
using red_vs_black::Phase;
using red_vs_black::RedVsBlack;
using red_vs_black::State;

namespace {

class Player {
public:
    virtual ~Player() = default;
    virtual Move choose(const State& state, Rng& rng) = 0;
};

class StraightPlayer final : public Player {
public:
    Move choose(const State& state, Rng& rng) override {
        const Seat seat = mover(state);
        const auto& army = state.army[index(seat)];
        switch (state.phase) {
            case Phase::Commit: return Move::commit(most_dice(army));
            case Phase::Throw: {
                const Aim aim = red_vs_black::scattered({(Aim::kSlowest + Aim::kFastest) / 2, 0}, Hand::Ordinary, rng);
                return Move::dice(drawn_throw(seat, dice_of(state, seat), aim, rng));
            }
            case Phase::Tactics: break;
            case Phase::Reinforce: return Move::reinforce(best_return(army, state.owed[index(seat)]));
        }
        return Move::keep();
    }
};

class QuickPlayer final : public Player {
public:
    Move choose(const State& state, Rng& rng) override {
        if (state.phase == Phase::Throw) {
            const Seat seat = mover(state);
            const Aim aim = red_vs_black::scattered({best_speed(state, seat, Hand::Ordinary), 0}, Hand::Ordinary, rng);
            return Move::dice(drawn_throw(seat, dice_of(state, seat), aim, rng));
        }
        return state.phase == Phase::Tactics ? quick_tactic(state) : StraightPlayer().choose(state, rng);
    }
};

class FullPlayer final : public Player {
public:
    FullPlayer(SearchLimits limits, Skill skill) : limits_(limits), skill_(skill) {}
    Move choose(const State& state, Rng& rng) override {
        skill_.seed = rng.next();
        judge_.start(RedVsBlack::observe(state, mover(state)), limits_, skill_);
        while (judge_.step(4096)) {
        }
        return judge_.best();
    }

private:
    Judge judge_;
    SearchLimits limits_;
    Skill skill_;
};

std::unique_ptr<Player> player_of(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const std::string_view rest = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
    if (name == "straight" && rest.empty()) {
        return std::make_unique<StraightPlayer>();
    }
    if (name == "quick" && rest.empty()) {
        return std::make_unique<QuickPlayer>();
    }
    if (name == "full" && rest.substr(0, 6) == "nodes=") {
        if (const auto nodes = parse_number(rest.substr(6))) {
            SearchLimits limits;
            limits.nodes = *nodes;
            return std::make_unique<FullPlayer>(limits, Skill{});
        }
    }
    const auto number = parse_number(rest);
    if (name == "level" && number && *number >= 1 && *number <= static_cast<std::uint64_t>(kLevels)) {
        const Level& chosen = level(static_cast<int>(*number));
        return std::make_unique<FullPlayer>(chosen.limits, chosen.skill);
    }
    return nullptr;
}

struct Tally {
    int games = 0, won = 0, drawn = 0;
    double turns = 0;

    void print() const {
        const double part = (won + 0.5 * drawn) / games;
        const double variance = (won + 0.25 * drawn) / games - part * part;
        std::printf("games %d won %d drawn %d: %.1f %% +- %.1f; %.1f turns a game\n", games, won, drawn, 100 * part,
                    196 * std::sqrt(variance / games), turns / games);
        std::fflush(stdout);
    }
};

void play(const std::array<Player*, 2>& by_seat, Seat first, Rng rng, Tally& tally) {
    State state;
    while (!over(state)) {
        RedVsBlack::apply(state, by_seat[index(mover(state))]->choose(state, rng));
    }
    const Outcome outcome = RedVsBlack::outcome(state, {});
    ++tally.games;
    tally.won += outcome.kind == Outcome::Kind::Won && outcome.winner == first ? 1 : 0;
    tally.drawn += outcome.kind == Outcome::Kind::Draw ? 1 : 0;
    tally.turns += state.turn;
}

}  // namespace

int run_red_vs_black_arena(int count, const char* const* arguments) {
    const auto complain = [](const std::string& what) {
        std::fprintf(stderr,
                     "match: %s\nusage: anthill match red-vs-black FIRST SECOND [games=200] [seed=1]\n"
                     "players: straight, quick, full:nodes=N, level:1 to level:10\n",
                     what.c_str());
        return 2;
    };
    if (count < 2) {
        return complain("expected two players");
    }
    std::array<std::unique_ptr<Player>, 2> players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i] = player_of(arguments[i]);
        if (!players[i]) {
            return complain("unknown player " + quote(arguments[i]));
        }
    }
    std::uint64_t games = 200, seed = 1;
    for (int i = 2; i < count; ++i) {
        const std::string_view text = arguments[i];
        const std::size_t place = text.find('=');
        const auto number = parse_number(place == std::string_view::npos ? std::string_view() : text.substr(place + 1));
        std::uint64_t* const option = text.substr(0, place) == "games" ? &games : text.substr(0, place) == "seed" ? &seed : nullptr;
        if (option == nullptr || !number) {
            return complain("unknown option " + quote(text));
        }
        *option = *number;
    }
    if (games == 0) {
        return complain("expected games=1 or more");
    }
    Tally tally;
    for (std::uint64_t game = 0; game < games; ++game) {
        const Seat first = game % 2 == 0 ? Seat::Red : Seat::Black;
        const std::array<Player*, 2> by_seat{players[first == Seat::Red ? 0 : 1].get(), players[first == Seat::Red ? 1 : 0].get()};
        play(by_seat, first, Rng(seed + game), tally);
        if ((game + 1) % 500 == 0 && game + 1 < games) {
            tally.print();
        }
    }
    tally.print();
    return 0;
}

}  // namespace anthill
