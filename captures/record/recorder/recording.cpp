// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/recording.h"

#include "captures/record/recorder/libraries.h"
#include "captures/record/recorder/recording_loop.h"

#include <fmt/format.h>

#include <cstdlib>
#include <thread>
#include <utility>

namespace vitrine::captures {

using core::failure;
using core::Result;

namespace {

const char* driverOf(RecordingMode mode)
{
    switch (mode) {
    case RecordingMode::Timed: return "timed";
    case RecordingMode::PassThrough: return "system";
    case RecordingMode::Model: break;
    }
    return "model";
}

const char* picturesOf(const RecordingOptions& options)
{
    if (options.pictures == ReferencePictures::Images)
        return "images";
    return options.mode == RecordingMode::PassThrough ? "none" : "checksums";
}

/// What makes common toolkits draw with EGL and OpenGL ES, where they would take GLX or desktop OpenGL and pass us by.
constexpr std::pair<const char*, const char*> kToolkitSettings[] = {
    {"SDL_VIDEO_X11_FORCE_EGL", "1"},
    {"SDL_OPENGL_ES_DRIVER", "1"},
    {"QT_XCB_GL_INTEGRATION", "xcb_egl"},
    {"QSG_RHI_BACKEND", "opengl"},
};

Result<ProgramOptions> programOptions(const RecordingOptions& options, const std::filesystem::path& socket,
                                      const std::filesystem::path& plugins)
{
    const auto folder = dropInFolder(options.dropIn);
    if (!folder)
        return folder.error();
    ProgramOptions program{options.command, options.workingDirectory, {}, "VITRINE_RECORDER"};
    auto& environment = program.environment;
    const char* libraries = std::getenv("LD_LIBRARY_PATH");
    environment["LD_LIBRARY_PATH"] = folder->string() + (libraries && *libraries ? fmt::format(":{}", libraries) : "");
    environment["VITRINE_RECORDER"] = socket.string();
    environment["VITRINE_PLUGINS"] = plugins.string();
    environment["VITRINE_DRIVER"] = driverOf(options.mode);
    environment["VITRINE_PICTURES"] = picturesOf(options);
    environment["VITRINE_THUMBNAIL_FROM"] = std::to_string(options.frames ? options.frames->first : 0);
    for (const auto& [name, value] : kToolkitSettings)
        if (!std::getenv(name)) // the user's own choice stands
            environment[name] = value;
    if (options.mode != RecordingMode::PassThrough)
        return program;
    const auto egl = systemLibrary("libEGL.so.1");
    const auto gles = systemLibrary("libGLESv2.so.2");
    if (!egl || !gles)
        return egl ? gles.error() : egl.error();
    environment["VITRINE_SYSTEM_EGL"] = egl->string();
    environment["VITRINE_SYSTEM_GLES"] = gles->string();
    return program;
}

} // namespace

class Recording::Impl {
public:
    Impl(RecordingOptions options, RecordingLoop::Parts parts)
        : loop(std::move(options), std::move(parts)), thread([this] { loop.run(); })
    {
    }
    ~Impl()
    {
        loop.requestStop();
        thread.join();
    }

    RecordingLoop loop;
    std::thread thread;
};

Result<std::unique_ptr<Recording>> Recording::start(RecordingOptions options)
{
    if (options.output.empty())
        return failure("no file is given for the capture");
    if (options.frames && options.frames->first > options.frames->last)
        return failure("frames {} to {} are none", options.frames->first, options.frames->last);
    RecordingLoop::Parts parts;
    auto sockets = SocketFolder::create();
    if (!sockets)
        return sockets.error();
    if (options.mode != RecordingMode::PassThrough && !options.plugins.empty()) {
        auto plugins = PluginHandOver::create((*sockets)->path().parent_path(), options.plugins);
        if (!plugins)
            return plugins.error();
        parts.plugins = std::move(*plugins);
    }
    const auto program =
        programOptions(options, (*sockets)->path(), parts.plugins ? parts.plugins->path() : std::filesystem::path());
    if (!program)
        return program.error();
    auto writer = CaptureWriter::create(options.output);
    if (!writer)
        return writer.error();
    auto started = Program::start(*program);
    if (!started) {
        (*writer)->discard();
        return started.error();
    }
    parts.sockets = std::move(*sockets);
    parts.firstWriter = std::move(*writer);
    parts.program = std::move(*started);
    return std::unique_ptr<Recording>(new Recording(std::make_unique<Impl>(std::move(options), std::move(parts))));
}

Recording::Recording(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}

Recording::~Recording() = default;

RecordingProgress Recording::progress() const
{
    return m_impl->loop.progress();
}

void Recording::stop()
{
    m_impl->loop.requestStop();
}

bool Recording::isDone() const
{
    return m_impl->loop.isDone();
}

RecordingOutcome Recording::wait()
{
    return m_impl->loop.waitForOutcome();
}

} // namespace vitrine::captures
