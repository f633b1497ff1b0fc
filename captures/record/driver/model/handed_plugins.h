// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

#include <memory>
#include <string>

namespace vitrine::captures::model {

/// The built-in units, and those of the plugins that the recorder hands to this process. The recorder waits at `socket`
/// (VITRINE_PLUGINS). Null when there are no plugins. Plugins that can't be fetched or loaded are reported on stderr.
[[nodiscard]] std::shared_ptr<const core::UnitCatalog> takeHandedPlugins(const std::string& socket);

} // namespace vitrine::captures::model
