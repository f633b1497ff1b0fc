// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/api/calls/call.h"

#include <nlohmann/json_fwd.hpp>

namespace vitrine::cli {

/// A call with its arguments in order. Enums are {"name", "value"}, addresses {"pointer"}, bytes {"blob_bytes"}, floats
/// without a number in JSON are null.
[[nodiscard]] nlohmann::ordered_json toJson(const core::Call& call);

} // namespace vitrine::cli
