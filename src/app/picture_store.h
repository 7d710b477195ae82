#pragma once

// The pictures of a canvas at every size in use, as the canvas keeps them: textures of SDL, or
// plain pixels. Used by SdlCanvas and MemoryCanvas.

#include <SDL.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "app/failure.h"
#include "app/sprite_rasterizer.h"
#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill {

/// Kept is what the canvas makes of a rasterised picture; false in a condition when it could not.
/// A picture that cannot be made is reported, left out, and not tried again as long as the scene
/// shows it at that size in that look.
template <class Kept>
class PictureStore {
public:
    /// True when the look is another one. A new size keeps the old pictures for stretching until
    /// their successors are made; a new theme must not show old colours.
    bool set_look(const Theme& theme, const Layout& layout) {
        const int line = layout.device_pixels(1);
        if (theme_ == &theme && gap_ == layout.gap() && line_ == line) {
            return false;
        }
        if (theme_ != &theme || line_ != line) {
            made_.clear();
        }
        theme_ = &theme;
        gap_ = layout.gap();
        line_ = line;
        return true;
    }

    /// Makes what the scene shows and is not there, for at most `milliseconds` (at least one; a
    /// negative number: all). `keep(surface, picture)` is asked for what to keep of each. How many
    /// have not been tried yet.
    template <class Keep>
    std::size_t make_missing(const Scene& scene, int milliseconds, Keep keep) {
        std::size_t missing = 0;
        const Uint64 start = SDL_GetTicks64();
        bool time_left = true;
        int made = 0;
        for (const SceneItem& item : scene.items) {
            if (!item.has_picture() || find(item.picture, item.size) != nullptr) {
                continue;
            }
            if (!time_left) {
                ++missing;
                continue;
            }
            Surface surface = rasterizer_.rasterize(item.picture, item.size, gap_, line_, *theme_);
            Kept kept = surface ? keep(std::move(surface), item.picture) : Kept{};
            if (!kept) {
                report_failure("a picture cannot be made");
            }
            made_.push_back({item.picture, item.size, std::move(kept)});
            time_left =
                milliseconds < 0 || (++made < kMostInSlice &&
                                     SDL_GetTicks64() - start < static_cast<Uint64>(milliseconds));
        }
        if (missing == 0) {
            rasterizer_.release();
        }
        return missing;
    }

    /// At this size, else at whatever size can be stretched to it; what is false when there is none
    /// yet.
    [[nodiscard]] const Kept& closest(Picture picture, Size size) const {
        static const Kept kNone{};
        const auto is_there = [&](const Made& made) {
            return made.picture == picture && static_cast<bool>(made.kept) &&
                   !lie_across(made.size, size);
        };
        const auto exact = std::find_if(made_.begin(), made_.end(), [&](const Made& made) {
            return is_there(made) && made.size == size;
        });
        if (exact != made_.end()) {
            return exact->kept;
        }
        const auto found = std::find_if(made_.rbegin(), made_.rend(), is_there);
        return found == made_.rend() ? kNone : found->kept;
    }

    /// Drops what the scene does not show, when that is too much.
    void forget_unused(const Scene& scene) {
        const auto unused = [&scene](const Made& made) {
            return std::none_of(scene.items.begin(), scene.items.end(),
                                [&made](const SceneItem& item) {
                                    return item.has_picture() && item.picture == made.picture &&
                                           item.size == made.size;
                                });
        };
        if (made_.size() > kUnusedMost && static_cast<std::size_t>(std::count_if(
                                              made_.begin(), made_.end(), unused)) > kUnusedMost) {
            std::erase_if(made_, unused);
        }
    }

private:
    // Old sizes are kept while new ones are made, a few pictures come and go with the selection,
    // and cards that turn towards the side to move turn back; beyond this many unused ones they are
    // dropped.
    static constexpr std::size_t kUnusedMost = 64;
    // Small pictures are made so fast that a slice could hand over dozens, more than some drivers
    // take within one frame without complaint.
    static constexpr int kMostInSlice = 10;

    struct Made {
        Picture picture;
        Size size;
        Kept kept;  ///< false in a condition where it could not be made
    };

    /// One of two strips stands and the other lies: the board has been turned.
    static bool lie_across(Size one, Size other) noexcept {
        return (one.h > 2 * one.w && other.w > 2 * other.h) ||
               (one.w > 2 * one.h && other.h > 2 * other.w);
    }

    [[nodiscard]] const Kept* find(Picture picture, Size size) const {
        const auto found = std::find_if(made_.begin(), made_.end(), [&](const Made& made) {
            return made.picture == picture && made.size == size;
        });
        return found == made_.end() ? nullptr : &found->kept;
    }

    const Theme* theme_ = nullptr;
    int gap_ = 1;
    int line_ = 1;
    SpriteRasterizer rasterizer_;
    std::vector<Made> made_;  // a hundred or so: searched from end to end
};

}  // namespace anthill
