// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/calls/make_call.h"
#include "captures/import/thumbnail_maker.h"
#include "captures/store/capture_writer.h"

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::captures::samples {

/// Writes to a capture the calls of a program that has never run.
class Recorder {
public:
    /// For a program that would have run on the machine as it is by default.
    explicit Recorder(CaptureWriter& writer) : m_writer(writer) {}
    /// `machine` is the one that the program would have run on.
    Recorder(CaptureWriter& writer, const core::MachineConfig& machine) : m_writer(writer), m_thumbnail({}, machine) {}

    void call(const std::string& function, std::initializer_list<Argument> arguments = {}, const Argument& result = {});

    /// Opens a window of this size with a depth and a stencil buffer, and a context that is current in it.
    void openWindow(int width, int height);
    /// A context of OpenVG in the same window, beside the one of OpenGL ES; both stay current.
    void addVectorContext();
    void present();
    /// Names the steps that follow, up to popMarker(), in lists of calls.
    void pushMarker(const char* label);
    void popMarker();

    /// Compiles and links a program. Attributes get their locations in the order of `attributes`. Without a fragment
    /// shader (null) the program is for machines with a fixed fragment stage.
    [[nodiscard]] int makeProgram(const char* vertex, const char* fragment,
                                  std::initializer_list<const char*> attributes);
    [[nodiscard]] int uniform(int program, const char* name);
    /// A buffer of floats that will not change.
    [[nodiscard]] int makeBuffer(const std::vector<float>& numbers);
    [[nodiscard]] int makeIndexBuffer(const std::vector<std::uint16_t>& indices);
    /// A texture without contents. Filters are as given, and edges are clamped.
    [[nodiscard]] int makeTexture(const char* minFilter, const char* magFilter);

    /// Before the first frame: those before this one are not for the thumbnail.
    void setPicturedFrame(std::size_t frame) { m_pictured = frame; }
    /// The thumbnail shows the first frame that has more than one color.
    [[nodiscard]] const std::vector<std::byte>& thumbnail() const { return m_thumbnail.png(); }
    /// The first failure. Nothing is written after it.
    [[nodiscard]] const core::Result<void>& result() const { return m_result; }

private:
    int makeShader(const char* type, const char* source);
    int makeStaticBuffer(const char* target, const Argument& content, std::size_t bytes);

    CaptureWriter& m_writer;
    ThumbnailMaker m_thumbnail;
    core::Result<void> m_result;
    std::uint64_t m_number = 0;
    std::size_t m_pictured = 0;
    std::size_t m_presents = 0;
    int m_lastName = 0;     ///< of an object
    int m_lastLocation = 0; ///< of a uniform
};

} // namespace vitrine::captures::samples
