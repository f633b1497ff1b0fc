// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_stages/pass_setup.h"

#include "core/session/draw_start.h"
#include "core/session/draw_state_fields.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/state_names.h"
#include "views/docks/state/gl_names.h"
#include "views/docks/vector_stages/vector_context.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

using core::BlendFields;
using core::DrawStateGroups;
using core::VectorPass;

QString switchText(bool isOn)
{
    return isOn ? VectorStages::tr("on") : VectorStages::tr("off");
}

/// As OpenGL calls it.
QString valueText(std::string_view group, std::string_view field, core::StateNode::Value value)
{
    core::StateNode of, what;
    of.name = group;
    what.name = field;
    what.value = std::move(value);
    return text(glValue(of, what));
}

QString operationText(core::StencilOperation operation)
{
    return valueText(DrawStateGroups::kFront.name, core::StencilFaceFields::kDepthPass.name,
                     std::string(nameOf(operation)));
}

QString cullText(core::CullMode mode)
{
    if (mode == core::CullMode::None)
        return switchText(false);
    return valueText(DrawStateGroups::kRasterization.name, core::RasterFields::kCull.name, std::string(nameOf(mode)));
}

QString maskText(std::uint8_t mask)
{
    if (mask == 0)
        return VectorStages::tr("no channel");
    QString channels;
    for (int channel = 0; channel < 4; ++channel)
        if ((mask >> channel & 1) != 0)
            channels += QStringLiteral("RGBA")[channel];
    return channels;
}

QString scissorText(const core::RasterState& raster)
{
    if (!raster.scissorEnabled)
        return switchText(false);
    const core::Rect& box = raster.scissor;
    return QStringLiteral("%1, %2 · %3 × %4").arg(box.x).arg(box.y).arg(box.width).arg(box.height);
}

class SetupWriter {
public:
    SetupWriter(const VectorFacts& facts, std::size_t pass)
        : m_facts(facts), m_state(facts.stateOf(pass)), m_memory(facts.recording->start()->memory)
    {
    }

    [[nodiscard]] std::vector<PassSetting> write()
    {
        if (m_state.isBasic()) {
            addColors();
            addOrder();
            addBits();
            return std::move(m_settings);
        }
        addState();
        addStencil();
        addSurfaces();
        return std::move(m_settings);
    }

private:
    void add(const QString& name, const QString& value, const QString& untouched, const QString& sentence)
    {
        m_settings.push_back({name, value, untouched, sentence});
    }

    void addState()
    {
        add(VectorStages::tr("Culling"), cullText(m_state.raster.cull), cullText(m_untouched.raster.cull),
            VectorStages::tr("Triangles that turn backwards count down, and so are drawn, too."));
        add(VectorStages::tr("Color mask"), maskText(m_state.blend.colorMask), maskText(m_untouched.blend.colorMask),
            VectorStages::tr("The channels of the color buffer that are written. Passes that count write none."));
        add(VectorStages::tr("Depth test"), switchText(m_state.depthStencil.depthTest),
            switchText(m_untouched.depthStencil.depthTest),
            VectorStages::tr("2-D graphics have no depths, and leave those of OpenGL ES alone."));
        add(VectorStages::tr("Scissor test"), scissorText(m_state.raster), scissorText(m_untouched.raster),
            VectorStages::tr("The path's box: pixels outside of it need not be counted. Left, bottom, width, height."));
    }

    void addStencil()
    {
        const core::DepthStencilState& tests = m_state.depthStencil;
        const core::DepthStencilState& untouched = m_untouched.depthStencil;
        add(VectorStages::tr("Stencil test"), switchText(tests.stencilTest), switchText(untouched.stencilTest),
            VectorStages::tr("On in passes that count: each sample of a triangle changes its value in the plane."));
        add(VectorStages::tr("Front faces"), operationText(tests.front.depthPass),
            operationText(untouched.front.depthPass),
            VectorStages::tr("What triangles do to the stencil value that turn counter-clockwise in the window."));
        add(VectorStages::tr("Back faces"), operationText(tests.back.depthPass),
            operationText(untouched.back.depthPass),
            VectorStages::tr("What triangles do to the stencil value that turn clockwise in the window."));
        if (m_state.vector.pass == VectorPass::Winding && m_facts.section().isWindingClear)
            add(VectorStages::tr("Windings before"),
                *m_facts.section().isWindingClear ? VectorStages::tr("all 0") : VectorStages::tr("not all 0"),
                VectorStages::tr("as left"),
                VectorStages::tr("The plane is cleared before anything is counted; each pass Resolve leaves it so."));
    }

