// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"

#include <map>
#include <span>

namespace vitrine::core::gles2 {

/// The objects of one kind with their GL names. An object is known by a key that is never used again, so it can outlive
/// its name as long as something refers to it (ES 2.0 appendix C). Key 0 and name 0 mean none.
template <typename T>
class ObjectTable {
public:
    using Key = Id<T>;

    /// Reserves the lowest free names. An object exists only after create().
    void generate(std::span<GLuint> names)
    {
        for (GLuint& name : names) {
            while (m_names.contains(m_firstCandidate))
                ++m_firstCandidate;
            name = m_firstCandidate;
            m_names.emplace(name, Key{});
        }
    }
    [[nodiscard]] bool isReserved(GLuint name) const { return m_names.contains(name); }
    /// None when there is no object with that name, or not yet.
    [[nodiscard]] Key keyOf(GLuint name) const
    {
        const auto it = m_names.find(name);
        return it == m_names.end() ? Key{} : it->second;
    }
    /// An object with name 0 can be found only by its key.
    Key create(GLuint name, T object = {})
    {
        const Key key{++m_lastKey};
        object.name = name;
        m_objects.emplace(key.value, std::move(object));
        if (name != 0)
            m_names[name] = key;
        return key;
    }
    [[nodiscard]] T* find(Key key)
    {
        const auto it = m_objects.find(key.value);
        return it == m_objects.end() ? nullptr : &it->second;
    }
    [[nodiscard]] const T* find(Key key) const { return const_cast<ObjectTable*>(this)->find(key); }
    [[nodiscard]] T* findByName(GLuint name) { return find(keyOf(name)); }
    [[nodiscard]] const T* findByName(GLuint name) const { return find(keyOf(name)); }

    /// Makes the name free. The object, if there is one, stays until erase().
    void releaseName(GLuint name)
    {
        if (m_names.erase(name) != 0 && name < m_firstCandidate)
            m_firstCandidate = name;
    }
    void erase(Key key) { m_objects.erase(key.value); }

    /// All objects by key, which is in the order of their creation.
    [[nodiscard]] const std::map<std::uint32_t, T>& objects() const { return m_objects; }
    [[nodiscard]] std::map<std::uint32_t, T>& objects() { return m_objects; }

private:
    std::map<GLuint, Key> m_names;
    std::map<std::uint32_t, T> m_objects;
    std::uint32_t m_lastKey = 0;
    GLuint m_firstCandidate = 1;
};

} // namespace vitrine::core::gles2
