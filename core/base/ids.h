// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional> // and with it <compare>, which the tests' moc (Qt 6.4) can't read when it comes first

namespace vitrine::core {

/// A number that can't be mistaken for another kind of number. 0 means "none".
template <typename Tag>
struct Id {
    std::uint32_t value = 0;
    friend auto operator<=>(const Id&, const Id&) = default;
    explicit operator bool() const { return value != 0; }
};

using SurfaceId = Id<struct SurfaceTag>;
using UnitId = Id<struct UnitTag>;   ///< a unit of one machine, counted from 1 in the order of wiring
using QueueId = Id<struct QueueTag>; ///< a queue of one machine, counted from 1 in the order of wiring

/// An item that moves through the machine. The unit that makes an item numbers it: a counter that units share would
/// depend on the order in which they tick. The number is unique among the items of one kind.
using ItemId = Id<struct ItemTag>;

} // namespace vitrine::core

template <typename Tag>
struct std::hash<vitrine::core::Id<Tag>> {
    std::size_t operator()(const vitrine::core::Id<Tag>& id) const noexcept { return id.value; }
};
