// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// How people read and write the addresses of registers (RUN-01).

namespace vitrine::core {

/// "blend.sourceColor", "attribute.3.stride", "vertex.constant.12.x"; "0x17" of those that nobody has named.
[[nodiscard]] std::string registerName(std::uint32_t address);

struct RegisterRange {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    [[nodiscard]] bool contains(std::uint32_t address) const { return address - first < count; }
};

/// The registers of this name, in any case of letters, or of the group that it names: "blend", "attribute.3",
/// "fragment.constant.2". Empty: there is none.
[[nodiscard]] std::vector<RegisterRange> registersNamed(std::string_view name);

} // namespace vitrine::core
