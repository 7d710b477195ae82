#pragma once

// The result of reading outside text: a value, or one sentence that says what is wrong with it.

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace anthill {

/// One line without a line break that names the offending word and what was expected, as in
/// "card 'Xh' on b3: expected a rank A, 2-9 or Q and a suit h, d, s or c".
struct Error {
    std::string message;
};

/// Every reader of outside text returns one of these and changes nothing by itself: the caller
/// swaps the value in once it has all it needs. (No exceptions: the wasm modules are built without
/// them.)
template <class T>
class Parsed {
public:
    // Implicit, for `return value;` and `return Error{...};`.
    // NOLINTNEXTLINE(google-explicit-constructor)
    Parsed(T value) : value_(std::move(value)) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    Parsed(Error error) : error_(std::move(error.message)) {}

    [[nodiscard]] explicit operator bool() const noexcept { return value_.has_value(); }
    // Only when it holds a value.
    [[nodiscard]] const T& operator*() const& noexcept {
        assert(value_);
        return *value_;
    }
    [[nodiscard]] T&& operator*() && noexcept {
        assert(value_);
        return std::move(*value_);
    }
    [[nodiscard]] const T* operator->() const noexcept {
        assert(value_);
        return &*value_;
    }
    /// Empty when it holds a value.
    [[nodiscard]] const std::string& error() const noexcept { return error_; }

private:
    std::optional<T> value_;
    std::string error_;
};

}  // namespace anthill
