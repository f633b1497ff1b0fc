// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/stream_writer.h"

#include "captures/record/stream/call_table_hash.h"

#include <algorithm>
#include <cerrno>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>
#include <utility>

namespace vitrine::captures {

using stream::Tag;

namespace {

constexpr std::size_t kFlushBytes = std::size_t{64} * 1024;
constexpr std::size_t kSmallPayload =
    std::size_t{16} * 1024; // copied into the buffer; larger ones go to the kernel as they are
// All numbers of a call and the tag and length of one pointer fit into this, so they are put without asking.
constexpr std::size_t kSlack = 512;
constexpr std::size_t kVarintBytes = 10;

} // namespace

StreamWriter::StreamWriter(StreamSocket socket, const StreamPlace& place, Connect connect)
    : m_socket(std::move(socket)), m_connect(std::move(connect)), m_shared(SharedBuffer::create(2 * kFlushBytes)),
      m_stream(place.stream), m_position(place.position)
{
    if (m_shared) {
        m_shared->restartAt(m_position);
        m_shared->setCounts(place.counts);
    }
    useSharedBuffer();
}

StreamWriter::~StreamWriter()
{
    flush();
}

void StreamWriter::useSharedBuffer()
{
    m_own.reset();
    m_capacity = 2 * kFlushBytes;
    if (!m_shared)
        m_own = std::make_unique<std::byte[]>(m_capacity);
    m_buffer = m_shared ? m_shared->bytes() : m_own.get();
}

void StreamWriter::hello(stream::DriverKind driver, std::string_view program)
{
    const std::string_view name = program.substr(0, stream::kMaxNameBytes);
    stream::Hello hello;
    hello.driver = driver;
    if (!greet(name, hello))
        giveUp();
}

/// The descriptor of the shared memory goes with the first bytes.
bool StreamWriter::greet(std::string_view name, stream::Hello hello)
{
    hello.tableHash = callTableHash();
    hello.stream = m_stream;
    hello.position = m_position;
    hello.processId = static_cast<std::uint32_t>(getpid());
    hello.nameBytes = static_cast<std::uint32_t>(name.size());
    std::array<iovec, 2> parts{{{&hello, sizeof hello}, {const_cast<char*>(name.data()), name.size()}}};
    alignas(cmsghdr) std::array<std::byte, CMSG_SPACE(sizeof(int))> control{};
    msghdr message{};
    message.msg_iov = parts.data();
    message.msg_iovlen = parts.size();
    if (m_shared && m_shared->descriptor() >= 0) {
        message.msg_control = control.data();
        message.msg_controllen = control.size();
        cmsghdr* with = CMSG_FIRSTHDR(&message);
        with->cmsg_level = SOL_SOCKET;
        with->cmsg_type = SCM_RIGHTS;
        with->cmsg_len = CMSG_LEN(sizeof(int));
        const int descriptor = m_shared->descriptor();
        std::memcpy(CMSG_DATA(with), &descriptor, sizeof descriptor);
    }
    ssize_t sent = -1;
    do {
        sent = m_socket.send(message);
    } while (sent < 0 && errno == EINTR);
    if (m_shared)
        m_shared->closeDescriptor();
    return sent == static_cast<ssize_t>(sizeof hello + name.size()); // the first bytes always fit
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
    std::memcpy(larger.get(), m_buffer, m_used);
    m_own = std::move(larger);
    m_buffer = m_own.get();
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
    finishRecord();
    if (m_shared)
        m_shared->countCall();
}

void StreamWriter::finishRecord()
{
    closeRecord();
    if (isInSharedBuffer())
        m_shared->setUsed(m_used);
    if (m_used >= kFlushBytes || !isInSharedBuffer())
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
    std::memcpy(m_buffer + m_record, &header, sizeof header);
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
    finishRecord();
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
    parts[count++] = {m_buffer, m_used};
    for (const Payload& piece : pieces)
        parts[count++] = {const_cast<void*>(piece.data), piece.size};
    msghdr message{};
    message.msg_iov = parts.data();
    message.msg_iovlen = count;
    while (isOpen() && message.msg_iovlen > 0) {
        const ssize_t sent = m_socket.send(message);
        const bool isOurs = sent >= 0 || errno != EBADF;
        if (sent < 0 && errno != EINTR && (isOurs || !reconnect()))
            giveUp();
        m_position += static_cast<std::uint64_t>(std::max<ssize_t>(sent, 0));
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
    if (!isOpen())
        return;
    if (m_shared)
        m_shared->restartAt(m_position);
    if (m_shared ? m_own != nullptr : m_capacity > 16 * kFlushBytes)
        useSharedBuffer(); // one very long text is no reason to keep that much
}

bool StreamWriter::reconnect()
{
    m_socket = m_connect ? m_connect() : StreamSocket();
    return isOpen() && greet({}, {});
}

void StreamWriter::giveUp()
{
    m_socket.close();
    if (!m_shared)
        return;
    m_shared->setBroken();
    m_own = std::make_unique<std::byte[]>(m_capacity); // what lies in the shared memory is the recorder's now
    m_buffer = m_own.get();
}

void StreamWriter::abandon()
{
    m_socket.close();
    m_used = 0;
}

StreamPlace StreamWriter::forkPlace()
{
    if (!m_shared)
        return {m_stream, m_position + m_used, {}};
    m_shared->countFork();
    return {m_stream, m_position + m_used, m_shared->counts()};
}

void StreamWriter::missed()
{
    if (m_shared)
        m_shared->countCall();
}

void StreamWriter::presented()
{
    if (m_shared)
        m_shared->countFrame();
}

} // namespace vitrine::captures
