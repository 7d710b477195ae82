#include "remote/table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <type_traits>
#include <utility>

#include "core/text.h"
#include "games/ant_war/rules.h"
#include "games/army_ants/rules.h"
#include "games/red_vs_black/rules.h"
#include "match/new_match.h"
#include "match/status.h"
#include "remote/throws.h"

namespace anthill::remote {

namespace {

// A module with one game alone (ANTHILL_GAME) has that game's table and no other.
template <class Wanted, class G>
constexpr bool is(GameTag<G>) noexcept {
    return std::is_same_v<Wanted, G>;
}

/// Everything lies open: moves and nothing else.
class OpenTable final : public Table {
public:
    OpenTable(const Terms& terms, std::unique_ptr<Match> match) : Table(terms) {
        match_ = std::move(match);
        close_past();
    }

    Parsed<std::size_t> decide(std::span<const std::string> steps) override {
        return one_step(play(steps.front()));
    }
};

}  // namespace

std::optional<std::string_view> after(std::string_view key, std::string_view step) noexcept {
    return step.substr(0, key.size()) == key ? std::optional(step.substr(key.size()))
                                             : std::nullopt;
}

Parsed<Digest16> digest_after(std::string_view key, std::string_view step) {
    const auto written = after(key, step);
    const auto digest = written ? parse_digest16(*written) : std::nullopt;
    if (!digest) {
        return unexpected("step", step,
                          "expected " + std::string(key) + " and 32 lower-case hexadecimal digits");
    }
    return *digest;
}

Parsed<std::size_t> one_step(const std::optional<Error>& error) {
    return error ? Parsed<std::size_t>(*error) : Parsed<std::size_t>(1);
}

std::unique_ptr<Match> dealt(const Terms& terms, std::string_view more) {
    auto match = new_match(terms.game + " " + terms.options + " " + std::string(more));
    assert(match);
    return *std::move(match);
}

Parsed<std::string_view> open_seal(std::string_view step, const Terms& terms, Side side, unsigned n,
                                   const Digest16& seal) {
    constexpr std::size_t kSalt = 32;
    const auto written = after("open:", step);
    const auto salt = written ? parse_digest16(written->substr(0, kSalt)) : std::nullopt;
    if (!salt || written->size() <= kSalt || (*written)[kSalt] != ':') {
        return unexpected(
            "step", step,
            "expected open:, 32 lower-case hexadecimal digits, a colon and the secret");
    }
    const std::string_view secret = written->substr(kSalt + 1);
    if (remote::seal(terms.id, side, n, *salt, secret) != seal) {
        return unexpected("step", step, "this does not open the seal");
    }
    return secret;
}

std::optional<Side> Table::decider() const {
    const Turn turn = match_->turn();
    return turn.kind == Turn::Kind::Decision ? std::optional(side(turn.seat)) : std::nullopt;
}

bool Table::chance_due() const { return match_ && match_->turn().kind == Turn::Kind::Chance; }

std::optional<std::string> Table::result() const {
    const Outcome outcome = match_ ? match_->outcome() : Outcome::playing();
    return outcome.over() ? std::optional(outcome_text(outcome)) : std::nullopt;
}

Shown Table::shown() const {
    Shown here{match_->start_text(), {}, 0};
    for (std::size_t ply = 0; ply < match_->ply(); ++ply) {
        here.moves.push_back(match_->move_text(ply));
    }
    return here;
}

std::string Table::winner_text(Side side) const { return std::string(text(seat(side))); }

std::string Table::resigned(Side side) const {
    return "won " + winner_text(other(side)) + " " + std::string(text(EndReason::kResigned));
}

std::size_t Table::undoable() const { return match_ ? match_->ply() - closed_ : 0; }

void Table::undo(std::size_t moves) {
    [[maybe_unused]] const auto error = match_->go_to(match_->ply() - moves);
    assert(!error);
}

std::optional<Error> Table::play(std::string_view step) {
    const auto move = after("move:", step);
    if (!move) {
        return unexpected("step", step, "expected move:");
    }
    return match_->play(*move);
}

bool draws_cards(std::string_view game, std::string_view options) noexcept {
    return game == army_ants::ArmyAnts::kId &&
           options.find("setup=minor") != std::string_view::npos;
}

bool sets_up(std::string_view options) noexcept {
    return options.find("setup=minor") != std::string_view::npos ||
           options.find("setup=total") != std::string_view::npos;
}

std::string dice_of(std::string_view game) {
    std::string dice;
    visit_game(game, [&dice](auto tag) {
        if constexpr (is<red_vs_black::RedVsBlack>(tag)) {
            dice = throws_fingerprint();
        }
    });
    return dice;
}

std::optional<Error> check_game(std::string_view game, std::string_view options,
                                std::string_view dice, bool draws) {
    const auto match = new_match(std::string(game) + " " + std::string(options));
    if (!match) {
        return Error{match.error()};
    }
    if (const std::string ours = dice_of(game); dice != ours) {
        return unexpected(
            "dice", dice,
            ours.empty() ? "expected none in this game" : "the dice of this program are " + ours);
    }
    if (draws != draws_cards(game, options)) {
        return Error{draws ? "drawn= is for Minor Deployments only"
                           : "expected drawn= in a Minor Deployment"};
    }
    return std::nullopt;
}

std::unique_ptr<Table> open_table(const Terms& terms, std::unique_ptr<Match> match) {
    return std::make_unique<OpenTable>(terms, std::move(match));
}

std::unique_ptr<Table> deal_table(const Terms& terms, std::uint64_t seed) {
    std::unique_ptr<Table> table;
    visit_game(terms.game, [&](auto tag) {
        if constexpr (is<ant_war::AntWar>(tag)) {
            table = rounds_table(terms, seed);
        } else if constexpr (is<red_vs_black::RedVsBlack>(tag)) {
            table = dice_table(terms);
        } else if (sets_up(terms.options)) {
            table = setup_table(terms);
        } else {
            table = open_table(terms, dealt(terms, "seed=" + std::to_string(seed)));
        }
    });
    return table;
}

}  // namespace anthill::remote
