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
