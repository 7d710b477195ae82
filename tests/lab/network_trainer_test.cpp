// The trainer of the network of Army Ants.

#include <cmath>
#include <vector>

#include "lab/network_trainer.h"
#include "lab/self_play.h"
#include "support/by_build.h"
#include "support/catch.h"

namespace anthill::tests {

using namespace lab;

namespace {

std::vector<BattlePosition> played(int games) {
    IterativeDeepening<army_ants::ArmyAnts, army_ants::Knowledge> search(12);
    std::vector<BattlePosition> positions;
    for (int game = 0; game < games; ++game) {
        play_against_itself(search, 60, static_cast<std::uint64_t>(game), positions);
    }
    return positions;
}

std::vector<Example> examples(int games) {
    std::vector<Example> out;
    for (const BattlePosition& position : played(games)) {
        out.push_back({position, static_cast<float>(position.result.value_or(0.5))});
    }
    return out;
}

void learn(NetworkTrainer& trainer, const std::vector<Example>& all, int passes) {
    std::vector<const Example*> order;
    order.reserve(all.size());
    for (const Example& example : all) {
        order.push_back(&example);
    }
    for (int pass = 0; pass < passes; ++pass) {
        trainer.learn(order, 0.002F);
    }
}

double squared_error(const NetworkTrainer& trainer, const std::vector<Example>& all) {
    double sum = 0;
    for (const Example& example : all) {
        sum += std::pow(
            static_cast<double>(trainer.chance(example.position.state) - example.chance), 2);
    }
    return sum / static_cast<double>(all.size());
}

}  // namespace

TEST_CASE("a network learns what it is told, the same from the same seed") {
    const auto all = examples(by_build(30, 10));
    REQUIRE(all.size() > by_build<std::size_t>(100, 30));
    for (const int threads : {1, 3}) {
        CAPTURE(threads);
        NetworkTrainer trainer(7, threads), again(7, threads), another(8, threads);
        const double before = squared_error(trainer, all);
        for (NetworkTrainer* each : {&trainer, &again, &another}) {
            learn(*each, all, 150);
        }
        const double after = squared_error(trainer, all);
        CHECK(after < before / 2);
        CHECK(network_text(trainer.rounded()) == network_text(again.rounded()));
        CHECK(network_text(trainer.rounded()) != network_text(another.rounded()));
    }
}

TEST_CASE("a network that training begins with comes out as it was before the first step") {
    NetworkTrainer trainer(1);
    trainer.begin_with(army_ants::network());
    CHECK(network_text(trainer.rounded()) == army_ants::kNetworkText);
}

TEST_CASE("a position is worth what comes of it, as far as its game goes") {
    Rng rng(1);
    army_ants::State first = *army_ants::ArmyAnts::deal("", rng), second = first;
    army_ants::ArmyAnts::apply(second, army_ants::Move::pass());
    // Red wins the first game, of which two positions are kept, and loses the second.
    const std::vector<BattlePosition> positions{
        {first, 100, 1.0}, {second, 50, 0.0}, {first, -300, 0.0}};
    const double one = chance_of(100), two = chance_of(50), three = chance_of(-300);
    const auto chances = [&](double share, double ahead) {
        std::vector<double> out;
        for (const Example& example : examples_of(positions, share, ahead)) {
            out.push_back(static_cast<double>(example.chance));
        }
        return out;
    };
    const auto alone = chances(0.8, 0);
    CHECK(alone[0] == Approx(0.8 * one + 0.2));
    CHECK(alone[1] == Approx(0.8 * two));
    CHECK(alone[2] == Approx(0.8 * three));
    const auto ahead = chances(1, 0.25);
    CHECK(ahead[1] == Approx(0.75 * two));
    CHECK(ahead[0] == Approx(0.75 * one + 0.25 * (1 - ahead[1])));
    CHECK(ahead[2] == Approx(0.75 * three));
}

TEST_CASE("in whole numbers a network says nearly the same") {
    const auto all = examples(20);
    NetworkTrainer trainer(1);
    learn(trainer, all, 60);
    const army_ants::Network network = trainer.rounded();
    army_ants::NetworkSums sums;
    for (const Example& example : all) {
        const army_ants::State& state = example.position.state;
        const double odds = sums.evaluate(network, state, 0) / double{army_ants::Network::kScale};
        REQUIRE(1 / (1 + std::exp(-odds)) ==
                Approx(static_cast<double>(trainer.chance(state))).margin(0.04));
    }
}

TEST_CASE("what a position is with left and right changed over") {
    const auto positions = played(2);
    for (const BattlePosition& position : positions) {
        const army_ants::State other_way = mirrored(position.state);
        REQUIRE(army_ants::ArmyAnts::count_moves(other_way) ==
                army_ants::ArmyAnts::count_moves(position.state));
        REQUIRE(mirrored(other_way).cards == position.state.cards);
    }
}

}  // namespace anthill::tests
