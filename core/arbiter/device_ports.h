// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/device.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

/// Which device is on which port of the arbiter (HET-01). Each device has a port of its own.
class DevicePorts {
public:
    /// Puts a device, whose path as a unit is `path`, on a port, 0–15. "port 1 already used by ffs" is the error when
    /// the port is taken.
    Result<void> attach(std::uint32_t port, std::string path, Device& device);

    /// One more than the highest port in use.
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
