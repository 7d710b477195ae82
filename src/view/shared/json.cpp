#include "view/shared/json.h"

namespace anthill {

void JsonWriter::comma() {
    if (!text_.empty() && text_.back() != '{' && text_.back() != '[' && text_.back() != ':') {
        text_ += ',';
    }
}

JsonWriter& JsonWriter::open(char bracket) {
    comma();
    text_ += bracket;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    text_ += bracket;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    value(name);
    text_ += ':';
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    static constexpr char kDigits[] = "0123456789abcdef";
    comma();
    text_ += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (byte < 0x20) {
            text_ += "\\u00";
            text_ += kDigits[byte >> 4];
            text_ += kDigits[byte & 15];
        } else {
            text_ += c;
        }
    }
    text_ += '"';
    return *this;
}

JsonWriter& JsonWriter::value(long long number) {
    comma();
    text_ += std::to_string(number);
    return *this;
}

JsonWriter& JsonWriter::value(bool truth) {
    comma();
    text_ += truth ? "true" : "false";
    return *this;
}

JsonWriter& JsonWriter::null() {
    comma();
    text_ += "null";
    return *this;
}

}  // namespace anthill
