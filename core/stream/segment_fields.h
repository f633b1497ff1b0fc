// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of the distributor.
struct DistributorFields {
    static constexpr GroupField kOpen{"open"};
    static constexpr NumberField kLastDispatch{"lastDispatch"};
    static constexpr NumberField kDecisionCount{"decisionCount"};
    static constexpr ListField kDecisions{"decisions"};
};

/// Of the segment that is open.
struct OpenSegmentFields {
    static constexpr NumberField kNumber{"number"};
    static constexpr NumberField kPipeline{"pipeline"};
    static constexpr NumberField kFragments{"fragments"};
    static constexpr ListField kRemaining{"remaining"};
    static constexpr WordField kLimiting{"limiting"};
};

/// Of a decision whether a fragment fits.
struct DecisionFields {
    static constexpr NumberField kFragment{"fragment"};
    static constexpr ListField kNeed{"need"};
    static constexpr ListField kAvailable{"available"};
    static constexpr TruthField kFits{"fits"};
    static constexpr NumberField kLimit{"limit"};
};

/// Of the collector.
struct CollectorFields {
    static constexpr NumberField kFragments{"fragments"};
};

} // namespace vitrine::core
