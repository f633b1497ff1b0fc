// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/vgu.h"

#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;
namespace vgu = openvg::vgu;

namespace {

using N = Number;

/// What it computes is the program's.
void ignore(VgCall&) {}

constexpr VgEntry kEntries[] = {
    forward<&vgu::line, Handle, N, N, N, N>("vguLine"),
    forward<&vgu::polygon, Handle, Numbers<2, 2>, N, N>("vguPolygon"),
    forward<&vgu::rect, Handle, N, N, N, N>("vguRect"),
    forward<&vgu::roundRect, Handle, N, N, N, N, N, N>("vguRoundRect"),
    forward<&vgu::ellipse, Handle, N, N, N, N>("vguEllipse"),
    forward<&vgu::arc, Handle, N, N, N, N, N, N, N>("vguArc"),
    {"vguComputeWarpQuadToSquare", 9, &ignore},
    {"vguComputeWarpSquareToQuad", 9, &ignore},
    {"vguComputeWarpQuadToQuad", 17, &ignore},
};

} // namespace

std::span<const VgEntry> vguEntries()
{
    return kEntries;
}

} // namespace vitrine::core
