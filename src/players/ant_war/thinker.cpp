#include "players/ant_war/thinker.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "match/game_match.h"
#include "players/ant_war/cut_search.h"
#include "players/ant_war/odds_search.h"
#include "players/ant_war/solver.h"

namespace anthill {

namespace {

using ant_war::AntWar;
using ant_war::CutSearch;
using ant_war::Judgement;
using ant_war::Knowledge;
using ant_war::OddsSearch;
using ant_war::Phase;
using ant_war::RoundGeometry;
using ant_war::RoundSearch;
using ant_war::RoundState;
using ant_war::Solver;
using ant_war::State;
using ant_war::Step;

using Entry = TranspositionTable<Step>::Entry;
constexpr unsigned kLog2Bounds = 20;  // of the solver: 12 megabytes more
constexpr unsigned kLog2Entries = std::bit_width((kHashMegabytes << 20) / sizeof(Entry)) - 1;

/// The play of a round: the search for a good move and the solver for the best one take turns. Which of them looks at the next
/// position follows from how many they have looked at, so slices change nothing.
class RoundPlayer {
public:
    /// `state` is in play, and no cut is to come.
    void start(const State& state, const ThinkRequest& request) {
        geometry_ = RoundGeometry(state);
        root_ = RoundState(state, geometry_);
        limits_ = request.limits;
        SearchLimits limits;
        limits.depth = request.limits.depth;
        const Knowledge knowledge(request.handicap);
        search_.start(knowledge, root_, history_from<ant_war::RoundGame>(root_), limits);
        // A level that is to make mistakes proves nothing.
        solving_ = request.handicap.noise == 0 && !knowledge.has_blind_spots();
        if (solving_) {
            solver_.start(root_, knowledge.evaluate(root_) / 100);
        }
        solved_ = false;
        running_ = true;
        chunk_ = 0;
    }

    bool step(std::uint64_t nodes) {
        const std::uint64_t end = this->nodes() + nodes;
        while (running_ && this->nodes() < end) {
            if (this->nodes() >= limits_.nodes && !search_.reports().empty()) {
                stop();
                break;
            }
            if (chunk_ == 0) {
                chunk_ = kChunk;
                solver_next_ = solving_ && (!search_.running() || solver_.nodes() * reluctance() < search_.nodes());
            }
            const std::uint64_t before = this->nodes();
            const std::uint64_t most = std::min(chunk_, end - before);
            const bool more = solver_next_ ? solver_.step(most) : search_.step(most);
            chunk_ = more ? chunk_ - (this->nodes() - before) : 0;
            if (!more) {
                finish_one();
            }
        }
        return running_;
    }

    void stop() {
        search_.stop();
        running_ = false;
    }

    [[nodiscard]] std::uint64_t nodes() const { return search_.nodes() + (solving_ ? solver_.nodes() : 0); }
    [[nodiscard]] std::size_t infos() const { return search_.reports().size() + (solved_ ? 1 : 0); }
    [[nodiscard]] SearchInfo info(std::size_t number) const {
        if (number == search_.reports().size()) {
            SearchInfo proof{static_cast<int>(solver_.line().size()), 100 * solver_.value(), nodes(), texts(solver_.line()), true};
            return proof;
        }
        const auto& report = search_.reports()[number];
        return {report.depth, report.score, report.nodes, texts(report.line)};
    }
    [[nodiscard]] std::string best() const { return text_of(solved_ ? solver_.line().front() : search_.best()); }

    [[nodiscard]] RoundSearch& search() { return search_; }

private:
    static constexpr std::uint64_t kChunk = 512;
    /// Up to so many stacks a position is likely to be solved within seconds.
    static constexpr int kSoonSolved = 20;

    /// Positions that the search looks at for each one of the solver.
    [[nodiscard]] std::uint64_t reluctance() const { return std::popcount(root_.ants[0] | root_.ants[1]) <= kSoonSolved ? 1 : 7; }

