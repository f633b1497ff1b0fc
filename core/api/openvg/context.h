// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/context_state.h"
#include "core/api/openvg/objects.h"
#include "core/api/openvg/parameters.h"
#include "core/api/openvg/target.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace vitrine::core::openvg {

class System;

/// One OpenVG 1.1 context. It has a member function for each function of VG/openvg.h, whose name has no `vg` and begins
/// in lower case.
///
/// Arguments are those of C, except that a pointer is a span, so that its size is known. A null pointer is a span whose
/// data() is null, and data that is too short reads as zeros; its address has to be aligned as OpenVG wants it. Counts
/// are arguments of their own because of the errors that they can cause; no more elements are touched than the span
/// has. Rows of pixels with a negative stride are a span that begins with the last one. A faulty call leaves its error,
/// unless an older one is still there, and changes nothing (OpenVG §4.1).
class Context {
public:
    Context(System& system, ContextState state);

    // Errors and completion.
    VGErrorCode getError();
    void flush();
    void finish();

    // Parameters of the context and of objects.
    void setf(VGParamType type, VGfloat value);
    void seti(VGParamType type, VGint value);
    void setfv(VGParamType type, VGint count, std::span<const VGfloat> values);
    void setiv(VGParamType type, VGint count, std::span<const VGint> values);
    VGfloat getf(VGParamType type);
    VGint geti(VGParamType type);
    VGint getVectorSize(VGParamType type);
    void getfv(VGParamType type, VGint count, std::span<VGfloat> values);
    void getiv(VGParamType type, VGint count, std::span<VGint> values);
    void setParameterf(VGHandle object, VGint paramType, VGfloat value);
    void setParameteri(VGHandle object, VGint paramType, VGint value);
    void setParameterfv(VGHandle object, VGint paramType, VGint count, std::span<const VGfloat> values);
    void setParameteriv(VGHandle object, VGint paramType, VGint count, std::span<const VGint> values);
    VGfloat getParameterf(VGHandle object, VGint paramType);
    VGint getParameteri(VGHandle object, VGint paramType);
    VGint getParameterVectorSize(VGHandle object, VGint paramType);
    void getParameterfv(VGHandle object, VGint paramType, VGint count, std::span<VGfloat> values);
    void getParameteriv(VGHandle object, VGint paramType, VGint count, std::span<VGint> values);

    // Matrices.
    void loadIdentity();
    void loadMatrix(std::span<const VGfloat> m);
    void getMatrix(std::span<VGfloat> m);
    void multMatrix(std::span<const VGfloat> m);
    void translate(VGfloat tx, VGfloat ty);
    void scale(VGfloat sx, VGfloat sy);
    void shear(VGfloat shx, VGfloat shy);
    void rotate(VGfloat angle);

    // Masking and clearing.
    void mask(VGHandle mask, VGMaskOperation operation, VGint x, VGint y, VGint width, VGint height);
    void renderToMask(VGPath path, VGbitfield paintModes, VGMaskOperation operation);
    VGMaskLayer createMaskLayer(VGint width, VGint height);
    void destroyMaskLayer(VGMaskLayer maskLayer);
    void fillMaskLayer(VGMaskLayer maskLayer, VGint x, VGint y, VGint width, VGint height, VGfloat value);
    void copyMask(VGMaskLayer maskLayer, VGint dx, VGint dy, VGint sx, VGint sy, VGint width, VGint height);
    void clear(VGint x, VGint y, VGint width, VGint height);

