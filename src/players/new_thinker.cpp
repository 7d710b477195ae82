#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "engine/search/iterative_deepening.h"
#include "games/army_ants/notation.h"
#include "games/army_ants/setup_notation.h"
#include "match/game_match.h"
#include "match/new_match.h"
#include "players/ant_war/thinker.h"
#include "players/army_ants/knowledge.h"
#include "players/army_ants/setup_player.h"
#include "players/red_vs_black/thinker.h"
#include "players/thinker.h"

namespace anthill {

namespace {

/// Thinks by alpha-beta: for games without chance and secrets.
template <TextGame G, SearchKnowledge<G> K>
class AlphaBetaThinker final : public Thinker {
public:
    void start(const Match& match, const ThinkRequest& request) override {
        const auto& game = of_this_game(match);
        assert(!game.outcome().over());
        root_ = game.state();
        search_.start(K(request.handicap), root_, game.history(), request.limits);
    }
    bool step(std::uint64_t nodes) override { return search_.step(nodes); }
    void stop() override { search_.stop(); }

    [[nodiscard]] std::uint64_t nodes() const override { return search_.nodes(); }
    [[nodiscard]] std::size_t infos() const override { return search_.reports().size(); }
    [[nodiscard]] SearchInfo info(std::size_t number) const override {
        const auto& report = search_.reports()[number];
        SearchInfo info{report.depth, report.score, report.nodes, {}};
        State state = root_;
        for (const auto& move : report.line) {
            info.line.push_back(G::move_text(state, move));
            G::apply(state, move);
        }
        return info;
    }
    [[nodiscard]] std::string best() const override { return G::move_text(root_, search_.best()); }

    [[nodiscard]] int evaluate(const Match& match) const override { return K().evaluate(of_this_game(match).state()); }

private:
    using State = typename G::State;
    using Search = IterativeDeepening<G, K>;
    using Entry = typename TranspositionTable<typename G::Move>::Entry;
    static constexpr unsigned kLog2Entries = std::bit_width((kHashMegabytes << 20) / sizeof(Entry)) - 1;

    static const GameMatch<G>& of_this_game(const Match& match) {
        assert(match.game_id() == G::kId);
        return static_cast<const GameMatch<G>&>(match);
    }

    State root_{};
    Search search_{kLog2Entries};
};

/// Army Ants: the secret set-up by its own player, from what the seat to move may know; then alpha-beta.
class ArmyAntsThinker final : public Thinker {
    using ArmyAnts = army_ants::ArmyAnts;

public:
    void start(const Match& match, const ThinkRequest& request) override {
        const auto& state = static_cast<const GameMatch<ArmyAnts>&>(match).state();
        placing_.clear();
        if (!ArmyAnts::deploying(state)) {
            battle_.start(match, request);
            return;
        }
        battle_.stop();
        const auto move = next_placing(ArmyAnts::observe(state, state.mover), request.handicap.seed);
        placing_ = ArmyAnts::move_text(state, move);
    }
    bool step(std::uint64_t nodes) override { return placing_.empty() && battle_.step(nodes); }
    void stop() override { battle_.stop(); }

    [[nodiscard]] std::uint64_t nodes() const override { return placing_.empty() ? battle_.nodes() : 0; }
    [[nodiscard]] std::size_t infos() const override { return placing_.empty() ? battle_.infos() : 0; }
    [[nodiscard]] SearchInfo info(std::size_t number) const override { return battle_.info(number); }
    [[nodiscard]] std::string best() const override { return placing_.empty() ? battle_.best() : placing_; }

    [[nodiscard]] int evaluate(const Match& match) const override { return battle_.evaluate(match); }

private:
    AlphaBetaThinker<ArmyAnts, army_ants::Knowledge> battle_;
    std::string placing_;  ///< the answer in a set-up; empty when the search has it
};

/// Which thinker plays which game.
std::unique_ptr<Thinker> thinker_of(GameTag<army_ants::ArmyAnts>) { return std::make_unique<ArmyAntsThinker>(); }
std::unique_ptr<Thinker> thinker_of(GameTag<ant_war::AntWar>) { return new_ant_war_thinker(); }
std::unique_ptr<Thinker> thinker_of(GameTag<red_vs_black::RedVsBlack>) { return new_red_vs_black_thinker(); }

}  // namespace

Parsed<std::string> arrange(std::string_view setup, std::uint64_t seed) {
    const auto formation = army_ants::parse_formation(setup);
    if (!formation) {
        return Error{formation.error()};
    }
    const army_ants::Formation whole = army_ants::complete_setup(*formation, seed);
    std::string out = army_ants::formation_text(whole) + " moves";
    const auto positions = army_ants::deal_positions(whole.seat);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (formation->placed[i].empty()) {
            out += " " + army_ants::ArmyAnts::move_text({}, army_ants::Move::place(whole.placed[i], positions[i]));
        }
    }
    return out;
}

std::unique_ptr<Thinker> new_thinker(std::string_view game_id) {
    std::unique_ptr<Thinker> thinker;
    visit_game(game_id, [&](auto tag) { thinker = thinker_of(tag); });
    return thinker;
}

}  // namespace anthill
