// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::core::glsl {

/// glslang folds constant expressions while it parses, and does it wrongly: a comparison of vectors leaves a bool
/// behind that equals no other, arithmetic is that of 64 bits and of the host's library, matrixCompMult is no constant.
/// All of its folding lies in seven member functions, and all of them are ours here. A linker takes a member of a
/// static library only for names that are still missing, so glslang's own (Constant.cpp) do not get into the program.
///
/// To be called once before anything is parsed: the call is what makes the linker take ours.
void foldConstantsOurselves();

} // namespace vitrine::core::glsl
