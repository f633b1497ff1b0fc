// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/programs/refusals.h"

#include "tests/captures/record/programs/refusal_rows.h"

#include <algorithm>
#include <cstdio>

namespace vitrine::testing {

Refusals refusedCalls(Pointers pointers)
{
    GLint program = 0;
    glGetIntegerv(GL_CURRENT_PROGRAM, &program);
    glUseProgram(0);
    const Objects objects(pointers);
    Refusals result;
    for (const auto& rows :
         {bufferRows(objects), nameRows(objects), attributeRows(objects), imageRows(objects), volumeRows(objects),
          programRows(objects), uniformRows(objects), stateRows(objects), drawRows(objects)}) {
        for (const Row& row : rows) {
            while (glGetError() != GL_NO_ERROR)
                ;
            row.call();
            const GLenum error = glGetError();
            result.made += error != GL_NO_ERROR ? 1 : 0;
            if (std::find(row.errors.begin(), row.errors.end(), error) != row.errors.end())
                continue;
            char code[16];
            std::snprintf(code, sizeof code, "0x%x", error);
            result.wrong.push_back(std::string(row.name) + " answers " + code);
        }
    }
    glUseProgram(static_cast<GLuint>(program));
    return result;
}

} // namespace vitrine::testing
