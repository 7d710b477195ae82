#include "players/red_vs_black/thinker.h"

#include <cassert>

#include "match/game_match.h"
#include "players/red_vs_black/evaluate.h"
#include "players/red_vs_black/rollout_search.h"

namespace anthill {

namespace {

using red_vs_black::RedVsBlack;
using red_vs_black::State;

class RedVsBlackThinker final : public Thinker {
public:
    void start(const Match& match, const ThinkRequest& request) override {
        const State& state = of_red_vs_black(match).state();
        assert(RedVsBlack::turn(state).kind == Turn::Kind::Decision);
        search_.start(RedVsBlack::observe(state, red_vs_black::mover(state)), request.limits, request.handicap);
    }
    bool step(std::uint64_t nodes) override { return search_.step(nodes); }
    void stop() override { search_.stop(); }

    [[nodiscard]] std::uint64_t nodes() const override { return search_.nodes(); }
    [[nodiscard]] std::size_t infos() const override { return search_.reports().size(); }
    [[nodiscard]] SearchInfo info(std::size_t number) const override {
        const auto& report = search_.reports()[number];
        return {report.depth, report.score, report.nodes, {RedVsBlack::move_text({}, report.best)}};
    }
    [[nodiscard]] std::string best() const override { return RedVsBlack::move_text({}, search_.best()); }

    [[nodiscard]] bool throws(const Match& match) const override {
        return of_red_vs_black(match).state().phase == red_vs_black::Phase::Throw;
    }
    [[nodiscard]] std::string aim() const override {
        const red_vs_black::Aim aim = search_.aim();
        return std::to_string(aim.speed) + " " + std::to_string(aim.direction);
    }

    /// What the armies are worth as they stand: dice on the table do not count before they are resolved.
    [[nodiscard]] int evaluate(const Match& match) const override {
        const State& state = of_red_vs_black(match).state();
        return evaluate_for(state, red_vs_black::mover(state));
    }

private:
    static const GameMatch<RedVsBlack>& of_red_vs_black(const Match& match) {
        assert(match.game_id() == RedVsBlack::kId);
        return static_cast<const GameMatch<RedVsBlack>&>(match);
    }

    red_vs_black::RolloutSearch search_;
};

}  // namespace

std::unique_ptr<Thinker> new_red_vs_black_thinker() { return std::make_unique<RedVsBlackThinker>(); }

}  // namespace anthill
