// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/api/replay/replay_bench.h"

#include <cstdint>
#include <string>
#include <utility>

namespace vitrine::core {

inline constexpr int kOpenGlEsApi = 0x30A0, kOpenVgApi = 0x30A1;
inline constexpr std::uint64_t kVgContext = 0xB0, kWindow = 0x50, kVgConfig = 0xC0;

/// A replayer with a window of 40 × 30 and a context of OpenVG, current.
class VgReplayBench : public ReplayBench {
public:
    std::string bindApi(int api) { return run("eglBindAPI", {calls::number(api)}, calls::number(1)); }
    std::string createVgContext(std::uint64_t handle, std::uint64_t share = 0)
    {
        return run(
            "eglCreateContext",
            {calls::pointer(kDisplay), calls::pointer(kVgConfig), share ? calls::pointer(share) : calls::Value{}, {}},
            calls::pointer(handle));
    }
    std::string beginVg()
    {
        const std::string faults = bindApi(kOpenVgApi);
        return faults + createVgContext(kVgContext);
    }
    std::string tellSize(std::uint64_t surface, int width, int height)
    {
        std::string faults;
        for (const auto& [attribute, value] : {std::pair(0x3057, width), std::pair(0x3056, height)}) {
            auto call = calls::make(
                "eglQuerySurface",
                {calls::pointer(kDisplay), calls::pointer(surface), calls::number(attribute), calls::names({value})},
                calls::number(1));
            call.flags = CallFlags::Fake;
            faults += run(call);
        }
        return faults;
    }
    std::string setUpVg(Value attributes = {})
    {
        std::string faults = beginVg();
        faults += run("eglCreateWindowSurface",
                      {calls::pointer(kDisplay), calls::pointer(kVgConfig), calls::number(9), std::move(attributes)},
                      calls::pointer(kWindow));
        faults += tellSize(kWindow, 40, 30);
        return faults + makeCurrent(kWindow, kVgContext);
    }
    /// A path of floats with all capabilities, whose recorded handle is `handle`.
    std::string createPath(int handle, int datatype = 3)
    {
        return run("vgCreatePath",
                   {calls::number(0),
                    calls::number(datatype),
                    {1.0f},
                    {0.0f},
                    calls::number(0),
                    calls::number(0),
                    calls::number(0xFFF)},
                   calls::number(handle));
    }
    const openvg::Context& vg() { return *replayer.currentVg(); }
    const openvg::Path* path(int recorded)
    {
        return vg().shareGroup().paths.find(
            replayer.vgHandles().at(vg().state().shareGroup).find(static_cast<GLuint>(recorded)));
    }
    VGErrorCode error() { return replayer.currentVg()->getError(); }
};

} // namespace vitrine::core