    // Paths.
    VGPath createPath(VGint pathFormat, VGPathDatatype datatype, VGfloat scale, VGfloat bias, VGint segmentCapacityHint,
                      VGint coordCapacityHint, VGbitfield capabilities);
    void clearPath(VGPath path, VGbitfield capabilities);
    void destroyPath(VGPath path);
    void removePathCapabilities(VGPath path, VGbitfield capabilities);
    VGbitfield getPathCapabilities(VGPath path);
    void appendPath(VGPath dstPath, VGPath srcPath);
    void appendPathData(VGPath dstPath, VGint numSegments, std::span<const VGubyte> pathSegments,
                        std::span<const std::byte> pathData);
    void modifyPathCoords(VGPath dstPath, VGint startIndex, VGint numSegments, std::span<const std::byte> pathData);
    void transformPath(VGPath dstPath, VGPath srcPath);
    VGboolean interpolatePath(VGPath dstPath, VGPath startPath, VGPath endPath, VGfloat amount);
    VGfloat pathLength(VGPath path, VGint startSegment, VGint numSegments);
    void pointAlongPath(VGPath path, VGint startSegment, VGint numSegments, VGfloat distance, std::span<VGfloat> x,
                        std::span<VGfloat> y, std::span<VGfloat> tangentX, std::span<VGfloat> tangentY);
    void pathBounds(VGPath path, std::span<VGfloat> minX, std::span<VGfloat> minY, std::span<VGfloat> width,
                    std::span<VGfloat> height);
    void pathTransformedBounds(VGPath path, std::span<VGfloat> minX, std::span<VGfloat> minY, std::span<VGfloat> width,
                               std::span<VGfloat> height);
    void drawPath(VGPath path, VGbitfield paintModes);

    // Paint.
    VGPaint createPaint();
    void destroyPaint(VGPaint paint);
    void setPaint(VGPaint paint, VGbitfield paintModes);
    VGPaint getPaint(VGPaintMode paintMode);
    void setColor(VGPaint paint, VGuint rgba);
    VGuint getColor(VGPaint paint);
    void paintPattern(VGPaint paint, VGImage pattern);

    // Images.
    VGImage createImage(VGImageFormat format, VGint width, VGint height, VGbitfield allowedQuality);
    void destroyImage(VGImage image);
    void clearImage(VGImage image, VGint x, VGint y, VGint width, VGint height);
    void imageSubData(VGImage image, std::span<const std::byte> data, VGint dataStride, VGImageFormat dataFormat,
                      VGint x, VGint y, VGint width, VGint height);
    void getImageSubData(VGImage image, std::span<std::byte> data, VGint dataStride, VGImageFormat dataFormat, VGint x,
                         VGint y, VGint width, VGint height);
    VGImage childImage(VGImage parent, VGint x, VGint y, VGint width, VGint height);
    VGImage getParent(VGImage image);
    void copyImage(VGImage dst, VGint dx, VGint dy, VGImage src, VGint sx, VGint sy, VGint width, VGint height,
                   VGboolean dither);
    void drawImage(VGImage image);
    void setPixels(VGint dx, VGint dy, VGImage src, VGint sx, VGint sy, VGint width, VGint height);
    void writePixels(std::span<const std::byte> data, VGint dataStride, VGImageFormat dataFormat, VGint dx, VGint dy,
                     VGint width, VGint height);
    void getPixels(VGImage dst, VGint dx, VGint dy, VGint sx, VGint sy, VGint width, VGint height);
    void readPixels(std::span<std::byte> data, VGint dataStride, VGImageFormat dataFormat, VGint sx, VGint sy,
                    VGint width, VGint height);
    void copyPixels(VGint dx, VGint dy, VGint sx, VGint sy, VGint width, VGint height);

    // Text.
    VGFont createFont(VGint glyphCapacityHint);
    void destroyFont(VGFont font);
    void setGlyphToPath(VGFont font, VGuint glyphIndex, VGPath path, VGboolean isHinted,
                        std::span<const VGfloat> glyphOrigin, std::span<const VGfloat> escapement);
    void setGlyphToImage(VGFont font, VGuint glyphIndex, VGImage image, std::span<const VGfloat> glyphOrigin,
                         std::span<const VGfloat> escapement);
    void clearGlyph(VGFont font, VGuint glyphIndex);
    void drawGlyph(VGFont font, VGuint glyphIndex, VGbitfield paintModes, VGboolean allowAutoHinting);
    void drawGlyphs(VGFont font, VGint glyphCount, std::span<const VGuint> glyphIndices,
                    std::span<const VGfloat> adjustmentsX, std::span<const VGfloat> adjustmentsY, VGbitfield paintModes,
                    VGboolean allowAutoHinting);

