// The trainer of the network of Army Ants and the files it reads.

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "lab/network_trainer.h"
#include "lab/position_file.h"
#include "lab/self_play.h"
#include "support/by_build.h"
#include "support/catch.h"

namespace anthill::tests {

using namespace lab;

namespace {

std::vector<QuietPosition> played(int games) {
    IterativeDeepening<army_ants::ArmyAnts, army_ants::Knowledge> search(12);
    std::vector<QuietPosition> positions;
    for (int game = 0; game < games; ++game) {
        play_against_itself(search, 60, static_cast<std::uint64_t>(game), positions);
    }
    return positions;
}

std::vector<Lesson> lessons(int games) {
    std::vector<Lesson> out;
    for (const QuietPosition& position : played(games)) {
        out.push_back({stored(position), static_cast<float>(position.result.value_or(0.5))});
    }
    return out;
}

void learn(NetworkTrainer& trainer, const std::vector<Lesson>& all, int passes) {
    std::vector<const Lesson*> order;
    order.reserve(all.size());
    for (const Lesson& lesson : all) {
        order.push_back(&lesson);
    }
    for (int pass = 0; pass < passes; ++pass) {
        trainer.learn(order, 0.002F);
    }
}

double squared_error(const NetworkTrainer& trainer, const std::vector<Lesson>& all) {
    double sum = 0;
    for (const Lesson& lesson : all) {
        sum += std::pow(
            static_cast<double>(trainer.chance(lesson.position.state()) - lesson.chance), 2);
    }
    return sum / static_cast<double>(all.size());
}

/// A file of the test that is gone with it.
class TestFile {
public:
    TestFile() : name_((std::filesystem::temp_directory_path() / "anthill-positions").string()) {}
    TestFile(const TestFile&) = delete;
    TestFile& operator=(const TestFile&) = delete;
    ~TestFile() { std::remove(name_.c_str()); }

    [[nodiscard]] const std::string& name() const { return name_; }
    void write(const std::vector<QuietPosition>& positions, const std::string& more = "") const {
        std::FILE* const file = std::fopen(name_.c_str(), "wb");
        REQUIRE(file != nullptr);
        REQUIRE(write_position_header(file));
        for (const QuietPosition& position : positions) {
            REQUIRE(write_position(file, stored(position)));
        }
        REQUIRE(std::fwrite(more.data(), 1, more.size(), file) == more.size());
        std::fclose(file);
    }

private:
    std::string name_;
};

}  // namespace

TEST_CASE("positions come back from their file as they were") {
    const TestFile file;
    const auto positions = played(6);
    REQUIRE(positions.size() > 20);
    file.write(positions);
    const auto read = read_positions(file.name());
    REQUIRE(read);
    REQUIRE(read->size() == positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const army_ants::State state = (*read)[i].state();
        REQUIRE(army_ants::ArmyAnts::key(state) == army_ants::ArmyAnts::key(positions[i].state));
        REQUIRE((*read)[i].score_value() == positions[i].score);
        REQUIRE((*read)[i].known_result() == positions[i].result);
    }
}

TEST_CASE("files that are none of positions are refused, and where") {
    const TestFile file;
    file.write(played(2), "a piece");
    const auto cut = read_positions(file.name());
    REQUIRE_FALSE(cut);
    CHECK(std::string(cut.error()).find("ends within position") != std::string::npos);
    file.write({}, std::string(sizeof(StoredPosition), '\x7f'));
    const auto nonsense = read_positions(file.name());
    REQUIRE_FALSE(nonsense);
    CHECK(std::string(nonsense.error()).find("position 1: not a position") != std::string::npos);
    file.write({}, std::string(sizeof(StoredPosition), '\0'));
    CHECK_FALSE(read_positions(file.name()));  // no Queens
    CHECK_FALSE(read_positions(file.name() + "-that-is-not-there"));
}

TEST_CASE("a network learns what it is told, the same from the same seed") {
    const auto all = lessons(by_build(30, 10));
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
        CHECK(trainer.rounded().packed() == again.rounded().packed());
        CHECK(trainer.rounded().packed() != another.rounded().packed());
    }
}

TEST_CASE("a network that training begins with comes out as it was before the first step") {
    NetworkTrainer trainer(1);
    trainer.begin_with(army_ants::network());
    CHECK(trainer.rounded().packed() == army_ants::kNetworkText);
}

TEST_CASE("in whole numbers a network says nearly the same") {
    const auto all = lessons(20);
    NetworkTrainer trainer(1);
    learn(trainer, all, 60);
    const army_ants::Network network = trainer.rounded();
    army_ants::NetworkSums sums;
    for (const Lesson& lesson : all) {
        const army_ants::State state = lesson.position.state();
        const double odds = sums.evaluate(network, state, 0) / double{army_ants::Network::kScale};
        REQUIRE(1 / (1 + std::exp(-odds)) ==
                Approx(static_cast<double>(trainer.chance(state))).margin(0.04));
    }
}

TEST_CASE("what a position is with left and right changed over") {
    const auto positions = played(2);
    for (const QuietPosition& position : positions) {
        const army_ants::State other_way = mirrored(position.state);
        REQUIRE(army_ants::ArmyAnts::count_moves(other_way) ==
                army_ants::ArmyAnts::count_moves(position.state));
        REQUIRE(mirrored(other_way).cards == position.state.cards);
    }
}

}  // namespace anthill::tests
