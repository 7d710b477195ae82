#include "lab/options.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <set>

#include "core/text.h"

namespace anthill::lab {

std::optional<std::int64_t> parse_signed(std::string_view text) noexcept {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

namespace {

std::string names_of(std::span<const Option> options) {
    std::string text;
    for (std::size_t i = 0; i < options.size(); ++i) {
        text.append(i == 0 ? "" : i + 1 == options.size() ? " or " : ", ").append(options[i].name);
    }
    return text;
}

}  // namespace

Option seed_option(std::string_view name, std::uint64_t& value) {
    const auto take = [&value](std::string_view text) {
        const auto number = parse_number(text);
        value = number.value_or(value);
        return number.has_value();
    };
    return {name, "0 to " + std::to_string(std::numeric_limits<std::uint64_t>::max()), take};
}

Option switch_option(std::string_view name, bool& value) {
    const auto take = [&value](std::string_view text) {
        value = text == "1";
        return text == "0" || text == "1";
    };
    return {name, "0 or 1", take};
}

Option text_option(std::string_view name, std::string& value, std::string expected) {
    const auto take = [&value](std::string_view text) {
        value = text;
        return !text.empty();
    };
    return {name, std::move(expected), take};
}

std::optional<Error> read_options(std::span<const std::string_view> words,
                                  std::span<const Option> options, std::string* others) {
    std::set<std::string_view> given;
    for (const std::string_view word : words) {
        const std::size_t equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        const auto option = std::find_if(options.begin(), options.end(),
                                         [name](const Option& o) { return o.name == name; });
        if (option == options.end()) {
            if (others == nullptr) {
                return unexpected("option", word,
                                  "expected " + names_of(options) + ", then '=' and a value");
            }
            others->append(" ").append(word);
            continue;
        }
        if (equals == std::string_view::npos || !option->take(word.substr(equals + 1))) {
            return unexpected("option", word,
                              "expected " + std::string(name) + "= and " + option->expected);
        }
        if (!given.insert(name).second) {
            return unexpected("option", word, "expected " + std::string(name) + " only once");
        }
    }
    return std::nullopt;
}

std::vector<std::string_view> words_from(int first, int count, const char* const* arguments) {
    return first < count ? std::vector<std::string_view>(arguments + first, arguments + count)
                         : std::vector<std::string_view>();
}

Option nodes_option(std::uint64_t& value) {
    return number_option("nodes", value, 1, 1'000'000'000'000);
}

int refuse(std::string_view tool, const Error& error, std::string_view usage) {
    std::fprintf(stderr, "%s: %s\nusage: %s\n", std::string(tool).c_str(), error.message.c_str(),
                 std::string(usage).c_str());
    return 2;
}

}  // namespace anthill::lab
