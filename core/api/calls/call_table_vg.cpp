// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/call_table_vg.h"

#include <array>

namespace vitrine::core::call_table {

namespace {

constexpr ParameterInfo integer(std::string_view parameter)
{
    return {parameter, ParameterKind::Integer, HandleKind::None, 0, {}};
}
constexpr ParameterInfo real(std::string_view parameter)
{
    return {parameter, ParameterKind::Float, HandleKind::None, 0, {}};
}
constexpr ParameterInfo handle(std::string_view parameter, HandleKind kind)
{
    return {parameter, ParameterKind::Handle, kind, 0, {}};
}
constexpr ParameterInfo name(std::string_view parameter, VgGroup group)
{
    return {parameter, ParameterKind::Enum, HandleKind::None, groupOf(group), {}};
}
constexpr ParameterInfo bits(std::string_view parameter, VgGroup group)
{
    return {parameter, ParameterKind::Bitfield, HandleKind::None, groupOf(group), {}};
}
constexpr ParameterInfo input(std::string_view parameter, std::string_view length)
{
    return {parameter, ParameterKind::PointerIn, HandleKind::None, 0, length};
}
constexpr ParameterInfo output(std::string_view parameter, std::string_view length)
{
    return {parameter, ParameterKind::PointerOut, HandleKind::None, 0, length};
}
constexpr ParameterInfo commands(std::string_view parameter, std::string_view length)
{
    return {parameter, ParameterKind::PointerIn, HandleKind::None, groupOf(VgGroup::PathCommand), length};
}

constexpr ParameterInfo kVoid{{}, ParameterKind::None, HandleKind::None, 0, {}};
constexpr ParameterInfo kText{{}, ParameterKind::String, HandleKind::None, 0, {}};

template <std::size_t N>
using List = std::array<ParameterInfo, N>;

// A list that several functions have bears the name of the first.
constexpr std::span<const ParameterInfo> kNothing;
constexpr List<2> kSetf{name("type", VgGroup::ParamType), real("value")};
constexpr List<2> kSeti{name("type", VgGroup::ParamType), integer("value")};
constexpr List<3> kSetfv{name("type", VgGroup::ParamType), integer("count"), input("values", "count")};
constexpr List<1> kGetf{name("type", VgGroup::ParamType)};
constexpr List<3> kGetfv{name("type", VgGroup::ParamType), integer("count"), output("values", "count")};
constexpr List<3> kSetParameterf{handle("object", HandleKind::VgObject), name("paramType", VgGroup::ObjectParamType),
                                 real("value")};
constexpr List<3> kSetParameteri{handle("object", HandleKind::VgObject), name("paramType", VgGroup::ObjectParamType),
                                 integer("value")};
constexpr List<4> kSetParameterfv{handle("object", HandleKind::VgObject), name("paramType", VgGroup::ObjectParamType),
                                  integer("count"), input("values", "count")};
constexpr List<2> kGetParameterf{handle("object", HandleKind::VgObject), name("paramType", VgGroup::ObjectParamType)};
constexpr List<4> kGetParameterfv{handle("object", HandleKind::VgObject), name("paramType", VgGroup::ObjectParamType),
                                  integer("count"), output("values", "count")};
constexpr List<1> kLoadMatrix{input("m", "9")};
constexpr List<1> kGetMatrix{output("m", "9")};
constexpr List<2> kTranslate{real("tx"), real("ty")};
constexpr List<2> kScale{real("sx"), real("sy")};
constexpr List<2> kShear{real("shx"), real("shy")};
constexpr List<1> kRotate{real("angle")};
constexpr List<6> kMask{handle("mask", HandleKind::VgObject),
                        name("operation", VgGroup::MaskOperation),
                        integer("x"),
                        integer("y"),
                        integer("width"),
                        integer("height")};
constexpr List<3> kRenderToMask{handle("path", HandleKind::VgPath), bits("paintModes", VgGroup::PaintMode),
                                name("operation", VgGroup::MaskOperation)};
constexpr List<2> kCreateMaskLayer{integer("width"), integer("height")};
constexpr List<1> kDestroyMaskLayer{handle("maskLayer", HandleKind::VgMaskLayer)};
constexpr List<6> kFillMaskLayer{handle("maskLayer", HandleKind::VgMaskLayer),
                                 integer("x"),
                                 integer("y"),
                                 integer("width"),
                                 integer("height"),
                                 real("value")};
constexpr List<7> kCopyMask{handle("maskLayer", HandleKind::VgMaskLayer),
                            integer("dx"),
                            integer("dy"),
                            integer("sx"),
                            integer("sy"),
                            integer("width"),
                            integer("height")};
constexpr List<4> kClear{integer("x"), integer("y"), integer("width"), integer("height")};
constexpr List<7> kCreatePath{integer("pathFormat"),
                              name("datatype", VgGroup::PathDatatype),
                              real("scale"),
                              real("bias"),
                              integer("segmentCapacityHint"),
                              integer("coordCapacityHint"),
                              bits("capabilities", VgGroup::PathCapabilities)};
constexpr List<2> kClearPath{handle("path", HandleKind::VgPath), bits("capabilities", VgGroup::PathCapabilities)};
constexpr List<1> kDestroyPath{handle("path", HandleKind::VgPath)};
constexpr List<2> kAppendPath{handle("dstPath", HandleKind::VgPath), handle("srcPath", HandleKind::VgPath)};
constexpr List<4> kAppendPathData{handle("dstPath", HandleKind::VgPath), integer("numSegments"),
                                  commands("pathSegments", "numSegments"),
                                  input("pathData", "COMPSIZE(dstPath,pathSegments,numSegments)")};
constexpr List<4> kModifyPathCoords{handle("dstPath", HandleKind::VgPath), integer("startIndex"),
                                    integer("numSegments"),
                                    input("pathData", "COMPSIZE(dstPath,startIndex,numSegments)")};
constexpr List<4> kInterpolatePath{handle("dstPath", HandleKind::VgPath), handle("startPath", HandleKind::VgPath),
                                   handle("endPath", HandleKind::VgPath), real("amount")};
constexpr List<3> kPathLength{handle("path", HandleKind::VgPath), integer("startSegment"), integer("numSegments")};
constexpr List<8> kPointAlongPath{handle("path", HandleKind::VgPath),
                                  integer("startSegment"),
                                  integer("numSegments"),
                                  real("distance"),
                                  output("x", "1"),
                                  output("y", "1"),
                                  output("tangentX", "1"),
                                  output("tangentY", "1")};
constexpr List<5> kPathBounds{handle("path", HandleKind::VgPath), output("minX", "1"), output("minY", "1"),
                              output("width", "1"), output("height", "1")};
constexpr List<2> kDrawPath{handle("path", HandleKind::VgPath), bits("paintModes", VgGroup::PaintMode)};
constexpr List<1> kDestroyPaint{handle("paint", HandleKind::VgPaint)};
constexpr List<2> kSetPaint{handle("paint", HandleKind::VgPaint), bits("paintModes", VgGroup::PaintMode)};
constexpr List<1> kGetPaint{name("paintMode", VgGroup::PaintMode)};
constexpr List<2> kSetColor{handle("paint", HandleKind::VgPaint), integer("rgba")};
constexpr List<2> kPaintPattern{handle("paint", HandleKind::VgPaint), handle("pattern", HandleKind::VgImage)};
constexpr List<4> kCreateImage{name("format", VgGroup::ImageFormat), integer("width"), integer("height"),
                               bits("allowedQuality", VgGroup::ImageQuality)};
constexpr List<1> kDestroyImage{handle("image", HandleKind::VgImage)};
constexpr List<5> kClearImage{handle("image", HandleKind::VgImage), integer("x"), integer("y"), integer("width"),
                              integer("height")};
constexpr List<8> kImageSubData{handle("image", HandleKind::VgImage),
                                input("data", "COMPSIZE(dataStride,dataFormat,width,height)"),
                                integer("dataStride"),
                                name("dataFormat", VgGroup::ImageFormat),
                                integer("x"),
                                integer("y"),
                                integer("width"),
                                integer("height")};
constexpr List<8> kGetImageSubData{handle("image", HandleKind::VgImage),
                                   output("data", "COMPSIZE(dataStride,dataFormat,width,height)"),
                                   integer("dataStride"),
                                   name("dataFormat", VgGroup::ImageFormat),
                                   integer("x"),
                                   integer("y"),
                                   integer("width"),
                                   integer("height")};
constexpr List<5> kChildImage{handle("parent", HandleKind::VgImage), integer("x"), integer("y"), integer("width"),
                              integer("height")};
constexpr List<9> kCopyImage{handle("dst", HandleKind::VgImage),
                             integer("dx"),
                             integer("dy"),
                             handle("src", HandleKind::VgImage),
                             integer("sx"),
                             integer("sy"),
                             integer("width"),
                             integer("height"),
                             name("dither", VgGroup::Boolean)};
constexpr List<7> kSetPixels{integer("dx"),    integer("dy"), handle("src", HandleKind::VgImage),
                             integer("sx"),    integer("sy"), integer("width"),
                             integer("height")};
constexpr List<7> kWritePixels{input("data", "COMPSIZE(dataStride,dataFormat,width,height)"),
                               integer("dataStride"),
                               name("dataFormat", VgGroup::ImageFormat),
                               integer("dx"),
                               integer("dy"),
                               integer("width"),
                               integer("height")};
constexpr List<7> kGetPixels{handle("dst", HandleKind::VgImage),
                             integer("dx"),
                             integer("dy"),
                             integer("sx"),
                             integer("sy"),
                             integer("width"),
                             integer("height")};
constexpr List<7> kReadPixels{output("data", "COMPSIZE(dataStride,dataFormat,width,height)"),
                              integer("dataStride"),
                              name("dataFormat", VgGroup::ImageFormat),
                              integer("sx"),
                              integer("sy"),
                              integer("width"),
                              integer("height")};
constexpr List<6> kCopyPixels{integer("dx"), integer("dy"),    integer("sx"),
                              integer("sy"), integer("width"), integer("height")};
constexpr List<1> kCreateFont{integer("glyphCapacityHint")};
constexpr List<1> kDestroyFont{handle("font", HandleKind::VgFont)};
constexpr List<6> kSetGlyphToPath{handle("font", HandleKind::VgFont), integer("glyphIndex"),
                                  handle("path", HandleKind::VgPath), name("isHinted", VgGroup::Boolean),
                                  input("glyphOrigin", "2"),          input("escapement", "2")};
constexpr List<5> kSetGlyphToImage{handle("font", HandleKind::VgFont), integer("glyphIndex"),
                                   handle("image", HandleKind::VgImage), input("glyphOrigin", "2"),
                                   input("escapement", "2")};
constexpr List<2> kClearGlyph{handle("font", HandleKind::VgFont), integer("glyphIndex")};
constexpr List<4> kDrawGlyph{handle("font", HandleKind::VgFont), integer("glyphIndex"),
                             bits("paintModes", VgGroup::PaintMode), name("allowAutoHinting", VgGroup::Boolean)};
constexpr List<7> kDrawGlyphs{handle("font", HandleKind::VgFont),        integer("glyphCount"),
                              input("glyphIndices", "glyphCount"),       input("adjustments_x", "glyphCount"),
                              input("adjustments_y", "glyphCount"),      bits("paintModes", VgGroup::PaintMode),
                              name("allowAutoHinting", VgGroup::Boolean)};
constexpr List<3> kColorMatrix{handle("dst", HandleKind::VgImage), handle("src", HandleKind::VgImage),
                               input("matrix", "20")};
constexpr List<10> kConvolve{handle("dst", HandleKind::VgImage),
                             handle("src", HandleKind::VgImage),
                             integer("kernelWidth"),
                             integer("kernelHeight"),
                             integer("shiftX"),
                             integer("shiftY"),
                             input("kernel", "kernelWidth*kernelHeight"),
                             real("scale"),
                             real("bias"),
                             name("tilingMode", VgGroup::TilingMode)};
constexpr List<11> kSeparableConvolve{handle("dst", HandleKind::VgImage),
                                      handle("src", HandleKind::VgImage),
                                      integer("kernelWidth"),
                                      integer("kernelHeight"),
                                      integer("shiftX"),
                                      integer("shiftY"),
                                      input("kernelX", "kernelWidth"),
                                      input("kernelY", "kernelHeight"),
                                      real("scale"),
                                      real("bias"),
                                      name("tilingMode", VgGroup::TilingMode)};
constexpr List<5> kGaussianBlur{handle("dst", HandleKind::VgImage), handle("src", HandleKind::VgImage),
                                real("stdDeviationX"), real("stdDeviationY"), name("tilingMode", VgGroup::TilingMode)};
constexpr List<8> kLookup{handle("dst", HandleKind::VgImage),
                          handle("src", HandleKind::VgImage),
                          input("redLUT", "256"),
                          input("greenLUT", "256"),
                          input("blueLUT", "256"),
                          input("alphaLUT", "256"),
                          name("outputLinear", VgGroup::Boolean),
                          name("outputPremultiplied", VgGroup::Boolean)};
constexpr List<6> kLookupSingle{handle("dst", HandleKind::VgImage),
                                handle("src", HandleKind::VgImage),
                                input("lookupTable", "256"),
                                name("sourceChannel", VgGroup::ImageChannel),
                                name("outputLinear", VgGroup::Boolean),
                                name("outputPremultiplied", VgGroup::Boolean)};
constexpr List<2> kHardwareQuery{name("key", VgGroup::HardwareQueryType), integer("setting")};
constexpr List<1> kGetString{name("name", VgGroup::StringID)};
constexpr List<5> kVguLine{handle("path", HandleKind::VgPath), real("x0"), real("y0"), real("x1"), real("y1")};
constexpr List<4> kVguPolygon{handle("path", HandleKind::VgPath), input("points", "count*2"), integer("count"),
                              name("closed", VgGroup::Boolean)};
constexpr List<5> kVguRect{handle("path", HandleKind::VgPath), real("x"), real("y"), real("width"), real("height")};
constexpr List<7> kVguRoundRect{handle("path", HandleKind::VgPath),
                                real("x"),
                                real("y"),
                                real("width"),
                                real("height"),
                                real("arcWidth"),
                                real("arcHeight")};
constexpr List<5> kVguEllipse{handle("path", HandleKind::VgPath), real("cx"), real("cy"), real("width"),
                              real("height")};
constexpr List<8> kVguArc{handle("path", HandleKind::VgPath),
                          real("x"),
                          real("y"),
                          real("width"),
                          real("height"),
                          real("startAngle"),
                          real("angleExtent"),
                          name("arcType", VgGroup::VguArcType)};
constexpr List<9> kVguComputeWarpQuadToSquare{real("sx0"), real("sy0"), real("sx1"), real("sy1"),          real("sx2"),
                                              real("sy2"), real("sx3"), real("sy3"), output("matrix", "9")};
constexpr List<9> kVguComputeWarpSquareToQuad{real("dx0"), real("dy0"), real("dx1"), real("dy1"),          real("dx2"),
                                              real("dy2"), real("dx3"), real("dy3"), output("matrix", "9")};
constexpr List<17> kVguComputeWarpQuadToQuad{real("dx0"), real("dy0"),          real("dx1"), real("dy1"), real("dx2"),
                                             real("dy2"), real("dx3"),          real("dy3"), real("sx0"), real("sy0"),
                                             real("sx1"), real("sy1"),          real("sx2"), real("sy2"), real("sx3"),
                                             real("sy3"), output("matrix", "9")};

constexpr List<1> kV2dColor{integer("rgba")};
constexpr List<1> kV2dBlend{name("over", VgGroup::Boolean)};
constexpr List<3> kV2dStipple{name("enabled", VgGroup::Boolean), integer("pattern"), integer("factor")};
constexpr List<3> kV2dRasterOperation{name("enabled", VgGroup::Boolean), integer("code"), integer("pattern")};
constexpr List<2> kV2dLogicOperation{name("enabled", VgGroup::Boolean), name("operation", VgGroup::V2dLogicOperation)};
constexpr List<2> kV2dKey{name("enabled", VgGroup::Boolean), integer("rgba")};
constexpr List<2> kV2dPalette{name("mode", VgGroup::V2dPaletteMode), input("entries", "256")};
constexpr List<1> kV2dPaletteNumber{integer("number")};
constexpr List<2> kV2dColorTable{name("enabled", VgGroup::Boolean), input("entries", "256")};
constexpr List<3> kV2dFog{name("enabled", VgGroup::Boolean), real("factor"), integer("rgba")};
constexpr List<3> kV2dAlphaTest{name("enabled", VgGroup::Boolean), name("function", VgGroup::V2dCompareFunction),
                                integer("reference")};
constexpr List<2> kV2dFillFan{integer("count"), input("points", "count*2")};
constexpr List<4> kV2dDrawLine{integer("x0"), integer("y0"), integer("x1"), integer("y1")};
constexpr List<8> kV2dGradientRectangle{integer("x"),
                                        integer("y"),
                                        integer("width"),
                                        integer("height"),
                                        integer("components"),
                                        input("start", "components"),
                                        input("dx", "components"),
                                        input("dy", "components")};
constexpr List<7> kV2dCopy{handle("source", HandleKind::VgImage),
                           integer("sx"),
                           integer("sy"),
                           integer("dx"),
                           integer("dy"),
                           integer("width"),
                           integer("height")};
constexpr List<9> kV2dStretch{handle("source", HandleKind::VgImage),
                              integer("sx"),
                              integer("sy"),
                              integer("sourceWidth"),
                              integer("sourceHeight"),
                              integer("dx"),
                              integer("dy"),
                              integer("width"),
                              integer("height")};
constexpr List<3> kV2dDrawGlyph{handle("alpha", HandleKind::VgImage), integer("x"), integer("y")};
constexpr List<3> kV2dBackground{name("enabled", VgGroup::Boolean), real("share"), integer("rgba")};
constexpr List<1> kV2dAutomaticScale{name("automatic", VgGroup::Boolean)};
constexpr List<8> kV2dPatternKernel{
    name("enabled", VgGroup::Boolean), integer("width"), integer("height"), real("shiftX"), real("shiftY"),
    input("kernel", "width*height"),   real("scale"),    real("bias")};

// Whatever the machine draws for is a draw: clears and copies too (spec 02 §G).
constexpr FunctionInfo kFunctions[] = {
    {"vgGetError", CallClass::Query, name({}, VgGroup::ErrorCode), kNothing},
    {"vgFlush", CallClass::Sync, kVoid, kNothing},
    {"vgFinish", CallClass::Sync, kVoid, kNothing},
    {"vgSetf", CallClass::State, kVoid, kSetf},
    {"vgSeti", CallClass::State, kVoid, kSeti},
    {"vgSetfv", CallClass::State, kVoid, kSetfv},
    {"vgSetiv", CallClass::State, kVoid, kSetfv},
    {"vgGetf", CallClass::Query, real({}), kGetf},
    {"vgGeti", CallClass::Query, integer({}), kGetf},
    {"vgGetVectorSize", CallClass::Query, integer({}), kGetf},
    {"vgGetfv", CallClass::Query, kVoid, kGetfv},
    {"vgGetiv", CallClass::Query, kVoid, kGetfv},
    {"vgSetParameterf", CallClass::State, kVoid, kSetParameterf},
    {"vgSetParameteri", CallClass::State, kVoid, kSetParameteri},
    {"vgSetParameterfv", CallClass::State, kVoid, kSetParameterfv},
    {"vgSetParameteriv", CallClass::State, kVoid, kSetParameterfv},
    {"vgGetParameterf", CallClass::Query, real({}), kGetParameterf},
    {"vgGetParameteri", CallClass::Query, integer({}), kGetParameterf},
    {"vgGetParameterVectorSize", CallClass::Query, integer({}), kGetParameterf},
    {"vgGetParameterfv", CallClass::Query, kVoid, kGetParameterfv},
    {"vgGetParameteriv", CallClass::Query, kVoid, kGetParameterfv},
    {"vgLoadIdentity", CallClass::State, kVoid, kNothing},
    {"vgLoadMatrix", CallClass::State, kVoid, kLoadMatrix},
    {"vgGetMatrix", CallClass::Query, kVoid, kGetMatrix},
    {"vgMultMatrix", CallClass::State, kVoid, kLoadMatrix},
    {"vgTranslate", CallClass::State, kVoid, kTranslate},
    {"vgScale", CallClass::State, kVoid, kScale},
    {"vgShear", CallClass::State, kVoid, kShear},
    {"vgRotate", CallClass::State, kVoid, kRotate},
    {"vgMask", CallClass::Draw, kVoid, kMask},
    {"vgRenderToMask", CallClass::Draw, kVoid, kRenderToMask},
    {"vgCreateMaskLayer", CallClass::Resource, handle({}, HandleKind::VgMaskLayer), kCreateMaskLayer},
    {"vgDestroyMaskLayer", CallClass::Resource, kVoid, kDestroyMaskLayer},
    {"vgFillMaskLayer", CallClass::Draw, kVoid, kFillMaskLayer},
    {"vgCopyMask", CallClass::Draw, kVoid, kCopyMask},
    {"vgClear", CallClass::Draw, kVoid, kClear},
    {"vgCreatePath", CallClass::Resource, handle({}, HandleKind::VgPath), kCreatePath},
    {"vgClearPath", CallClass::Resource, kVoid, kClearPath},
    {"vgDestroyPath", CallClass::Resource, kVoid, kDestroyPath},
    {"vgRemovePathCapabilities", CallClass::Resource, kVoid, kClearPath},
    {"vgGetPathCapabilities", CallClass::Query, bits({}, VgGroup::PathCapabilities), kDestroyPath},
    {"vgAppendPath", CallClass::Resource, kVoid, kAppendPath},
    {"vgAppendPathData", CallClass::Resource, kVoid, kAppendPathData},
    {"vgModifyPathCoords", CallClass::Resource, kVoid, kModifyPathCoords},
    {"vgTransformPath", CallClass::Resource, kVoid, kAppendPath},
    {"vgInterpolatePath", CallClass::Resource, name({}, VgGroup::Boolean), kInterpolatePath},
    {"vgPathLength", CallClass::Query, real({}), kPathLength},
    {"vgPointAlongPath", CallClass::Query, kVoid, kPointAlongPath},
    {"vgPathBounds", CallClass::Query, kVoid, kPathBounds},
    {"vgPathTransformedBounds", CallClass::Query, kVoid, kPathBounds},
    {"vgDrawPath", CallClass::Draw, kVoid, kDrawPath},
    {"vgCreatePaint", CallClass::Resource, handle({}, HandleKind::VgPaint), kNothing},
    {"vgDestroyPaint", CallClass::Resource, kVoid, kDestroyPaint},
    {"vgSetPaint", CallClass::State, kVoid, kSetPaint},
    {"vgGetPaint", CallClass::Query, handle({}, HandleKind::VgPaint), kGetPaint},
    {"vgSetColor", CallClass::State, kVoid, kSetColor},
    {"vgGetColor", CallClass::Query, integer({}), kDestroyPaint},
    {"vgPaintPattern", CallClass::State, kVoid, kPaintPattern},
    {"vgCreateImage", CallClass::Resource, handle({}, HandleKind::VgImage), kCreateImage},
    {"vgDestroyImage", CallClass::Resource, kVoid, kDestroyImage},
    {"vgClearImage", CallClass::Draw, kVoid, kClearImage},
    {"vgImageSubData", CallClass::Resource, kVoid, kImageSubData},
    {"vgGetImageSubData", CallClass::Query, kVoid, kGetImageSubData},
    {"vgChildImage", CallClass::Resource, handle({}, HandleKind::VgImage), kChildImage},
    {"vgGetParent", CallClass::Query, handle({}, HandleKind::VgImage), kDestroyImage},
    {"vgCopyImage", CallClass::Draw, kVoid, kCopyImage},
    {"vgDrawImage", CallClass::Draw, kVoid, kDestroyImage},
    {"vgSetPixels", CallClass::Draw, kVoid, kSetPixels},
    {"vgWritePixels", CallClass::Draw, kVoid, kWritePixels},
    {"vgGetPixels", CallClass::Draw, kVoid, kGetPixels},
    {"vgReadPixels", CallClass::Query, kVoid, kReadPixels},
    {"vgCopyPixels", CallClass::Draw, kVoid, kCopyPixels},
    {"vgCreateFont", CallClass::Resource, handle({}, HandleKind::VgFont), kCreateFont},
    {"vgDestroyFont", CallClass::Resource, kVoid, kDestroyFont},
    {"vgSetGlyphToPath", CallClass::Resource, kVoid, kSetGlyphToPath},
    {"vgSetGlyphToImage", CallClass::Resource, kVoid, kSetGlyphToImage},
    {"vgClearGlyph", CallClass::Resource, kVoid, kClearGlyph},
    {"vgDrawGlyph", CallClass::Draw, kVoid, kDrawGlyph},
    {"vgDrawGlyphs", CallClass::Draw, kVoid, kDrawGlyphs},
    {"vgColorMatrix", CallClass::Draw, kVoid, kColorMatrix},
    {"vgConvolve", CallClass::Draw, kVoid, kConvolve},
    {"vgSeparableConvolve", CallClass::Draw, kVoid, kSeparableConvolve},
    {"vgGaussianBlur", CallClass::Draw, kVoid, kGaussianBlur},
    {"vgLookup", CallClass::Draw, kVoid, kLookup},
    {"vgLookupSingle", CallClass::Draw, kVoid, kLookupSingle},
    {"vgHardwareQuery", CallClass::Query, name({}, VgGroup::HardwareQueryResult), kHardwareQuery},
    {"vgGetString", CallClass::Query, kText, kGetString},
    {"vguLine", CallClass::Resource, name({}, VgGroup::VguErrorCode), kVguLine},
    {"vguPolygon", CallClass::Resource, name({}, VgGroup::VguErrorCode), kVguPolygon},
    {"vguRect", CallClass::Resource, name({}, VgGroup::VguErrorCode), kVguRect},
    {"vguRoundRect", CallClass::Resource, name({}, VgGroup::VguErrorCode), kVguRoundRect},
    {"vguEllipse", CallClass::Resource, name({}, VgGroup::VguErrorCode), kVguEllipse},
    {"vguArc", CallClass::Resource, name({}, VgGroup::VguErrorCode), kVguArc},
    {"vguComputeWarpQuadToSquare", CallClass::Query, name({}, VgGroup::VguErrorCode), kVguComputeWarpQuadToSquare},
    {"vguComputeWarpSquareToQuad", CallClass::Query, name({}, VgGroup::VguErrorCode), kVguComputeWarpSquareToQuad},
    {"vguComputeWarpQuadToQuad", CallClass::Query, name({}, VgGroup::VguErrorCode), kVguComputeWarpQuadToQuad},
    {"v2dColor", CallClass::State, kVoid, kV2dColor},
    {"v2dBlend", CallClass::State, kVoid, kV2dBlend},
    {"v2dStipple", CallClass::State, kVoid, kV2dStipple},
    {"v2dRasterOperation", CallClass::State, kVoid, kV2dRasterOperation},
    {"v2dLogicOperation", CallClass::State, kVoid, kV2dLogicOperation},
    {"v2dSourceKey", CallClass::State, kVoid, kV2dKey},
    {"v2dDestinationKey", CallClass::State, kVoid, kV2dKey},
    {"v2dPalette", CallClass::State, kVoid, kV2dPalette},
    {"v2dPaletteNumber", CallClass::State, kVoid, kV2dPaletteNumber},
    {"v2dColorTable", CallClass::State, kVoid, kV2dColorTable},
    {"v2dFog", CallClass::State, kVoid, kV2dFog},
    {"v2dAlphaTest", CallClass::State, kVoid, kV2dAlphaTest},
    {"v2dFillRectangle", CallClass::Draw, kVoid, kClear},
    {"v2dFillFan", CallClass::Draw, kVoid, kV2dFillFan},
    {"v2dDrawLine", CallClass::Draw, kVoid, kV2dDrawLine},
    {"v2dGradientRectangle", CallClass::Draw, kVoid, kV2dGradientRectangle},
    {"v2dCopy", CallClass::Draw, kVoid, kV2dCopy},
    {"v2dStretch", CallClass::Draw, kVoid, kV2dStretch},
    {"v2dDrawGlyph", CallClass::Draw, kVoid, kV2dDrawGlyph},
    {"v2dBackground", CallClass::State, kVoid, kV2dBackground},
    {"v2dAutomaticScale", CallClass::State, kVoid, kV2dAutomaticScale},
    {"v2dPatternKernel", CallClass::State, kVoid, kV2dPatternKernel},
};

} // namespace

std::span<const FunctionInfo> vgFunctions()
{
    return kFunctions;
}

} // namespace vitrine::core::call_table
