// SPDX-License-Identifier: Apache-2.0
#include "core/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace vitrine::core {

void checkFailed(const char* condition, const char* sentence, const char* file, int line)
{
    std::fprintf(stderr, "%s:%d: %s (%s)\n", file, line, sentence, condition);
    std::abort();
}

} // namespace vitrine::core
