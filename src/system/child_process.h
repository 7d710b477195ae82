#pragma once

// A program that runs beside this one and is spoken to in lines.

#include <cstdio>
#include <memory>
#include <string>

#include "core/parsed.h"

namespace anthill::system {

/// Ends with this: its input is closed and its end is waited for.
class ChildProcess {
public:
    /// Starts `program`, a path without arguments.
    static Parsed<std::unique_ptr<ChildProcess>> start(const std::string& program);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    /// Its standard input.
    [[nodiscard]] std::FILE* to() const noexcept { return to_; }
    /// Its standard output.
    [[nodiscard]] std::FILE* from() const noexcept { return from_; }

private:
    ChildProcess(std::FILE* to, std::FILE* from, long id) noexcept
        : to_(to), from_(from), id_(id) {}

    std::FILE* to_;
    std::FILE* from_;
    [[maybe_unused]] long id_;  ///< only POSIX needs it
};

}  // namespace anthill::system
