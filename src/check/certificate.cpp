#include "check/certificate.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

#include "core/text.h"
#include "engine/game.h"
#include "engine/history.h"
#include "games/army_ants/rules.h"

namespace anthill::check {

namespace {

constexpr std::size_t kLongestText = 64U << 20, kDeepest = 400;
constexpr std::uint64_t kMostPositions = 20'000'000;  ///< a proof that asks for more is refused
constexpr std::string_view kHead = "anthill proof 1", kClaim = "claim ";

struct Claim {
    Seat side = Seat::Red;
    int amount = 0;  ///< turns of both sides, or points
};

struct Line {
    std::string_view move;
    std::size_t number = 0;  ///< in the file
    std::size_t after = 0;   ///< the next line that is no deeper
};

/// The words before and after the number of a claim.
struct Army {
    using G = army_ants::ArmyAnts;
    static constexpr std::string_view kBefore = "captures the Queen within", kAfter = "turns";
    static bool can_be_claimed(const G::State& state) {
        return state.phase != army_ants::Phase::Deploy;
    }
    /// Whether the claim holds without another move; nothing where that is yet to be seen.
    static std::optional<bool> ended(const G::State& state, const History& history,
                                     const Claim& claim, int made) {
        const Outcome outcome = G::outcome(state, history);
        const bool captured = outcome.kind == Outcome::Kind::Won && outcome.winner == claim.side &&
                              army_ants::queen_of(state, other(claim.side)) == kNoCell;
        const bool ends = outcome.over() || made >= claim.amount;
        return ends ? std::optional(captured && made <= claim.amount) : std::nullopt;
    }
    /// Repetition makes positions differ by how they came about.
    static std::string name(const G::State&) { return ""; }
};

struct War {
    using G = ant_war::AntWar;
    static constexpr std::string_view kBefore = "ends the round ahead by at least",
                                      kAfter = "points";
    static bool can_be_claimed(const G::State& state) {
        return state.phase == ant_war::Phase::Play && !state.half;
    }
    static std::optional<bool> ended(const G::State& state, const History&, const Claim& claim,
                                     int) {
        if (state.phase != ant_war::Phase::Play) {
            const auto points = ant_war::points(state);
            return points[index(claim.side)] - points[index(other(claim.side))] >= claim.amount;
        }
        const bool rests = least_at_rest(state, claim.side) >= claim.amount;
        return rests ? std::optional(true) : std::nullopt;
    }
    /// Everything that counts for the rest of the round.
    static std::string name(const G::State& state) {
        std::string name;
        for (const ant_war::Card card : state.top) {
            name.push_back(static_cast<char>(card.id()));
        }
        const unsigned rest = index(state.mover) + (state.passed ? 2U : 0U) + 4U * state.lead;
        name.push_back(static_cast<char>(rest));
        return name;
    }
};

/// Reads and checks the whole file, position and claims of one game.
template <class Kind>
class Checker {
public:
    using G = typename Kind::G;
    using State = typename G::State;
    using Move = typename G::Move;

    explicit Checker(const std::vector<std::string_view>& text) : text_(text) {}

    Verdict check(std::string_view position) {
        const auto start = G::parse_position(position);
        State state = start ? *start : State{};
        History history = history_from<G>(state);
        const bool right =
            (start || fail(2, start.error())) && play(state, history) && all_claims(state, history);
        return {right, right ? proved_ : fault_};
    }

private:
    bool fail(std::size_t number, const std::string& what) {
        fault_ = "line " + std::to_string(number) + ": " + what;
        return false;
    }
    [[nodiscard]] std::string_view line(std::size_t at) const {
        return at < text_.size() ? text_[at] : "";
    }

