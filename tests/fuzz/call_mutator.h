// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "tests/fuzz/mutator.h"

#include <vector>

namespace vitrine::test {

/// Changes up to eight things about a program's calls: arguments, results, blobs, names, or which calls there are.
void mutateCalls(Mutator& mutator, std::vector<core::Call>& calls);

} // namespace vitrine::test
