// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/limits.h"
#include "core/api/openvg/pixel_rows.h"
#include "core/api/replay/forward.h"
#include "core/api/replay/vg_call.h"

#include <algorithm>

/// The rules of forward.h for handles and data of OpenVG.

namespace vitrine::core::replay {

using openvg::Context;

/// A handle of any kind.
struct Handle {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        return call.handles.find(static_cast<VGHandle>(call.arguments.integer(index)));
    }
};

/// A rule for data that may be absent: null is a span without data.
template <typename Rule>
struct Optional {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        return call.arguments.value(index).isNull() ? T{} : Rule::template read<T>(call, index);
    }
};

template <std::size_t kCount, std::uint64_t kEach = 1>
using Numbers = Optional<Elements<kCount, kEach>>;
template <std::uint64_t kNumber>
using Some = Optional<Fixed<kNumber>>;

/// 256 bytes.
struct Table {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        constexpr std::size_t kEntries = 256;
        const auto bytes = call.arguments.bytes(index, kEntries);
        return {reinterpret_cast<const VGubyte*>(bytes.data()), std::min(bytes.size(), kEntries)};
    }
};

/// As many values as arguments `kWidth` and the next one tell. Larger kernels than there can be are refused unread.
template <std::size_t kWidth>
struct Kernel {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        const auto side = [&call](std::size_t argument) {
            return static_cast<std::uint64_t>(
                std::clamp<std::int64_t>(call.arguments.integer(argument), 0, openvg::kMaxKernelSize));
        };
        return call.arguments.value(index).isNull()
                   ? T{}
                   : Elements<kWidth>::template readArray<T>(call, index, side(kWidth) * side(kWidth + 1));
    }
};

/// Pixels in the program's memory: stride and format stand behind them, width and height in arguments from `kWidth` on.
template <std::size_t kWidth>
struct PixelData {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        const auto number = [&call](std::size_t argument) {
            return static_cast<VGint>(call.arguments.integer(argument));
        };
        return call.arguments.bytes(
            index, openvg::bytesOf({number(index + 1), number(index + 2), number(kWidth), number(kWidth + 1)}));
    }
};

/// Where pixels are read to; nobody looks at them, and the errors are what matters.
struct PixelRoom {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        constexpr std::size_t kPixelBytes = 4;
        return call.arguments.value(index).isNull() ? T{} : call.arguments.scratch(kPixelBytes);
    }
};

/// A call that makes an object: maps the recorded handle to ours.
template <auto kCreate, typename... Rules>
void create(VgCall& call)
{
    const auto recorded = static_cast<VGHandle>(call.call.result.asInteger());
    if (recorded == VG_INVALID_HANDLE)
        return; // The recorded program went on without it.
    const VGHandle ours = run<kCreate, Rules...>(call);
    if (!call.arguments.failed() && ours != VG_INVALID_HANDLE)
        call.handles.set(recorded, ours);
}

/// A call that ends a handle.
template <auto kDestroy>
void destroy(VgCall& call)
{
    run<kDestroy, Handle>(call);
    if (!call.arguments.failed())
        call.handles.erase(static_cast<VGHandle>(call.arguments.integer(0)));
}

/// The entry of a call that makes an object.
template <auto kCreate, typename... Rules>
constexpr VgEntry creating(std::string_view name)
{
    return {name, sizeof...(Rules), &create<kCreate, Rules...>};
}

/// The entry of a call that ends a handle.
template <auto kDestroy>
constexpr VgEntry destroying(std::string_view name)
{
    return {name, 1, &destroy<kDestroy>};
}

} // namespace vitrine::core::replay