    /// Makes the moves that came before.
    bool play(State& state, History& history) {
        std::string_view moves = line(next_);
        if (take_prefix(moves, "moves ")) {
            ++next_;
            for (const std::string_view word : words(moves)) {
                const auto move = G::parse_move(state, word);
                if (!move || G::outcome(state, history).over()) {
                    return fail(next_, move ? "the game is over" : move.error());
                }
                advance<G>(state, history, *move);
            }
        }
        return Kind::can_be_claimed(state) || fail(2, "nothing can be claimed of this position");
    }

    bool all_claims(const State& state, History& history) {
        while (line(next_) != "end" || proved_.empty()) {
            const std::string_view words = line(next_++);
            if (!read_claim(words)) {
                return fail(next_, "expected " + std::string(proved_.empty() ? "" : "end, or ") +
                                       "claim, red or black, " + std::string(Kind::kBefore) +
                                       ", a number, " + std::string(Kind::kAfter));
            }
            const std::size_t at = next_;
            known_.clear();
            positions_ = 0;
            if (!read_lines() || !holds(state, history, 0, lines_.size(), at)) {
                return false;
            }
            proved_.append(proved_.empty() ? "" : "\n").append("proved: ");
            proved_.append(words.substr(kClaim.size())).append(", ");
            proved_.append(std::to_string(lines_.size())).append(" lines, ");
            proved_.append(std::to_string(positions_)).append(" positions");
        }
        const bool ended =
            next_ + 1 == text_.size() || (next_ + 2 == text_.size() && line(next_ + 1).empty());
        return ended || fail(next_ + 2, "expected nothing after end");
    }

    /// "claim SIDE BEFORE N AFTER"
    bool read_claim(std::string_view text) {
        const bool is_claim = take_prefix(text, kClaim);
        const std::string_view side = take_word(text);
        claim_.side = side == "black" ? Seat::Black : Seat::Red;
        const bool told =
            is_claim && (side == "red" || side == "black") && take_prefix(text, Kind::kBefore);
        std::string_view word = take_word(text);
        const int sign = take_prefix(word, "-") ? -1 : 1;
        const auto number = parse_number(word);
        claim_.amount = sign * static_cast<int>(std::min<std::uint64_t>(number.value_or(0), 9999));
        return told && number && text == Kind::kAfter;
    }

    /// The lines of one proof.
    bool read_lines() {
        lines_.clear();
        std::vector<std::size_t> open;  // the lines that the next one may lie below
        for (;; ++next_) {
            const bool more = line(next_).substr(0, 1) == " ";
            const std::size_t depth = more ? line(next_).find_first_not_of(' ') : 1;
            if (depth > open.size() + 1 || depth > kDeepest) {
                return fail(next_ + 1, "expected a move at most one space further right");
            }
            for (; open.size() >= depth; open.pop_back()) {
                lines_[open.back()].after = lines_.size();
            }
            if (!more) {
                return true;
            }
            open.push_back(lines_.size());
            lines_.push_back({line(next_).substr(depth), next_ + 1, 0});
        }
    }

    /// Whether the lines from `first` up to `last` prove the claim of this position, which line
    /// `above` of the file leads to.
    bool holds(const State& state, History& history, std::size_t first, std::size_t last,
               std::size_t above) {
        if (++positions_ > kMostPositions) {
            return fail(above, "the proof has too many positions to be checked");
        }
        if (const auto ended = Kind::ended(state, history, claim_, made_)) {
            return *ended ? first == last || fail(lines_[first].number, "it is proved without this")
                          : fail(above, "the claim is not reached here");
        }
        const std::string name = Kind::name(state);
        if (first == last) {
            return known_.count(name) > 0 || fail(above, "the answer is missing");
        }
        const bool own = G::turn(state).seat == claim_.side;
        if (own && lines_[first].after != last) {
            return fail(lines_[lines_[first].after].number, "expected one move only");
        }
        const bool right = answered(state, history, first, last, above, own);
        if (right && !name.empty()) {
            known_.insert(name);
        }
        return right;
    }

