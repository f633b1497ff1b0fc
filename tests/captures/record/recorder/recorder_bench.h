// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/recorder/recording.h"
#include "captures/store/capture_reader.h"
#include "core/session/picture.h"

#include <QTemporaryDir>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace vitrine::testing {

/// Recordings of record_subject (tests/captures/record/programs) into a folder that goes with this object.
class RecorderBench {
public:
    [[nodiscard]] std::string path(const std::string& name) const { return m_folder.path().toStdString() + "/" + name; }
    /// OUT.vitrine of record_subject with these arguments, on the model.
    [[nodiscard]] captures::RecordingOptions options(std::initializer_list<std::string> arguments) const;
    [[nodiscard]] captures::RecordingOutcome record(const captures::RecordingOptions& options) const;

private:
    QTemporaryDir m_folder;
};

/// What every frame presents when the capture is replayed; empty with a QWARN when it can't be.
[[nodiscard]] std::vector<core::Picture> replayed(const std::filesystem::path& capture);

/// The bytes of a file.
[[nodiscard]] std::vector<std::uint8_t> contents(const std::string& path);

/// The number that record_subject has written at this place of its status file; 0 before.
enum class StatusField : std::uint8_t { ProcessId = 0, Frames = 4, PeakKilobytes = 8 };
[[nodiscard]] std::int32_t statusOf(const std::string& path, StatusField field);

} // namespace vitrine::testing
