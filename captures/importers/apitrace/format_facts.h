// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// The numbers of the trace format, versions 0 to 6.
namespace vitrine::captures::format {

inline constexpr std::uint64_t kNewestVersion = 6;
/// In older versions, an enum signature names a single value.
inline constexpr std::uint64_t kFirstVersionWithWholeEnums = 3;
inline constexpr std::uint64_t kFirstVersionWithThreads = 4; ///< in older versions, the thread is a detail of the call
inline constexpr std::uint64_t kFirstVersionWithProperties = 6;

enum Event : std::uint8_t { Enter = 0, Leave = 1 };
enum Detail : std::uint8_t { End = 0, Argument = 1, Return = 2, Thread = 3, Backtrace = 4, Flags = 5 };
enum Tag : std::uint8_t {
    Null = 0,
    False = 1,
    True = 2,
    Negative = 3,
    Unsigned = 4,
    Float = 5,
    Double = 6,
    String = 7,
    Bytes = 8,
    Enum = 9,
    Bitmask = 10,
    List = 11,
    Struct = 12,
    Opaque = 13,
    Pair = 14,
    WideString = 15
};
enum FrameDetail : std::uint8_t {
    FrameEnd = 0,
    FrameModule = 1,
    FrameFunction = 2,
    FrameFile = 3,
    FrameLine = 4,
    FrameOffset = 5
};
inline constexpr std::uint64_t kFlagFake = 1;

} // namespace vitrine::captures::format
