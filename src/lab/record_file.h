#pragma once

// Files of positions of one game: a line that names the format, then records of one size.

#include <cstddef>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"

namespace anthill::lab {

/// Record: plain bytes.
template <class Record>
struct RecordFile {
    std::string_view header;  ///< the line, with its end
    std::string_view game;    ///< for errors
    bool (*valid)(const Record& record) noexcept;

    /// Begins a file; false where it cannot be written.
    bool write_header(std::FILE* file) const {
        return std::fwrite(header.data(), 1, header.size(), file) == header.size();
    }
    static bool write(std::FILE* file, const Record& record) {
        return std::fwrite(&record, sizeof record, 1, file) == 1;
    }

    /// All records of the file. The error says what is wrong with it, and where.
    [[nodiscard]] Parsed<std::vector<Record>> read(const std::string& name) const {
        const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "rb"),
                                                                   std::fclose);
        if (file == nullptr) {
            return Error{"'" + name + "' cannot be opened"};
        }
        std::string begin(header.size(), '\0');
        if (std::fread(begin.data(), 1, begin.size(), file.get()) != begin.size() ||
            begin != header) {
            return Error{"'" + name + "' is no file of positions"};
        }
        std::vector<Record> records;
        Record record;
        std::size_t got = 0;
        while ((got = std::fread(&record, 1, sizeof record, file.get())) == sizeof record) {
            if (!valid(record)) {
                return Error{"'" + name + "', position " + std::to_string(records.size() + 1) +
                             ": not a position of " + std::string(game)};
            }
            records.push_back(record);
        }
        if (got != 0) {
            return Error{"'" + name + "' ends within position " +
                         std::to_string(records.size() + 1)};
        }
        return records;
    }
};

}  // namespace anthill::lab
