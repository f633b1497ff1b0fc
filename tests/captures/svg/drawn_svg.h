// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/drawing.h"
#include "core/api/replay/replayer.h"
#include "core/command/vector_config.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/picture.h"

#include <QByteArray>

#include <algorithm>
#include <sstream>
#include <vector>

namespace vitrine::test {

inline const QByteArray kWhite = "ffffff", kRed = "ff0000", kLime = "00ff00", kBlue = "0000ff", kBlack = "000000";

/// What became of a drawing: its calls and the picture that they make, or the sentence that says why there is none.
struct DrawnSvg {
    std::vector<core::Call> calls;
    std::map<std::string, captures::svg::Dropped> dropped;
    core::Picture picture;
    std::string fault;       ///< of the import
    std::string replayFault; ///< of the first call that can't be executed, or that OpenVG refuses

    /// "ff0000" of a pixel, counted from the top left.
    [[nodiscard]] QByteArray at(std::size_t x, std::size_t y) const
    {
        const auto* pixel = reinterpret_cast<const char*>(picture.rgba.data()) + 4 * (y * picture.width + x);
        return QByteArray(pixel, 3).toHex();
    }
    [[nodiscard]] std::vector<std::string> functions() const
    {
        std::vector<std::string> names;
        for (const core::Call& call : calls)
            names.push_back(call.function);
        return names;
    }
    [[nodiscard]] std::size_t count(std::string_view function) const
    {
        return static_cast<std::size_t>(std::ranges::count(calls, function, &core::Call::function));
    }
    /// "<g <r > >" for markers that open and close.
    [[nodiscard]] QByteArray markers() const
    {
        QByteArray text;
        for (const core::Call& call : calls) {
            if (call.function == "glPushGroupMarkerEXT")
                text += '<' + QByteArray::fromStdString(*call.arguments[1].string()) + ' ';
            if (call.function == "glPopGroupMarkerEXT")
                text += "> ";
        }
        return text.trimmed();
    }
};

inline DrawnSvg drawSvg(const QByteArray& file, const captures::svg::DrawingOptions& options = {})
{
    DrawnSvg drawn;
    std::istringstream stream(file.toStdString());
    const auto result = captures::svg::drawStream(stream, options, [&](const core::Call& call) -> core::Result<void> {
        drawn.calls.push_back(call);
        return {};
    });
    if (!result) {
        drawn.fault = result.error().message;
        return drawn;
    }
    drawn.dropped = *result;
    core::Memory memory;
    core::UntimedGpu gpu(memory);
    core::VectorConfig machine;
    machine.blendCoverage = core::SpaceChoice::Stored; // as SVG mixes colors
    core::Replayer replayer(gpu, core::WindowSamples::Single, nullptr, machine);
    for (const core::Call& call : drawn.calls) {
        const auto outcome = replayer.execute(call);
        if (drawn.replayFault.empty() && !outcome)
            drawn.replayFault = outcome.error().message;
        if (drawn.replayFault.empty() && call.function.starts_with("vg") && replayer.takeApiError())
            drawn.replayFault = "OpenVG refuses " + call.function;
        if (outcome && outcome->presented)
            drawn.picture = core::takePicture(memory.surface(outcome->presented), core::Attachment::Color);
    }
    return drawn;
}

/// A drawing of 40 × 30 user units, a pixel each.
inline DrawnSvg drawContent(const QByteArray& content)
{
    return drawSvg("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='40' "
                   "height='30'>" +
                   content + "</svg>");
}

} // namespace vitrine::test

/// A drawing that is drawn without any fault.
#define VITRINE_DRAW(drawn, content)                                                                                   \
    const ::vitrine::test::DrawnSvg drawn = ::vitrine::test::drawContent(content);                                     \
    QCOMPARE(QByteArray::fromStdString((drawn).fault), QByteArray());                                                  \
    QCOMPARE(QByteArray::fromStdString((drawn).replayFault), QByteArray());                                            \
    QCOMPARE((drawn).picture.width, 40u)
