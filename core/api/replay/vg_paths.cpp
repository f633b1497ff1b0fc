// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/path_data.h"
#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

const openvg::PathData* knownPath(VgCall& call)
{
    const openvg::Path* path = call.vg.shareGroup().paths.find(Handle::read<VGPath>(call, 0));
    return path ? path->data.get() : nullptr;
}

std::uint64_t countOf(VgCall& call, std::size_t index)
{
    return static_cast<std::uint64_t>(std::max<std::int64_t>(call.arguments.integer(index), 0));
}

/// Segment commands, as many as argument 1 says: an array, or bytes.
struct Commands {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        if (!call.arguments.value(index).blob())
            return Numbers<1>::read<T>(call, index);
        const std::uint64_t count = countOf(call, 1);
        const auto bytes = call.arguments.bytes(index, count);
        return {reinterpret_cast<const VGubyte*>(bytes.data()), std::min<std::uint64_t>(bytes.size(), count)};
    }
};

/// The coordinates of the commands before them. Without a path nobody reads any.
struct AppendedData {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        const openvg::PathData* path = knownPath(call);
        const auto commands = Commands::read<std::span<const VGubyte>>(call, index - 1);
        return call.arguments.bytes(
            index,
            path ? std::optional(openvg::coordinatesOf(commands) * openvg::bytesOf(path->datatype())) : std::nullopt);
    }
};

/// New coordinates for commands that the path has.
struct ModifiedData {
    template <typename T>
    static T read(VgCall& call, std::size_t index)
    {
        const openvg::PathData* path = knownPath(call);
        if (!path)
            return call.arguments.bytes(index, std::nullopt);
        const auto commands = path->commands();
        const std::uint64_t first = std::min<std::uint64_t>(countOf(call, 1), commands.size());
        const std::uint64_t count = std::min<std::uint64_t>(countOf(call, 2), commands.size() - first);
        return call.arguments.bytes(index, openvg::coordinatesOf(commands.subspan(first, count)) *
                                               openvg::bytesOf(path->datatype()));
    }
};

constexpr VgEntry kEntries[] = {
    creating<&Context::createPath, N, N, N, N, N, N, N>("vgCreatePath"),
    forward<&Context::clearPath, Handle, N>("vgClearPath"),
    destroying<&Context::destroyPath>("vgDestroyPath"),
    forward<&Context::removePathCapabilities, Handle, N>("vgRemovePathCapabilities"),
    forward<&Context::getPathCapabilities, Handle>("vgGetPathCapabilities"),
    forward<&Context::appendPath, Handle, Handle>("vgAppendPath"),
    forward<&Context::appendPathData, Handle, N, Commands, AppendedData>("vgAppendPathData"),
    forward<&Context::modifyPathCoords, Handle, N, N, ModifiedData>("vgModifyPathCoords"),
    forward<&Context::transformPath, Handle, Handle>("vgTransformPath"),
    forward<&Context::interpolatePath, Handle, Handle, Handle, N>("vgInterpolatePath"),
    forward<&Context::pathLength, Handle, N, N>("vgPathLength"),
    forward<&Context::pointAlongPath, Handle, N, N, N, Answer, Answer, Answer, Answer>("vgPointAlongPath"),
    forward<&Context::pathBounds, Handle, Answer, Answer, Answer, Answer>("vgPathBounds"),
    forward<&Context::pathTransformedBounds, Handle, Answer, Answer, Answer, Answer>("vgPathTransformedBounds"),
    forward<&Context::drawPath, Handle, N>("vgDrawPath"),
};

} // namespace

std::span<const VgEntry> vgPathEntries()
{
    return kEntries;
}

} // namespace vitrine::core
