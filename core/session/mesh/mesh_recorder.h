// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/untimed_gpu.h"
#include "core/session/mesh/mesh.h"
#include "core/session/replay.h"

#include <optional>
#include <unordered_map>

namespace vitrine::core {

/// Executes draws and records the geometry of the last one.
class MeshRecorder final : public CommandSink, private GeometryWatch {
public:
    struct Pace {
        std::stop_token stop;
        const SeekProgress& progress;
    };
    /// Works on a copy of `memory`.
    MeshRecorder(const Replay& replay, const Pace& pace);

    Result<void> draw(const DrawCommand& command) override;
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    /// The mesh of the last draw; nothing when nothing has been drawn.
    [[nodiscard]] std::optional<Mesh>& mesh() { return m_mesh; }

private:
    /// A value of the mesh and where the machine holds it.
    struct Place {
        std::uint16_t index = 0; ///< register
        std::uint8_t firstComponent = 0;
    };

    void onPlacedVertex(std::uint32_t number, const ShadedVertex& vertex) override;
    void onVertex(std::uint32_t number, const VertexLane& lane, const ShadedVertex& vertex) override;
    void onPiece(const Primitive& piece, std::uint32_t number) override;
    void onPrimitive(std::uint32_t index, const PrimitiveProcessor& processor) override;

    void begin(const DrawCommand& command);
    void nameInputs(const DrawState& state);
    void nameVaryings(const ProgramState& programs);
    void boundSequence(const DrawCommand& command);
    void finishSequence(const DrawCommand& command);
    void finishWindow();

    Memory m_memory;
    const Pace m_pace;
    UntimedGpu m_gpu;
    std::optional<Mesh> m_mesh;
    std::vector<Place> m_inputPlaces, m_varyingPlaces;
    std::unordered_map<std::uint32_t, std::uint32_t> m_known; ///< by vertex number: index into the mesh's vertices
    std::optional<SetupState> m_setup;
    SetupCounts m_counts;     ///< the counts up to the primitive before
    MeshPrimitive m_pieces;   ///< the pieces of the primitive that is being processed
    std::uint32_t m_kept = 0; ///< positions
    bool m_isFull = false;
};

} // namespace vitrine::core
