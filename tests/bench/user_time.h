// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/resource.h>

#include <cstdint>

namespace vitrine::bench {

/// Processor time that this process has spent outside of the system, in seconds, all threads together. The system's
/// part (first touches of pages, mostly) is left out here and of the peers alike.
[[nodiscard]] inline double userSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec) + static_cast<double>(usage.ru_utime.tv_usec) * 1e-6;
}

} // namespace vitrine::bench
