// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine::captures {

/// The names of a block, each once, in the order of first use.
class StringTable {
public:
    std::uint64_t idOf(const std::string& text)
    {
        const auto [place, isNew] = m_ids.try_emplace(text, m_strings.size());
        if (isNew) {
            m_strings.push_back(place->first); // map nodes don't move
            m_bytes += text.size();
        }
        return place->second;
    }
    [[nodiscard]] const std::vector<std::string_view>& strings() const { return m_strings; }
    [[nodiscard]] std::size_t sizeBytes() const { return m_bytes; }
    void clear()
    {
        m_strings.clear();
        m_ids.clear();
        m_bytes = 0;
    }

private:
    std::unordered_map<std::string, std::uint64_t> m_ids;
    std::vector<std::string_view> m_strings;
    std::size_t m_bytes = 0;
};

} // namespace vitrine::captures
