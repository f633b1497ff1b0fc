// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/vec4.h"
#include "core/observe/state_field.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace vitrine::core {

class StateVisitor;

enum class ScalarKind : std::uint8_t { Bool, Unsigned, Signed, Float };

struct ScalarType {
    ScalarKind kind;
    std::uint8_t bytes;
};

template <typename T>
concept Scalar = std::is_arithmetic_v<T> || std::is_enum_v<T>;

template <Scalar T>
constexpr ScalarType scalarType()
{
    constexpr auto kind = std::is_same_v<T, bool>       ? ScalarKind::Bool
                          : std::is_floating_point_v<T> ? ScalarKind::Float
                          : std::is_signed_v<T>         ? ScalarKind::Signed
                                                        : ScalarKind::Unsigned;
    return {kind, sizeof(T)};
}

template <typename T>
concept Grouped = requires(StateVisitor& visitor, T& value)
{
    T::visit(visitor, value);
};
template <typename T>
inline constexpr bool kIsId = false;
template <typename Tag>
inline constexpr bool kIsId<Id<Tag>> = true;
template <typename T>
inline constexpr bool kIsOptional = false;
template <typename T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

/// Whether a value of type T is what readers of a StateField see as Held.
template <typename T, typename Held>
constexpr bool shows()
{
    if constexpr (std::is_same_v<Held, bool>)
        return std::is_same_v<T, bool>;
    else if constexpr (std::is_same_v<Held, std::uint64_t>)
        return ((std::is_unsigned_v<T> && !std::is_same_v<T, bool>) || std::is_enum_v<T> || kIsId<T>);
    else if constexpr (std::is_same_v<Held, std::string_view>)
        return std::is_same_v<T, std::string> || std::is_enum_v<T>;
    else if constexpr (std::is_same_v<Held, StateGroup>)
        return Grouped<T> || kIsOptional<T>;
    else
        return !Scalar<T> && !kIsId<T> && !Grouped<T> && !kIsOptional<T>;
}

/// Walks the fields of a state: the one list of fields per struct serves checkpoint, restore, hash and inspection.
///
/// A struct takes part by listing its fields in order, by names that views show:
///
///   struct State {
///       std::uint32_t held = 0;
///       std::vector<Vertex> vertices;
///       static void visit(auto& visitor, auto& state)
///       {
///           visitor("held", state.held);
///           visitor("vertices", state.vertices);
///       }
///   };
///
/// Fields may be scalars, enums, ids, Vec4, strings, optionals, arrays, vectors, deques and structs that list theirs. A
/// shared_ptr<const T> is an immutable value: checkpoints share it, hashes and inspectors look into it. An enum shows
/// its name where `enumName(value)` is found beside it.
class StateVisitor {
public:
    StateVisitor() = default;
    StateVisitor(const StateVisitor&) = delete;
    StateVisitor& operator=(const StateVisitor&) = delete;
    virtual ~StateVisitor() = default;

    template <typename T>
    void operator()(std::string_view name, T& value)
    {
        field(name, value);
    }
    /// A field that somebody reads.
    template <typename Held, typename T>
    void operator()(StateField<Held> shown, T& value)
    {
        static_assert((shows<T, Held>()), "the field holds something else than its readers are told");
        field(shown.name, value);
    }

    /// Fields are overwritten with those of a checkpoint, else only read.
    [[nodiscard]] virtual bool restores() const { return false; }

    /// For containers that are not listed above: visit as many elements, named "", as beginList returns.
    virtual std::size_t beginList(std::string_view name, std::size_t size) = 0;
    virtual void endList() = 0;
    virtual void beginGroup(std::string_view name) = 0;
    virtual void endGroup() = 0;

protected:
    virtual void scalars(std::string_view name, ScalarType type, void* data, std::size_t count) = 0;
    /// A single enum value with the name of what it says.
    virtual void enumeration(std::string_view name, ScalarType type, void* data, std::string_view label);
    virtual void text(std::string_view name, std::string& value) = 0;
    /// True when the pointer itself was kept or given back, and its content needs no visit.
    virtual bool shares(std::shared_ptr<const void>& pointer);

private:
    template <Scalar T>
    void field(std::string_view name, T& value)
    {
        if constexpr (requires { enumName(value); })
            enumeration(name, scalarType<T>(), &value, enumName(value));
        else
            scalars(name, scalarType<T>(), &value, 1);
    }
    template <typename Tag>
    void field(std::string_view name, Id<Tag>& id)
    {
        scalars(name, scalarType<std::uint32_t>(), &id.value, 1);
    }
    void field(std::string_view name, Vec4& value) { scalars(name, scalarType<float>(), &value.x, 4); }
    void field(std::string_view name, std::string& value) { text(name, value); }

    template <typename T>
    void field(std::string_view name, std::optional<T>& value)
    {
        const std::size_t size = beginList(name, value ? 1 : 0);
        if (restores())
            value = size ? std::optional<T>(T{}) : std::nullopt;
        if (value)
            field("", *value);
        endList();
    }
    template <typename T, std::size_t Size>
    void field(std::string_view name, std::array<T, Size>& values)
    {
        if constexpr (Scalar<T>) {
            scalars(name, scalarType<T>(), values.data(), Size);
        } else {
            beginList(name, Size);
            for (T& value : values)
                field("", value);
            endList();
        }
    }
    template <typename T>
    void field(std::string_view name, std::vector<T>& values)
    {
        static_assert(!std::is_same_v<T, bool>, "vector<bool> has no addressable elements; use std::uint8_t");
        if constexpr (Scalar<T>) {
            const std::size_t size = beginList(name, values.size());
            if (restores())
                values.resize(size);
            scalars("", scalarType<T>(), values.data(), size);
            endList();
        } else {
            sequence(name, values);
        }
    }
    template <typename T>
    void field(std::string_view name, std::deque<T>& values)
    {
        sequence(name, values);
    }
    template <typename T>
    void field(std::string_view name, std::shared_ptr<const T>& pointer)
    {
        std::shared_ptr<const void> erased = pointer;
        if (shares(erased)) {
            pointer = std::static_pointer_cast<const T>(erased);
            return;
        }
        beginList(name, pointer ? 1 : 0);
        if (pointer)
            field("", const_cast<T&>(*pointer)); // Visitors that don't share only read.
        endList();
    }
    template <Grouped T>
    void field(std::string_view name, T& value)
    {
        beginGroup(name);
        T::visit(*this, value);
        endGroup();
    }
    void sequence(std::string_view name, auto& values)
    {
        const std::size_t size = beginList(name, values.size());
        if (restores())
            values.resize(size);
        for (auto& value : values)
            field("", value);
        endList();
    }
};

} // namespace vitrine::core
