// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/window_system.h"

namespace vitrine::captures::model {

std::unique_ptr<NativeWindowSystem> openWindowSystem(Platform, void*)
{
    return nullptr;
}

} // namespace vitrine::captures::model
