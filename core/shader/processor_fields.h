// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of a shader processor.
struct ProcessorFields {
    static constexpr NumberField kRequests{"requests"};
    static constexpr NumberField kInstructions{"instructions"};
};

/// Of a unit that makes tasks: the contexts of its stage, and of each of these the task and its place.
struct ContextFields {
    static constexpr ListField kContexts{"contexts"};
    static constexpr NumberField kPc{"pc"};
    static constexpr NumberField kCovered{"covered"}; ///< a bit for each lane, as those that follow
    static constexpr NumberField kDiscarded{"discarded"};
};

} // namespace vitrine::core
