// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <utility>

namespace vitrine::core {

/// A value that lies elsewhere: copied, compared and constant with its owner, as a member is. Whoever only hands the
/// owner on need not know T, so that a change of T compiles anew who looks into it. T is known where one is made. One
/// that was moved from may be assigned to and destroyed alone.
template <typename T>
class Indirect {
public:
    Indirect() : Indirect(T{}) {}
    Indirect(T value) : m_value(new T(std::move(value))), m_operations(&kOperations) {}
    Indirect(const Indirect& other)
        : m_value(other.m_operations->copy(*other.m_value)), m_operations(other.m_operations)
    {
    }
    Indirect(Indirect&& other) noexcept
        : m_value(std::exchange(other.m_value, nullptr)), m_operations(other.m_operations)
    {
    }
    ~Indirect() { m_operations->destroy(m_value); }

    Indirect& operator=(Indirect other) noexcept
    {
        std::swap(m_value, other.m_value);
        return *this;
    }

    [[nodiscard]] T& operator*() { return *m_value; }
    [[nodiscard]] const T& operator*() const { return *m_value; }
    [[nodiscard]] T* operator->() { return m_value; }
    [[nodiscard]] const T* operator->() const { return m_value; }

    friend bool operator==(const Indirect& a, const Indirect& b)
    {
        return a.m_operations->areEqual(*a.m_value, *b.m_value);
    }

private:
    /// Bound where a value is made, so that T need not be known where one is copied.
    struct Operations {
        T* (*copy)(const T&);
        void (*destroy)(T*);
        bool (*areEqual)(const T&, const T&);
    };

    static constexpr Operations kOperations{[](const T& value) { return new T(value); }, [](T* value) { delete value; },
                                            [](const T& a, const T& b) { return a == b; }};

    T* m_value;
    const Operations* m_operations;
};

} // namespace vitrine::core