    // Image filters.
    void colorMatrix(VGImage dst, VGImage src, std::span<const VGfloat> matrix);
    void convolve(VGImage dst, VGImage src, VGint kernelWidth, VGint kernelHeight, VGint shiftX, VGint shiftY,
                  std::span<const VGshort> kernel, VGfloat scale, VGfloat bias, VGTilingMode tilingMode);
    void separableConvolve(VGImage dst, VGImage src, VGint kernelWidth, VGint kernelHeight, VGint shiftX, VGint shiftY,
                           std::span<const VGshort> kernelX, std::span<const VGshort> kernelY, VGfloat scale,
                           VGfloat bias, VGTilingMode tilingMode);
    void gaussianBlur(VGImage dst, VGImage src, VGfloat stdDeviationX, VGfloat stdDeviationY, VGTilingMode tilingMode);
    void lookup(VGImage dst, VGImage src, std::span<const VGubyte> redLUT, std::span<const VGubyte> greenLUT,
                std::span<const VGubyte> blueLUT, std::span<const VGubyte> alphaLUT, VGboolean outputLinear,
                VGboolean outputPremultiplied);
    void lookupSingle(VGImage dst, VGImage src, std::span<const VGuint> lookupTable, VGImageChannel sourceChannel,
                      VGboolean outputLinear, VGboolean outputPremultiplied);

    // The implementation.
    VGHardwareQueryResult hardwareQuery(VGHardwareQueryType key, VGint setting);
    std::string_view getString(VGStringID name);

    // Those of VG/vitrine2d.h, by their whole names: of the basic 2-D path (basic_calls.cpp), then of the path of
    // OpenVG (draw_calls.cpp, filter_calls.cpp).
    void v2dColor(VGuint rgba);
    void v2dBlend(VGboolean over);
    void v2dStipple(VGboolean enabled, VGuint pattern, VGuint factor);
    void v2dRasterOperation(VGboolean enabled, VGuint code, VGuint pattern);
    void v2dLogicOperation(VGboolean enabled, V2DLogicOperation operation);
    void v2dSourceKey(VGboolean enabled, VGuint rgba);
    void v2dDestinationKey(VGboolean enabled, VGuint rgba);
    void v2dPalette(V2DPaletteMode mode, std::span<const VGuint> entries);
    void v2dPaletteNumber(VGuint number);
    void v2dColorTable(VGboolean enabled, std::span<const VGuint> entries);
    void v2dFog(VGboolean enabled, VGfloat factor, VGuint rgba);
    void v2dAlphaTest(VGboolean enabled, V2DCompareFunction function, VGuint reference);
    void v2dFillRectangle(VGint x, VGint y, VGint width, VGint height);
    void v2dFillFan(VGint count, std::span<const VGfloat> points);
    void v2dDrawLine(VGint x0, VGint y0, VGint x1, VGint y1);
    void v2dGradientRectangle(VGint x, VGint y, VGint width, VGint height, VGint components,
                              std::span<const VGfloat> start, std::span<const VGfloat> dx, std::span<const VGfloat> dy);
    void v2dCopy(VGImage source, VGint sx, VGint sy, VGint dx, VGint dy, VGint width, VGint height);
    void v2dStretch(VGImage source, VGint sx, VGint sy, VGint sourceWidth, VGint sourceHeight, VGint dx, VGint dy,
                    VGint width, VGint height);
    void v2dDrawGlyph(VGImage alpha, VGint x, VGint y);
    void v2dBackground(VGboolean enabled, VGfloat share, VGuint rgba);
    void v2dAutomaticScale(VGboolean automatic);
    void v2dPatternKernel(VGboolean enabled, VGint width, VGint height, VGfloat shiftX, VGfloat shiftY,
                          std::span<const VGshort> kernel, VGfloat scale, VGfloat bias);

    // These functions are not OpenVG's. VGU, replays, live programs and views use them.

    /// vgAppendPathData for values instead of the path's own numbers, as VGU wants it. The error is an answer, and is
    /// not kept. As many values as the commands have coordinates.
    [[nodiscard]] VGErrorCode appendValues(VGPath path, std::span<const VGubyte> commands,
                                           std::span<const double> values);
    /// The error that appendValues() would answer.
    [[nodiscard]] VGErrorCode appendError(VGPath path) const;
    [[nodiscard]] const ContextState& state() const { return m_state; }
    [[nodiscard]] const ShareGroup& shareGroup() const { return *m_share; }
    /// The paint that is drawn with; the default one when none is set, or when it is gone.
    [[nodiscard]] const Paint& currentPaint(VGPaintMode mode) const;

private:
    friend class System;

