// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_usage.h"
#include "views/base/link.h"

class QObject;

namespace vitrine::views {

class Desk;

/// The draw or the call that uses something.
[[nodiscard]] Link usageLink(const core::ResourceUsage& use);

/// Follows the nearest write to a resource, once the inspector has found it; else says that there is none. `asker`
/// as in Inspector::ask().
void goToWrite(Desk& desk, QObject* asker, const core::WriteQuestion& question);

} // namespace vitrine::views
