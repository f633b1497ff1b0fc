// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/bound_api.h"
#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"

#include <array>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

namespace vitrine::core {

/// Follows what is bound, call by call, from the calls alone and without replaying anything. Objects have the recorded
/// program's names. Faulty calls are taken as if they had worked.
class CallBindings {
public:
    /// Notes a call. Give it the calls of a capture in order, each once, from the first.
    void note(const Call& call);
    /// Objects of one kind that `call` names in its arguments or its result, fills or sets up, or uses to draw, clear
    /// and copy with (event_query_fields.h says which). Call it before note(call). The result is unsorted, and an
    /// object may occur several times.
    [[nodiscard]] std::vector<std::uint64_t> involvedIn(const Call& call, HandleKind kind) const;

private:
    static constexpr std::size_t kUnits = 32;
    static constexpr std::size_t kAttributes = 16;
    static constexpr std::size_t kMaxContexts = 1024; // a hostile capture has any number; those beyond are not followed

    struct Attribute {
        std::uint64_t buffer = 0;
        bool isEnabled = false;
    };
    struct VertexArray {
        std::array<Attribute, kAttributes> attributes{};
        std::uint64_t indices = 0;
    };
    struct Unit {
        std::uint64_t flat = 0; ///< GL_TEXTURE_2D
        std::uint64_t cube = 0;
    };
    struct Context {
        std::array<Unit, kUnits> units{};
        std::size_t activeUnit = 0;
        std::uint64_t program = 0;
        std::uint64_t arrayBuffer = 0;
        std::map<std::uint64_t, VertexArray> vertexArrays; ///< 0 is the context's own
        std::uint64_t vertexArray = 0;
        std::uint64_t framebuffer = 0;
    };
    using Names = std::vector<std::uint64_t>;
    /// What a state-setting call does to a context.
    struct Change {
        std::string_view function;
        void (*apply)(Context&, const Call&);
    };
    static const Change kChanges[];

    static void unbindDeleted(Context& context, const Call& call, HandleKind kind);
    void makeCurrent(const Call& call);
    [[nodiscard]] const Context* currentOf(std::uint32_t thread) const;
    static void addTextures(const Context& context, const Call& call, CallClass callClass, Names& names);
    static void addBuffers(const Context& context, const Call& call, CallClass callClass, Names& names);

    BoundApi m_api;
    std::map<std::uint64_t, Context> m_contexts; ///< by recorded address
    std::map<std::uint32_t, std::uint64_t> m_currentByThread;
};

} // namespace vitrine::core
