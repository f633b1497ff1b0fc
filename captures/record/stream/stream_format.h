// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// What goes over the socket from a recorded program to its recorder. Both ends belong to one build, and run on one
/// machine: numbers have its byte order, and functions are positions in core::functions(). None of it is stored.
///
///     hello    Hello, name of the program             at the start of every connection
///     record   RecordHeader, head, payload            again and again until the stream ends
///     head     varint function, varint thread, byte flags, arguments, result       for a call
///     head     varint kPictureRecord, 16 bytes checksum, varint width, varint height    for a picture
///
/// An argument that is a number by its ParameterKind has no tag: floats are their 4 bytes, and all others, handles and
/// addresses too, are folded varints (0 -1 1 -2 …). The rest, the pointers, begin with a Tag. The bytes that pointers
/// point to form the payload, in the order of their tags, so that the program can hand large ones to the kernel without
/// copying them.
///
/// A stream can outlive its connection. A program may close descriptors that are not its own: then its next bytes come
/// over a new connection, whose Hello names the stream and the place in it. And a program may end at any moment:
/// records that are whole and not sent yet lie in memory that it shares with the recorder (SharedHead, sent as a
/// descriptor with the first Hello), which reads them there once the program has ended. So the end of a connection
/// alone tells nothing, and the counts in that memory tell what is missing.

namespace vitrine::captures::stream {

inline constexpr std::uint64_t kMagic = 0x32304D5453545256; // "VRTSTM02"

/// Which driver made the pictures, for the provenance.
enum class DriverKind : std::uint32_t { Model = 0, Timed = 1, System = 2 };

struct Hello {
    std::uint64_t magic = kMagic;
    std::uint64_t tableHash = 0; ///< callTableHash()
    std::uint64_t stream = 0;    ///< number of the stream
    std::uint64_t position = 0; ///< place in the stream of the first record byte of this connection; 0 for a new stream
    std::uint32_t processId = 0;
    DriverKind driver = DriverKind::Model;
    std::uint32_t nameBytes = 0;
    std::uint32_t reserved = 0;
};

struct RecordHeader {
    std::uint32_t headBytes = 0;
    std::uint32_t payloadBytes = 0;
};

/// The head of the memory that a program shares with its recorder; records follow it. The program stores `used` = 0
/// before it stores a new `base`, and `used` after the bytes that it counts. So whenever the program ends, the bytes
/// [base, base + used) of the stream are here.
struct SharedHead {
    std::uint64_t base = 0;         ///< place in the stream of the first byte behind this head
    std::uint64_t used = 0;         ///< bytes of whole records
    std::uint64_t calls = 0;        ///< calls in the stream so far, whether they were handed over or not
    std::uint64_t frames = 0;       ///< frames presented in the stream so far, whether they were handed over or not
    std::uint64_t framesBefore = 0; ///< those of the frames that the process presented from which this one was forked
    std::uint64_t forks = 0;        ///< children that were to be started, each of which tells by a Hello that it exists
    /// 1: the recorder could not be reached any more, and nothing is handed over from there on.
    std::uint64_t isBroken = 0;
};

/// The name of that memory, for people who look at a process.
inline constexpr const char* kSharedName = "vitrine-stream";

inline constexpr std::uint64_t kPictureRecord = 0xFFFF; ///< it stands in place of a function

enum class Tag : std::uint8_t {
    Null = 0,
    False = 1,
    True = 2,
    Signed = 3,   ///< folded varint
    Unsigned = 4, ///< varint
    Float = 5,    ///< 4 bytes
    Double = 6,   ///< 8 bytes
    Text = 7,     ///< varint length, bytes
    Enum = 8,     ///< folded varint; the reader adds the name
    Pointer = 9,  ///< varint
    Blob = 10,    ///< varint size; the bytes are in the payload
    // Arrays: varint count, then the elements without tags.
    SignedArray = 11,
    UnsignedArray = 12,
    FloatArray = 13,
    EnumArray = 14,
    PointerArray = 15,
    AttributeArray = 16, ///< attributes of EGL: folded varints, alternately an enumeration and a number
    Array = 17,          ///< varint count, then values with tags
};

// The limits of what a reader accepts.
inline constexpr std::uint32_t kMaxSharedBytes = 1u << 20;
inline constexpr std::uint32_t kMaxNameBytes = 4096;
inline constexpr std::uint32_t kMaxHeadBytes = 16u << 20;
inline constexpr std::uint32_t kMaxPayloadBytes = 256u << 20;
inline constexpr std::uint32_t kMaxPictureSide = 16384;
inline constexpr int kMaxNesting = 8;

} // namespace vitrine::captures::stream
