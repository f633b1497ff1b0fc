// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/device.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

/// Which device hangs on which port of the arbiter (HET-01): each on one of its own.
class DevicePorts {
public:
    /// `path` is the device's as a unit. "port 1 already used by ffs" when it isn't free; ports are 0–15.
    Result<void> attach(std::uint32_t port, std::string path, Device& device);

    /// The highest port in use, and one.
    [[nodiscard]] std::size_t size() const { return m_ports.size(); }
    [[nodiscard]] Device* on(std::size_t port) const { return port < size() ? m_ports[port].device : nullptr; }
    static void visit(auto& visitor, auto& ports) { visitor("devices", ports.m_ports); }

private:
    struct Port {
        std::string path;
        Device* device = nullptr;
        [[nodiscard]] std::string_view reaches() const { return path; }
    };
    std::vector<Port> m_ports;
};

} // namespace vitrine::core
