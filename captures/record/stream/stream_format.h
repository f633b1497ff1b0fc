// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// What goes over the socket from a program that is recorded to its recorder. Both ends are of one build, and run on
/// one machine: numbers have its byte order, functions are positions in core::functions(). Nothing of it is stored.
///
///     hello    Hello, name of the program             at the start of every connection
///     record   RecordHeader, head, payload            again and again until the stream ends
///     head     varint function, varint thread, byte flags, arguments, result       for a call
///     head     varint kPictureRecord, 16 bytes checksum, varint width, varint height    for a picture
///
/// An argument whose ParameterKind says all is only a number: floats are their 4 bytes, all others, handles and
/// addresses too, folded varints (0 -1 1 -2 …). The rest, the pointers, begin with a Tag. The bytes behind pointers
/// form the payload, in the order of their tags, so that the program can hand large ones to the kernel without copying
/// them.
///
/// A stream is not its connection. A program may close descriptors that are not its own: then its next bytes come over
/// a new connection, whose Hello names the stream and the place in it. And a program may end at any moment: records
/// that are whole and not sent yet lie in memory that it shares with the recorder (SharedHead, sent as a descriptor
/// with the first Hello), which reads them there once the program has ended. So the end of a connection says nothing,
/// and the counts in that memory tell what is missing.

namespace vitrine::captures::stream {

inline constexpr std::uint64_t kMagic = 0x32304D5453545256; // "VRTSTM02"

/// Where the pictures come from, for the provenance.
enum class DriverKind : std::uint32_t { Model = 0, Timed = 1, System = 2 };

struct Hello {
    std::uint64_t magic = kMagic;
    std::uint64_t tableHash = 0; ///< callTableHash()
    std::uint64_t stream = 0;    ///< a number of its own
    std::uint64_t position = 0;  ///< in the stream, of the first record byte of this connection; 0: a new stream
    std::uint32_t processId = 0;
    DriverKind driver = DriverKind::Model;
    std::uint32_t nameBytes = 0;
    std::uint32_t reserved = 0;
};

struct RecordHeader {
    std::uint32_t headBytes = 0;
    std::uint32_t payloadBytes = 0;
};

/// The start of the memory that a program shares with its recorder; records follow. The program stores `used` = 0
/// before a new `base`, and `used` after the bytes that it counts: at whatever moment the program ends, [base, base +
/// used) of the stream lies here.
struct SharedHead {
    std::uint64_t base = 0;         ///< place in the stream of the first byte behind this head
    std::uint64_t used = 0;         ///< bytes of whole records
    std::uint64_t calls = 0;        ///< of the stream so far, handed over or not
    std::uint64_t frames = 0;       ///< presented in the stream so far, handed over or not
    std::uint64_t framesBefore = 0; ///< of these, by the process that this one was forked from
    std::uint64_t forks = 0;        ///< children that were to be, each of which says so by a Hello
    std::uint64_t isBroken = 0; ///< 1: the recorder could not be reached any more; nothing is handed over from there on
};

inline constexpr const char* kSharedName = "vitrine-stream"; ///< of that memory, for who looks at a process

inline constexpr std::uint64_t kPictureRecord = 0xFFFF; ///< in place of a function

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
    AttributeArray = 16, ///< of EGL: folded varints, by turns an enumeration and a number
    Array = 17,          ///< varint count, then values with tags
};

// What a reader accepts.
inline constexpr std::uint32_t kMaxSharedBytes = 1u << 20;
inline constexpr std::uint32_t kMaxNameBytes = 4096;
inline constexpr std::uint32_t kMaxHeadBytes = 16u << 20;
inline constexpr std::uint32_t kMaxPayloadBytes = 256u << 20;
inline constexpr std::uint32_t kMaxPictureSide = 16384;
inline constexpr int kMaxNesting = 8;

} // namespace vitrine::captures::stream