    // Errors (context.cpp). An error that is VG_NO_ERROR is none; the result says whether there was one.
    bool fail(VGErrorCode error);
    bool failIf(bool isFaulty, VGErrorCode error);
    void draw(const Drawing& drawing);

    // Parameters (context_parameters.cpp).
    void setContextParameter(VGint type, Arity arity, VGint count, const Numbers& values);
    void setObjectParameter(VGHandle object, VGint type, Arity arity, VGint count, const Numbers& values);
    [[nodiscard]] std::optional<Numbers> objectParameter(VGHandle object, VGint type, Arity arity);
    [[nodiscard]] bool isObject(VGHandle object) const;
    // Without numbers they are VG_ILLEGAL_ARGUMENT_ERROR.
    template <typename T>
    T getNumber(const std::optional<Numbers>& numbers);
    VGint getSize(const std::optional<Numbers>& numbers);
    template <typename T>
    void getNumbers(const std::optional<Numbers>& numbers, VGint count, std::span<T> values);

    [[nodiscard]] Matrix& currentMatrix();
    void multiply(const Matrix& matrix);

    // Paths.
    bool reservePathBytes(std::size_t added);
    void appendTo(Path& path, const PathData& data);
    bool isPartOf(const PathData& path, VGint first, VGint count) const;
    void writeBounds(const Bounds& bounds, std::span<VGfloat> minX, std::span<VGfloat> minY, std::span<VGfloat> width,
                     std::span<VGfloat> height);

    // Drawing.
    [[nodiscard]] Scissor scissor() const;
    [[nodiscard]] std::optional<Coverage> coverageOf(VGPath path, VGPaintMode mode, const Matrix& userToSurface);
    void drawPathWith(VGPath path, VGPaintMode mode, const Matrix& userToSurface);
    // Those of glyphs may have no handle any more.
    void drawPathUnder(const Matrix& userToSurface, VGPath path, VGbitfield paintModes);
    void drawImageUnder(const Matrix& userToSurface, VGImage image);
    [[nodiscard]] PathDraw drawOf(Coverage coverage) const;
    void addPaint(PathDraw& draw, VGPaintMode mode, const Matrix& userToSurface) const;
    [[nodiscard]] DrawnImage drawnImage(VGImage image, const Matrix& surfaceToImage) const;
    [[nodiscard]] std::optional<DrawnImage> patternOf(const Paint& paint, const Matrix& surfaceToPaint) const;
    [[nodiscard]] Coverage imageCoverage(const PixelRect& rect, const Matrix& userToSurface) const;
    bool hasMask() const;
    [[nodiscard]] MaskLayerId layerId(VGMaskLayer layer) const;
    /// At the glyph origin.
    void paintGlyph(const Glyph& glyph, VGbitfield paintModes);
    void moveGlyphOrigin(const Glyph& glyph, double adjustmentX, double adjustmentY);
    /// All of an image, which may be without a handle, or of the drawing surface.
    [[nodiscard]] PixelArea areaOf(VGImage image) const;
    [[nodiscard]] PixelArea surfaceArea() const;
    /// There is no such image, or it is a rendering target (EGL 1.4 §3.5.3).
    bool failImage(VGImage image);
    bool failImages(VGImage dst, VGImage src);
    bool failFilter(VGImage dst, VGImage src, bool isFaulty);
    [[nodiscard]] ImageFilter filterOf(VGImage dst, VGImage src) const;
    [[nodiscard]] Weighting weightingOf(double scale, double bias, VGTilingMode tilingMode) const;
    [[nodiscard]] double scaleOf(double given, double sum) const; // VG2D-24
    bool areRelatedAndOverlap(VGImage a, VGImage b) const;
    /// Of the color, with what is set for every drawing of the basic 2-D path.
    [[nodiscard]] BasicDraw basicDraw() const;
    void drawFromSource(BasicDraw draw);

    System* m_system = nullptr;
    ShareGroup* m_share = nullptr;
    ContextState m_state;
};

} // namespace vitrine::core::openvg
