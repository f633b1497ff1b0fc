// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/arbiter/arbiter_mode.h"
#include "core/kernel/shared_queue.h"
#include "core/shader/context_ring.h"
#include "core/shader/per_draw.h"
#include "core/shader/program_binding.h"

/// How the shared queues show what is in them. Nothing of this changes a run.

namespace vitrine::core {

/// HET-08: adds `lod` and `inputs` to a request: what each of its fragments or vertices asks, as the SEND gave it.
void explainRequests(SharedQueue<RequestItem>& requests, const PerDraw<ProgramBindings>& programs,
                     TaskContexts& contexts);

/// HET-13: APQ as one sub-queue per kind of task, or per device that its tasks wait for.
void splitPending(SharedQueue<PendingTask>& pending, QueueSplit split);

} // namespace vitrine::core
