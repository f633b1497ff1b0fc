// SPDX-License-Identifier: Apache-2.0
// Paths, paint and VGU.
#include "captures/record/driver/model/vg_call.h"
#include "captures/record/driver/model/vg_calls.h"
#include "core/api/openvg/path_data.h"
#include "core/api/openvg/vgu.h"

#include <array>

namespace vitrine::captures::model {

using namespace vg_rules;
using C = core::openvg::Context;
using V = VgFunctions;
using N = Plain;

namespace vgu = core::openvg::vgu;

namespace {

/// The coordinates of the commands before them, as many as the path's data type makes of them. A call that is refused
/// reads neither: there may be none.
struct AppendedData {
    static std::span<const std::byte> read(const VgCall& call, const void* data, const auto& arguments)
    {
        const auto& [handle, count, commands, coordinates] = arguments;
        const core::openvg::Path* path = call.path(handle);
        const bool isRead = path && commands && call.vg().appendError(handle) == VG_NO_ERROR;
        return memoryAt(data, isRead ? core::openvg::coordinatesOf(memoryAt(commands, countOf(count))) *
                                           core::openvg::bytesOf(path->data->datatype())
                                     : 0);
    }
};

std::uint64_t bytesOfCommands(const core::openvg::Path* path, VGint first, VGint count)
{
    if (!path)
        return 0;
    const auto commands = path->data->commands();
    const std::uint64_t from = std::min<std::uint64_t>(countOf(first), commands.size());
    const std::uint64_t number = std::min<std::uint64_t>(countOf(count), commands.size() - from);
    return core::openvg::coordinatesOf(commands.subspan(from, number)) * core::openvg::bytesOf(path->data->datatype());
}

struct ModifiedData {
    static std::span<const std::byte> read(const VgCall& call, const void* data, const auto& arguments)
    {
        const auto& [handle, first, count, coordinates] = arguments;
        return memoryAt(data, bytesOfCommands(call.path(handle), first, count));
    }
};

std::uint64_t coordinateBytes(VGPath handle)
{
    const VgCall call(VgCall::Effect::Other);
    const core::openvg::Path* path = call ? call.path(handle) : nullptr;
    return path ? core::openvg::bytesOf(path->data->datatype()) : 0;
}

std::uint64_t commandBytes(VGPath handle, VGint first, VGint count)
{
    const VgCall call(VgCall::Effect::Other);
    return call ? bytesOfCommands(call.path(handle), first, count) : 0;
}

// These need no context, for they are nothing but arithmetic.
VGUErrorCode warpQuadToSquare(VGfloat sx0, VGfloat sy0, VGfloat sx1, VGfloat sy1, VGfloat sx2, VGfloat sy2, VGfloat sx3,
                              VGfloat sy3, VGfloat* matrix)
{
    const std::array quad{sx0, sy0, sx1, sy1, sx2, sy2, sx3, sy3};
    return vgu::computeWarpQuadToSquare(quad, memoryAt(matrix, 9));
}

VGUErrorCode warpSquareToQuad(VGfloat dx0, VGfloat dy0, VGfloat dx1, VGfloat dy1, VGfloat dx2, VGfloat dy2, VGfloat dx3,
                              VGfloat dy3, VGfloat* matrix)
{
    const std::array quad{dx0, dy0, dx1, dy1, dx2, dy2, dx3, dy3};
    return vgu::computeWarpSquareToQuad(quad, memoryAt(matrix, 9));
}

VGUErrorCode warpQuadToQuad(VGfloat dx0, VGfloat dy0, VGfloat dx1, VGfloat dy1, VGfloat dx2, VGfloat dy2, VGfloat dx3,
                            VGfloat dy3, VGfloat sx0, VGfloat sy0, VGfloat sx1, VGfloat sy1, VGfloat sx2, VGfloat sy2,
                            VGfloat sx3, VGfloat sy3, VGfloat* matrix)
{
    const std::array destination{dx0, dy0, dx1, dy1, dx2, dy2, dx3, dy3};
    const std::array source{sx0, sy0, sx1, sy1, sx2, sy2, sx3, sy3};
    return vgu::computeWarpQuadToQuad(destination, source, memoryAt(matrix, 9));
}

void addPaints(VgFunctions& table)
{
    table.vgCreatePaint = plain<&C::createPaint, &V::vgCreatePaint>;
    table.vgDestroyPaint = plain<&C::destroyPaint, &V::vgDestroyPaint>;
    table.vgSetPaint = plain<&C::setPaint, &V::vgSetPaint>;
    table.vgGetPaint = plain<&C::getPaint, &V::vgGetPaint>;
    table.vgSetColor = plain<&C::setColor, &V::vgSetColor>;
    table.vgGetColor = plain<&C::getColor, &V::vgGetColor>;
    table.vgPaintPattern = plain<&C::paintPattern, &V::vgPaintPattern>;
}

void addVgu(VgFunctions& table)
{
    table.vguLine = plain<&vgu::line, &V::vguLine>;
    table.vguPolygon = forward<&vgu::polygon, &V::vguPolygon, N, Elements<2, 2>, N, N>;
    table.vguRect = plain<&vgu::rect, &V::vguRect>;
    table.vguRoundRect = plain<&vgu::roundRect, &V::vguRoundRect>;
    table.vguEllipse = plain<&vgu::ellipse, &V::vguEllipse>;
    table.vguArc = plain<&vgu::arc, &V::vguArc>;
    table.vguComputeWarpQuadToSquare = &warpQuadToSquare;
    table.vguComputeWarpSquareToQuad = &warpSquareToQuad;
    table.vguComputeWarpQuadToQuad = &warpQuadToQuad;
}

} // namespace

void addVgPathCalls(VgFunctions& table)
{
    table.vgCreatePath = plain<&C::createPath, &V::vgCreatePath>;
    table.vgClearPath = plain<&C::clearPath, &V::vgClearPath>;
    table.vgDestroyPath = plain<&C::destroyPath, &V::vgDestroyPath>;
    table.vgRemovePathCapabilities = plain<&C::removePathCapabilities, &V::vgRemovePathCapabilities>;
    table.vgGetPathCapabilities = plain<&C::getPathCapabilities, &V::vgGetPathCapabilities>;
    table.vgAppendPath = plain<&C::appendPath, &V::vgAppendPath>;
    table.vgAppendPathData = forward<&C::appendPathData, &V::vgAppendPathData, N, N, Elements<1>, AppendedData>;
    table.vgModifyPathCoords = forward<&C::modifyPathCoords, &V::vgModifyPathCoords, N, N, N, ModifiedData>;
    table.vgTransformPath = plain<&C::transformPath, &V::vgTransformPath>;
    table.vgInterpolatePath = plain<&C::interpolatePath, &V::vgInterpolatePath>;
    table.vgPathLength = plain<&C::pathLength, &V::vgPathLength>;
    table.vgPointAlongPath =
        forward<&C::pointAlongPath, &V::vgPointAlongPath, N, N, N, N, Fixed<1>, Fixed<1>, Fixed<1>, Fixed<1>>;
    table.vgPathBounds = forward<&C::pathBounds, &V::vgPathBounds, N, Fixed<1>, Fixed<1>, Fixed<1>, Fixed<1>>;
    table.vgPathTransformedBounds =
        forward<&C::pathTransformedBounds, &V::vgPathTransformedBounds, N, Fixed<1>, Fixed<1>, Fixed<1>, Fixed<1>>;
    table.vgDrawPath = plainDraw<&C::drawPath, &V::vgDrawPath>;
    addPaints(table);
    addVgu(table);
    table.coordinateBytes = &coordinateBytes;
    table.commandBytes = &commandBytes;
}

} // namespace vitrine::captures::model
