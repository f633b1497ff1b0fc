// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"

#include <cstdint>
#include <map>
#include <vector>

namespace vitrine::core {

/// What there is to say of calls, by their numbers.
using CallSentences = std::map<std::uint64_t, std::vector<Text>>;

} // namespace vitrine::core
