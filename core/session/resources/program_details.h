// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/glsl_type_names.h"
#include "core/session/resource_id.h"
#include "core/session/resources/buffer_contents.h"
#include "core/session/resources/discard_card.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Everything about a program, as it stands at a position.

namespace vitrine::core {

class Replay;

[[nodiscard]] bool isSampler(GlslType type);

/// A constant register. It holds a part of a uniform, or a literal.
struct ConstantRegister {
    std::string name; ///< "camera[1]" is its second register; empty: a literal
    SymbolKind kind = SymbolKind::Float;
    std::uint8_t components = 4;
    Vec4 bits;
};

struct StageDetails {
    std::optional<ResourceId> shader; ///< attached at this position; none: it was detached or deleted
    bool isCompiled = false;
    std::string log;    ///< of compiling
    std::string source; ///< that the program was linked from; of a program that isn't linked, the shader's
    /// The shader's source was set again since the link, and says something else.
    std::optional<std::string> newerSource;

    // Of the linked program; empty when it isn't linked.
    std::string disassembly;
    std::uint32_t instructions = 0, temps = 0, inputs = 0, locals = 0, uniformRegisters = 0;
    bool canDiscard = false, writesDepth = false, usesDerivatives = false;
    std::vector<ConstantRegister> constants; ///< uniforms, then literals
    DiscardCard discard;                     ///< of the fragment stage (HIZ-15)
};

/// A value row by row, as it is written on paper: a mat4 has four rows of four, a vec3 one of three.
using UniformRows = std::vector<std::vector<std::string>>;

/// A parameter of a fixed-function unit that programs see as a uniform (HET-25), as the unit describes it.
struct UnitParameter {
    std::string unit;                  ///< "FFS"
    std::string title;                 ///< "Fixed-function shading"
    std::uint8_t port = 0;             ///< of the arbiter
    std::string help;                  ///< of the parameter
    double lowest = 1.0;               ///< lowest > highest: any finite value
    double highest = 0.0;              ///< of every component
    std::vector<std::string> words;    ///< names of an enumeration's values
    std::vector<std::string> defaults; ///< by component

    friend bool operator==(const UnitParameter&, const UnitParameter&) = default;
};

/// A uniform, or one element of an array.
struct UniformDetails {
    std::string name; ///< "lights[2].color"
    GlslType type = GlslType::Float;
    std::uint16_t arraySize = 1;   ///< of the whole array
    bool isInitial = true;         ///< it still has its value from linking: 0, or the parameter's default
    bool isOfVertexShader = false; ///< reads it, or samples with it
    bool isOfFragmentShader = false;
    std::optional<UnitParameter> parameter; ///< none: a uniform of the shaders
    std::int32_t location = -1;             ///< as the recorded program was told it; −1: none, a value of the system
    bool isLocationTold = true; ///< false: the program asked only for other locations, and `location` is ours
    std::int32_t vertexRegister = -1, fragmentRegister = -1;
    UniformRows rows; ///< of samplers none
    // Of samplers:
    std::uint32_t unit = 0;
    std::optional<ResourceId> texture; ///< bound to the unit now; none: a nameless one

    friend bool operator==(const UniformDetails&, const UniformDetails&) = default;
};

struct AttributeDetails {
    std::string name; ///< a matrix has an entry per column: "turn.1"
    GlslType type = GlslType::Vec4;
    std::uint32_t location = 0; ///< as the recorded program was told it
    std::uint32_t inputRegister = 0;
    bool isBound = false; ///< by glBindAttribLocation
    // What a draw made now would read there:
    bool isArray = false;
    BufferReading reading;             ///< of an array
    std::optional<ResourceId> buffer;  ///< none: the program's own memory
    std::vector<std::string> constant; ///< what every vertex gets when there is no array

    friend bool operator==(const AttributeDetails&, const AttributeDetails&) = default;
};

struct VaryingDetails {
    std::string name;
    std::uint8_t components = 4;
    std::uint16_t inputRegister = 0; ///< of the fragment program
    std::uint8_t firstComponent = 0; ///< narrow ones share a register
    friend bool operator==(const VaryingDetails&, const VaryingDetails&) = default;
};

struct ProgramDetails {
    std::optional<ResourceId> id; ///< none: a shader that no program has
    bool isLinked = false;
    bool isDeleted = false;               ///< lives on because it is in use
    bool isOfLastDraw = false;            ///< the last draw ran it, as it is linked now
    bool isRelinkFailed = false;          ///< the last link failed; what was linked before is told of
    bool hasFixedFragmentStage = false;   ///< linked without a fragment shader, for a fixed chain of units (HET-29)
    std::string log;                      ///< of linking
    std::array<StageDetails, 2> stages;   ///< by ShaderStage
    std::vector<UniformDetails> uniforms; ///< samplers among them
    std::vector<AttributeDetails> attributes;
    std::vector<VaryingDetails> varyings;
};

/// Which program is asked about. Nothing asks for the program of the last draw, or else the one in use. A shader asks
/// for the first program that has it.
using ProgramQuestion = std::optional<ResourceId>;

/// The details at the replay's position. Fails when there is no such program or shader.
[[nodiscard]] Result<ProgramDetails> programDetails(const Replay& replay, const ProgramQuestion& question);
/// The program that a question means; nothing when there is none.
[[nodiscard]] std::optional<ResourceId> programMeant(const Replay& replay, const ProgramQuestion& question);
/// Every program, by name.
[[nodiscard]] std::vector<ResourceId> programList(const Replay& replay);

} // namespace vitrine::core
