// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/gl_call.h"

#include <string>

namespace vitrine::core {

/// Asks our program for the location of `name`, and pairs the answer with the recorded one, for every element of an
/// array.
void learnUniformLocation(GlCall& call, GLuint program, const std::string& name);

/// Does the same for an attribute, for every column of a matrix.
void learnAttributeLocation(GlCall& call, GLuint program, const std::string& name);

} // namespace vitrine::core
