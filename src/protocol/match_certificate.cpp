#include "protocol/match_certificate.h"

#include <utility>

#include "core/text.h"
#include "match/game_match.h"
#include "match/new_match.h"
#include "players/all_players.h"

namespace anthill {

namespace {

/// The first lines: the position, with the moves before it where they count for repetition.
template <class G>
std::vector<std::string> head_of(const GameMatch<G>& match) {
    std::vector<std::string> lines{"anthill proof 1"};
    if (match.history().run() == 0) {
        lines.push_back("position " + match.position_text());
        return lines;
    }
    lines.push_back("position " + match.start_text());
    std::string moves = "moves";
    for (std::size_t ply = 0; ply < match.ply(); ++ply) {
        moves.append(" ").append(match.move_text(ply));
    }
    lines.push_back(std::move(moves));
    return lines;
}

template <class G, class Maker>
class CertificateOf final : public MatchCertificate {
public:
    explicit CertificateOf(const GameMatch<G>& match)
        : head_(head_of(match)), maker_(certificate(match.state(), match.history())) {}

    bool step(std::uint64_t nodes) override { return maker_.step(nodes); }
    [[nodiscard]] std::uint64_t nodes() const override { return maker_.nodes(); }
    [[nodiscard]] std::vector<std::string> lines() const override {
        if (!maker_.proved()) {
            return {};
        }
        std::vector<std::string> lines = head_;
        lines.insert(lines.end(), maker_.claims().begin(), maker_.claims().end());
        lines.emplace_back("end");
        return lines;
    }

private:
    std::vector<std::string> head_;
    Maker maker_;
};

template <class State>
concept IsCertified = requires(const State& state, const History& history) {
    certificate(state, history);
};

}  // namespace

Parsed<std::unique_ptr<MatchCertificate>> certificate_of(const Match& match) {
    Parsed<std::unique_ptr<MatchCertificate>> made = unexpected(
        "game", match.game_id(), "its results are chances, expected a game without dice");
    if (match.outcome().over()) {
        return unexpected("command", "certificate", "the game is over, expected a game in play");
    }
    visit_game(match.game_id(), [&](auto tag) {
        using G = typename decltype(tag)::Game;
        if constexpr (IsCertified<typename G::State>) {
            using Maker = decltype(certificate(std::declval<const typename G::State&>(),
                                               std::declval<const History&>()));
            made = std::unique_ptr<MatchCertificate>(
                std::make_unique<CertificateOf<G, Maker>>(static_cast<const GameMatch<G>&>(match)));
        }
    });
    return made;
}

}  // namespace anthill
