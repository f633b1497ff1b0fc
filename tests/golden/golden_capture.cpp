// SPDX-License-Identifier: Apache-2.0
#include "tests/golden/golden_capture.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace vitrine::tests {

namespace {

FrameTolerance toleranceOf(const QJsonObject& comparison)
{
    return {comparison["frac_gt8_3x3"].toDouble(), comparison["mean"].toDouble()};
}

} // namespace

GoldenCapture readGoldenCapture(const QString& tracesFolder, const QString& name)
{
    GoldenCapture capture;
    QFile file(tracesFolder + "/" + name + "/info.json");
    if (!file.open(QIODevice::ReadOnly) || !QFile::exists(tracesFolder + "/" + name + ".trace"))
        return capture;
    const QJsonObject info = QJsonDocument::fromJson(file.readAll()).object();
    capture.name = name;
    capture.traceFile = tracesFolder + "/" + name + ".trace";
    capture.calls = static_cast<std::uint64_t>(info["calls"].toDouble());
    const QString folder = tracesFolder + "/" + name + "/";
    for (const QJsonValue& entry : info["per_frame"].toArray()) {
        const QJsonObject frame = entry.toObject();
        if (frame["ref_llvmpipe"].toString().isEmpty()) // long captures have pictures of some frames only
            continue;
        capture.pictures.push_back({folder + frame["ref_llvmpipe"].toString(),
                                    static_cast<std::uint64_t>(frame["end_call"].toDouble()), frame["frame"].toInt(),
                                    toleranceOf(frame["llvmpipe_vs_softpipe"].toObject())});
    }
    for (const QJsonValue& entry : info["per_draw"].toArray()) {
        const QJsonObject draw = entry.toObject();
        capture.pictures.push_back({folder + draw["ref_llvmpipe"].toString(),
                                    static_cast<std::uint64_t>(draw["call"].toDouble()), -1,
                                    toleranceOf(draw["llvmpipe_vs_softpipe"].toObject())});
    }
    std::stable_sort(capture.pictures.begin(), capture.pictures.end(),
                     [](const auto& a, const auto& b) { return a.callNumber < b.callNumber; });
    return capture;
}

} // namespace vitrine::tests
