// SPDX-License-Identifier: Apache-2.0
// Calls of functions that no context of ours has. No replay can execute them, so a marker stands for each: it tells
// where the error comes from that the program finds.
#include "captures/record/tap/errors.h"
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/rules.h"

#include <string>

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;

namespace {

void refuse(const char* name)
{
    layer().gl.refuse(name);
    if (layer().tap.isOn())
        (void)errors::takeGl(); // The program is told; the next call is not blamed.
    Note note;
    if (!note || !Note::context()) // without a context nothing happened
        return;
    const std::string text = "GL_INVALID_OPERATION: " + std::string(name) + " is not of OpenGL ES 2.0";
    note.write<&G::glInsertEventMarkerEXT, Plain, Text>(std::tuple(GLsizei{0}, text.c_str()), Nothing(), 0,
                                                        core::CallFlags::Fake);
}

} // namespace

void addRefusedCalls(GlFunctions& table)
{
    table.refuse = &refuse;
}

} // namespace vitrine::captures
