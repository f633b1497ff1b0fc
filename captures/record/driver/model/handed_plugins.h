// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

#include <memory>
#include <string>

namespace vitrine::captures::model {

/// The built-in units with those of the plugins that the recorder hands this process, which waits at `socket`
/// (VITRINE_PLUGINS). Null: there are none. What can't be had or loaded is said on stderr.
[[nodiscard]] std::shared_ptr<const core::UnitCatalog> takeHandedPlugins(const std::string& socket);

} // namespace vitrine::captures::model
