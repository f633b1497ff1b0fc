// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/gl_call.h"

#include <string>

namespace vitrine::core {

/// Asks our program where `name` is and pairs the answer with the recorded one, for every element of an array.
void learnUniformLocation(GlCall& call, GLuint program, const std::string& name);

/// The same for an attribute, for every column of a matrix.
void learnAttributeLocation(GlCall& call, GLuint program, const std::string& name);

} // namespace vitrine::core
