// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace vitrine::core {

/// A number that can't be mistaken for another kind of number. 0 means "none".
template <typename Tag>
struct Id {
    std::uint32_t value = 0;
    friend auto operator<=>(const Id&, const Id&) = default;
    explicit operator bool() const { return value != 0; }
};

using SurfaceId = Id<struct SurfaceTag>;

} // namespace vitrine::core

template <typename Tag>
struct std::hash<vitrine::core::Id<Tag>> {
    std::size_t operator()(const vitrine::core::Id<Tag>& id) const noexcept { return id.value; }
};
