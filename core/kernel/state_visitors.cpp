// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/state_visitors.h"

#include "core/base/check.h"

#include <cstring>

namespace vitrine::core {

namespace {

std::uint64_t rawBits(const std::byte* data, std::size_t bytes)
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, data, bytes);
    return bits;
}

StateNode::Value toValue(ScalarType type, const std::byte* data)
{
    switch (type.kind) {
    case ScalarKind::Bool: return rawBits(data, 1) != 0;
    case ScalarKind::Unsigned: return rawBits(data, type.bytes);
    case ScalarKind::Signed: {
        const int unused = 64 - 8 * type.bytes;
        return static_cast<std::int64_t>(rawBits(data, type.bytes) << unused) >> unused;
    }
    case ScalarKind::Float: break;
    }
    if (type.bytes == sizeof(float)) {
        float value;
        std::memcpy(&value, data, sizeof value);
        return static_cast<double>(value);
    }
    double value;
    std::memcpy(&value, data, sizeof value);
    return value;
}

} // namespace

void StateVisitor::enumeration(std::string_view name, ScalarType type, void* data, std::string_view)
{
    scalars(name, type, data, 1);
}

bool StateVisitor::shares(std::shared_ptr<const void>&)
{
    return false;
}

void StateSaver::append(const void* data, std::size_t size)
{
    const auto* first = static_cast<const std::byte*>(data);
    m_target.bytes.insert(m_target.bytes.end(), first, first + size);
}

std::size_t StateSaver::beginList(std::string_view, std::size_t size)
{
    const std::uint64_t stored = size;
    append(&stored, sizeof stored);
    return size;
}

void StateSaver::scalars(std::string_view, ScalarType type, void* data, std::size_t count)
{
    append(data, type.bytes * count);
}

void StateSaver::text(std::string_view name, std::string& value)
{
    beginList(name, value.size());
    append(value.data(), value.size());
}

bool StateSaver::shares(std::shared_ptr<const void>& pointer)
{
    m_target.shared.push_back(pointer);
    return true;
}

void StateRestorer::take(void* data, std::size_t size)
{
    CORE_CHECK(size <= m_source.bytes.size() - m_position, "a checkpoint of another machine was restored");
    if (size)
        std::memcpy(data, m_source.bytes.data() + m_position, size);
    m_position += size;
}

std::size_t StateRestorer::beginList(std::string_view, std::size_t)
{
    std::uint64_t stored = 0;
    take(&stored, sizeof stored);
    return stored;
}

void StateRestorer::scalars(std::string_view, ScalarType type, void* data, std::size_t count)
{
    take(data, type.bytes * count);
}

void StateRestorer::text(std::string_view name, std::string& value)
{
    value.resize(beginList(name, 0));
    take(value.data(), value.size());
}

bool StateRestorer::shares(std::shared_ptr<const void>& pointer)
{
    CORE_CHECK(m_sharedPosition < m_source.shared.size(), "a checkpoint of another machine was restored");
    pointer = m_source.shared[m_sharedPosition++];
    return true;
}

bool StateRestorer::atEnd() const
{
    return m_position == m_source.bytes.size() && m_sharedPosition == m_source.shared.size();
}

std::size_t StateHasher::beginList(std::string_view, std::size_t size)
{
    const std::uint64_t stored = size;
    m_hasher.add(&stored, sizeof stored);
    return size;
}

void StateHasher::scalars(std::string_view, ScalarType type, void* data, std::size_t count)
{
    m_hasher.add(data, type.bytes * count);
}

void StateHasher::text(std::string_view name, std::string& value)
{
    beginList(name, value.size());
    m_hasher.add(value.data(), value.size());
}

StateNode& StateInspector::child(std::string_view name)
{
    return m_path.back()->children.emplace_back(StateNode{std::string(name), {}, {}, false});
}

std::size_t StateInspector::beginList(std::string_view name, std::size_t size)
{
    StateNode& node = child(name);
    node.isList = true;
    m_path.push_back(&node);
    return size;
}

void StateInspector::beginGroup(std::string_view name)
{
    m_path.push_back(&child(name));
}

void StateInspector::scalars(std::string_view name, ScalarType type, void* data, std::size_t count)
{
    const auto* bytes = static_cast<const std::byte*>(data);
    const bool element = name.empty() && m_path.back()->isList;
    if (count == 1 && !element) {
        child(name).value = toValue(type, bytes);
        return;
    }
    StateNode& list = element ? *m_path.back() : child(name);
    list.isList = true;
    for (std::size_t i = 0; i < count; ++i)
        list.children.push_back({{}, toValue(type, bytes + i * type.bytes), {}, false});
}

void StateInspector::enumeration(std::string_view name, ScalarType, void*, std::string_view label)
{
    child(name).value = std::string(label);
}

void StateInspector::text(std::string_view name, std::string& value)
{
    child(name).value = value;
}

} // namespace vitrine::core
