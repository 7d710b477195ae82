// Ant War: two rounds, each dealt by a chance of its own, and cuts. Player 1 has the red seat and
// deals the first round. Within a round the colours belong to the side that took them; the totals
// are by player.

#include <array>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/ant_war/rules.h"
#include "remote/table.h"

namespace anthill::remote {

namespace {

using ant_war::AntWar;

class RoundsTable final : public Table {
public:
    RoundsTable(const Terms& terms, std::uint64_t seed) : Table(terms), seed_(seed) {
        deal(terms.red, seed);
    }

    [[nodiscard]] std::optional<Side> decider() const override {
        return round_over() ? std::nullopt : Table::decider();
    }
    [[nodiscard]] bool chance_due() const override {
        return round_over() ? !is_second_ : Table::chance_due();
    }
    [[nodiscard]] std::optional<std::string> result() const override {
        if (!round_over() || !is_second_) {
            return std::nullopt;
        }
        std::array<int, 2> totals = totals_;
        count(totals);
        const int lead = totals[index(terms().red)] - totals[index(other(terms().red))];
        const std::string reason(text(AntWar::kScore));
        if (lead == 0) {
            return "draw " + reason;
        }
        return "won " + winner_text(lead > 0 ? terms().red : other(terms().red)) + " " + reason;
    }

    Parsed<std::size_t> decide(std::span<const std::string> steps) override {
        const std::string& step = steps.front();
        const Side decides = *decider();
        const auto error = play(step);
        if (const auto colour = after("move:take:", step); colour && !error) {
            const bool red = *colour == text(Seat::Red);
            owner_ = {red ? decides : other(decides), red ? other(decides) : decides};
        }
        return one_step(error);
    }

    std::string draw(std::uint64_t seed) override {
        if (round_over()) {
            count(totals_);
            before_ = Table::shown().moves;
            before_.push_back("deal:" + std::to_string(seed));
            is_second_ = true;
            deal(other(terms().red), seed);
            return {};
        }
        // Sorted by their bytes; a joker would be cut again.
        std::vector<std::string> cuts;
        for (std::string& cut : match_->legal_moves()) {
            if (cut != "cut:**") {
                cuts.push_back(std::move(cut));
            }
        }
        const bool coin = cuts.size() == 2 && cuts[1] == "cut:red";
        const std::string cut =
            coin ? (seed % 2 == 0 ? "cut:red" : "cut:black") : cuts[seed % cuts.size()];
        [[maybe_unused]] const auto error = match_->play(cut);
        assert(!error);
        close_past();
        return "move:" + cut;
    }

    [[nodiscard]] Side side(Seat colour) const noexcept override {
        return owner_[anthill::index(colour)];
    }
    /// As a match of two rounds.
    [[nodiscard]] Shown shown() const override {
        Shown here{dealt(terms(), "seed=" + std::to_string(seed_))->start_text(), before_, 0};
        const Shown round = Table::shown();
        here.moves.insert(here.moves.end(), round.moves.begin(), round.moves.end());
        return here;
    }

    void undo(std::size_t moves) override {
        Table::undo(moves);
        const auto state = AntWar::parse_position(match_->position_text());
        assert(state);
        if (state->phase == ant_war::Phase::Odds || state->phase == ant_war::Phase::Take) {
            owner_ = {dealer_, other(dealer_)};
        }
    }

protected:
    [[nodiscard]] std::string winner_text(Side side) const override {
        return side == terms().red ? "player 1" : "player 2";
    }

private:
    [[nodiscard]] bool round_over() const { return match_->outcome().over(); }

    /// Until colours have been taken the dealer goes by red.
    void deal(Side dealer, std::uint64_t seed) {
        match_ = dealt(terms(), "rounds=1 seed=" + std::to_string(seed));
        dealer_ = dealer;
        owner_ = {dealer, other(dealer)};
        close_past();
    }

    /// Adds the points of the round to what each side has.
    void count(std::array<int, 2>& totals) const {
        const auto state = AntWar::parse_position(match_->position_text());
        assert(state);
        const std::array<int, 2> points = ant_war::points(*state);
        for (const Seat colour : {Seat::Red, Seat::Black}) {
            totals[index(side(colour))] += points[anthill::index(colour)];
        }
    }

    std::uint64_t seed_;               ///< of the first round
    std::vector<std::string> before_;  ///< the moves of the first round, and the second deal
    Side dealer_ = Side::Host;
    std::array<Side, 2> owner_{};  ///< by colour
    std::array<int, 2> totals_{};  ///< of the rounds before, by side
    bool is_second_ = false;
};

}  // namespace

std::unique_ptr<Table> rounds_table(const Terms& terms, std::uint64_t seed) {
    return std::make_unique<RoundsTable>(terms, seed);
}

}  // namespace anthill::remote