    void addSurfaces()
    {
        const QString ofWindow = VectorStages::tr("of the window");
        const core::RenderTargets& targets = m_state.targets;
        add(VectorStages::tr("Color buffer"), surfaceText(targets.color), ofWindow,
            VectorStages::tr("The surface that is painted."));
        add(VectorStages::tr("Depth buffer"), surfaceText(targets.depth), ofWindow,
            VectorStages::tr("The surface of the depths."));
        add(VectorStages::tr("Stencil buffer"), surfaceText(targets.stencil), ofWindow,
            VectorStages::tr("The plane in which the pass counts: of windings, or of the scissor's regions."));
        const core::VectorState& planes = m_state.vector;
        addPlane(VectorStages::tr("Winding plane"), planes.winding,
                 VectorStages::tr("The windings that are read, and become 0."));
        addPlane(VectorStages::tr("Coverage plane"), planes.coverage,
                 VectorStages::tr("How much of each pixel the path covers, 0 to 255."));
        addPlane(VectorStages::tr("Scissor plane"), planes.scissor,
                 VectorStages::tr("In how many regions of the scissor each pixel lies."));
        addPlane(VectorStages::tr("Mask plane"), planes.mask, VectorStages::tr("What coverage is multiplied by."));
    }

    // Of the basic path.

    void addColors()
    {
        const core::BasicState& basic = m_state.basic;
        add(VectorStages::tr("Multiplexer"), inputText(basic.input), inputText({}),
            VectorStages::tr("Where MUX takes the color of each pixel from."));
        add(VectorStages::tr("Constant"), colorText(basic.constant), colorText({}),
            VectorStages::tr("Red, green, blue and alpha, as they are stored."));
        add(VectorStages::tr("Source"), surfaceText(basic.source), VectorStages::tr("none"),
            VectorStages::tr("The surface that colors are read from."));
        add(VectorStages::tr("Color buffer"), surfaceText(m_state.targets.color), VectorStages::tr("of the window"),
            VectorStages::tr("The surface that is painted."));
        for (std::size_t i = 0; i < core::kBasicAdders; ++i)
            add(VectorStages::tr("Adder %1").arg(i + 1), adderText(basic.adders[i]), adderText({}),
                VectorStages::tr("Its value at the first pixel, and what it grows by with each column and row: source "
                                 "coordinates, or a channel of a gradient."));
    }

    void addOrder()
    {
        const core::BasicState& basic = m_state.basic;
        add(VectorStages::tr("Columns"),
            basic.fromRight ? VectorStages::tr("← from the right") : VectorStages::tr("→ from the left"),
            VectorStages::tr("→ from the left"),
            VectorStages::tr("The order of the pixels. A copy to the right begins on the right, so that it reads what "
                             "was there."));
        add(VectorStages::tr("Rows"),
            basic.fromTop ? VectorStages::tr("↓ from the top") : VectorStages::tr("↑ from the bottom"),
            VectorStages::tr("↑ from the bottom"),
            VectorStages::tr("The order of the pixels. A copy upwards begins at the top."));
        add(VectorStages::tr("Stipple"), stippleText(basic), switchText(false),
            VectorStages::tr("Which pixels of a line are left out: 16 bits, and how many pixels each stands for."));
    }

    void addBits()
    {
        const core::BasicState& basic = m_state.basic;
        add(VectorStages::tr("Source key"), keyText(basic.hasSourceKey, basic.sourceKey), switchText(false),
            VectorStages::tr("Pixels of the source that hold it are not written."));
        add(VectorStages::tr("Destination key"), keyText(basic.hasDestinationKey, basic.destinationKey),
            switchText(false), VectorStages::tr("Only pixels that hold it are written."));
        add(VectorStages::tr("Palette"), paletteText(basic), switchText(false),
            VectorStages::tr("What the pixels of the source are numbers of: 256 colors, or 16 of one of 16 palettes."));
        add(VectorStages::tr("Color table"), switchText(basic.colorTable != nullptr), switchText(false),
            VectorStages::tr("What each number of a channel becomes, in the pixels of the source."));
        add(VectorStages::tr("Fog"), fogText(basic.fog), switchText(false),
            VectorStages::tr("How much of a color is left in it, and the fog's own color."));
        add(VectorStages::tr("Alpha test"), alphaTestText(basic.alphaTest), switchText(false),
            VectorStages::tr("Only pixels whose alpha compares so are written."));
        const core::RasterOperation& operation = m_state.blend.raster;
        add(VectorStages::tr("Raster operation"),
            operation.enabled ? QStringLiteral("0x%1, P %2").arg(hex(operation.code, 2), hex(operation.pattern, 8))
                              : switchText(false),
            switchText(false),
            VectorStages::tr("Bit 4P + 2S + D of the code, for each stored bit of pattern, source and destination."));
        add(VectorStages::tr("Blending"), switchText(m_state.blend.enabled), switchText(false),
            VectorStages::tr("Over what is there, by alpha."));
    }

