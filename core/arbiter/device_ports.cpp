// SPDX-License-Identifier: Apache-2.0
#include "core/arbiter/device_ports.h"

#include "core/fixed_function/unit_kind.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

Result<void> DevicePorts::attach(std::uint32_t port, std::string path, Device& device)
{
    if (port >= kPortCount)
        return failure("port {} does not exist", port);
    if (on(port))
        return failure("port {} already used by {}", port, m_ports[port].path);
    m_ports.resize(std::max<std::size_t>(m_ports.size(), port + 1));
    m_ports[port] = {std::move(path), &device};
    return {};
}

} // namespace vitrine::core
