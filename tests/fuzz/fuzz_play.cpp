// Play itself: bytes choose a deal and then among the legal moves. After every move the promises of
// engine/game.h and match/match.h are held: texts go round, copies play alike, a seat's view is the
// same for the same position, and everything can be taken back.

#include <array>
#include <optional>
#include <vector>

#include "check.h"
#include "match/match.h"
#include "match/new_match.h"
#include "match/record.h"

namespace {

using namespace anthill;

constexpr std::array kDeals = {
    "army-ants edition=2008 setup=random",
    "army-ants edition=2020 setup=random",
    "army-ants edition=community setup=random",
    "army-ants edition=2020 setup=minor",
    "army-ants edition=community setup=total",
    "ant-war",
    "ant-war deck=analytical",
    "ant-war shape=4x4",
    "ant-war shape=2x10",
    "ant-war shape=spiral",
    "ant-war shape=random",
    "ant-war shape=random jokers=0",
    "red-vs-black",
    "army-ants aggression=off",
    "ant-war shape=9x6",
    "ant-war shape=5x2 rounds=1",
    "ant-war shape=-xxxx-/xxxxxx/xx--xx/xx--xx/xxxxxx/-xxxx-",
    "red-vs-black clear=60",
};

/// Checks the promises of the rules about a position directly, without the match.
template <class G>
void check_state(const std::string& text) {
    const auto read = G::parse_position(text);
    fuzz::promise(static_cast<bool>(read), "the game reads its own position", text);
    const typename G::State state = *read;
    const typename G::State copy = state;
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        fuzz::promise(G::observe(state, seat) == G::observe(copy, seat),
                      "equal positions look equal", text);
        typename G::Moves moves;
        G::legal_moves(state, seat, moves);
        for (const auto move : moves) {
            typename G::State one = state;
            typename G::State other = copy;
            G::apply(one, move);
            G::apply(other, move);
            fuzz::promise(one == other && G::key(one) == G::key(other), "copies play alike", text);
        }
    }
}

void check_position(const Match& match) {
    const std::string text = match.position_text();
    visit_game(match.game_id(),
               [&text](auto tag) { check_state<typename decltype(tag)::Game>(text); });
    const auto again = match_from_position(text);
    fuzz::promise(static_cast<bool>(again) && (*again)->position_text() == text,
                  "positions go round", text);
    // A position by itself knows no history, so what ends by repetition may go on in it.
    if (!match.outcome().over()) {
        fuzz::promise((*again)->legal_moves() == match.legal_moves(), "the same moves are legal",
                      text);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) {
        return 0;
    }
    const std::string deal =
        std::string(kDeals[data[0] % kDeals.size()]) + " seed=" + std::to_string(data[1]);
    auto dealt = new_match(deal);
    fuzz::promise(static_cast<bool>(dealt), "a deal is dealt", deal);
    Match& match = **dealt;
    std::vector<std::string> positions = {match.position_text()};
    for (std::size_t i = 2; i < size && i < 300; ++i) {
        const std::vector<std::string> moves = match.legal_moves();
        if (moves.empty()) {
            fuzz::promise(match.outcome().over(), "whoever cannot move has ended the game",
                          match.position_text());
            break;
        }
        const std::string& move = moves[data[i] % moves.size()];
        const auto error = match.play(move);
        fuzz::promise(!error, "a legal move is played", positions.back() + "\n" + move);
        positions.push_back(match.position_text());
        check_position(match);
    }

    const std::size_t end = match.ply();
    const bool over = match.outcome().over();
    const std::string record = write_record(match, Notes{});
    for (std::size_t ply = end; ply > match.earliest(); --ply) {
        fuzz::promise(!match.go_to(ply - 1), "a move can be taken back", positions[ply]);
        fuzz::promise(match.position_text() == positions[ply - 1],
                      "taken back, everything is as it was", positions[ply]);
    }
    if (match.earliest() > 0) {
        const bool refused = match.go_to(match.earliest() - 1).has_value();
        fuzz::promise(refused != over,
                      "what was revealed stays known, and a finished game is looked through",
                      record);
        const std::vector<std::string> moves = match.legal_moves();
        fuzz::promise(refused || moves.empty() || match.play(moves.front()),
                      "nothing is played where one only looks", record);
    }
    fuzz::promise(!match.go_to(end) && match.position_text() == positions[end], "and played again",
                  record);
    const auto replayed = read_record(record);
    fuzz::promise(replayed && replayed->match->position_text() == positions[end],
                  "the record replays to the same end", record);
    return 0;
}
