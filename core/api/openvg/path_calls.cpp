// SPDX-License-Identifier: Apache-2.0
// Paths as objects of a context (OpenVG §8.6).
#include "core/api/openvg/context.h"
#include "core/api/openvg/limits.h"
#include "core/api/openvg/memory.h"
#include "core/api/openvg/path_edits.h"
#include "core/api/openvg/path_queries.h"

#include <algorithm>

namespace vitrine::core::openvg {

namespace {

bool isAble(const Path& path, VGPathCapabilities capability)
{
    return (path.capabilities & static_cast<VGbitfield>(capability)) != 0;
}

std::span<const VGubyte> given(VGint count, std::span<const VGubyte> commands)
{
    return commands.first(std::min(commands.size(), static_cast<std::size_t>(std::max(count, 0))));
}

void write(std::span<VGfloat> target, double value)
{
    if (!target.empty())
        target[0] = toFloat(value);
}

} // namespace

VGPath Context::createPath(VGint pathFormat, VGPathDatatype datatype, VGfloat scale, VGfloat bias, VGint, VGint,
                           VGbitfield capabilities)
{
    // A scale that is no number counts as 0 (§3.3), and so is none.
    if (failIf(pathFormat != VG_PATH_FORMAT_STANDARD, VG_UNSUPPORTED_PATH_FORMAT_ERROR) ||
        failIf(bytesOf(datatype) == 0 || finite(scale) == 0.0, VG_ILLEGAL_ARGUMENT_ERROR))
        return VG_INVALID_HANDLE;
    const VGPath handle = m_share->newHandle();
    m_share->paths.add(handle,
                       {std::make_shared<PathData>(datatype, scale, bias), capabilities & VG_PATH_CAPABILITY_ALL});
    return handle;
}

void Context::clearPath(VGPath path, VGbitfield capabilities)
{
    Path* found = m_share->paths.find(path);
    if (failIf(!found, VG_BAD_HANDLE_ERROR))
        return;
    m_share->pathBytes -= found->data->bytes();
    const PathData& old = *found->data;
    found->data = std::make_shared<PathData>(old.datatype(), old.scale(), old.bias());
    found->capabilities = capabilities & VG_PATH_CAPABILITY_ALL;
}

void Context::destroyPath(VGPath path)
{
    if (!failIf(!m_share->paths.find(path), VG_BAD_HANDLE_ERROR))
        m_share->destroyPath(path);
}

void Context::removePathCapabilities(VGPath path, VGbitfield capabilities)
{
    Path* found = m_share->paths.find(path);
    if (!failIf(!found, VG_BAD_HANDLE_ERROR))
        found->capabilities &= ~capabilities;
}

VGbitfield Context::getPathCapabilities(VGPath path)
{
    const Path* found = m_share->paths.find(path);
    return failIf(!found, VG_BAD_HANDLE_ERROR) ? 0 : found->capabilities;
}

bool Context::reservePathBytes(std::size_t added)
{
    if (failIf(added > kMaxPathBytes - std::min(m_share->pathBytes, kMaxPathBytes), VG_OUT_OF_MEMORY_ERROR))
        return false;
    m_share->pathBytes += added;
    return true;
}

void Context::appendTo(Path& path, const PathData& data)
{
    const std::size_t size = data.commands().size() + data.coordinateCount() * bytesOf(path.data->datatype());
    if (reservePathBytes(size))
        path.writeable().append(data);
}

void Context::appendPath(VGPath dstPath, VGPath srcPath)
{
    Path* to = m_share->paths.find(dstPath);
    const Path* from = m_share->paths.find(srcPath);
    if (failIf(!to || !from, VG_BAD_HANDLE_ERROR) ||
        failIf(!isAble(*from, VG_PATH_CAPABILITY_APPEND_FROM) || !isAble(*to, VG_PATH_CAPABILITY_APPEND_TO),
               VG_PATH_CAPABILITY_ERROR))
        return;
    const std::shared_ptr<const PathData> source = from->data;
    appendTo(*to, *source);
}

void Context::appendPathData(VGPath dstPath, VGint numSegments, std::span<const VGubyte> pathSegments,
                             std::span<const std::byte> pathData)
{
    Path* path = m_share->paths.find(dstPath);
    if (failIf(!path, VG_BAD_HANDLE_ERROR) ||
        failIf(!isAble(*path, VG_PATH_CAPABILITY_APPEND_TO), VG_PATH_CAPABILITY_ERROR) ||
        failIf(!pathSegments.data() || !isUsable(pathData, bytesOf(path->data->datatype())) || numSegments <= 0,
               VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const std::span<const VGubyte> commands = given(numSegments, pathSegments);
    if (failIf(!std::ranges::all_of(commands, isCommand), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const std::size_t size = commands.size() + coordinatesOf(commands) * bytesOf(path->data->datatype());
    if (reservePathBytes(size))
        path->writeable().append(commands, pathData);
}

VGErrorCode Context::appendError(VGPath path) const
{
    const Path* found = m_share->paths.find(path);
    if (!found)
        return VG_BAD_HANDLE_ERROR;
    return isAble(*found, VG_PATH_CAPABILITY_APPEND_TO) ? VG_NO_ERROR : VG_PATH_CAPABILITY_ERROR;
}

VGErrorCode Context::appendValues(VGPath path, std::span<const VGubyte> commands, std::span<const double> values)
{
    if (const VGErrorCode error = appendError(path); error != VG_NO_ERROR)
        return error;
    Path& found = *m_share->paths.find(path);
    const std::size_t size = commands.size() + values.size() * bytesOf(found.data->datatype());
    if (size > kMaxPathBytes - std::min(m_share->pathBytes, kMaxPathBytes))
        return VG_OUT_OF_MEMORY_ERROR;
    m_share->pathBytes += size;
    PathData& data = found.writeable();
    for (const VGubyte command : commands) {
        data.append(command, values.first(coordinatesOf(command)));
        values = values.subspan(coordinatesOf(command));
    }
    return VG_NO_ERROR;
}

bool Context::isPartOf(const PathData& path, VGint first, VGint count) const
{
    return first >= 0 && count > 0 &&
           static_cast<std::int64_t>(first) + count <= static_cast<std::int64_t>(path.commands().size());
}

void Context::modifyPathCoords(VGPath dstPath, VGint startIndex, VGint numSegments, std::span<const std::byte> pathData)
{
    Path* path = m_share->paths.find(dstPath);
    if (failIf(!path, VG_BAD_HANDLE_ERROR) ||
        failIf(!isAble(*path, VG_PATH_CAPABILITY_MODIFY), VG_PATH_CAPABILITY_ERROR) ||
        failIf(!isUsable(pathData, bytesOf(path->data->datatype())) || !isPartOf(*path->data, startIndex, numSegments),
               VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    path->writeable().replaceCoordinates(static_cast<std::size_t>(startIndex), static_cast<std::size_t>(numSegments),
                                         pathData);
}

void Context::transformPath(VGPath dstPath, VGPath srcPath)
{
    Path* to = m_share->paths.find(dstPath);
    const Path* from = m_share->paths.find(srcPath);
    if (failIf(!to || !from, VG_BAD_HANDLE_ERROR) ||
        failIf(!isAble(*from, VG_PATH_CAPABILITY_TRANSFORM_FROM) || !isAble(*to, VG_PATH_CAPABILITY_TRANSFORM_TO),
               VG_PATH_CAPABILITY_ERROR))
        return;
    appendTo(*to, transformedPath(*from->data, m_state.matrix(VG_MATRIX_PATH_USER_TO_SURFACE), *to->data));
}

VGboolean Context::interpolatePath(VGPath dstPath, VGPath startPath, VGPath endPath, VGfloat amount)
{
    Path* to = m_share->paths.find(dstPath);
    const Path *start = m_share->paths.find(startPath), *end = m_share->paths.find(endPath);
    if (failIf(!to || !start || !end, VG_BAD_HANDLE_ERROR) ||
        failIf(!isAble(*to, VG_PATH_CAPABILITY_INTERPOLATE_TO) ||
                   !isAble(*start, VG_PATH_CAPABILITY_INTERPOLATE_FROM) ||
                   !isAble(*end, VG_PATH_CAPABILITY_INTERPOLATE_FROM),
               VG_PATH_CAPABILITY_ERROR))
        return VG_FALSE;
    const auto between = interpolatedPath(*start->data, *end->data, finite(amount), *to->data);
    if (!between)
        return VG_FALSE;
    appendTo(*to, *between);
    return VG_TRUE;
}

VGfloat Context::pathLength(VGPath path, VGint startSegment, VGint numSegments)
{
    const Path* found = m_share->paths.find(path);
    if (failIf(!found, VG_BAD_HANDLE_ERROR) ||
        failIf(!isAble(*found, VG_PATH_CAPABILITY_PATH_LENGTH), VG_PATH_CAPABILITY_ERROR) ||
        failIf(!isPartOf(*found->data, startSegment, numSegments), VG_ILLEGAL_ARGUMENT_ERROR))
        return -1.0f;
    return toFloat(openvg::pathLength(*found->data,
                                      {static_cast<std::size_t>(startSegment), static_cast<std::size_t>(numSegments)}));
}

void Context::pointAlongPath(VGPath path, VGint startSegment, VGint numSegments, VGfloat distance, std::span<VGfloat> x,
                             std::span<VGfloat> y, std::span<VGfloat> tangentX, std::span<VGfloat> tangentY)
{
    const Path* found = m_share->paths.find(path);
    const bool wantsPoint = x.data() && y.data(), wantsTangent = tangentX.data() && tangentY.data();
    if (failIf(!found, VG_BAD_HANDLE_ERROR) ||
        failIf((wantsPoint && !isAble(*found, VG_PATH_CAPABILITY_POINT_ALONG_PATH)) ||
                   (wantsTangent && !isAble(*found, VG_PATH_CAPABILITY_TANGENT_ALONG_PATH)),
               VG_PATH_CAPABILITY_ERROR) ||
        failIf(!isPartOf(*found->data, startSegment, numSegments) || !isAligned(x) || !isAligned(y) ||
                   !isAligned(tangentX) || !isAligned(tangentY),
               VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const PlaceOnPath place =
        placeAlong(*found->data, {static_cast<std::size_t>(startSegment), static_cast<std::size_t>(numSegments)},
                   finite(distance));
    if (wantsPoint) {
        write(x, place.at.x);
        write(y, place.at.y);
    }
    if (wantsTangent) {
        write(tangentX, place.tangent.x);
        write(tangentY, place.tangent.y);
    }
}

void Context::writeBounds(const Bounds& bounds, std::span<VGfloat> minX, std::span<VGfloat> minY,
                          std::span<VGfloat> width, std::span<VGfloat> height)
{
    write(minX, bounds.minimum.x); // An empty box is at (0, 0), and −1 wide and high.
    write(minY, bounds.minimum.y);
    write(width, bounds.maximum.x - bounds.minimum.x);
    write(height, bounds.maximum.y - bounds.minimum.y);
}

void Context::pathBounds(VGPath path, std::span<VGfloat> minX, std::span<VGfloat> minY, std::span<VGfloat> width,
                         std::span<VGfloat> height)
{
    const Path* found = m_share->paths.find(path);
    if (failIf(!found, VG_BAD_HANDLE_ERROR) ||
        failIf(!isUsable(minX) || !isUsable(minY) || !isUsable(width) || !isUsable(height),
               VG_ILLEGAL_ARGUMENT_ERROR) ||
        failIf(!isAble(*found, VG_PATH_CAPABILITY_PATH_BOUNDS), VG_PATH_CAPABILITY_ERROR))
        return;
    writeBounds(boundsOf(*found->data), minX, minY, width, height);
}

void Context::pathTransformedBounds(VGPath path, std::span<VGfloat> minX, std::span<VGfloat> minY,
                                    std::span<VGfloat> width, std::span<VGfloat> height)
{
    const Path* found = m_share->paths.find(path);
    if (failIf(!found, VG_BAD_HANDLE_ERROR) ||
        failIf(!isUsable(minX) || !isUsable(minY) || !isUsable(width) || !isUsable(height),
               VG_ILLEGAL_ARGUMENT_ERROR) ||
        failIf(!isAble(*found, VG_PATH_CAPABILITY_PATH_TRANSFORMED_BOUNDS), VG_PATH_CAPABILITY_ERROR))
        return;
    const Matrix& matrix = m_state.matrix(VG_MATRIX_PATH_USER_TO_SURFACE);
    writeBounds(transformed(boundsOf(*found->data), matrix), minX, minY, width, height);
}

} // namespace vitrine::core::openvg
