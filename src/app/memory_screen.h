#pragma once

// A MemoryCanvas on the screen, for browsers without a graphics processor: of each frame only what
// differs from the one before is painted and shown. Used by App.

#include <functional>
#include <span>
#include <utility>

#include "app/memory_canvas.h"
#include "app/screen_canvas.h"

namespace anthill {

class MemoryScreen final : public ScreenCanvas {
public:
    /// Brings a part of a picture onto the screen: RGBA, rows from the top without gaps.
    using Show = std::function<void(std::span<const std::uint8_t> pixels, Size size, Rect part)>;

    explicit MemoryScreen(Show show) : show_(std::move(show)) {}

    void set_look(const Theme& theme, const Layout& layout) override;
    void invalidate() override { whole_ = true; }
    void draw(const Scene& scene, int milliseconds) override;
    bool prepare(const Scene& scene, int milliseconds) override;
    [[nodiscard]] bool ready() const noexcept override { return missing_ == 0; }

private:
    Show show_;
    MemoryCanvas canvas_;
    Size size_;
    Scene shown_;
    bool whole_ = true;
    std::size_t missing_ = 0;
};

}  // namespace anthill
