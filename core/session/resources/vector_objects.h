// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/replayer.h"
#include "core/session/resources/resource_facts.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace vitrine::core {

/// Finds the objects of OpenVG by the recorded program's handles.
class VectorObjects {
public:
    explicit VectorObjects(const Replayer& replayer);

    /// Calls visit(id, facts) for every object that exists. Those whose handle is gone, and that something still refers
    /// to, have no id.
    void forEach(const std::function<void(const std::optional<ResourceId>& id, FactsAndBytes facts)>& visit) const;
    /// The name of an object of a share group; none when it has lost it.
    [[nodiscard]] std::optional<ResourceId> idOf(ResourceKind kind, std::uint32_t group, VGHandle ours) const;
    /// The paints that the current context fills and strokes with; none without one.
    [[nodiscard]] std::vector<ResourceId> currentPaints() const;
    /// The path that a draw covers.
    [[nodiscard]] std::optional<ResourceId> pathOf(const DrawCommand& draw) const;

private:
    [[nodiscard]] const openvg::Context* current() const;
    [[nodiscard]] FactsAndBytes factsOf(const openvg::Path& path) const;
    [[nodiscard]] FactsAndBytes factsOf(const openvg::Paint& paint, std::uint32_t group) const;
    [[nodiscard]] FactsAndBytes factsOf(const openvg::Image& image, std::uint32_t group) const;
    [[nodiscard]] FactsAndBytes factsOf(const openvg::Font& font) const;
    [[nodiscard]] FactsAndBytes factsOf(const openvg::MaskLayer& layer) const;

    const openvg::System& m_system;
    std::map<std::uint32_t, const openvg::ShareGroup*> m_groups;
    std::map<std::uint32_t, std::map<VGHandle, VGHandle>> m_recorded; ///< by group, by our handle
};

} // namespace vitrine::core
