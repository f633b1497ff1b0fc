// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/recorded.h"
#include "core/api/calls/call_table.h"

namespace vitrine::captures {

using namespace rules;
using core::CallFlags;
using G = GlFunctions;
using N = Plain;
using C = ContextShadow;

namespace {

constexpr auto setData = [](C& context, GLenum target, GLsizeiptr size, const void* data, GLenum) {
    context.setBufferData(target, size, data);
};

constexpr auto setMapped = [](C& context, GLenum target, GLenum, void* address) {
    if (BufferShadow* buffer = context.boundBuffer(target))
        buffer->mapped = address;
};

constexpr auto enable = [](C& context, GLuint index) { context.enableAttribute(index, true); };
constexpr auto disable = [](C& context, GLuint index) { context.enableAttribute(index, false); };

constexpr auto setAttribute = [](C& context, GLuint index, GLint size, GLenum type, GLboolean normalized,
                                 GLsizei stride, const void* pointer) {
    context.setAttribute(index, {size, type, normalized, stride, pointer, 0});
};

/// What the program wrote to mapped memory is a memcpy of the whole buffer.
void recordMapped(Note& note, BufferShadow& buffer)
{
    buffer.content.resize(buffer.size);
    std::memcpy(buffer.content.data(), buffer.mapped, buffer.size);
    static const core::FunctionInfo* const kMemcpy = core::findFunction("memcpy");
    StreamWriter& out = note.out();
    out.begin(kMemcpy->id, note.all().tap.thread(), CallFlags::Fake);
    out.address(buffer.mapped);
    out.blob(buffer.content.data(), buffer.size);
    out.number(static_cast<std::int64_t>(buffer.size));
    out.end();
    buffer.mapped = nullptr;
}

/// The memory has gone when the call returns. It is there before: the driver has mapped it.
struct Unmaps : Effect {
    static void before(GLenum target)
    {
        if (!layer().tap.isOn())
            return;
        Note note;
        const ContextShadow* context = note ? Note::context() : nullptr;
        if (BufferShadow* buffer = context ? context->boundBuffer(target) : nullptr; buffer && buffer->mapped)
            recordMapped(note, *buffer);
    }
};

} // namespace

void addRecordedBuffers(GlFunctions& table)
{
    table.glBindBuffer = recordWith<Changes<&C::bindBuffer>, &G::glBindBuffer, N, N>;
    table.glBufferData = recordWith<Changes<setData>, &G::glBufferData, N, N, Bytes<1>, N>;
    table.glBufferSubData = recordWith<Changes<&C::setBufferPart>, &G::glBufferSubData, N, N, N, Bytes<2>>;
    table.glMapBufferOES = recordResultWith<Changes<setMapped>, &G::glMapBufferOES, Address, N, N>;
    table.glUnmapBufferOES = recordWith<Unmaps, &G::glUnmapBufferOES, N>;
    table.glBindVertexArrayOES = recordWith<Changes<&C::bindVertexArray>, &G::glBindVertexArrayOES, N>;
    table.glEnableVertexAttribArray = recordWith<Changes<enable>, &G::glEnableVertexAttribArray, N>;
    table.glDisableVertexAttribArray = recordWith<Changes<disable>, &G::glDisableVertexAttribArray, N>;
    // How far an array in the program's memory reaches, the draws tell that read it.
    table.glVertexAttribPointer = recordWith<Changes<setAttribute>, &G::glVertexAttribPointer, N, N, N, N, N, Address>;
}

} // namespace vitrine::captures
