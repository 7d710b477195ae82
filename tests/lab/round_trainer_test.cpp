// The trainer of the network of Ant War, and the rounds that it learns from.

#include "lab/round_trainer.h"

#include <bit>
#include <cmath>
#include <vector>

#include "lab/round_self_play.h"
#include "support/catch.h"

namespace anthill::tests {

using namespace lab;
using ant_war::RoundGeometry;
using ant_war::RoundState;

namespace {

std::vector<RoundPosition> played(int rounds, const RoundSelfPlay& how) {
    RoundTeacher teacher;
    std::vector<RoundPosition> positions;
    for (int round = 0; round < rounds; ++round) {
        REQUIRE_FALSE(teacher.play(how, static_cast<std::uint64_t>(round), positions));
    }
    return positions;
}

/// Small enough to be worked out at once.
RoundSelfPlay small_rounds() {
    RoundSelfPlay how;
    how.most = 10;
    how.searched = 100;
    how.deal = "rounds=1 shape=4x4";
    return how;
}

std::vector<RestOfRound> rests(const std::vector<RoundPosition>& positions) {
    std::vector<RestOfRound> rests;
    for (const RoundPosition& position : positions) {
        rests.push_back(rest_of_round(position));
    }
    return rests;
}

void learn(RoundTrainer& trainer, const std::vector<RestOfRound>& all, int passes) {
    std::vector<const RestOfRound*> order;
    for (const RestOfRound& example : all) {
        order.push_back(&example);
    }
    for (int pass = 0; pass < passes; ++pass) {
        trainer.learn(order, 0.002F);
    }
}

double squared_error(const RoundTrainer& trainer, const std::vector<RestOfRound>& all) {
    double sum = 0;
    for (const RestOfRound& example : all) {
        sum += std::pow(static_cast<double>(trainer.points(example) - example.points), 2);
    }
    return sum / static_cast<double>(all.size());
}

}  // namespace

TEST_CASE("positions of rounds are worth what the solver says, the same from the same seed") {
    const auto positions = played(6, small_rounds());
    REQUIRE(positions.size() > 20);
    ant_war::Solver solver(14);
    std::size_t exact = 0;
    for (const RoundPosition& position : positions) {
        const RoundGeometry geometry(position.state);
        const RoundState round(position.state, geometry);
        if (std::popcount(round.ants[0] | round.ants[1] | geometry.jokers) <= 10) {
            solver.start(round, 0);
            while (!solver.solved()) {
                solver.step(10'000);
            }
            REQUIRE(position.score == 100 * solver.value());
            ++exact;
        }
    }
    CHECK(exact > 10);
    CHECK(exact < positions.size());
    const auto again = played(6, small_rounds());
    REQUIRE(again.size() == positions.size());
    CHECK(again.back().state == positions.back().state);
}

TEST_CASE("the network of Ant War learns what it is told, the same from the same seed") {
    const auto all = rests(played(40, small_rounds()));
    REQUIRE(all.size() > 150);
    RoundTrainer trainer(7), again(7), another(8);
    const double before = squared_error(trainer, all);
    for (RoundTrainer* each : {&trainer, &again, &another}) {
        learn(*each, all, 150);
    }
    CHECK(squared_error(trainer, all) < before / 2);
    CHECK(network_text(trainer.rounded()) == network_text(again.rounded()));
    CHECK(network_text(trainer.rounded()) != network_text(another.rounded()));
}

TEST_CASE("in whole numbers the network of Ant War says nearly the same") {
    const auto positions = played(20, small_rounds());
    const auto all = rests(positions);
    RoundTrainer trainer(1);
    learn(trainer, all, 60);
    const ant_war::Network network = trainer.rounded();
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const RoundGeometry geometry(positions[i].state);
        REQUIRE(network.evaluate(RoundState(positions[i].state, geometry)) / 100.0 ==
                Approx(static_cast<double>(trainer.points(all[i]))).margin(0.4));
    }
}

}  // namespace anthill::tests
