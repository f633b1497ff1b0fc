// SPDX-License-Identifier: Apache-2.0
// Image filters.
#include "core/api/openvg/limits.h"
#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

/// As many values as arguments 2 and 3 tell. Larger kernels than there can be are refused unread.
struct Kernel {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        const auto side = [&call](std::size_t argument) {
            return static_cast<std::uint64_t>(
                std::clamp<std::int64_t>(call.arguments.integer(argument), 0, openvg::kMaxKernelSize));
        };
        return call.arguments.value(index).isNull() ? T{} : Elements<2>::readArray<T>(call, index, side(2) * side(3));
    }
};

constexpr VgEntry kEntries[] = {
    forward<&Context::colorMatrix, Handle, Handle, Some<20>>("vgColorMatrix"),
    forward<&Context::convolve, Handle, Handle, N, N, N, N, Kernel, N, N, N>("vgConvolve"),
    forward<&Context::separableConvolve, Handle, Handle, N, N, N, N, Numbers<2>, Numbers<3>, N, N, N>(
        "vgSeparableConvolve"),
    forward<&Context::gaussianBlur, Handle, Handle, N, N, N>("vgGaussianBlur"),
    forward<&Context::lookup, Handle, Handle, Table, Table, Table, Table, N, N>("vgLookup"),
    forward<&Context::lookupSingle, Handle, Handle, Some<256>, N, N, N>("vgLookupSingle"),
};

} // namespace

std::span<const VgEntry> vgFilterEntries()
{
    return kEntries;
}

} // namespace vitrine::core
