// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/recorder/recorder_bench.h"

#include "core/gpu/machine_config.h"
#include "core/session/call_troubles.h"
#include "core/session/replay.h"

#include <QtTest>

#include <cstring>
#include <fstream>
#include <iterator>

namespace vitrine::testing {

captures::RecordingOptions RecorderBench::options(std::initializer_list<std::string> arguments) const
{
    captures::RecordingOptions options;
    options.command = {VITRINE_SUBJECT};
    options.command.insert(options.command.end(), arguments);
    options.output = path("out.vitrine");
    options.dropIn = VITRINE_DROP_IN_FOLDER;
    return options;
}

captures::RecordingOutcome RecorderBench::record(const captures::RecordingOptions& options) const
{
    const auto recording = captures::Recording::start(options);
    if (recording)
        return (*recording)->wait();
    captures::RecordingOutcome outcome;
    outcome.problem = recording.error().message;
    return outcome;
}

std::vector<core::Picture> replayed(const std::filesystem::path& capture)
{
    auto reader = captures::CaptureReader::open(capture);
    if (!reader) {
        qWarning("%s", reader.error().message.english().c_str());
        return {};
    }
    std::vector<core::Picture> pictures;
    core::Replay replay(**reader, core::MachineConfig{}, core::Timing::Untimed);
    for (const core::FrameEntry& frame : (*reader)->frames()) {
        if (const auto done = replay.seek(frame.endCallIndex + 1); !done) {
            qWarning("%s", done.error().message.english().c_str());
            return {};
        }
        pictures.push_back(replay.picture(core::Attachment::Color));
    }
    for (const auto& [call, warning] : replay.troubles().calls())
        qWarning("%s", warning.english().c_str());
    return replay.troubles().calls().empty() ? pictures : std::vector<core::Picture>();
}

std::vector<std::uint8_t> contents(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::int32_t statusOf(const std::string& path, StatusField field)
{
    const auto bytes = contents(path);
    const auto offset = static_cast<std::size_t>(field);
    std::int32_t value = 0;
    if (bytes.size() >= offset + sizeof value)
        std::memcpy(&value, bytes.data() + offset, sizeof value);
    return value;
}

} // namespace vitrine::testing