    [[nodiscard]] static QString hex(std::uint32_t value, int digits)
    {
        return QStringLiteral("%1").arg(value, digits, 16, QLatin1Char('0')).toUpper();
    }

    [[nodiscard]] static QString inputText(core::MuxInput input)
    {
        switch (input) {
        case core::MuxInput::Constant: return VectorStages::tr("constant of CI");
        case core::MuxInput::Gradient: return VectorStages::tr("gradient of RAS");
        case core::MuxInput::Cache: break;
        }
        return VectorStages::tr("source, by the color cache");
    }

    [[nodiscard]] static QString colorText(const core::Vec4& color)
    {
        return QStringLiteral("%1, %2, %3, %4")
            .arg(numberText(color.x), numberText(color.y), numberText(color.z), numberText(color.w));
    }

    [[nodiscard]] static QString adderText(const core::BasicAdder& adder)
    {
        const auto text = [](std::uint64_t value) {
            return numberText(static_cast<double>(static_cast<std::int64_t>(value)) / core::kAdderOne);
        };
        return QStringLiteral("%1, %2, %3").arg(text(adder.start), text(adder.dx), text(adder.dy));
    }

    [[nodiscard]] static QString numberText(double value) { return QString::number(value, 'g', 6); }

    [[nodiscard]] static QString stippleText(const core::BasicState& basic)
    {
        if (!basic.isStippled)
            return switchText(false);
        return QStringLiteral("%1 × %2").arg(basic.stipplePattern, 16, 2, QLatin1Char('0')).arg(basic.stippleFactor);
    }

    [[nodiscard]] static QString keyText(bool isOn, std::uint32_t key)
    {
        return isOn ? QStringLiteral("0x") + hex(key, 8) : switchText(false);
    }

    [[nodiscard]] static QString paletteText(const core::BasicState& basic)
    {
        switch (basic.palette) {
        case core::PaletteMode::One: return VectorStages::tr("256 colors");
        case core::PaletteMode::Sixteen: return VectorStages::tr("palette %1 of 16").arg(basic.paletteNumber);
        case core::PaletteMode::None: break;
        }
        return switchText(false);
    }

    [[nodiscard]] static QString fogText(const core::BasicFog& fog)
    {
        return fog.enabled ? QStringLiteral("%1, %2").arg(numberText(fog.factor), colorText(fog.color))
                           : switchText(false);
    }

    [[nodiscard]] static QString alphaTestText(const core::BasicAlphaTest& test)
    {
        const std::string_view name = core::nameOf(test.function);
        return test.enabled ? QStringLiteral("%1 %2").arg(QString::fromUtf8(name.data(), qsizetype(name.size())),
                                                          numberText(test.reference))
                            : switchText(false);
    }

    void addPlane(const QString& name, core::SurfaceId plane, const QString& sentence)
    {
        if (plane)
            add(name, surfaceText(plane), VectorStages::tr("none"), sentence);
    }

    [[nodiscard]] QString surfaceText(core::SurfaceId id) const
    {
        if (!id || !m_memory.contains(id))
            return VectorStages::tr("none");
        const core::Surface& surface = m_memory.surface(id);
        const QString size = QStringLiteral("%1 × %2").arg(surface.width()).arg(surface.height());
        const QString described = VectorStages::tr("surface %1, %2").arg(QString::number(id.value), size);
        return surface.samples() == 1 ? described
                                      : VectorStages::tr("%1, %2 samples").arg(described).arg(surface.samples());
    }

    const VectorFacts& m_facts;
    const core::DrawState& m_state;
    const core::DrawState m_untouched;
    const core::Memory& m_memory;
    std::vector<PassSetting> m_settings;
};

} // namespace

std::vector<PassSetting> passSetup(const VectorFacts& facts, std::size_t pass)
{
    return SetupWriter(facts, pass).write();
}

QList<FactColumn> setupColumns(const std::vector<PassSetting>& settings)
{
    const auto at = [&settings](int row) -> const PassSetting& { return settings[static_cast<std::size_t>(row)]; };
    return {
        {VectorStages::tr("Setting"), VectorStages::tr("What the pass sets for itself."), 104,
         [at](int row) { return RowCell{.text = at(row).name, .toolTip = at(row).sentence}; }},
        {VectorStages::tr("In this pass"), VectorStages::tr("Marked where it differs from an untouched draw."), 124,
         [at](int row) {
             const PassSetting& setting = at(row);
             return RowCell{.text = setting.value,
                            .isBold = setting.isChanged(),
                            .isChanged = setting.isChanged(),
                            .told = setting.isChanged() ? VectorStages::tr("changed") : QString()};
         }},
        {VectorStages::tr("Untouched"), VectorStages::tr("Of a draw of OpenGL ES for which nothing was set."), 80,
         [at](int row) { return RowCell{.text = at(row).untouched, .isFaint = true}; }},
    };
}

} // namespace vitrine::views
