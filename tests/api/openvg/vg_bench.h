// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/system.h"

#include <QtTest>

#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

/// A context on a target that keeps every command and draws nothing.

namespace vitrine::core::openvg {

class RecordingTarget final : public Target {
public:
    Result<void> draw(ContextId, DrawableId, const Drawing& drawing) override
    {
        drawings.push_back(drawing);
        return failure.empty() ? Result<void>() : Result<void>(Error{Text::verbatim(failure)});
    }
    void finish() override { ++finishes; }
    bool createImage(const ImageId& image, VGint width, VGint height, const Color& color) override
    {
        if (hasMemory)
            images[image] = {width, height, color};
        return hasMemory;
    }
    void destroyImage(const ImageId& image) override { images.erase(image); }
    void upload(const ImageId& image, const PixelRect& rect, std::span<const std::byte> pixels) override
    {
        uploads.push_back({image, rect, {pixels.begin(), pixels.end()}});
    }

    /// The command's number, which has to be of this kind.
    template <typename T>
    const T& at(std::size_t index) const
    {
        return std::get<T>(drawings.at(index));
    }

    struct MadeImage {
        VGint width = 0, height = 0;
        Color color{};
    };
    struct Upload {
        ImageId image;
        PixelRect rect;
        std::vector<std::byte> pixels;
    };
    std::vector<Drawing> drawings;
    std::map<ImageId, MadeImage> images; ///< those that have pixels
    std::vector<Upload> uploads;
    bool hasMemory = true;
    int finishes = 0;
    std::string failure;
};

struct VgBench {
    explicit VgBench(const DrawableConfig& config = {64, 48})
    {
        drawable = system.createDrawable(config);
        id = system.createContext();
        system.makeCurrent(id, drawable);
    }
    Context& vg() { return *system.context(id); }
    VGErrorCode error() { return vg().getError(); }

    VGPath path(VGbitfield capabilities = VG_PATH_CAPABILITY_ALL)
    {
        return vg().createPath(VG_PATH_FORMAT_STANDARD, VG_PATH_DATATYPE_F, 1.0f, 0.0f, 0, 0, capabilities);
    }
    /// With these commands and coordinates.
    VGPath path(std::initializer_list<int> commands, std::initializer_list<VGfloat> values)
    {
        const VGPath made = path();
        append(made, commands, values);
        return made;
    }
    void append(VGPath to, std::initializer_list<int> commands, std::initializer_list<VGfloat> values)
    {
        std::vector<VGubyte> bytes(commands.begin(), commands.end());
        const std::vector<VGfloat> floats(values);
        vg().appendPathData(to, static_cast<VGint>(bytes.size()), bytes, std::as_bytes(std::span(floats)));
    }
    VGImage image(VGint width = 8, VGint height = 8)
    {
        return vg().createImage(VG_sRGBA_8888, width, height, VG_IMAGE_QUALITY_FASTER);
    }

    RecordingTarget target;
    System system{target};
    DrawableId drawable;
    ContextId id;
};

/// A call and the error that it must leave.
struct VgErrorCase {
    const char* name;
    std::function<void(Context&)> call;
    VGErrorCode error;
};

inline void checkErrors(VgBench& bench, const std::vector<VgErrorCase>& cases)
{
    for (const VgErrorCase& c : cases) {
        c.call(bench.vg());
        const VGErrorCode error = bench.error();
        QVERIFY2(error == c.error, qPrintable(QString("%1: 0x%2").arg(c.name).arg(error, 4, 16, QChar('0'))));
    }
}

inline constexpr VGHandle kNoHandle = 4711;

} // namespace vitrine::core::openvg
