// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/machine.h"
#include "captures/record/driver/vg_functions.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>

/// How the model executes calls of OpenVG: a rule for each argument says how much memory is behind it.
///
///     table.vgSetfv = forward<&C::setfv, &VgFunctions::vgSetfv, Plain, Plain, Elements<1>>;

namespace vitrine::captures::model {

/// A call of OpenVG in progress. It holds the machine, and makes the thread's context current there. It is false when
/// the thread has no context: the call then does nothing.
class VgCall {
public:
    using Effect = core::openvg::WindowedSystem::Effect;

    explicit VgCall(Effect effect) : m_lock(Machine::get().mutex())
    {
        if (thisThread().vg.context)
            m_vg = &Machine::get().bindVg(thisThread(), effect);
    }
    ~VgCall()
    {
        if (m_vg)
            Machine::get().reportDraw();
    }
    VgCall(const VgCall&) = delete;
    VgCall& operator=(const VgCall&) = delete;
    explicit operator bool() const { return m_vg; }

    [[nodiscard]] core::openvg::Context& vg() const { return *m_vg; }
    [[nodiscard]] const core::openvg::Path* path(VGPath handle) const { return vg().shareGroup().paths.find(handle); }

private:
    std::lock_guard<std::mutex> m_lock;
    core::openvg::Context* m_vg = nullptr;
};

namespace vg_rules {

/// `count` elements, or bytes, in the program's memory. A null pointer is a span without data.
template <typename T>
[[nodiscard]] auto memoryAt(T* data, std::uint64_t count)
{
    using Byte = std::conditional_t<std::is_const_v<T>, const std::byte, std::byte>;
    using Element = std::conditional_t<std::is_void_v<T>, Byte, T>;
    return std::span<Element>(static_cast<Element*>(data), data ? count : 0);
}

template <typename T>
std::uint64_t countOf(T count)
{
    return count > 0 ? static_cast<std::uint64_t>(count) : 0;
}

/// A number or a handle.
struct Plain {
    template <typename T>
    static T read(const VgCall&, T value, const auto&)
    {
        return value;
    }
};

/// As many elements as argument `kCount` tells, `kEach` for each.
template <std::size_t kCount, std::uint64_t kEach = 1>
struct Elements {
    template <typename T>
    static auto read(const VgCall&, T* data, const auto& arguments)
    {
        return memoryAt(data, countOf(std::get<kCount>(arguments)) * kEach);
    }
};

/// As many coefficients as arguments `kWidth` and the next one tell.
template <std::size_t kWidth>
struct Kernel {
    static auto read(const VgCall&, const VGshort* data, const auto& arguments)
    {
        return memoryAt(data, countOf(std::get<kWidth>(arguments)) * countOf(std::get<kWidth + 1>(arguments)));
    }
};

template <std::uint64_t kNumber>
struct Fixed {
    template <typename T>
    static auto read(const VgCall&, T* data, const auto&)
    {
        return memoryAt(data, kNumber);
    }
};

template <typename Member>
struct CFunction;
template <typename R, typename... Args>
struct CFunction<R (*VgFunctions::*)(Args...)> {
    using Result = R;

    /// What a call returns that has no context to go to.
    static R nothing()
    {
        if constexpr (std::is_same_v<R, VGUErrorCode>)
            return VGU_BAD_HANDLE_ERROR; // without a context there is no path
        else if constexpr (std::is_same_v<R, VGErrorCode>)
            return VG_NO_CONTEXT_ERROR;
        else
            return R();
    }

    template <auto kFunction, VgCall::Effect kEffect, typename... Rules>
    static R call(Args... args)
    {
        static_assert(sizeof...(Args) == sizeof...(Rules), "one rule per argument");
        const VgCall call(kEffect);
        if (!call)
            return nothing();
        [[maybe_unused]] const std::tuple<Args...> all(args...);
        return std::invoke(kFunction, call.vg(), Rules::read(call, args, all)...);
    }
};
template <auto kFunction, auto kMember, typename... Rules>
inline constexpr auto forward =
    &CFunction<decltype(kMember)>::template call<kFunction, VgCall::Effect::Other, Rules...>;

/// For a call that draws.
template <auto kFunction, auto kMember, typename... Rules>
inline constexpr auto draw = &CFunction<decltype(kMember)>::template call<kFunction, VgCall::Effect::Draws, Rules...>;

template <typename>
using PlainFor = Plain;

template <auto kFunction, VgCall::Effect kEffect, typename R, typename... Args>
constexpr auto plainFunction(R (*VgFunctions::*)(Args...))
{
    return &CFunction<R (*VgFunctions::*)(Args...)>::template call<kFunction, kEffect, PlainFor<Args>...>;
}

/// For functions that take only numbers.
template <auto kFunction, auto kMember>
inline constexpr auto plain = plainFunction<kFunction, VgCall::Effect::Other>(kMember);
template <auto kFunction, auto kMember>
inline constexpr auto plainDraw = plainFunction<kFunction, VgCall::Effect::Draws>(kMember);

} // namespace vg_rules

} // namespace vitrine::captures::model
