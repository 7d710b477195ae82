// The trainer of the network of Ant War, the rounds that it learns from, and their files.

#include "lab/round_trainer.h"

#include <bit>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "lab/round_self_play.h"
#include "support/catch.h"

namespace anthill::tests {

using namespace lab;
using ant_war::RoundGeometry;
using ant_war::RoundState;

namespace {

std::vector<RoundLesson> played(int rounds, const RoundSelfPlay& how) {
    RoundTeacher teacher;
    std::vector<RoundLesson> lessons;
    for (int round = 0; round < rounds; ++round) {
        REQUIRE(teacher.play(how, static_cast<std::uint64_t>(round), lessons));
    }
    return lessons;
}

/// Small enough to be worked out at once.
RoundSelfPlay small_rounds() {
    RoundSelfPlay how;
    how.most = 10;
    how.searched = 100;
    how.deal = "rounds=1 shape=4x4";
    return how;
}

std::vector<RestOfRound> rests(const std::vector<RoundLesson>& lessons) {
    std::vector<RestOfRound> rests;
    for (const RoundLesson& lesson : lessons) {
        rests.push_back(rest_of_round(lesson));
    }
    return rests;
}

void learn(RoundTrainer& trainer, const std::vector<RestOfRound>& all, int passes) {
    std::vector<const RestOfRound*> order;
    for (const RestOfRound& lesson : all) {
        order.push_back(&lesson);
    }
    for (int pass = 0; pass < passes; ++pass) {
        trainer.learn(order, 0.002F);
    }
}

double squared_error(const RoundTrainer& trainer, const std::vector<RestOfRound>& all) {
    double sum = 0;
    for (const RestOfRound& lesson : all) {
        sum += std::pow(static_cast<double>(trainer.points(lesson) - lesson.points), 2);
    }
    return sum / static_cast<double>(all.size());
}

/// A file of the test that is gone with it.
class TestFile {
public:
    TestFile() : name_((std::filesystem::temp_directory_path() / "anthill-lessons").string()) {}
    TestFile(const TestFile&) = delete;
    TestFile& operator=(const TestFile&) = delete;
    ~TestFile() { std::remove(name_.c_str()); }

    [[nodiscard]] const std::string& name() const { return name_; }
    void write(const std::vector<RoundLesson>& lessons, const std::string& more = "") const {
        std::FILE* const file = std::fopen(name_.c_str(), "wb");
        REQUIRE(file != nullptr);
        REQUIRE(write_lesson_header(file));
        for (const RoundLesson& lesson : lessons) {
            REQUIRE(write_lesson(file, lesson));
        }
        REQUIRE(std::fwrite(more.data(), 1, more.size(), file) == more.size());
        std::fclose(file);
    }

private:
    std::string name_;
};

}  // namespace

TEST_CASE("positions of rounds are worth what the solver says, the same from the same seed") {
    const auto lessons = played(6, small_rounds());
    REQUIRE(lessons.size() > 20);
    ant_war::Solver solver(14);
    std::size_t exact = 0;
    for (const RoundLesson& lesson : lessons) {
        const ant_war::State state = lesson.state();
        const RoundGeometry geometry(state);
        const RoundState round(state, geometry);
        const int stacks = std::popcount(round.ants[0] | round.ants[1] | geometry.jokers);
        REQUIRE((lesson.exact == 1) == (stacks <= 10));
        if (lesson.exact == 1) {
            solver.start(round, 0);
            while (!solver.solved()) {
                solver.step(10'000);
            }
            REQUIRE(lesson.value_for_mover() == 100 * solver.value());
            ++exact;
        }
    }
    CHECK(exact > 10);
    CHECK(exact < lessons.size());
    const auto again = played(6, small_rounds());
    REQUIRE(again.size() == lessons.size());
    CHECK(again.back().cards == lessons.back().cards);
}

TEST_CASE("lessons come back from their file as they were") {
    const TestFile file;
    const auto lessons = played(3, small_rounds());
    file.write(lessons);
    const auto read = read_lessons(file.name());
    REQUIRE(read);
    REQUIRE(read->size() == lessons.size());
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        REQUIRE((*read)[i].cards == lessons[i].cards);
        REQUIRE((*read)[i].mover == lessons[i].mover);
        REQUIRE((*read)[i].value_for_mover() == lessons[i].value_for_mover());
    }
}

TEST_CASE("files that are none of lessons are refused, and where") {
    const TestFile file;
    file.write(played(1, small_rounds()), "a piece");
    const auto cut = read_lessons(file.name());
    REQUIRE_FALSE(cut);
    CHECK(std::string(cut.error()).find("ends within position") != std::string::npos);
    for (const char nonsense : {'\x7f', '\x01', '\0'}) {  // no cards, too many, no ant
        file.write({}, std::string(sizeof(RoundLesson), nonsense));
        const auto read = read_lessons(file.name());
        REQUIRE_FALSE(read);
        CHECK(std::string(read.error()).find("position 1: not a position of Ant War") !=
              std::string::npos);
    }
    CHECK_FALSE(read_lessons(file.name() + "-that-is-not-there"));
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
    CHECK(trainer.rounded().packed() == again.rounded().packed());
    CHECK(trainer.rounded().packed() != another.rounded().packed());
}

TEST_CASE("in whole numbers the network of Ant War says nearly the same") {
    const auto lessons = played(20, small_rounds());
    const auto all = rests(lessons);
    RoundTrainer trainer(1);
    learn(trainer, all, 60);
    const ant_war::Network network = trainer.rounded();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const ant_war::State state = lessons[i].state();
        const RoundGeometry geometry(state);
        REQUIRE(network.evaluate(RoundState(state, geometry)) / 100.0 ==
                Approx(static_cast<double>(trainer.points(all[i]))).margin(0.4));
    }
}

}  // namespace anthill::tests
