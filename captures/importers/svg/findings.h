// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace vitrine::captures::svg {

/// In the file; both count from 1.
struct Place {
    std::uint32_t line = 1, column = 1;
    friend auto operator<=>(const Place&, const Place&) = default;
};

/// What a drawing has that is not drawn.
struct Dropped {
    std::uint64_t count = 0;
    Place first;
};

/// What is found about a drawing on the way: the first fault, which ends the import, and what is left out.
class Findings {
public:
    /// `kind` is "text" or the like. It counts once for each place, however often that is drawn.
    void drop(const std::string& kind, Place place);
    void fail(Place place, const core::Text& what);

    [[nodiscard]] bool hasFailed() const { return m_fault.has_value(); }
    /// "line 12, column 5: …"
    [[nodiscard]] core::Result<void> result() const;
    [[nodiscard]] const std::map<std::string, Dropped>& dropped() const { return m_dropped; }

private:
    std::optional<core::Error> m_fault;
    std::map<std::string, Dropped> m_dropped;
    std::map<std::string, std::set<Place>> m_places;
};

} // namespace vitrine::captures::svg
