// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine::captures {

/// The names of a block, each once, in the order of their first use.
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
    /// Does the same. It is faster when the last call with this `hint` had the same text. The hint is the number that
    /// an enumeration's name stands for.
    std::uint64_t idOf(const std::string& text, std::int64_t hint)
    {
        Memo& memo = m_memos[static_cast<std::size_t>(hint) % m_memos.size()];
        if (!memo.isKnown || memo.text != text) {
            const std::uint64_t id = idOf(text);
            memo = {m_strings[id], id, true};
        }
        return memo.id;
    }
    [[nodiscard]] const std::vector<std::string_view>& strings() const { return m_strings; }
    [[nodiscard]] std::size_t sizeBytes() const { return m_bytes; }
    void clear()
    {
        m_strings.clear();
        m_ids.clear();
        m_bytes = 0;
        m_memos = {};
    }

private:
    struct Memo {
        std::string_view text;
        std::uint64_t id = 0;
        bool isKnown = false;
    };

    std::unordered_map<std::string, std::uint64_t> m_ids;
    std::vector<std::string_view> m_strings;
    std::size_t m_bytes = 0;
    std::array<Memo, 256> m_memos{};
};

} // namespace vitrine::captures
