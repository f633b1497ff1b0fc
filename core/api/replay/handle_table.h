// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>

namespace vitrine::core {

/// Which objects the EGL handles of the recorded program stand for. A handle can come back for another object. So
/// objects are known by our ids, and live on without a handle as long as they are in use.
template <typename Id>
class HandleTable {
public:
    void add(std::uint64_t handle, std::uint64_t display, Id id)
    {
        m_handles[handle] = id;
        m_objects[id] = {display, false};
    }
    /// None for an unknown handle.
    [[nodiscard]] Id find(std::uint64_t handle) const
    {
        const auto found = m_handles.find(handle);
        return found == m_handles.end() ? Id{} : found->second;
    }
    void drop(std::uint64_t handle)
    {
        if (const auto found = m_objects.find(find(handle)); found != m_objects.end())
            found->second.isDropped = true;
        m_handles.erase(handle);
    }
    void dropDisplay(std::uint64_t display)
    {
        for (auto& [id, object] : m_objects)
            object.isDropped |= object.display == display;
        std::erase_if(m_handles, [this](const auto& entry) { return m_objects.at(entry.second).isDropped; });
    }
    /// Calls `destroy` for what has no handle and is not in use.
    void collect(const auto& isInUse, const auto& destroy)
    {
        std::erase_if(m_objects, [&](const auto& entry) {
            if (!entry.second.isDropped || isInUse(entry.first))
                return false;
            destroy(entry.first);
            return true;
        });
    }

private:
    struct Object {
        std::uint64_t display = 0;
        bool isDropped = false;
    };
    std::map<std::uint64_t, Id> m_handles;
    std::map<Id, Object> m_objects;
};

} // namespace vitrine::core
