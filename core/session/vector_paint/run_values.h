// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/session/shader_trace/shader_trace_walk.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine::core {

/// An answer of the texture unit.
struct TextureAnswer {
    std::size_t step = 0;
    std::uint8_t slot = 0;
    float s = 0.0f, t = 0.0f;
    Vec4 color;
};

/// What SECTION tells of a section of a kernel (VG2D-26).
struct SectionAnswer {
    std::size_t step = 0;
    Vec4 result;
    std::uint32_t number = 0;
};

/// A local variable of one of the driver's programs.
struct LocalName {
    std::string_view function, name;
};

/// What the variables of a program held in a run of it, by the names that the driver's texts give them.
class RunValues {
public:
    explicit RunValues(LaneWalk& walk) : m_walk(walk) {}

    [[nodiscard]] std::size_t end() const { return m_walk.stepCount(); }
    [[nodiscard]] bool has(const LocalName& name) const { return local(name) != nullptr; }
    /// What it held last before a step. Nothing when the program does not keep it.
    [[nodiscard]] std::optional<float> number(const LocalName& name, std::uint32_t component, std::size_t before) const;
    [[nodiscard]] std::optional<Vec4> vector(const LocalName& name, std::size_t before) const;
    [[nodiscard]] float number(const LocalName& name, std::uint32_t component = 0) const;
    /// What it is given first from a step on.
    [[nodiscard]] std::optional<Vec4> firstVector(const LocalName& name, std::size_t from) const;

    /// Whether the program reads it.
    [[nodiscard]] bool hasUniform(std::string_view name) const { return uniformPlaces(name) != nullptr; }
    [[nodiscard]] Vec4 uniform(std::string_view name, std::uint32_t element = 0) const;
    [[nodiscard]] std::uint32_t elements(std::string_view name) const;
    /// Nothing when there is no such sampler.
    [[nodiscard]] std::optional<std::uint8_t> slotOf(std::string_view sampler) const;

    /// All of the run, in their order.
    [[nodiscard]] std::vector<TextureAnswer> answers();
    [[nodiscard]] std::vector<SectionAnswer> sections();
    /// The color that the program gives.
    [[nodiscard]] Vec4 output() const;

private:
    [[nodiscard]] const DebugVariable* local(const LocalName& name) const;
    [[nodiscard]] const DebugVariable* uniformPlaces(std::string_view name) const;
    [[nodiscard]] std::array<float, 4> operand(std::size_t step, int source);
    [[nodiscard]] std::optional<std::uint32_t> lastBits(TraceAddress address, std::size_t before) const;
    [[nodiscard]] std::optional<std::uint32_t> firstBits(TraceAddress address, std::size_t from) const;

    LaneWalk& m_walk;
};

} // namespace vitrine::core
