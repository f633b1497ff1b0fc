// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/bound_buffer.h"
#include "core/gpu/machine_config.h"
#include "tests/spec/het/line_run.h"

#include <QStringList>

#include <array>
#include <cstring>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace vitrine::hettest {

using namespace core;

inline constexpr std::uint32_t kBase = 0x1000;
inline constexpr std::uint32_t kVertexBytes = 32; ///< a position and a varying
inline constexpr std::uint32_t kVertices = 4;
inline constexpr std::uint32_t kIndexAddress = kBase + kVertices * kVertexBytes;
inline constexpr std::uint32_t kIndices = 12;
inline constexpr std::uint32_t kCommands = kIndexAddress + 2 * kIndices;

class CommandNotes final : public Observer {
public:
    std::vector<InterruptRaised> interrupts;
    std::vector<RegisterWritten> registers;
    std::vector<ErrorReported> errors;
    std::vector<std::uint32_t> drawsEnded;
    Cycle lastPixel = 0;
    std::size_t pixels = 0;
    void onInterruptRaised(const InterruptRaised& event) override { interrupts.push_back(event); }
    void onRegisterWritten(const RegisterWritten& event) override { registers.push_back(event); }
    void onErrorReported(const ErrorReported& event) override { errors.push_back(event); }
    void onDrawEnded(const DrawEnded& event) override { drawsEnded.push_back(event.draw); }
    void onPixelWritten(const PixelWritten& event) override
    {
        lastPixel = event.cycle;
        ++pixels;
    }
};

/// A machine, and host memory with the corners (0,0), (4,0), (0,4), (4,4) of a picture of 4 × 4 pixels, twelve 16-bit
/// indices, and commands behind them.
struct CommandBench {
    explicit CommandBench(const std::vector<std::uint16_t>& indices = {}, ClockOptions clock = {})
        : bench({4, 4}), run(bench.memory, {}, clock), m_subscription(run.gpu.hub().subscribe(notes))
    {
        m_memory.resize(kCommands - kBase);
        const std::array<Vec4, kVertices> corners{{{-1, -1, 0, 1}, {1, -1, 0, 1}, {-1, 1, 0, 1}, {1, 1, 0, 1}}};
        const Vec4 white{1, 1, 1, 1};
        for (std::size_t i = 0; i < kVertices; ++i) {
            std::memcpy(m_memory.data() + kVertexBytes * i, &corners[i], sizeof(Vec4));
            std::memcpy(m_memory.data() + kVertexBytes * i + 16, &white, sizeof(Vec4));
        }
        std::memcpy(m_memory.data() + kVertices * kVertexBytes, indices.data(), 2 * indices.size());
        auto draft = bench.draft(Topology::Triangles, {}, kFlatProgram);
        for (std::size_t i = 0; i < 2; ++i) {
            draft.state.attributes[i].stride = kVertexBytes;
            draft.state.attributes[i].offset = 16 * i;
            draft.state.attributes[i].data = nullptr;
        }
        state = std::make_shared<const DrawState>(draft.state);
    }

    [[nodiscard]] static DrawTrigger triangles(std::uint32_t count)
    {
        DrawTrigger result;
        result.topology = static_cast<std::uint32_t>(Topology::Triangles);
        result.count = count;
        result.vertexAddress = kBase;
        result.vertexCount = kVertices;
        return result;
    }
    [[nodiscard]] static DrawTrigger indexed(std::uint32_t count)
    {
        DrawTrigger result = triangles(count);
        result.indexType = static_cast<std::uint32_t>(IndexType::UnsignedShort);
        result.indexAddress = kIndexAddress;
        return result;
    }

    [[nodiscard]] CommandBuffer buffer(std::uint32_t missingBytes = 0) const
    {
        auto bytes = m_memory;
        bytes.insert(bytes.end(), writer.bytes().begin(), writer.bytes().end() - missingBytes);
        CommandBuffer result;
        result.memory = {kBase, std::make_shared<const std::vector<std::byte>>(std::move(bytes))};
        result.address = kCommands;
        result.size = static_cast<std::uint32_t>(writer.bytes().size()) - missingBytes;
        result.states = {state, nullptr};
        return result;
    }
    [[nodiscard]] bool execute(std::uint32_t missingBytes = 0)
    {
        return run.gpu.submit(buffer(missingBytes)).hasValue() && run.gpu.machine().runUntil({}).hasValue();
    }
    [[nodiscard]] StateNode list(const std::string& name)
    {
        const Snapshot snapshot = run.gpu.machine().snapshot();
        for (const StateNode& node : snapshot.units[run.unit("ci").value - 1].state.children)
            if (node.name == name)
                return node;
        return {};
    }
    /// A field of each command in the list: a word or a number.
    [[nodiscard]] QStringList words(const std::string& field)
    {
        QStringList result;
        for (const StateNode& command : list("commands").children)
            for (const StateNode& node : command.children) {
                if (node.name != field)
                    continue;
                const auto* word = std::get_if<std::string>(&node.value);
                result += word ? QString::fromStdString(*word) : QString::number(std::get<std::uint64_t>(node.value));
            }
        return result;
    }
    [[nodiscard]] QStringList statuses() { return words("status"); }
    [[nodiscard]] std::uint64_t lastFault(const std::string& name)
    {
        const StateNode faults = list("faults");
        for (const StateNode& field : faults.children.back().children)
            if (field.name == name)
                return std::get<std::uint64_t>(field.value);
        return ~0ull;
    }

    DrawBench bench;
    RecordedRun run;
    CommandNotes notes;
    CommandWriter writer;
    std::shared_ptr<const DrawState> state;

private:
    std::vector<std::byte> m_memory;
    Subscription m_subscription;
};

} // namespace vitrine::hettest
