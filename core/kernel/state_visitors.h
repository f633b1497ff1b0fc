// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/kernel/state_visitor.h"
#include "core/observe/snapshot.h"

#include <memory>
#include <vector>

/// What can be done with a list of fields (StateVisitor).

namespace vitrine::core {

/// A copy of states: plain bytes, and the immutable values that they point to.
struct StateBytes {
    std::vector<std::byte> bytes;
    std::vector<std::shared_ptr<const void>> shared;
};

class StateSaver final : public StateVisitor {
public:
    explicit StateSaver(StateBytes& target) : m_target(target) {}
    std::size_t beginList(std::string_view name, std::size_t size) override;
    void endList() override {}
    void beginGroup(std::string_view) override {}
    void endGroup() override {}

private:
    void scalars(std::string_view name, ScalarType type, void* data, std::size_t count) override;
    void text(std::string_view name, std::string& value) override;
    bool shares(std::shared_ptr<const void>& pointer) override;
    void append(const void* data, std::size_t size);

    StateBytes& m_target;
};

/// Gives back what a StateSaver kept; the same fields must be visited in the same order.
class StateRestorer final : public StateVisitor {
public:
    explicit StateRestorer(const StateBytes& source) : m_source(source) {}
    [[nodiscard]] bool restores() const override { return true; }
    std::size_t beginList(std::string_view name, std::size_t size) override;
    void endList() override {}
    void beginGroup(std::string_view) override {}
    void endGroup() override {}
    [[nodiscard]] bool atEnd() const;

private:
    void scalars(std::string_view name, ScalarType type, void* data, std::size_t count) override;
    void text(std::string_view name, std::string& value) override;
    bool shares(std::shared_ptr<const void>& pointer) override;
    void take(void* data, std::size_t size);

    const StateBytes& m_source;
    std::size_t m_position = 0;
    std::size_t m_sharedPosition = 0;
};

class StateHasher final : public StateVisitor {
public:
    std::size_t beginList(std::string_view name, std::size_t size) override;
    void endList() override {}
    void beginGroup(std::string_view) override {}
    void endGroup() override {}
    [[nodiscard]] Hash128 digest() const { return m_hasher.digest(); }

private:
    void scalars(std::string_view name, ScalarType type, void* data, std::size_t count) override;
    void text(std::string_view name, std::string& value) override;

    Hasher128 m_hasher;
};

class StateInspector final : public StateVisitor {
public:
    /// What is visited becomes children of `root`, which must outlive the inspector.
    explicit StateInspector(StateNode& root) : m_path{&root} {}
    std::size_t beginList(std::string_view name, std::size_t size) override;
    void endList() override { m_path.pop_back(); }
    void beginGroup(std::string_view name) override;
    void endGroup() override { m_path.pop_back(); }

private:
    void scalars(std::string_view name, ScalarType type, void* data, std::size_t count) override;
    void enumeration(std::string_view name, ScalarType type, void* data, std::string_view label) override;
    void text(std::string_view name, std::string& value) override;
    StateNode& child(std::string_view name);

    std::vector<StateNode*> m_path;
};

} // namespace vitrine::core
