// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/system/stable_text.h"

#include <mutex>
#include <set>

namespace vitrine::captures::system {

const char* stableText(const std::string& text)
{
    // Never destroyed: exit handlers may still look at their strings.
    static auto& mutex = *new std::mutex;
    static auto& texts = *new std::set<std::string>;
    const std::lock_guard lock(mutex);
    return texts.insert(text).first->c_str();
}

} // namespace vitrine::captures::system
