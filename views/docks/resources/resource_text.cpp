// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/resources/resource_text.h"

#include "core/base/overloaded.h"
#include "core/session/state_names.h"
#include "views/base/link_text.h"
#include "views/theme/counted.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace vitrine::views {

using namespace core;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Resource)
};

QString plain(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString pixelFormatText(PixelFormat format)
{
    return format == PixelFormat::None ? QString() : plain(nameOf(format));
}

QString sizeText(std::uint32_t width, std::uint32_t height)
{
    return width == 0 ? QString() : QStringLiteral("%1 × %2").arg(width).arg(height);
}

QString shapeText(TextureShape shape)
{
    switch (shape) {
    case TextureShape::Flat: return Words::tr("2D");
    case TextureShape::Cube: return Words::tr("cube");
    case TextureShape::Volume: return Words::tr("3D");
    case TextureShape::External: return Words::tr("external");
    }
    return {};
}

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

// "GL_REPEAT", or "GL_REPEAT / GL_CLAMP_TO_EDGE" where they differ.
QString pairText(const std::string& first, const std::string& second)
{
    return first == second ? plain(first) : plain(first) + QStringLiteral(" / ") + plain(second);
}

QString detailsOf(const TextureFacts& facts)
{
    const QString state =
        facts.incomplete.empty() ? Words::tr("complete") : Words::tr("incomplete: %1").arg(plain(facts.incomplete));
    return joined({shapeText(facts.shape), counted(facts.levelCount, Words::tr("%1 level"), Words::tr("%1 levels")),
                   state, pairText(facts.minFilter, facts.magFilter), pairText(facts.wrapS, facts.wrapT)});
}

QString detailsOf(const ProgramFacts& facts)
{
    if (!facts.isLinked)
        return joined({Words::tr("not linked"), plain(facts.log).simplified()});
    return joined({Words::tr("linked"), counted(facts.uniformCount, Words::tr("%1 uniform"), Words::tr("%1 uniforms")),
                   counted(facts.attributeCount, Words::tr("%1 attribute"), Words::tr("%1 attributes"))});
}

QString detailsOf(const ShaderFacts& facts)
{
    const QString lines = counted(facts.lineCount, Words::tr("%1 line"), Words::tr("%1 lines"));
    if (!facts.isCompiled)
        return joined({Words::tr("not compiled"), lines, plain(facts.log).simplified()});
    return joined({Words::tr("compiled"), lines});
}

QString detailsOf(const FramebufferFacts& facts)
{
    return joined({facts.isWindow ? Words::tr("window") : QString(), plain(facts.status),
                   facts.samples > 1 ? Words::tr("%1 samples").arg(facts.samples) : QString()});
}

QString detailsOf(const PathFacts& facts)
{
    return joined({counted(facts.segmentCount, Words::tr("%1 segment"), Words::tr("%1 segments")),
                   counted(facts.coordinateCount, Words::tr("%1 coordinate"), Words::tr("%1 coordinates"))});
}

QString colorText(const std::array<float, 4>& color)
{
    QStringList values;
    for (const float value : color)
        values << QString::number(double{value}, 'g', 4);
    return values.join(QStringLiteral(", "));
}

QString detailsOf(const PaintFacts& facts)
{
    if (facts.type == "VG_PAINT_TYPE_COLOR")
        return colorText(facts.color);
    if (facts.type == "VG_PAINT_TYPE_PATTERN")
        return joined({facts.pattern ? resourceText(*facts.pattern) : Words::tr("no image"), plain(facts.tilingMode)});
    return joined({counted(facts.stopCount, Words::tr("%1 stop"), Words::tr("%1 stops")), plain(facts.spreadMode)});
}

QString detailsOf(const VectorImageFacts& facts)
{
    if (!facts.isChild)
        return {};
    return facts.parent ? Words::tr("part of %1").arg(resourceText(*facts.parent))
                        : Words::tr("part of an image without a handle");
}

QString detailsOf(const FontFacts& facts)
{
    return joined({counted(facts.glyphCount, Words::tr("%1 glyph"), Words::tr("%1 glyphs")),
                   Words::tr("%1 of paths, %2 of images").arg(grouped(facts.pathCount), grouped(facts.imageCount))});
}

} // namespace

