// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/machine_target.h"
#include "core/api/openvg/system.h"
#include "core/api/openvg/vgu.h"
#include "core/blend/blend_ops.h"
#include "core/command/vector_config.h"
#include "tests/spec/both_machines.h"

#include <QtTest>

#include <array>
#include <functional>
#include <initializer_list>
#include <memory>
#include <vector>

/// A context of OpenVG that draws on both machines: a test fails where they differ (ONE-04).

namespace vitrine::core::openvg {

/// Both machines, and who wants to look at them after each pass.
class WatchedMachines final : public CommandSink {
public:
    explicit WatchedMachines(const MachineConfig& config) : m_machines(config) {}
    Result<void> draw(const DrawCommand& command) override
    {
        auto drawn = m_machines.draw(command);
        passes.push_back(command);
        if (afterPass)
            afterPass(command);
        return drawn;
    }
    void clear(const ClearCommand& command) override { m_machines.clear(command); }
    void copy(const CopyCommand& command) override { m_machines.copy(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_machines.memory(); }
    [[nodiscard]] const BothMachines& machines() const { return m_machines; }
    [[nodiscard]] ObserverHub& hub() { return m_machines.hub(); }

    std::function<void(const DrawCommand&)> afterPass;
    std::vector<DrawCommand> passes;

private:
    BothMachines m_machines;
};

/// What a pass costs on the timed machine, once more.
inline DrawCounters metered(DrawCommand pass, Memory memory, const MachineConfig& machine = {})
{
    TimedOptions options;
    options.meter = true;
    TimedGpu gpu(memory, machine, options);
    pass.words = nullptr;
    return gpu.draw(pass) ? gpu.lastDraw() : DrawCounters{};
}

class VectorBench {
public:
    explicit VectorBench(VGint width = 100, VGint height = 100, DrawableConfig config = {},
                         const VectorConfig& knobs = {}, const MachineConfig& machine = {})
        : m_machines(machine), m_device(m_machines), m_target(m_device, knobs, reachableUnits(machine)),
          m_system(m_target)
    {
        config.width = width;
        config.height = height;
        m_drawable = m_system.createDrawable(config);
        m_color = m_device.createSurface(
            {PixelFormat::Rgba8, static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), 1});
        m_target.attach(m_drawable, m_color, config);
        m_context = m_system.createContext();
        m_system.makeCurrent(m_context, m_drawable);
        vg().seti(VG_RENDERING_QUALITY, VG_RENDERING_QUALITY_NONANTIALIASED);
    }
    VectorBench(const VectorBench&) = delete;
    VectorBench& operator=(const VectorBench&) = delete;

    Context& vg() { return *m_system.context(m_context); }
    System& system() { return m_system; }
    const Surface& color() { return m_machines.memory().surface(m_color); }
    const MachineTarget::Planes& planes() { return *m_target.planes(m_drawable); }
    const Surface& surface(SurfaceId id) { return m_machines.memory().surface(id); }
    int planeValue(SurfaceId id, std::uint32_t x, std::uint32_t y)
    {
        return std::to_integer<int>(*surface(id).pixel(x, y));
    }
    /// How many pixels of a plane hold a value that is not 0.
    int countSet(SurfaceId id)
    {
        int count = 0;
        for (std::uint32_t y = 0; y < surface(id).height(); ++y)
            for (std::uint32_t x = 0; x < surface(id).width(); ++x)
                count += planeValue(id, x, y) != 0 ? 1 : 0;
        return count;
    }
    std::array<int, 4> pixel(std::uint32_t x, std::uint32_t y)
    {
        std::array<int, 4> value{};
        for (std::size_t i = 0; i < 4; ++i)
            value[i] = std::to_integer<int>(color().pixel(x, y)[i]);
        return value;
    }
    WatchedMachines& machines() { return m_machines; }
    const DrawCounters& lastDraw() { return m_machines.machines().lastDraw(); }

    VGPath path(std::initializer_list<int> commands, std::initializer_list<VGfloat> values)
    {
        const VGPath made =
            vg().createPath(VG_PATH_FORMAT_STANDARD, VG_PATH_DATATYPE_F, 1.0f, 0.0f, 0, 0, VG_PATH_CAPABILITY_ALL);
        const std::vector<VGubyte> bytes(commands.begin(), commands.end());
        const std::vector<VGfloat> floats(values);
        vg().appendPathData(made, static_cast<VGint>(bytes.size()), bytes, std::as_bytes(std::span(floats)));
        return made;
    }
    /// Of VG2D-06.
    VGPath star()
    {
        return path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH},
                    {50, 5, 78, 91, 5, 38, 95, 38, 22, 91});
    }
    VGPath rectangle(VGfloat x, VGfloat y, VGfloat width, VGfloat height)
    {
        return path({VG_MOVE_TO_ABS, VG_HLINE_TO_REL, VG_VLINE_TO_REL, VG_HLINE_TO_REL, VG_CLOSE_PATH},
                    {x, y, width, height, -width});
    }
    /// As the fill paint.
    void paint(VGfloat red, VGfloat green, VGfloat blue, VGfloat alpha = 1.0f)
    {
        const VGPaint made = vg().createPaint();
        const std::array color{red, green, blue, alpha};
        vg().setParameterfv(made, VG_PAINT_COLOR, 4, color);
        vg().setPaint(made, VG_FILL_PATH);
    }
    void clear(VGfloat red, VGfloat green, VGfloat blue, VGfloat alpha = 1.0f)
    {
        const std::array value{red, green, blue, alpha};
        vg().setfv(VG_CLEAR_COLOR, 4, value);
        vg().clear(0, 0, static_cast<VGint>(color().width()), static_cast<VGint>(color().height()));
    }
    /// What follows is drawn as another machine does.
    void setKnobs(const VectorConfig& knobs) { m_target.setConfig(knobs); }
    /// What no call of OpenVG asks for.
    void draw(const Drawing& drawing)
    {
        const Result<void> drawn = m_target.draw(m_context, m_drawable, drawing);
        QVERIFY2(drawn.hasValue(), drawn ? "" : drawn.error().message.english().c_str());
    }
    /// What follows is another drawing.
    void beginDrawing() { m_target.beginCall({.call = ++m_drawings, .draw = static_cast<std::uint32_t>(m_drawings)}); }
    void fill(VGPath path)
    {
        vg().drawPath(path, VG_FILL_PATH);
        const auto failure = m_system.takeFailure();
        QVERIFY2(!failure, failure ? failure->message.english().c_str() : "");
    }

private:
    WatchedMachines m_machines;
    gles2::Device m_device;
    MachineTarget m_target;
    System m_system;
    DrawableId m_drawable;
    SurfaceId m_color;
    ContextId m_context;
    std::uint64_t m_drawings = 0; ///< behind the first
};

} // namespace vitrine::core::openvg
