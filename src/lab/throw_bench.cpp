#include "lab/commands.h"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "lab/number_source.h"
#include "lab/options.h"
#include "physics/red_vs_black/survey.h"

namespace anthill {

using dice::chi_square;
using dice::quantile;
using dice::Survey;
using red_vs_black::Aim;
using red_vs_black::Place;
using red_vs_black::Reach;

namespace {

struct Options {
    std::uint64_t throws = 4000;
    std::uint64_t seed = 1;
    std::uint64_t fingerprint = 200;
    std::string table;
};

void print_speed(int speed, Survey& survey) {
    const auto share_of = [&survey](const auto& places, Place place) {
        return static_cast<double>(places[static_cast<std::size_t>(place)]) /
               static_cast<double>(survey.ahead.size());
    };
    const auto share = [&](Place place) { return share_of(survey.places, place); };
    const auto clear = [&](Place place) { return share_of(survey.clear_places, place); };
    std::printf(
        "speed %5.2f  seconds %.2f (%.2f to %.2f)  ahead %5.2f (%5.2f to %5.2f)  own colour %.3f  "
        "other %.3f  own hill %.3f  "
        "near hill %.3f  off %.3f  nowhere %.3f  with clear=60: own colour %.3f  nowhere %.3f  "
        "chi2 %.1f\n",
        speed / 100.0, quantile(survey.seconds, 0.5), quantile(survey.seconds, 0.05),
        quantile(survey.seconds, 0.95), quantile(survey.ahead, 0.5), quantile(survey.ahead, 0.05),
        quantile(survey.ahead, 0.95), share(Place::Red), share(Place::Black), share(Place::OwnHill),
        share(Place::EnemyHill), share(Place::Off), share(Place::Nowhere), clear(Place::Red),
        clear(Place::Nowhere), chi_square(survey.faces));
    std::fflush(stdout);
}

std::string quantiles_text(std::vector<double>& values) {
    std::string text;
    for (const int part : Reach::kParts) {
        char number[16];
        const double value = quantile(values, static_cast<double>(part) / Reach::kAll);
        std::snprintf(number, sizeof number, "%s%.0f", text.empty() ? "" : ", ", 100 * value);
        text += number;
    }
    return text;
}

bool write_table(const Options& options, std::array<Survey, red_vs_black::kReachSpeeds>& surveys) {
    std::FILE* const file = std::fopen(options.table.c_str(), "w");
    if (file == nullptr) {
        return false;
    }
    const std::string command = "anthill throw-bench throws=" + std::to_string(options.throws) +
                                " seed=" + std::to_string(options.seed) +
                                "\n// table=src/games/red_vs_black/reach_table.cpp";
    std::fprintf(file,
                 "%s\n#include \"games/red_vs_black/reach.h\"\n\nnamespace anthill::red_vs_black "
                 "{\n\nconst std::array<Reach, kReachSpeeds> kReach{{\n",
                 lab::made_by_lines(command, "").c_str());
    for (Survey& survey : surveys) {
        std::fprintf(file, "    {{{%s}},\n     {{%s}}},\n", quantiles_text(survey.right).c_str(),
                     quantiles_text(survey.ahead).c_str());
    }
    std::fputs("}};\n\n}  // namespace anthill::red_vs_black\n", file);
    return std::fclose(file) == 0;
}

}  // namespace

int run_throw_bench(int count, const char* const* arguments) {
    Options options;
    const std::array known{lab::number_option("throws", options.throws, 1, 10'000'000),
                           lab::number_option("seed", options.seed, 0, 10'000'000),
                           lab::number_option("fingerprint", options.fingerprint, 0, 10'000'000),
                           lab::text_option("table", options.table, "the name of a file")};
    if (const auto error = lab::read_options(lab::words_from(0, count, arguments), known)) {
        return lab::refuse(
            "throw-bench", *error,
            "anthill throw-bench [throws=4000] [seed=1] [fingerprint=200] [table=FILE]");
    }
    std::array<Survey, red_vs_black::kReachSpeeds> surveys;
    std::array<std::uint64_t, dice::kSides> faces{};
    std::uint64_t nudges = 0;
    double lean = 1;
    for (std::size_t i = 0; i < surveys.size(); ++i) {
        const int speed = Aim::kSlowest + 100 * static_cast<int>(i);
        surveys[i].add(options.throws, speed, options.seed + i * options.throws);
        print_speed(speed, surveys[i]);
        for (std::size_t face = 0; face < faces.size(); ++face) {
            faces[face] += surveys[i].faces[face];
        }
        nudges += surveys[i].nudges;
        lean = std::min(lean, surveys[i].lean);
    }
    std::printf("faces");
    std::uint64_t all = 0;
    for (const std::uint64_t face : faces) {
        std::printf(" %" PRIu64, face);
        all += face;
    }
    std::printf("\ndice %" PRIu64
                "  chi2 %.1f (fair dice: below 16.9 in 95 of 100 cases)  nudges %" PRIu64
                "  least upright %.6f\n",
                all, chi_square(faces), nudges, lean);
    std::printf("fingerprint of %" PRIu64 " throws %016" PRIx64 "\n", options.fingerprint,
                dice::fingerprint(static_cast<unsigned>(options.fingerprint)));
    if (!options.table.empty() && !write_table(options, surveys)) {
        std::fprintf(stderr, "throw-bench: %s: cannot be written\n", options.table.c_str());
        return 1;
    }
    return 0;
}

}  // namespace anthill
