#pragma once

// Words of the form name=value, as positions and deal options are made of. For the notation of
// games.

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace anthill {

/// The name of a field and where in `Fields` its value goes; empty where there was none.
template <class Fields>
struct FieldName {
    std::string_view name;
    std::string_view Fields::*value;
};

template <class Fields>
Parsed<Fields> parse_fields(std::span<const std::string_view> words,
                            std::span<const FieldName<Fields>> known) {
    Fields fields;
    for (const std::string_view word : words) {
        const std::size_t equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        const auto field = std::find_if(known.begin(), known.end(), [name](const auto& candidate) {
            return candidate.name == name;
        });
        if (field == known.end()) {
            std::string expected = "expected";
            for (const auto& candidate : known) {
                expected.append(&candidate == known.data() ? " " : ", ")
                    .append(candidate.name)
                    .append("=");
            }
            return unexpected("field", word, expected);
        }
        if (equals == std::string_view::npos || equals + 1 == word.size()) {
            return unexpected("field", word, "expected a value after '='");
        }
        if (!(fields.*field->value).empty()) {
            return unexpected("field", word, "expected " + std::string(name) + " only once");
        }
        fields.*field->value = word.substr(equals + 1);
    }
    return fields;
}

}  // namespace anthill
