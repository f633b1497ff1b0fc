// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/shared_queue.h"
#include "core/kernel/state_versions.h"
#include "core/shader/context_ring.h"
#include "core/shader/program_binding.h"

/// How ARQ shows what is in it. Nothing of this changes a run.

namespace vitrine::core {

/// HET-08: adds `lod` and `inputs` to a request: what each of its fragments or vertices asks, as the SEND gave it.
void explainRequests(SharedQueue<RequestItem>& requests, const PerDraw<ProgramBindings>& programs,
                     TaskContexts& contexts);

} // namespace vitrine::core
