#include "lab/arena_players.h"

#include <array>
#include <charconv>
#include <chrono>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/search/alpha_beta.h"
#include "lab/arena_engine.h"
#include "lab/arena_uct.h"
#include "players/army_ants/deploy.h"
#include "players/army_ants/knowledge.h"
#include "players/levels.h"

namespace anthill {

using army_ants::ArmyAnts;
using army_ants::Knowledge;
using army_ants::Move;
using army_ants::Moves;
using army_ants::State;
using army_ants::View;

const std::string_view kArenaPlayerHelp =
    "random | greedy | plain:KEY=VALUE,... | uct:movetime=N | uct:playouts=N | level:N | search:KEY=VALUE,... |\n"
    "  engine:go=LIMITS:PROGRAM\n"
    "  search keys: nodes, depth, movetime (ms), hash (2^N entries), members of Selectivity, evaluation terms\n";

namespace {

std::optional<int> parse_int(std::string_view text) noexcept {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// The text before the separator, which is taken off together with it; all of the text if there is none.
std::string_view take_until(std::string_view& text, char separator) noexcept {
    const std::size_t place = text.find(separator);
    const std::string_view taken = text.substr(0, place);
    text = place == std::string_view::npos ? std::string_view{} : text.substr(place + 1);
    return taken;
}

Move any_move(const ArenaGame& game, std::uint64_t seed) {
    Moves moves;
    ArmyAnts::legal_moves(game.state, game.state.mover, moves);
    return moves[Rng(seed).below(static_cast<std::uint32_t>(moves.size()))];
}

class RandomPlayer final : public ArenaPlayer {
public:
    Move choose(const ArenaGame& game, std::uint64_t seed) override { return any_move(game, seed); }
};

/// Takes the Queen if it can, else plays the move after which its own estimate is best; by lot among equals.
class GreedyPlayer final : public ArenaPlayer {
public:
    Move choose(const ArenaGame& game, std::uint64_t seed) override {
        if (ArmyAnts::deploying(game.state)) {
            return any_move(game, seed);
        }
        Moves moves;
        ArmyAnts::legal_moves(game.state, game.state.mover, moves);
        Rng(seed).shuffle(moves);
        Move best = moves[0];
        int best_score = -kInfinity;
        for (const Move move : moves) {
            State after = game.state;
            History history = game.history;
            advance<ArmyAnts>(after, history, move);
            const Outcome outcome = ArmyAnts::outcome(after, history);
            int score = 0;
            if (outcome.over()) {
                score = outcome_score(outcome, game.state.mover, 1);
            } else {
                score = after.mover == game.state.mover ? army_ants::evaluate(after) : -army_ants::evaluate(after);
            }
            if (score > best_score) {
                best = move;
                best_score = score;
            }
        }
        return best;
    }
};

struct SearchSettings {
    SearchLimits limits;
    Skill skill;
    int movetime = 0;
    bool deploy = true;
    army_ants::DeployWeights deployment = army_ants::kDeployWeights;
    unsigned log2_hash = 20;
    Selectivity selectivity = Knowledge::selectivity();
    army_ants::Weights weights = army_ants::kWeights;
};

class SearchPlayer final : public ArenaPlayer {
public:
    explicit SearchPlayer(const SearchSettings& settings)
        : settings_(settings), search_(settings.log2_hash, settings.selectivity) {}

    Move choose(const ArenaGame& game, std::uint64_t seed) override {
        if (ArmyAnts::deploying(game.state)) {
            if (!settings_.deploy) {
                return any_move(game, seed);
            }
            const View view = ArmyAnts::observe(game.state, game.state.mover);
            return army_ants::next_placing(view, game.seed, settings_.deployment);
        }
        const auto start = std::chrono::steady_clock::now();
        Skill skill = settings_.skill;
        skill.seed = seed;
        search_.start(Knowledge(skill, settings_.weights), game.state, game.history, settings_.limits);
        while (search_.step(kSlice)) {
            const auto spent = std::chrono::steady_clock::now() - start;
            if (settings_.movetime > 0 && spent >= std::chrono::milliseconds(settings_.movetime)) {
                search_.stop();
            }
        }
        return search_.best();
    }

private:
    static constexpr std::uint64_t kSlice = 1024;

    SearchSettings settings_;
    AlphaBeta<ArmyAnts, Knowledge> search_;
};

/// Members of Selectivity by name, so that any of them can be held against another value.
using Member = std::variant<bool Selectivity::*, int Selectivity::*>;
constexpr std::pair<std::string_view, Member> kMembers[] = {
    {"forced_wins", &Selectivity::forced_wins},
    {"hash_cuts", &Selectivity::hash},
    {"tactics", &Selectivity::tactics},
    {"extend_threats", &Selectivity::extend_threats},
    {"pass", &Selectivity::pass},
    {"reductions", &Selectivity::reductions},
    {"reduction_divisor", &Selectivity::reduction_divisor},
    {"late_move_depth", &Selectivity::late_move_depth},
    {"late_moves", &Selectivity::late_moves},
    {"late_moves_growth", &Selectivity::late_moves_growth},
    {"futility_depth", &Selectivity::futility_depth},
    {"futility_margin", &Selectivity::futility_margin},
    {"estimate_depth", &Selectivity::estimate_depth},
    {"estimate_margin", &Selectivity::estimate_margin},
    {"skip_losses", &Selectivity::skip_losses},
    {"window", &Selectivity::window},
};

bool set_member(Selectivity& selectivity, std::string_view name, int value) {
    for (const auto& [known, member] : kMembers) {
        if (known != name) {
            continue;
        }
        if (const auto* number = std::get_if<int Selectivity::*>(&member)) {
            selectivity.** number = value;
        } else {
            selectivity.*std::get<bool Selectivity::*>(member) = value != 0;
        }
        return true;
    }
    return false;
}

bool set(SearchSettings& settings, std::string_view key, int value) {
    if (key == "nodes") {
        settings.limits.nodes = static_cast<std::uint64_t>(value);
    } else if (key == "depth") {
        settings.limits.depth = value;
    } else if (key == "movetime") {
        settings.movetime = value;
    } else if (key == "deploy") {
        settings.deploy = value != 0;
    } else if (key == "whim") {
        settings.deployment.whim = value;
    } else if (key == "guard") {
        settings.deployment.guard = value;
    } else if (key == "hash") {
        settings.log2_hash = static_cast<unsigned>(value);
    } else if (key == "noise") {
        settings.skill.noise = value;
    } else if (key == "overlooked") {
        settings.skill.overlooked = value;
    } else if (key == "overlooked_ends") {
        settings.skill.overlooked_ends = value;
    } else if (const auto term = army_ants::parse_term(key)) {
        for (const auto stage : army_ants::kStages) {
            settings.weights.set(stage, *term, value);
        }
    } else {
        return set_member(settings.selectivity, key, value);
    }
    return true;
}

/// Reads "key=value,key=value".
Parsed<SearchSettings> search_settings(std::string_view text, SearchSettings settings) {
    while (!text.empty()) {
        std::string_view value = take_until(text, ',');
        const std::string_view key = take_until(value, '=');
        const auto number = parse_int(value);
        if (!number || !set(settings, key, *number)) {
            return Error{"search setting '" + std::string(key) + "=" + std::string(value) + "': expected " +
                         std::string(kArenaPlayerHelp)};
        }
    }
    return settings;
}

Parsed<std::unique_ptr<ArenaPlayer>> searcher(std::string_view text, const SearchSettings& defaults) {
    auto settings = search_settings(text, defaults);
    if (!settings) {
        return Error{settings.error()};
    }
    return std::unique_ptr<ArenaPlayer>(std::make_unique<SearchPlayer>(*settings));
}

}  // namespace

Parsed<std::unique_ptr<ArenaPlayer>> arena_player(std::string_view text) {
    std::string_view rest = text;
    const std::string_view kind = take_until(rest, ':');
    if (kind == "random") {
        return std::unique_ptr<ArenaPlayer>(std::make_unique<RandomPlayer>());
    }
    if (kind == "greedy") {
        return std::unique_ptr<ArenaPlayer>(std::make_unique<GreedyPlayer>());
    }
    if (kind == "plain") {
        SearchSettings settings;
        settings.selectivity = Selectivity::none();
        return searcher(rest, settings);
    }
    if (kind == "uct") {
        const std::string_view key = take_until(rest, '=');
        const auto number = parse_int(rest);
        if (!number || *number < 1 || (key != "movetime" && key != "playouts")) {
            return Error{"player '" + std::string(text) + "': expected uct:movetime=N or uct:playouts=N"};
        }
        return arena_uct(key == "playouts" ? MonteCarloLimits{*number, 0} : MonteCarloLimits{0, *number});
    }
    if (kind == "search") {
        return searcher(rest, {});
    }
    if (kind == "level") {
        const auto number = parse_int(rest);
        if (!number || *number < 1 || *number > kLevels) {
            return Error{"level '" + std::string(rest) + "': expected 1 to " + std::to_string(kLevels)};
        }
        SearchSettings settings;
        settings.limits = level(*number).limits;
        settings.skill = level(*number).skill;
        return searcher("", settings);
    }
    if (kind == "engine" && rest.substr(0, 3) == "go=") {
        rest.remove_prefix(3);
        const std::string go(take_until(rest, ':'));
        return arena_engine(std::string(rest), go);
    }
    return Error{"player '" + std::string(text) + "': expected " + std::string(kArenaPlayerHelp)};
}

}  // namespace anthill
