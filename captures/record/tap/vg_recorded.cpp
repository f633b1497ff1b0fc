// SPDX-License-Identifier: Apache-2.0
// Parameters, matrices, paths, fonts and VGU.
#include "captures/record/tap/vg_rules.h"
#include "captures/record/tap/vg_tables.h"
#include "core/api/openvg/path_data.h"

namespace vitrine::captures {

using namespace rules;
using V = VgFunctions;
using N = Plain;

namespace {

/// Segment commands, as many as argument 1 tells.
struct Commands {
    static void put(Note& note, const VGubyte* commands, const auto& arguments)
    {
        const std::vector<GLenum> wide(commands, commands + countOf(std::get<1>(arguments)));
        note.out().enums(wide);
    }
};

/// The coordinates of the commands in argument 2.
struct AppendedData {
    static void put(Note& note, const void* data, const auto& arguments)
    {
        const auto& [path, count, commands, coordinates] = arguments;
        note.out().blob(data,
                        core::openvg::coordinatesOf({commands, countOf(count)}) * note.all().vg.coordinateBytes(path));
    }
};

/// The coordinates of commands that the path has.
struct ModifiedData {
    static void put(Note& note, const void* data, const auto& arguments)
    {
        const auto& [path, first, count, coordinates] = arguments;
        note.out().blob(data, note.all().vg.commandBytes(path, first, count));
    }
};

VGErrorCode getError()
{
    const VGErrorCode error = errors::answerVg();
    if (Note note; note)
        note.write<&V::vgGetError>(std::tuple(), Plain(), error);
    return error;
}

struct FinishesVg : Effect {
    static void written(Note& note) { note.all().tap.flush(); }
};

void addPaths(VgFunctions& table)
{
    table.vgDestroyPath = recordWith<FreesHandle, &V::vgDestroyPath, N>;
    table.vgAppendPathData = record<&V::vgAppendPathData, N, N, Commands, AppendedData>;
    table.vgModifyPathCoords = record<&V::vgModifyPathCoords, N, N, N, ModifiedData>;
    table.vgPointAlongPath = record<&V::vgPointAlongPath, N, N, N, N, Fixed<1>, Fixed<1>, Fixed<1>, Fixed<1>>;
    table.vgPathBounds = record<&V::vgPathBounds, N, Fixed<1>, Fixed<1>, Fixed<1>, Fixed<1>>;
    table.vgPathTransformedBounds = record<&V::vgPathTransformedBounds, N, Fixed<1>, Fixed<1>, Fixed<1>, Fixed<1>>;
}

void addFonts(VgFunctions& table)
{
    table.vgDestroyFont = recordWith<FreesHandle, &V::vgDestroyFont, N>;
    table.vgSetGlyphToPath = record<&V::vgSetGlyphToPath, N, N, N, N, Fixed<2>, Fixed<2>>;
    table.vgSetGlyphToImage = record<&V::vgSetGlyphToImage, N, N, N, Fixed<2>, Fixed<2>>;
    table.vgDrawGlyphs = record<&V::vgDrawGlyphs, N, N, Elements<1>, Elements<1>, Elements<1>, N, N>;
}

void addVgu(VgFunctions& table)
{
    table.vguPolygon = record<&V::vguPolygon, N, Elements<2, 2>, N, N>;
    table.vguComputeWarpQuadToSquare = record<&V::vguComputeWarpQuadToSquare, N, N, N, N, N, N, N, N, Fixed<9>>;
    table.vguComputeWarpSquareToQuad = record<&V::vguComputeWarpSquareToQuad, N, N, N, N, N, N, N, N, Fixed<9>>;
    table.vguComputeWarpQuadToQuad =
        record<&V::vguComputeWarpQuadToQuad, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, Fixed<9>>;
}

} // namespace

void addRecordedVg(VgFunctions& table)
{
    table.vgGetError = &getError;
    table.vgFinish = recordWith<FinishesVg, &V::vgFinish>;
    table.vgGetString = recordResult<&V::vgGetString, Text, N>;
    table.vgSetfv = record<&V::vgSetfv, N, N, Elements<1>>;
    table.vgSetiv = record<&V::vgSetiv, N, N, Elements<1>>;
    table.vgGetfv = record<&V::vgGetfv, N, N, Elements<1>>;
    table.vgGetiv = record<&V::vgGetiv, N, N, Elements<1>>;
    table.vgSetParameterfv = record<&V::vgSetParameterfv, N, N, N, Elements<2>>;
    table.vgSetParameteriv = record<&V::vgSetParameteriv, N, N, N, Elements<2>>;
    table.vgGetParameterfv = record<&V::vgGetParameterfv, N, N, N, Elements<2>>;
    table.vgGetParameteriv = record<&V::vgGetParameteriv, N, N, N, Elements<2>>;
    table.vgLoadMatrix = record<&V::vgLoadMatrix, Fixed<9>>;
    table.vgGetMatrix = record<&V::vgGetMatrix, Fixed<9>>;
    table.vgMultMatrix = record<&V::vgMultMatrix, Fixed<9>>;
    table.vgDestroyPaint = recordWith<FreesHandle, &V::vgDestroyPaint, N>;
    addPaths(table);
    addFonts(table);
    addVgu(table);
}

} // namespace vitrine::captures
