// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_reader.h"
#include "core/gpu/machine_config.h"
#include "core/session/replay.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace vitrine::test {

/// A capture in a folder of its own, written by `write(path)` as those of long_captures.h are.
class CaptureBench {
public:
    template <typename Write>
    explicit CaptureBench(Write write)
    {
        const QString path = m_folder.filePath("capture.vitrine");
        m_failure = write(path);
        if (m_failure.isEmpty())
            m_source = openAgain();
    }
    [[nodiscard]] bool isReady() const { return m_source != nullptr; }
    [[nodiscard]] captures::CaptureReader& source() const { return *m_source; }
    /// For another thread.
    [[nodiscard]] std::unique_ptr<captures::CaptureReader> openAgain() const
    {
        auto reader = captures::CaptureReader::open(m_folder.filePath("capture.vitrine").toStdString());
        return reader ? std::move(*reader) : nullptr;
    }
    /// Right after a draw.
    [[nodiscard]] std::uint64_t afterDraw(std::uint64_t draw) const
    {
        for (const core::ActionEntry& action : m_source->actions())
            if (action.kind == core::ActionKind::Draw && action.draw == draw)
                return action.callIndex + 1;
        return m_source->callCount();
    }
    [[nodiscard]] core::Replay replay(core::Timing timing = core::Timing::Untimed,
                                      std::shared_ptr<core::Checkpoints> checkpoints = nullptr) const
    {
        return {*m_source, core::MachineConfig{}, timing, std::move(checkpoints)};
    }

private:
    QTemporaryDir m_folder;
    QString m_failure;
    std::unique_ptr<captures::CaptureReader> m_source;
};

/// The hashes of all three attachments.
inline std::string pictureHashes(const core::Replay& replay)
{
    std::string text;
    for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil})
        text += replay.picture(attachment).hash();
    return text;
}

} // namespace vitrine::test
