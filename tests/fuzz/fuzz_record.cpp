// Records as they come from files, links and storage. An accepted text is written back to a record
// that reads as the same game.

#include "check.h"
#include "match/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace anthill;
    const std::string input(fuzz::text_of(data, size));
    const auto record = read_record(input);
    if (!record) {
        fuzz::promise_readable(record.error(), input);
        return 0;
    }
    const std::string written = write_record(*record->match, record->notes);
    const auto again = read_record(written);
    fuzz::promise(static_cast<bool>(again), "a record that we wrote can be read", written);
    fuzz::promise(again->notes == record->notes, "notes survive", written);
    fuzz::promise(again->match->ply() == record->match->ply() &&
                      again->match->length() == record->match->length(),
                  "moves that were taken back survive", written);
    fuzz::promise(write_record(*again->match, again->notes) == written,
                  "a record that we wrote stays as it is", written);
    return 0;
}