QString kindText(ResourceKind kind)
{
    switch (kind) {
    case ResourceKind::Texture: return Words::tr("Textures");
    case ResourceKind::Buffer: return Words::tr("Buffers");
    case ResourceKind::Program: return Words::tr("Programs");
    case ResourceKind::Shader: return Words::tr("Shaders");
    case ResourceKind::Renderbuffer: return Words::tr("Renderbuffers");
    case ResourceKind::Framebuffer: return Words::tr("Framebuffers");
    case ResourceKind::Path: return Words::tr("Paths");
    case ResourceKind::Paint: return Words::tr("Paints");
    case ResourceKind::Image: return Words::tr("Images");
    case ResourceKind::Font: return Words::tr("Fonts");
    case ResourceKind::MaskLayer: return Words::tr("Mask layers");
    }
    return {};
}

QString bytesText(std::uint64_t bytes)
{
    return counted(bytes, Words::tr("%1 B"), Words::tr("%1 B"));
}

QString faceText(std::uint32_t face)
{
    static constexpr std::array<const char*, 6> kFaces{"+x", "−x", "+y", "−y", "+z", "−z"};
    return QString::fromUtf8(kFaces[face % kFaces.size()]);
}

QString extentText(const Resource& resource)
{
    return std::visit(core::Overloaded{
                          [](const TextureFacts& facts) {
                              const QString size = sizeText(facts.width, facts.height);
                              return facts.shape == TextureShape::Volume && !size.isEmpty()
                                         ? QStringLiteral("%1 × %2").arg(size).arg(facts.depth)
                                         : size;
                          },
                          [](const RenderbufferFacts& facts) { return sizeText(facts.width, facts.height); },
                          [](const VectorImageFacts& facts) { return sizeText(facts.width, facts.height); },
                          [](const MaskLayerFacts& facts) { return sizeText(facts.width, facts.height); },
                          [](const FramebufferFacts& facts) {
                              for (const auto* part : {&facts.color, &facts.depth, &facts.stencil})
                                  if (*part)
                                      return sizeText((*part)->width, (*part)->height);
                              return QString();
                          },
                          [](const auto&) { return QString(); },
                      },
                      resource.facts);
}

QString formatText(const Resource& resource)
{
    return std::visit(core::Overloaded{
                          [](const TextureFacts& facts) { return pixelFormatText(facts.format); },
                          [](const BufferFacts& facts) { return plain(facts.usage); },
                          [](const ProgramFacts&) { return QString(); },
                          [](const ShaderFacts& facts) { return plain(facts.stage); },
                          [](const RenderbufferFacts& facts) {
                              const QString stencil =
                                  facts.hasStencil ? pixelFormatText(PixelFormat::Stencil8) : QString();
                              QStringList parts{pixelFormatText(facts.format), stencil};
                              parts.removeAll(QString());
                              return parts.join(QStringLiteral(" + "));
                          },
                          [](const FramebufferFacts& facts) {
                              QStringList parts;
                              for (const auto* part : {&facts.color, &facts.depth, &facts.stencil})
                                  if (*part)
                                      parts << pixelFormatText((*part)->format);
                              parts.removeAll(QString());
                              return parts.join(QStringLiteral(" + "));
                          },
                          [](const PathFacts& facts) { return plain(facts.datatype); },
                          [](const PaintFacts& facts) { return plain(facts.type); },
                          [](const VectorImageFacts& facts) { return plain(facts.format); },
                          [](const FontFacts&) { return QString(); },
                          [](const MaskLayerFacts&) { return QString(); },
                      },
                      resource.facts);
}

QString detailText(const Resource& resource)
{
    return std::visit(core::Overloaded{
                          [](const BufferFacts& facts) { return facts.isMapped ? Words::tr("mapped") : QString(); },
                          [](const RenderbufferFacts& facts) { return plain(facts.internalFormat); },
                          [](const MaskLayerFacts&) { return QString(); },
                          [](const auto& facts) { return detailsOf(facts); },
                      },
                      resource.facts);
}

bool isFaulty(const Resource& resource)
{
    return std::visit(core::Overloaded{
                          [](const TextureFacts& facts) { return !facts.incomplete.empty(); },
                          [](const ProgramFacts& facts) { return !facts.isLinked; },
                          [](const ShaderFacts& facts) { return !facts.isCompiled; },
                          [](const FramebufferFacts& facts) { return facts.status != "GL_FRAMEBUFFER_COMPLETE"; },
                          [](const auto&) { return false; },
                      },
                      resource.facts);
}

QString attachmentText(const QString& point, const AttachmentFacts& attachment)
{
    QStringList parts{point};
    if (attachment.level != 0)
        parts << Words::tr("level %1").arg(attachment.level);
    if (attachment.face != 0)
        parts << Words::tr("face %1").arg(faceText(attachment.face));
    if (attachment.slice != 0)
        parts << Words::tr("slice %1").arg(attachment.slice);
    return parts.join(QStringLiteral(", "));
}

} // namespace vitrine::views
