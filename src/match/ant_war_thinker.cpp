#include "match/ant_war_thinker.h"

#include <bit>
#include <cassert>

#include "games/ant_war/judge.h"
#include "match/game_match.h"

namespace anthill {

namespace {

using ant_war::AntWar;
using ant_war::FieldState;
using ant_war::Judge;
using ant_war::Judgement;
using ant_war::Knowledge;
using ant_war::Phase;
using ant_war::RoundSearch;
using ant_war::State;
using ant_war::Step;
using ant_war::Terrain;

using Entry = HashTable<Step>::Entry;
constexpr unsigned kLog2Entries = std::bit_width((kHashMegabytes << 20) / sizeof(Entry)) - 1;

class AntWarThinker final : public Thinker {
public:
    void start(const Match& match, const ThinkRequest& request) override {
        state_ = of_ant_war(match).state();
        assert(AntWar::turn(state_).kind == Turn::Kind::Decision);
        playing_ = state_.phase == Phase::Play;
        if (!playing_) {
            judge_.start(state_, request.limits, request.skill);
            judging_ = true;
            return;
        }
        terrain_ = Terrain(state_);
        root_ = FieldState(state_, terrain_);
        search_.start(Knowledge(request.skill), root_, history_from<ant_war::Field>(root_), request.limits);
    }
    bool step(std::uint64_t nodes) override {
        if (playing_) {
            return search_.step(nodes);
        }
        judging_ = judging_ && judge_.step(nodes);
        return judging_;
    }
    void stop() override {
        judging_ = false;
        if (playing_) {
            search_.stop();
        }
    }

    [[nodiscard]] std::uint64_t nodes() const override { return playing_ ? search_.nodes() : judge_.nodes(); }
    [[nodiscard]] std::size_t thoughts() const override { return playing_ ? search_.reports().size() : judge_.judgements().size(); }
    [[nodiscard]] Thought thought(std::size_t number) const override {
        if (!playing_) {
            const Judgement& judgement = judge_.judgements()[number];
            return {judgement.depth, judgement.score, judgement.nodes, {AntWar::move_text(state_, judgement.best)}};
        }
        const auto& report = search_.reports()[number];
        Thought thought{report.depth, report.score, report.nodes, {}};
        for (const Step step : report.line) {
            thought.line.push_back(AntWar::move_text(state_, to_move(terrain_, step)));
        }
        return thought;
    }
    [[nodiscard]] std::string best() const override {
        return AntWar::move_text(state_, playing_ ? to_move(terrain_, search_.best()) : judge_.best());
    }

    /// Before the round: as if the mover began to play it; before a cut: as if the one whose turn it was had the next one too.
    [[nodiscard]] int evaluate(const Match& match) const override {
        const State& state = of_ant_war(match).state();
        const Terrain terrain(state);
        return Knowledge().evaluate(FieldState(state, terrain));
    }

private:
    static const GameMatch<AntWar>& of_ant_war(const Match& match) {
        assert(match.game_id() == AntWar::kId);
        return static_cast<const GameMatch<AntWar>&>(match);
    }

    State state_{};
    Terrain terrain_;
    FieldState root_;
    RoundSearch search_{kLog2Entries, Knowledge::selectivity()};
    Judge judge_{search_};
    bool playing_ = true;
    bool judging_ = false;
};

}  // namespace

std::unique_ptr<Thinker> new_ant_war_thinker() { return std::make_unique<AntWarThinker>(); }

}  // namespace anthill
