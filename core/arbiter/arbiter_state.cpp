// SPDX-License-Identifier: Apache-2.0
#include "core/arbiter/arbiter_state.h"

namespace vitrine::core {

std::string_view enumName(ArbiterOutcome outcome)
{
    switch (outcome) {
    case ArbiterOutcome::Dispatched: return "dispatched";
    case ArbiterOutcome::Overtook: return "overtook";
    case ArbiterOutcome::Blocked: return "blocked";
    case ArbiterOutcome::NoDevice: break;
    }
    return "no device";
}

} // namespace vitrine::core
