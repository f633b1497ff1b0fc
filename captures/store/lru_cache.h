// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <utility>

namespace vitrine::captures {

/// Keeps the values that were used last, up to a number of bytes. The newest one stays even if it is larger than that.
template <typename Key, typename Value>
class LruCache {
public:
    explicit LruCache(std::size_t limitBytes) : m_limitBytes(limitBytes) {}

    /// Null when the value is not there. Valid until the next insert.
    const Value* find(const Key& key)
    {
        const auto place = m_places.find(key);
        if (place == m_places.end())
            return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, place->second);
        return &place->second->value;
    }

    const Value& insert(const Key& key, Value value, std::size_t sizeBytes)
    {
        m_entries.push_front({key, std::move(value), sizeBytes});
        m_places[key] = m_entries.begin();
        m_bytes += sizeBytes;
        while (m_bytes > m_limitBytes && m_entries.size() > 1) {
            m_bytes -= m_entries.back().sizeBytes;
            m_places.erase(m_entries.back().key);
            m_entries.pop_back();
        }
        return m_entries.front().value;
    }

    [[nodiscard]] std::size_t sizeBytes() const { return m_bytes; }

private:
    struct Entry {
        Key key;
        Value value;
        std::size_t sizeBytes;
    };
    std::list<Entry> m_entries; // the newest one is first
    std::map<Key, typename std::list<Entry>::iterator> m_places;
    std::size_t m_limitBytes;
    std::size_t m_bytes = 0;
};

} // namespace vitrine::captures
