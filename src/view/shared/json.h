#pragma once

// Writes compact JSON: what the board hands to the page. Commas are its business, balance is the
// caller's.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace anthill {

class JsonWriter {
public:
    JsonWriter& open_object() { return open('{'); }
    JsonWriter& close_object() { return close('}'); }
    JsonWriter& open_array() { return open('['); }
    JsonWriter& close_array() { return close(']'); }
    JsonWriter& key(std::string_view name);

    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(long long number);
    JsonWriter& value(int number) { return value(static_cast<long long>(number)); }
    JsonWriter& value(unsigned number) { return value(static_cast<long long>(number)); }
    JsonWriter& value(std::size_t number) { return value(static_cast<long long>(number)); }
    JsonWriter& value(bool truth);
    JsonWriter& null();
    /// Null where there is nothing.
    template <class Value>
    JsonWriter& value(const std::optional<Value>& content) {
        return content ? value(*content) : null();
    }

    template <class Value>
    JsonWriter& field(std::string_view name, const Value& content) {
        return key(name).value(content);
    }
    /// An array of what `value_of` makes of each.
    template <class Range, class ValueOf = std::identity>
    JsonWriter& values(const Range& range, const ValueOf& value_of = {}) {
        open_array();
        for (const auto& each : range) {
            value(value_of(each));
        }
        return close_array();
    }

    [[nodiscard]] const std::string& text() const noexcept { return text_; }

private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void comma();

    std::string text_;
};

}  // namespace anthill
