// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <VG/openvg.h>
#include <VG/vgu.h>
#include <VG/vitrine2d.h>

#include <cstdint>

/// X(result, name, (parameters), (arguments)) for every function of OpenVG 1.1, VGU and our own VG/vitrine2d.h, sorted
/// by name. The Khronos registry describes none of them, so this list is kept by hand; entry points are compiled
/// against the headers.
// clang-format off
#define VITRINE_VG_FUNCTIONS(X) \
    X(void, v2dAlphaTest, (VGboolean enabled, V2DCompareFunction function, VGuint reference), (enabled, function, reference)) \
    X(void, v2dAutomaticScale, (VGboolean automatic), (automatic)) \
    X(void, v2dBackground, (VGboolean enabled, VGfloat share, VGuint rgba), (enabled, share, rgba)) \
    X(void, v2dBlend, (VGboolean over), (over)) \
    X(void, v2dColor, (VGuint rgba), (rgba)) \
    X(void, v2dColorTable, (VGboolean enabled, const VGuint* entries), (enabled, entries)) \
    X(void, v2dCopy, (VGImage source, VGint sx, VGint sy, VGint dx, VGint dy, VGint width, VGint height), (source, sx, sy, dx, dy, width, height)) \
    X(void, v2dDestinationKey, (VGboolean enabled, VGuint rgba), (enabled, rgba)) \
    X(void, v2dDrawGlyph, (VGImage alpha, VGint x, VGint y), (alpha, x, y)) \
    X(void, v2dDrawLine, (VGint x0, VGint y0, VGint x1, VGint y1), (x0, y0, x1, y1)) \
    X(void, v2dFillFan, (VGint count, const VGfloat* points), (count, points)) \
    X(void, v2dFillRectangle, (VGint x, VGint y, VGint width, VGint height), (x, y, width, height)) \
    X(void, v2dFog, (VGboolean enabled, VGfloat factor, VGuint rgba), (enabled, factor, rgba)) \
    X(void, v2dGradientRectangle, (VGint x, VGint y, VGint width, VGint height, VGint components, const VGfloat* start, const VGfloat* dx, const VGfloat* dy), (x, y, width, height, components, start, dx, dy)) \
    X(void, v2dLogicOperation, (VGboolean enabled, V2DLogicOperation operation), (enabled, operation)) \
    X(void, v2dPalette, (V2DPaletteMode mode, const VGuint* entries), (mode, entries)) \
    X(void, v2dPaletteNumber, (VGuint number), (number)) \
    X(void, v2dPatternKernel, (VGboolean enabled, VGint width, VGint height, VGfloat shiftX, VGfloat shiftY, const VGshort* kernel, VGfloat scale, VGfloat bias), (enabled, width, height, shiftX, shiftY, kernel, scale, bias)) \
    X(void, v2dRasterOperation, (VGboolean enabled, VGuint code, VGuint pattern), (enabled, code, pattern)) \
    X(void, v2dSourceKey, (VGboolean enabled, VGuint rgba), (enabled, rgba)) \
    X(void, v2dStipple, (VGboolean enabled, VGuint pattern, VGuint factor), (enabled, pattern, factor)) \
    X(void, v2dStretch, (VGImage source, VGint sx, VGint sy, VGint sourceWidth, VGint sourceHeight, VGint dx, VGint dy, VGint width, VGint height), (source, sx, sy, sourceWidth, sourceHeight, dx, dy, width, height)) \
    X(void, vgAppendPath, (VGPath dstPath, VGPath srcPath), (dstPath, srcPath)) \
    X(void, vgAppendPathData, (VGPath dstPath, VGint numSegments, const VGubyte* pathSegments, const void* pathData), (dstPath, numSegments, pathSegments, pathData)) \
    X(VGImage, vgChildImage, (VGImage parent, VGint x, VGint y, VGint width, VGint height), (parent, x, y, width, height)) \
    X(void, vgClear, (VGint x, VGint y, VGint width, VGint height), (x, y, width, height)) \
    X(void, vgClearGlyph, (VGFont font, VGuint glyphIndex), (font, glyphIndex)) \
    X(void, vgClearImage, (VGImage image, VGint x, VGint y, VGint width, VGint height), (image, x, y, width, height)) \
    X(void, vgClearPath, (VGPath path, VGbitfield capabilities), (path, capabilities)) \
    X(void, vgColorMatrix, (VGImage dst, VGImage src, const VGfloat* matrix), (dst, src, matrix)) \
    X(void, vgConvolve, (VGImage dst, VGImage src, VGint kernelWidth, VGint kernelHeight, VGint shiftX, VGint shiftY, const VGshort* kernel, VGfloat scale, VGfloat bias, VGTilingMode tilingMode), (dst, src, kernelWidth, kernelHeight, shiftX, shiftY, kernel, scale, bias, tilingMode)) \
    X(void, vgCopyImage, (VGImage dst, VGint dx, VGint dy, VGImage src, VGint sx, VGint sy, VGint width, VGint height, VGboolean dither), (dst, dx, dy, src, sx, sy, width, height, dither)) \
    X(void, vgCopyMask, (VGMaskLayer maskLayer, VGint dx, VGint dy, VGint sx, VGint sy, VGint width, VGint height), (maskLayer, dx, dy, sx, sy, width, height)) \
    X(void, vgCopyPixels, (VGint dx, VGint dy, VGint sx, VGint sy, VGint width, VGint height), (dx, dy, sx, sy, width, height)) \
    X(VGFont, vgCreateFont, (VGint glyphCapacityHint), (glyphCapacityHint)) \
    X(VGImage, vgCreateImage, (VGImageFormat format, VGint width, VGint height, VGbitfield allowedQuality), (format, width, height, allowedQuality)) \
    X(VGMaskLayer, vgCreateMaskLayer, (VGint width, VGint height), (width, height)) \
    X(VGPaint, vgCreatePaint, (), ()) \
    X(VGPath, vgCreatePath, (VGint pathFormat, VGPathDatatype datatype, VGfloat scale, VGfloat bias, VGint segmentCapacityHint, VGint coordCapacityHint, VGbitfield capabilities), (pathFormat, datatype, scale, bias, segmentCapacityHint, coordCapacityHint, capabilities)) \
    X(void, vgDestroyFont, (VGFont font), (font)) \
    X(void, vgDestroyImage, (VGImage image), (image)) \
    X(void, vgDestroyMaskLayer, (VGMaskLayer maskLayer), (maskLayer)) \
    X(void, vgDestroyPaint, (VGPaint paint), (paint)) \
    X(void, vgDestroyPath, (VGPath path), (path)) \
    X(void, vgDrawGlyph, (VGFont font, VGuint glyphIndex, VGbitfield paintModes, VGboolean allowAutoHinting), (font, glyphIndex, paintModes, allowAutoHinting)) \
    X(void, vgDrawGlyphs, (VGFont font, VGint glyphCount, const VGuint* glyphIndices, const VGfloat* adjustments_x, const VGfloat* adjustments_y, VGbitfield paintModes, VGboolean allowAutoHinting), (font, glyphCount, glyphIndices, adjustments_x, adjustments_y, paintModes, allowAutoHinting)) \
    X(void, vgDrawImage, (VGImage image), (image)) \
    X(void, vgDrawPath, (VGPath path, VGbitfield paintModes), (path, paintModes)) \
    X(void, vgFillMaskLayer, (VGMaskLayer maskLayer, VGint x, VGint y, VGint width, VGint height, VGfloat value), (maskLayer, x, y, width, height, value)) \
    X(void, vgFinish, (), ()) \
    X(void, vgFlush, (), ()) \
    X(void, vgGaussianBlur, (VGImage dst, VGImage src, VGfloat stdDeviationX, VGfloat stdDeviationY, VGTilingMode tilingMode), (dst, src, stdDeviationX, stdDeviationY, tilingMode)) \
    X(VGuint, vgGetColor, (VGPaint paint), (paint)) \
    X(VGErrorCode, vgGetError, (), ()) \
    X(void, vgGetImageSubData, (VGImage image, void* data, VGint dataStride, VGImageFormat dataFormat, VGint x, VGint y, VGint width, VGint height), (image, data, dataStride, dataFormat, x, y, width, height)) \
    X(void, vgGetMatrix, (VGfloat* m), (m)) \
    X(VGPaint, vgGetPaint, (VGPaintMode paintMode), (paintMode)) \
    X(VGint, vgGetParameterVectorSize, (VGHandle object, VGint paramType), (object, paramType)) \
    X(VGfloat, vgGetParameterf, (VGHandle object, VGint paramType), (object, paramType)) \
    X(void, vgGetParameterfv, (VGHandle object, VGint paramType, VGint count, VGfloat* values), (object, paramType, count, values)) \
    X(VGint, vgGetParameteri, (VGHandle object, VGint paramType), (object, paramType)) \
    X(void, vgGetParameteriv, (VGHandle object, VGint paramType, VGint count, VGint* values), (object, paramType, count, values)) \
    X(VGImage, vgGetParent, (VGImage image), (image)) \
    X(VGbitfield, vgGetPathCapabilities, (VGPath path), (path)) \
    X(void, vgGetPixels, (VGImage dst, VGint dx, VGint dy, VGint sx, VGint sy, VGint width, VGint height), (dst, dx, dy, sx, sy, width, height)) \
    X(const VGubyte*, vgGetString, (VGStringID name), (name)) \
    X(VGint, vgGetVectorSize, (VGParamType type), (type)) \
    X(VGfloat, vgGetf, (VGParamType type), (type)) \
    X(void, vgGetfv, (VGParamType type, VGint count, VGfloat* values), (type, count, values)) \
    X(VGint, vgGeti, (VGParamType type), (type)) \
    X(void, vgGetiv, (VGParamType type, VGint count, VGint* values), (type, count, values)) \
    X(VGHardwareQueryResult, vgHardwareQuery, (VGHardwareQueryType key, VGint setting), (key, setting)) \
    X(void, vgImageSubData, (VGImage image, const void* data, VGint dataStride, VGImageFormat dataFormat, VGint x, VGint y, VGint width, VGint height), (image, data, dataStride, dataFormat, x, y, width, height)) \
    X(VGboolean, vgInterpolatePath, (VGPath dstPath, VGPath startPath, VGPath endPath, VGfloat amount), (dstPath, startPath, endPath, amount)) \
    X(void, vgLoadIdentity, (), ()) \
    X(void, vgLoadMatrix, (const VGfloat* m), (m)) \
    X(void, vgLookup, (VGImage dst, VGImage src, const VGubyte* redLUT, const VGubyte* greenLUT, const VGubyte* blueLUT, const VGubyte* alphaLUT, VGboolean outputLinear, VGboolean outputPremultiplied), (dst, src, redLUT, greenLUT, blueLUT, alphaLUT, outputLinear, outputPremultiplied)) \
    X(void, vgLookupSingle, (VGImage dst, VGImage src, const VGuint* lookupTable, VGImageChannel sourceChannel, VGboolean outputLinear, VGboolean outputPremultiplied), (dst, src, lookupTable, sourceChannel, outputLinear, outputPremultiplied)) \
    X(void, vgMask, (VGHandle mask, VGMaskOperation operation, VGint x, VGint y, VGint width, VGint height), (mask, operation, x, y, width, height)) \
    X(void, vgModifyPathCoords, (VGPath dstPath, VGint startIndex, VGint numSegments, const void* pathData), (dstPath, startIndex, numSegments, pathData)) \
    X(void, vgMultMatrix, (const VGfloat* m), (m)) \
    X(void, vgPaintPattern, (VGPaint paint, VGImage pattern), (paint, pattern)) \
    X(void, vgPathBounds, (VGPath path, VGfloat* minX, VGfloat* minY, VGfloat* width, VGfloat* height), (path, minX, minY, width, height)) \
    X(VGfloat, vgPathLength, (VGPath path, VGint startSegment, VGint numSegments), (path, startSegment, numSegments)) \
    X(void, vgPathTransformedBounds, (VGPath path, VGfloat* minX, VGfloat* minY, VGfloat* width, VGfloat* height), (path, minX, minY, width, height)) \
    X(void, vgPointAlongPath, (VGPath path, VGint startSegment, VGint numSegments, VGfloat distance, VGfloat* x, VGfloat* y, VGfloat* tangentX, VGfloat* tangentY), (path, startSegment, numSegments, distance, x, y, tangentX, tangentY)) \
    X(void, vgReadPixels, (void* data, VGint dataStride, VGImageFormat dataFormat, VGint sx, VGint sy, VGint width, VGint height), (data, dataStride, dataFormat, sx, sy, width, height)) \
    X(void, vgRemovePathCapabilities, (VGPath path, VGbitfield capabilities), (path, capabilities)) \
    X(void, vgRenderToMask, (VGPath path, VGbitfield paintModes, VGMaskOperation operation), (path, paintModes, operation)) \
    X(void, vgRotate, (VGfloat angle), (angle)) \
    X(void, vgScale, (VGfloat sx, VGfloat sy), (sx, sy)) \
    X(void, vgSeparableConvolve, (VGImage dst, VGImage src, VGint kernelWidth, VGint kernelHeight, VGint shiftX, VGint shiftY, const VGshort* kernelX, const VGshort* kernelY, VGfloat scale, VGfloat bias, VGTilingMode tilingMode), (dst, src, kernelWidth, kernelHeight, shiftX, shiftY, kernelX, kernelY, scale, bias, tilingMode)) \
    X(void, vgSetColor, (VGPaint paint, VGuint rgba), (paint, rgba)) \
    X(void, vgSetGlyphToImage, (VGFont font, VGuint glyphIndex, VGImage image, const VGfloat* glyphOrigin, const VGfloat* escapement), (font, glyphIndex, image, glyphOrigin, escapement)) \
    X(void, vgSetGlyphToPath, (VGFont font, VGuint glyphIndex, VGPath path, VGboolean isHinted, const VGfloat* glyphOrigin, const VGfloat* escapement), (font, glyphIndex, path, isHinted, glyphOrigin, escapement)) \
    X(void, vgSetPaint, (VGPaint paint, VGbitfield paintModes), (paint, paintModes)) \
    X(void, vgSetParameterf, (VGHandle object, VGint paramType, VGfloat value), (object, paramType, value)) \
    X(void, vgSetParameterfv, (VGHandle object, VGint paramType, VGint count, const VGfloat* values), (object, paramType, count, values)) \
    X(void, vgSetParameteri, (VGHandle object, VGint paramType, VGint value), (object, paramType, value)) \
    X(void, vgSetParameteriv, (VGHandle object, VGint paramType, VGint count, const VGint* values), (object, paramType, count, values)) \
    X(void, vgSetPixels, (VGint dx, VGint dy, VGImage src, VGint sx, VGint sy, VGint width, VGint height), (dx, dy, src, sx, sy, width, height)) \
    X(void, vgSetf, (VGParamType type, VGfloat value), (type, value)) \
    X(void, vgSetfv, (VGParamType type, VGint count, const VGfloat* values), (type, count, values)) \
    X(void, vgSeti, (VGParamType type, VGint value), (type, value)) \
    X(void, vgSetiv, (VGParamType type, VGint count, const VGint* values), (type, count, values)) \
    X(void, vgShear, (VGfloat shx, VGfloat shy), (shx, shy)) \
    X(void, vgTransformPath, (VGPath dstPath, VGPath srcPath), (dstPath, srcPath)) \
    X(void, vgTranslate, (VGfloat tx, VGfloat ty), (tx, ty)) \
    X(void, vgWritePixels, (const void* data, VGint dataStride, VGImageFormat dataFormat, VGint dx, VGint dy, VGint width, VGint height), (data, dataStride, dataFormat, dx, dy, width, height)) \
    X(VGUErrorCode, vguArc, (VGPath path, VGfloat x, VGfloat y, VGfloat width, VGfloat height, VGfloat startAngle, VGfloat angleExtent, VGUArcType arcType), (path, x, y, width, height, startAngle, angleExtent, arcType)) \
    X(VGUErrorCode, vguComputeWarpQuadToQuad, (VGfloat dx0, VGfloat dy0, VGfloat dx1, VGfloat dy1, VGfloat dx2, VGfloat dy2, VGfloat dx3, VGfloat dy3, VGfloat sx0, VGfloat sy0, VGfloat sx1, VGfloat sy1, VGfloat sx2, VGfloat sy2, VGfloat sx3, VGfloat sy3, VGfloat* matrix), (dx0, dy0, dx1, dy1, dx2, dy2, dx3, dy3, sx0, sy0, sx1, sy1, sx2, sy2, sx3, sy3, matrix)) \
    X(VGUErrorCode, vguComputeWarpQuadToSquare, (VGfloat sx0, VGfloat sy0, VGfloat sx1, VGfloat sy1, VGfloat sx2, VGfloat sy2, VGfloat sx3, VGfloat sy3, VGfloat* matrix), (sx0, sy0, sx1, sy1, sx2, sy2, sx3, sy3, matrix)) \
    X(VGUErrorCode, vguComputeWarpSquareToQuad, (VGfloat dx0, VGfloat dy0, VGfloat dx1, VGfloat dy1, VGfloat dx2, VGfloat dy2, VGfloat dx3, VGfloat dy3, VGfloat* matrix), (dx0, dy0, dx1, dy1, dx2, dy2, dx3, dy3, matrix)) \
    X(VGUErrorCode, vguEllipse, (VGPath path, VGfloat cx, VGfloat cy, VGfloat width, VGfloat height), (path, cx, cy, width, height)) \
    X(VGUErrorCode, vguLine, (VGPath path, VGfloat x0, VGfloat y0, VGfloat x1, VGfloat y1), (path, x0, y0, x1, y1)) \
    X(VGUErrorCode, vguPolygon, (VGPath path, const VGfloat* points, VGint count, VGboolean closed), (path, points, count, closed)) \
    X(VGUErrorCode, vguRect, (VGPath path, VGfloat x, VGfloat y, VGfloat width, VGfloat height), (path, x, y, width, height)) \
    X(VGUErrorCode, vguRoundRect, (VGPath path, VGfloat x, VGfloat y, VGfloat width, VGfloat height, VGfloat arcWidth, VGfloat arcHeight), (path, x, y, width, height, arcWidth, arcHeight))
// clang-format on

namespace vitrine::captures {

/// One layer of OpenVG, VGU and VG/vitrine2d.h, as GlFunctions is one layer of OpenGL ES.
struct VgFunctions {
#define VITRINE_VG_MEMBER(result, name, parameters, arguments) result(*name) parameters = nullptr;
    VITRINE_VG_FUNCTIONS(VITRINE_VG_MEMBER)
#undef VITRINE_VG_MEMBER

    // Questions of the recording layer, about a path that the thread's context has. They are no calls of the program,
    // and leave no errors.
    /// Bytes of one coordinate.
    std::uint64_t (*coordinateBytes)(VGPath path) = nullptr;
    /// Bytes of the coordinates of `count` commands from `first` on.
    std::uint64_t (*commandBytes)(VGPath path, VGint first, VGint count) = nullptr;
    /// What the surface that the thread's context draws to looks like: width · height pixels as R G B A, the bottom row
    /// first. False when they are not those of the surface.
    bool (*readSurface)(VGint width, VGint height, void* rgba) = nullptr;
};

} // namespace vitrine::captures
