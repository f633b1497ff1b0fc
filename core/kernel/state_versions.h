// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/check.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine::core {

/// The table of state versions: what the draws in flight were given, a row for each from when it is bound until it has
/// retired (RUN-02). Its columns are PerDraw<T>. A row does not change while it is used, and so the table is no part of
/// the machine's state.
class StateVersions {
public:
    class Column {
    public:
        Column(const Column&) = delete;
        Column& operator=(const Column&) = delete;

    protected:
        explicit Column(StateVersions& versions) : m_versions(versions) { versions.m_columns.push_back(this); }
        ~Column() = default;
        StateVersions& m_versions;

    private:
        friend StateVersions;
        virtual void drop(std::size_t row) = 0;
        [[nodiscard]] virtual std::shared_ptr<const void> values() const = 0;
        virtual void setValues(const void* values) = 0; ///< of a column of this type
    };
    /// All rows with what stands in them: a value.
    class Rows {
        friend StateVersions;
        std::vector<std::uint64_t> m_draws;
        std::vector<std::shared_ptr<const void>> m_values; ///< by column
    };

    StateVersions() = default;
    StateVersions(const StateVersions&) = delete;
    StateVersions& operator=(const StateVersions&) = delete;

    /// The draw's row; a free one, or a new one, when it has none.
    std::size_t take(std::uint32_t draw);
    [[nodiscard]] std::optional<std::size_t> rowOf(std::uint32_t draw) const
    {
        for (std::size_t row = 0; row < m_draws.size(); ++row)
            if (m_draws[row] == draw)
                return row;
        return std::nullopt;
    }
    /// Frees the draw's row, with all that stands in it. Nothing happens when it has none.
    void retire(std::uint32_t draw);
    void clear();
    /// Rows that are taken.
    [[nodiscard]] std::size_t inUse() const;
    /// Whose rows are taken, in the order of the rows.
    [[nodiscard]] std::vector<std::uint32_t> taken() const;
    /// For whoever goes back to a moment with draws in flight.
    [[nodiscard]] Rows rows() const;
    /// Those of this table or of one with the same columns.
    void restore(const Rows& rows);

private:
    /// No number of a draw. A row's owner is one word, for units ask for rows at every item.
    static constexpr std::uint64_t kNobody = std::uint64_t{1} << 32;
    std::vector<std::uint64_t> m_draws; ///< by row: whose it is
    std::vector<Column*> m_columns;
};

/// A column of the table of state versions: one thing that units need to know about the draws in flight, by the draw
/// number of their items. What is bound stays at its address until the draw retires. It must not outlive its table.
template <typename T>
class PerDraw final : public StateVersions::Column {
public:
    explicit PerDraw(StateVersions& versions) : Column(versions) {}

    void bind(std::uint32_t draw, T value)
    {
        const std::size_t row = m_versions.take(draw);
        while (m_cells.size() <= row)
            addCell();
        m_cells[row]->emplace(std::move(value));
    }
    [[nodiscard]] const T& of(std::uint32_t draw) const
    {
        const T* found = find(draw);
        CORE_CHECK(found != nullptr, "an item of a draw that has no version of the state");
        return *found;
    }
    [[nodiscard]] const T* find(std::uint32_t draw) const
    {
        const auto row = m_versions.rowOf(draw);
        return row && *row < m_cells.size() && *m_cells[*row] ? &**m_cells[*row] : nullptr;
    }

private:
    void drop(std::size_t row) override
    {
        if (row < m_cells.size())
            m_cells[row]->reset();
    }
    [[nodiscard]] std::shared_ptr<const void> values() const override
    {
        Values values;
        for (const auto& cell : m_cells)
            values.push_back(*cell);
        return std::make_shared<const Values>(std::move(values));
    }
    void setValues(const void* values) override
    {
        m_cells.clear();
        for (const std::optional<T>& value : *static_cast<const Values*>(values))
            addCell(value);
    }
    void addCell(const std::optional<T>& value = std::nullopt)
    {
        m_cells.push_back(std::make_unique<std::optional<T>>(value));
    }

    using Values = std::vector<std::optional<T>>;
    std::vector<std::unique_ptr<std::optional<T>>> m_cells; ///< by row
};

} // namespace vitrine::core
