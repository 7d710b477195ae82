#pragma once

// Optional interfaces. Callers query an object for one with as<ThrowsDice>(), so that the interface
// that all games share names no game's peculiarity. A substitute for dynamic_cast, since the wasm
// modules are built without type information.

namespace anthill {

class Capable {
public:
    Capable() = default;
    Capable(const Capable&) = delete;
    Capable& operator=(const Capable&) = delete;
    virtual ~Capable() = default;

    /// This as the capability; null where it has none.
    template <class Capability>
    [[nodiscard]] Capability* as() noexcept {
        return static_cast<Capability*>(capability(id_of<Capability>()));
    }

protected:
    using CapabilityId = const void*;

    /// Returns the capability with this id, or null. Classes override it with a call of offer().
    virtual void* capability(CapabilityId /*id*/) noexcept { return nullptr; }

    template <class... Capabilities, class Self>
    static void* offer(CapabilityId id, Self& self) noexcept {
        void* found = nullptr;
        ((found = id == id_of<Capabilities>() ? static_cast<Capabilities*>(&self) : found), ...);
        return found;
    }

private:
    template <class Capability>
    static constexpr char kName = 0;
    template <class Capability>
    static CapabilityId id_of() noexcept {
        return &kName<Capability>;
    }
};

}  // namespace anthill
