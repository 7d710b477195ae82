// Army Ants with secret set-ups: the host seals its cards, the guest shows its own, the host opens.
// Then everything lies open.

#include <array>
#include <cassert>
#include <set>
#include <utility>

#include "core/text.h"
#include "games/army_ants/board.h"
#include "match/match.h"
#include "remote/table.h"

namespace anthill::remote {

namespace {

using army_ants::kCardsPerSide;

class SetupTable final : public Table {
public:
    explicit SetupTable(const Terms& terms)
        : Table(terms), minor_(draws_cards(terms.game, terms.options)) {}

    [[nodiscard]] std::optional<Side> decider() const override {
        if (match_) {
            return Table::decider();
        }
        return seal_ && !cards_[index(Side::Guest)] ? Side::Guest : Side::Host;
    }

    [[nodiscard]] Due due() const override {
        if (match_) {
            return Due::Move;
        }
        if (!seal_) {
            return Due::SealCards;
        }
        return cards_[index(Side::Guest)] ? Due::Open : Due::Cards;
    }
    [[nodiscard]] unsigned seals() const override { return seal_ ? 1 : 0; }

    Parsed<std::size_t> decide(std::span<const std::string> steps) override {
        if (match_) {
            return one_step(play(steps.front()));
        }
        if (!seal_) {
            return take_seal(steps.front());
        }
        return take_cards(steps, *decider());
    }

private:
    Parsed<std::size_t> take_seal(std::string_view step) {
        const auto digest = digest_after("seal:", step);
        if (!digest) {
            return Error{digest.error()};
        }
        seal_ = *digest;
        return std::size_t{1};
    }

    /// [drawn:d] cards:C of the guest, [drawn:d] open:SALT:cards:C of the host.
    Parsed<std::size_t> take_cards(std::span<const std::string> steps, Side side) {
        std::size_t used = 0;
        std::string draw;
        if (minor_) {
            auto order = read_draw(steps[used++], side);
            if (!order) {
                return Error{order.error()};
            }
            draw = *std::move(order);
            if (used == steps.size()) {
                return Error{side == Side::Host ? "expected open: after drawn:"
                                                : "expected cards: after drawn:"};
            }
        }
        std::string_view secret = steps[used++];
        if (side == Side::Host) {
            auto opened = open_seal(secret, terms(), side, 1, *seal_);
            if (!opened) {
                return Error{opened.error()};
            }
            secret = *opened;
        }
        const auto cards = after("cards:", secret);
        if (!cards) {
            return unexpected("step", secret, "expected cards:");
        }
        if (auto error = check(*cards, draw, side)) {
            return *error;
        }
        cards_[index(side)] = std::string(*cards);
        draw_[index(side)] = std::move(draw);
        if (side == Side::Host) {
            reveal();
        }
        return used;
    }

    /// The cards of a side in the order in which it draws them.
    Parsed<std::string> read_draw(std::string_view step, Side side) const {
        const auto secret = digest_after("drawn:", step);
        if (!secret) {
            return Error{secret.error()};
        }
        if (drawn(*secret) != *terms().drawn[index(side)]) {
            return unexpected("step", step, "this is not what drawn= promised");
        }
        const std::uint64_t seed =
            draw_seed(terms().id, side, *secret, terms().first[index(other(side))]);
        const std::string position =
            dealt(terms(), "seed=" + std::to_string(seed))->position_text();
        for (const std::string_view word : words(position)) {
            if (const auto both = after("draw=", word)) {
                return std::string(split(*both, ',')[anthill::index(seat(side))]);
            }
        }
        assert(false && "a Minor Deployment has cards to draw");
        return std::string();
    }

    /// The rules of a set-up, and that each row holds the cards drawn for it.
    [[nodiscard]] std::optional<Error> check(std::string_view cards, std::string_view draw,
                                             Side side) const {
        const std::string error =
            setup_error(terms().game + " setup=" + (minor_ ? "minor" : "total") +
                        " side=" + std::string(text(seat(side))) + " cards=" + std::string(cards));
        if (!error.empty()) {
            return Error{error};
        }
        if (cards.find('.') != std::string_view::npos) {
            return unexpected("cards", cards, "expected all 19");
        }
        for (unsigned first = 0; minor_ && first < kCardsPerSide;
             first = army_ants::row_end(first)) {
            std::multiset<std::string_view> laid;
            std::multiset<std::string_view> due;
            for (unsigned i = first; i < army_ants::row_end(first); ++i) {
                const std::string_view card = cards.substr(std::size_t{2} * i, 2);
                const std::string_view drawn = draw.substr(std::size_t{2} * i, 2);
                laid.insert(card);
                due.insert(drawn);
            }
            if (laid != due) {
                return unexpected(
                    "cards", cards.substr(std::size_t{2} * first, std::size_t{2} * laid.size()),
                    "expected the cards drawn for this row");
            }
        }
        return std::nullopt;
    }

    /// Lays all cards on the board.
    void reveal() {
        match_ = dealt(terms(), "seed=0");
        if (minor_) {
            const std::string dealt = match_->position_text();
            std::string position;
            for (const std::string_view word : words(dealt)) {
                position.append(position.empty() ? "" : " ");
                position.append(after("draw=", word) ? "draw=" + draw_[index(terms().red)] + "," +
                                                           draw_[index(other(terms().red))]
                                                     : std::string(word));
            }
            auto drawn = match_from_position(position);
            assert(drawn);
            match_ = *std::move(drawn);
        }
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            const std::string& cards = *cards_[index(side(seat))];
            const auto positions = army_ants::deal_positions(seat);
            for (std::size_t i = 0; i < kCardsPerSide; ++i) {
                const std::string move =
                    cards.substr(2 * i, 2) + "@" + army_ants::BoardGrid::name(positions[i]);
                [[maybe_unused]] const auto error = match_->play(move);
                assert(!error);
            }
        }
        close_past();
    }

    bool minor_;
    std::optional<Digest16> seal_;
    std::array<std::optional<std::string>, 2> cards_;  ///< by side
    std::array<std::string, 2> draw_;                  ///< by side
};

}  // namespace

std::unique_ptr<Table> setup_table(const Terms& terms) {
    return std::make_unique<SetupTable>(terms);
}

}  // namespace anthill::remote