    /// True if the claim holds after every move of these lines and, unless it is the claiming
    /// side's `own` turn, after every legal move.
    bool answered(const State& state, History& history, std::size_t first, std::size_t last,
                  std::size_t above, bool own) {
        std::vector<Move> named;
        std::size_t others = lines_.size();
        for (std::size_t at = first; at < last; at = lines_[at].after) {
            if (!own && lines_[at].move == "*" && lines_[at].after == last) {
                others = at;
                break;
            }
            const auto move = G::parse_move(state, lines_[at].move);
            if (!move || std::count(named.begin(), named.end(), *move) > 0) {
                return fail(lines_[at].number, move ? "expected no move twice" : move.error());
            }
            named.push_back(*move);
            if (!holds_after(state, history, *move, at)) {
                return false;
            }
        }
        for (const Move& move : moves_in<G>(state)) {
            if (own || std::count(named.begin(), named.end(), move) > 0) {
                continue;
            }
            const std::string text = G::move_text(state, move);
            if (others == lines_.size()) {
                return fail(above, "the answer to " + text + " is missing");
            } else if (!holds_after(state, history, move, others)) {
                fault_.append(" (after ").append(text).append(")");
                return false;
            }
        }
        return true;
    }

    bool holds_after(State state, History& history, const Move& move, std::size_t at) {
        advance<G>(state, history, move);
        ++made_;
        const bool right = holds(state, history, at + 1, lines_[at].after, lines_[at].number);
        --made_;
        history.pop();
        return right;
    }

    const std::vector<std::string_view>& text_;
    std::size_t next_ = 2;  ///< to be read
    Claim claim_;
    std::vector<Line> lines_;                ///< of the claim
    std::unordered_set<std::string> known_;  ///< positions that it has been proved of
    std::uint64_t positions_ = 0;
    int made_ = 0;  ///< moves
    std::string proved_, fault_;
};

}  // namespace

int least_at_rest(const ant_war::State& state, Seat side) {
    using namespace ant_war;
    const Spaces theirs = state.ants[index(other(side))];
    Spaces reached;  // by any of them, with any number of moves
    theirs.each([&](Cell from) {
        Spaces seen;
        std::vector<Cell> open{from};
        while (!open.empty()) {
            const Cell at = open.back();
            open.pop_back();
            (targets(movement(state.at(from)), at) & state.coverable).each([&](Cell to) {
                if (!seen.has(to)) {
                    seen.add(to);
                    reached.add(to);
                    open.push_back(to);
                }
            });
        }
    });
    int least = 0;
    state.spaces.each([&](Cell cell) {
        const Card card = state.at(cell);
        if (card.is_ant_of(other(side))) {
            least -= static_cast<int>(card.value());
        } else if (card.is_ant_of(side) && !reached.has(cell)) {
            least += static_cast<int>(card.value());
        } else if (card.is_joker()) {
            bool ours = false, contested = (neighbours(cell) & reached).count() > 0 ||
                                           (neighbours(cell) & theirs).count() > 0;
            (neighbours(cell) & state.ants[index(side)]).each([&](Cell beside) {
                ours = ours || !reached.has(beside);
            });
            least += ours == contested ? 0 : ours ? kJokerPoints : -kJokerPoints;
        }
    });
    return least;
}

Verdict check_certificate(std::string_view text) {
    const std::vector<std::string_view> lines = split(text, '\n');
    std::string_view position = lines.size() > 1 ? lines[1] : "";
    if (lines[0] != kHead || text.size() > kLongestText) {
        return {false, "line 1: expected '" + std::string(kHead) + "' and at most 64 MiB"};
    }
    if (!take_prefix(position, "position ")) {
        return {false, "line 2: expected position and a position"};
    }
    const std::string_view game = position.substr(0, position.find(' '));
    return game == Army::G::kId ? Checker<Army>(lines).check(position)
           : game == War::G::kId
               ? Checker<War>(lines).check(position)
               : Verdict{false,
                         "line 2: " +
                             unexpected("game", game, "expected army-ants or ant-war").message};
}

}  // namespace anthill::check
