#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "engine/alpha_beta.h"
#include "games/army_ants/knowledge.h"
#include "match/game_match.h"
#include "match/new_match.h"
#include "match/thinker.h"

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
        search_.start(K(request.skill), root_, game.history(), request.limits);
    }
    bool step(std::uint64_t nodes) override { return search_.step(nodes); }
    void stop() override { search_.stop(); }

    [[nodiscard]] std::uint64_t nodes() const override { return search_.nodes(); }
    [[nodiscard]] std::size_t thoughts() const override { return search_.reports().size(); }
    [[nodiscard]] Thought thought(std::size_t number) const override {
        const auto& report = search_.reports()[number];
        Thought thought{report.depth, report.score, report.nodes, {}};
        State state = root_;
        for (const auto& move : report.line) {
            thought.line.push_back(G::move_text(state, move));
            G::apply(state, move);
        }
        return thought;
    }
    [[nodiscard]] std::string best() const override { return G::move_text(root_, search_.best()); }

    [[nodiscard]] int evaluate(const Match& match) const override { return K().evaluate(of_this_game(match).state()); }

private:
    using State = typename G::State;
    using Search = AlphaBeta<G, K>;
    using Entry = typename HashTable<typename G::Move>::Entry;
    static constexpr unsigned kLog2Entries = std::bit_width((kHashMegabytes << 20) / sizeof(Entry)) - 1;

    static const GameMatch<G>& of_this_game(const Match& match) {
        assert(match.game_id() == G::kId);
        return static_cast<const GameMatch<G>&>(match);
    }

    State root_{};
    Search search_{kLog2Entries};
};

/// Which thinker plays which game.
template <class G>
struct ThinkerFor;
template <>
struct ThinkerFor<army_ants::ArmyAnts> {
    using Type = AlphaBetaThinker<army_ants::ArmyAnts, army_ants::Knowledge>;
};

}  // namespace

std::unique_ptr<Thinker> new_thinker(std::string_view game_id) {
    std::unique_ptr<Thinker> thinker;
    visit_game(game_id, [&](auto tag) { thinker = std::make_unique<typename ThinkerFor<typename decltype(tag)::Game>::Type>(); });
    return thinker;
}

}  // namespace anthill