    void finish_one() {
        if (solver_next_) {
            solved_ = true;
            stop();
        } else if (limits_.depth < SearchLimits{}.depth || !solving_) {
            running_ = false;
        }
    }

    [[nodiscard]] std::string text_of(Step step) const { return AntWar::move_text({}, to_move(geometry_, step)); }
    [[nodiscard]] std::vector<std::string> texts(const std::vector<Step>& line) const {
        std::vector<std::string> written;
        written.reserve(line.size());
        for (const Step step : line) {
            written.push_back(text_of(step));
        }
        return written;
    }

    RoundGeometry geometry_;
    RoundState root_;
    SearchLimits limits_;
    RoundSearch search_{kLog2Entries};
    Solver solver_{kLog2Bounds};
    std::uint64_t chunk_ = 0;  ///< positions left until search and solver may change places
    bool solving_ = false;
    bool solver_next_ = false;
    bool solved_ = false;
    bool running_ = false;
};

class AntWarThinker final : public Thinker {
public:
    void start(const Match& match, const ThinkRequest& request) override {
        state_ = of_ant_war(match).state();
        assert(AntWar::turn(state_).kind == Turn::Kind::Decision);
        task_ = state_.phase != Phase::Play ? Task::OddsSearch : state_.half ? Task::BeforeCut : Task::Play;
        running_ = true;
        switch (task_) {
            case Task::Play: player_.start(state_, request); return;
            case Task::BeforeCut: cut_search_.start(state_, request.limits, request.handicap); return;
            case Task::OddsSearch: odds_search_.start(state_, request.limits, request.handicap); return;
        }
    }
    bool step(std::uint64_t nodes) override {
        if (running_) {
            running_ = task_ == Task::Play        ? player_.step(nodes)
                       : task_ == Task::BeforeCut ? cut_search_.step(nodes)
                                                  : odds_search_.step(nodes);
        }
        return running_;
    }
    void stop() override {
        running_ = false;
        if (task_ == Task::Play) {
            player_.stop();
        }
    }

    [[nodiscard]] std::uint64_t nodes() const override {
        return task_ == Task::Play ? player_.nodes() : task_ == Task::BeforeCut ? cut_search_.nodes() : odds_search_.nodes();
    }
    [[nodiscard]] std::size_t infos() const override { return task_ == Task::Play ? player_.infos() : judgements().size(); }
    [[nodiscard]] SearchInfo info(std::size_t number) const override {
        if (task_ == Task::Play) {
            return player_.info(number);
        }
        const Judgement& judgement = judgements()[number];
        return {judgement.depth, judgement.score, judgement.nodes, {AntWar::move_text(state_, judgement.best)}};
    }
    [[nodiscard]] std::string best() const override {
        return task_ == Task::Play ? player_.best()
                                   : AntWar::move_text(state_, task_ == Task::BeforeCut ? cut_search_.best() : odds_search_.best());
    }

    /// Before the round: as if the mover began to play it; before a cut: as if the one whose turn it was had the next one too.
    [[nodiscard]] int evaluate(const Match& match) const override {
        const State& state = of_ant_war(match).state();
        const RoundGeometry geometry(state);
        return Knowledge().evaluate(RoundState(state, geometry));
    }

private:
    static const GameMatch<AntWar>& of_ant_war(const Match& match) {
        assert(match.game_id() == AntWar::kId);
        return static_cast<const GameMatch<AntWar>&>(match);
    }

    enum class Task : std::uint8_t { Play, BeforeCut, OddsSearch };

    [[nodiscard]] const std::vector<Judgement>& judgements() const {
        return task_ == Task::BeforeCut ? cut_search_.judgements() : odds_search_.judgements();
    }

    State state_{};
    RoundPlayer player_;
    CutSearch cut_search_{player_.search()};
    OddsSearch odds_search_{player_.search()};
    Task task_ = Task::Play;
    bool running_ = false;
};

}  // namespace

std::unique_ptr<Thinker> new_ant_war_thinker() { return std::make_unique<AntWarThinker>(); }

}  // namespace anthill
