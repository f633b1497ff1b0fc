// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::core::glsl {

/// glslang folds constant expressions while it parses, and makes mistakes: a comparison of vectors leaves a bool behind
/// that equals no other, arithmetic is that of 64 bits and of the host's library, and matrixCompMult is no constant.
/// All of its folding lies in seven member functions, and this library has its own version of each. A linker takes a
/// member of a static library only for names that are still missing, so glslang's versions (Constant.cpp) do not get
/// into the program.
///
/// Call it once before anything is parsed: the call is what makes the linker take our versions.
void foldConstantsOurselves();

} // namespace vitrine::core::glsl
