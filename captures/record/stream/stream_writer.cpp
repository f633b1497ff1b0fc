// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/stream_writer.h"

#include "captures/record/stream/call_table_hash.h"

#include <algorithm>
#include <cerrno>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

namespace vitrine::captures {

using stream::Tag;

namespace {

constexpr std::size_t kFlushBytes = 64 * 1024;
constexpr std::size_t kSmallPayload = 16 * 1024; // copied into the buffer; larger ones go to the kernel as they are
// All numbers of a call and the tag and length of one pointer fit into this, so they are put without asking.
constexpr std::size_t kSlack = 512;
constexpr std::size_t kVarintBytes = 10;

} // namespace

StreamWriter::StreamWriter(int socket)
    : m_socket(socket), m_capacity(2 * kFlushBytes), m_buffer(std::make_unique<std::byte[]>(m_capacity))
{
}

StreamWriter::~StreamWriter()
{
    flush();
    abandon();
}

void StreamWriter::hello(stream::DriverKind driver, std::string_view program)
{
    const std::string_view name = program.substr(0, stream::kMaxNameBytes);
    stream::Hello hello;
    hello.tableHash = callTableHash();
    hello.processId = static_cast<std::uint32_t>(getpid());
    hello.driver = driver;
    hello.nameBytes = static_cast<std::uint32_t>(name.size());
    makeRoom(sizeof hello + name.size());
    putRaw(&hello, sizeof hello);
    putRaw(name.data(), name.size());
    flush();
}

void StreamWriter::openRecord()
{
    makeRoom(kSlack);
    m_record = m_used;
    m_used += sizeof(stream::RecordHeader);
    m_payloadBytes = 0;
    m_payloadCount = 0;
}

void StreamWriter::begin(std::uint16_t function, std::uint32_t thread, core::CallFlags flags)
{
    openRecord();
    putVarint(function);
    putVarint(thread);
    putByte(static_cast<std::uint8_t>(flags));
}

void StreamWriter::makeRoom(std::size_t size)
{
    if (m_capacity - m_used >= size + kSlack)
        return;
    m_capacity = std::max(2 * m_capacity, m_used + size + kSlack);
    auto larger = std::make_unique<std::byte[]>(m_capacity);
    std::memcpy(larger.get(), m_buffer.get(), m_used);
    m_buffer = std::move(larger);
}

void StreamWriter::pointer(std::uint64_t address)
{
    if (address == 0)
        return null();
    putTag(Tag::Pointer);
    putVarint(address);
}

void StreamWriter::text(std::string_view text)
{
    makeRoom(text.size());
    putTag(Tag::Text);
    putVarint(text.size());
    putRaw(text.data(), text.size());
}

void StreamWriter::blob(const void* data, std::uint64_t size)
{
    const bool fits = size <= stream::kMaxPayloadBytes - m_payloadBytes && m_payloadCount < m_payloads.size();
    if (!data || !fits)
        return null();
    putTag(Tag::Blob);
    putVarint(size);
    m_payloads[m_payloadCount++] = {data, static_cast<std::size_t>(size)};
    m_payloadBytes += static_cast<std::size_t>(size);
}

void StreamWriter::startArray(Tag tag, std::size_t count, std::size_t bytesEach)
{
    makeRoom(count * bytesEach);
    putTag(tag);
    putVarint(count);
}

void StreamWriter::integers(std::span<const std::int32_t> values)
{
    startArray(Tag::SignedArray, values.size(), kVarintBytes);
    for (const std::int32_t value : values)
        number(value);
}

void StreamWriter::names(std::span<const std::uint32_t> values)
{
    startArray(Tag::UnsignedArray, values.size(), kVarintBytes);
    for (const std::uint32_t value : values)
        putVarint(value);
}

void StreamWriter::reals(std::span<const float> values)
{
    startArray(Tag::FloatArray, values.size(), sizeof(float));
    putRaw(values.data(), values.size_bytes());
}

void StreamWriter::enums(std::span<const std::uint32_t> values)
{
    startArray(Tag::EnumArray, values.size(), kVarintBytes);
    for (const std::uint32_t value : values)
        number(value);
}

void StreamWriter::pointers(std::span<void* const> values)
{
    startArray(Tag::PointerArray, values.size(), kVarintBytes);
    for (void* const value : values)
        putVarint(reinterpret_cast<std::uintptr_t>(value));
}

void StreamWriter::attributes(std::span<const std::int64_t> values)
{
    startArray(Tag::AttributeArray, values.size(), kVarintBytes);
    for (const std::int64_t value : values)
        number(value);
}

void StreamWriter::array(std::size_t count)
{
    startArray(Tag::Array, count, 0);
}

void StreamWriter::value(const core::Value& value)
{
    makeRoom(kSlack);
    const auto raw = [this](Tag tag, const auto& number) {
        putTag(tag);
        putRaw(&number, sizeof number);
    };
    if (const auto* truth = std::get_if<bool>(&value.data)) {
        putTag(*truth ? Tag::True : Tag::False);
    } else if (const auto* natural = std::get_if<std::uint64_t>(&value.data)) {
        putTag(Tag::Unsigned);
        putVarint(*natural);
    } else if (const auto* integer = std::get_if<std::int64_t>(&value.data)) {
        putTag(Tag::Signed);
        number(*integer);
    } else if (const auto* single = std::get_if<float>(&value.data)) {
        raw(Tag::Float, *single);
    } else if (const auto* twice = std::get_if<double>(&value.data)) {
        raw(Tag::Double, *twice);
    } else if (const auto* named = std::get_if<core::EnumValue>(&value.data)) {
        putTag(Tag::Enum);
        number(named->value);
    } else if (const auto* address = std::get_if<core::Pointer>(&value.data)) {
        putTag(Tag::Pointer);
        putVarint(address->address);
    } else if (const std::string* string = value.string()) {
        text(*string);
    } else if (const core::Blob* bytes = value.blob(); bytes && *bytes) {
        blob((*bytes)->data() ? static_cast<const void*>((*bytes)->data()) : "", (*bytes)->size());
    } else if (const core::Array* elements = value.array()) {
        array(elements->size());
        for (const core::Value& element : *elements)
            this->value(element);
    } else {
        null();
    }
}

void StreamWriter::end()
{
    closeRecord();
    if (m_used >= kFlushBytes)
        flush();
}

void StreamWriter::closeRecord()
{
    const std::size_t head = m_used - m_record - sizeof(stream::RecordHeader);
    if (head > stream::kMaxHeadBytes) { // a call that no reader takes, such as one with 16 MiB of text
        m_used = m_record;
        return;
    }
    const stream::RecordHeader header{static_cast<std::uint32_t>(head), static_cast<std::uint32_t>(m_payloadBytes)};
    std::memcpy(m_buffer.get() + m_record, &header, sizeof header);
    if (m_payloadBytes > kSmallPayload)
        return writeThrough(std::span(m_payloads).first(m_payloadCount));
    makeRoom(m_payloadBytes);
    for (std::size_t i = 0; i < m_payloadCount; ++i)
        putRaw(m_payloads[i].data, m_payloads[i].size);
}

void StreamWriter::picture(const PictureRecord& picture)
{
    openRecord();
    putVarint(stream::kPictureRecord);
    putRaw(picture.checksum.data(), picture.checksum.size());
    putVarint(picture.width);
    putVarint(picture.height);
    if (!picture.rgba.empty() && picture.rgba.size() <= stream::kMaxPayloadBytes) {
        m_payloads[m_payloadCount++] = {picture.rgba.data(), picture.rgba.size()};
        m_payloadBytes = picture.rgba.size();
    }
    end();
}

void StreamWriter::flush()
{
    if (m_used > 0)
        writeThrough({});
}

void StreamWriter::writeThrough(std::span<const Payload> pieces)
{
    std::array<iovec, 17> parts{};
    std::size_t count = 0;
    parts[count++] = {m_buffer.get(), m_used};
    for (const Payload& piece : pieces)
        parts[count++] = {const_cast<void*>(piece.data), piece.size};
    msghdr message{};
    message.msg_iov = parts.data();
    message.msg_iovlen = count;
    while (isOpen() && message.msg_iovlen > 0) {
        const ssize_t sent = sendmsg(m_socket, &message, MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR)
            abandon();
        for (auto rest = static_cast<std::size_t>(std::max<ssize_t>(sent, 0)); message.msg_iovlen > 0;) {
            iovec& first = *message.msg_iov;
            const std::size_t taken = std::min(rest, first.iov_len);
            first.iov_base = static_cast<std::byte*>(first.iov_base) + taken;
            first.iov_len -= taken;
            rest -= taken;
            if (first.iov_len > 0)
                break;
            ++message.msg_iov;
            --message.msg_iovlen;
        }
    }
    m_used = 0;
    if (m_capacity > 16 * kFlushBytes) { // one very long text is no reason to keep that much
        m_capacity = 2 * kFlushBytes;
        m_buffer = std::make_unique<std::byte[]>(m_capacity);
    }
}

void StreamWriter::abandon()
{
    if (m_socket >= 0)
        close(m_socket);
    m_socket = -1;
    m_used = 0;
}

} // namespace vitrine::captures
