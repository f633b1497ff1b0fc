// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_reader.h"
#include "core/gpu/knobs_read.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/comparison/comparison_table.h"
#include "core/session/replay.h"
#include "tests/harness/places.h"

#include <QByteArray>
#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>

namespace vitrine::test {

struct Rgb {
    int red = 0, green = 0, blue = 0;
    /// Within one level: a value that lies between two may be rounded either way.
    [[nodiscard]] bool isNear(const Rgb& other) const
    {
        return std::abs(red - other.red) <= 1 && std::abs(green - other.green) <= 1 && std::abs(blue - other.blue) <= 1;
    }
    [[nodiscard]] QByteArray text() const
    {
        return QByteArray::number(red) + ' ' + QByteArray::number(green) + ' ' + QByteArray::number(blue);
    }
};

/// A sample, replayed without a clock on the machine that it was written with. Pixels count from the top left corner.
class SampleReplay {
public:
    explicit SampleReplay(const std::string& name)
    {
        auto opened = captures::CaptureReader::open(pathOf(name));
        if (!opened)
            return;
        m_capture = std::move(*opened);
        m_replay = std::make_unique<core::Replay>(*m_capture, machine(), core::Timing::Untimed);
    }
    [[nodiscard]] static std::string pathOf(const std::string& name)
    {
        return sampleFile(QString::fromStdString(name)).toStdString();
    }

    [[nodiscard]] bool isOpen() const { return m_capture != nullptr; }
    [[nodiscard]] captures::CaptureReader& capture() { return *m_capture; }
    [[nodiscard]] core::MachineConfig machine() const { return core::readKnobs(m_capture->knobs()).config; }
    [[nodiscard]] core::Replay& replay() { return *m_replay; }

    /// The attachment when frame `frame` has been presented; empty when it can't be reached.
    [[nodiscard]] core::Picture frame(std::size_t frame, core::Attachment attachment = core::Attachment::Color)
    {
        const core::FrameEntry& entry = m_capture->frames()[frame];
        if (!m_replay->seek(entry.firstCallIndex) || !m_replay->seek(entry.endCallIndex + 1))
            return {};
        return m_replay->picture(attachment);
    }
    [[nodiscard]] Rgb pixel(std::size_t frameNumber, std::uint32_t x, std::uint32_t y)
    {
        const core::Picture picture = frame(frameNumber);
        if (x >= picture.width || y >= picture.height)
            return {-9, -9, -9};
        const std::size_t first = (std::size_t{y} * picture.width + x) * 4;
        return {picture.rgba[first], picture.rgba[first + 1], picture.rgba[first + 2]};
    }
    /// Samples written by the draws of a frame.
    [[nodiscard]] std::uint64_t samplesOf(std::size_t frameNumber)
    {
        // A replay that has been at the frame's end would go back there without drawing.
        core::Replay replay(*m_capture, machine(), core::Timing::Untimed);
        const core::FrameEntry& entry = m_capture->frames()[frameNumber];
        if (!replay.seek(entry.firstCallIndex) || !replay.seek(entry.endCallIndex + 1))
            return 0;
        std::uint64_t sum = 0;
        for (const core::DrawCounters& draw : replay.drawCounters())
            sum += draw.samplesWritten;
        return sum;
    }

private:
    std::unique_ptr<captures::CaptureReader> m_capture;
    std::unique_ptr<core::Replay> m_replay;
};

[[nodiscard]] inline core::ComparedConfig presetMachine(core::Preset preset)
{
    return {std::string(core::presetName(preset)), core::presetConfig(preset)};
}

} // namespace vitrine::test
