// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/gl_call.h"
#include "captures/record/driver/model/gl_calls.h"

namespace vitrine::captures::model {

namespace {

void refuse(const char*)
{
    if (const GlCall call; call)
        call.gl().refuseCall();
}

} // namespace

void addRefusal(GlFunctions& table)
{
    table.refuse = &refuse;
}

} // namespace vitrine::captures::model
