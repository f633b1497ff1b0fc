// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/stream_reader.h"

#include "captures/record/stream/call_table_hash.h"

#include <algorithm>

namespace vitrine::captures {

using core::Error;
using core::failure;
using core::Result;

namespace {

constexpr std::size_t kUsualBytes = std::size_t{256} * 1024;

Error corrupt(std::uint64_t calls, const char* what)
{
    return failure("the connection to the program is corrupt after {} calls: {}", calls, what);
}

} // namespace

StreamReader::StreamReader() : m_buffer(kUsualBytes), m_prototypes(core::functions().size()) {}

std::span<std::byte> StreamReader::room()
{
    if (m_next > 0) {
        std::copy(m_buffer.begin() + static_cast<std::ptrdiff_t>(m_next),
                  m_buffer.begin() + static_cast<std::ptrdiff_t>(m_filled), m_buffer.begin());
        m_filled -= m_next;
        m_next = 0;
    }
    if (m_filled == 0 && m_buffer.size() > 16 * kUsualBytes)
        m_buffer = std::vector<std::byte>(kUsualBytes);
    // Doubling: a length that lies costs no more than twice of what was really sent.
    if (m_filled == m_buffer.size())
        m_buffer.resize(std::clamp(m_wanted, m_buffer.size() + kUsualBytes, 2 * m_buffer.size()));
    return std::span(m_buffer).subspan(m_filled);
}

StreamReader::Item StreamReader::needsMore(std::size_t bytes)
{
    m_wanted = bytes;
    return Item::NeedsMore;
}

Result<StreamReader::Item> StreamReader::next()
{
    if (!m_hasHello)
        return readHello();
    stream::RecordHeader header;
    const auto bytes = arrived();
    if (bytes.size() < sizeof header)
        return needsMore(sizeof header);
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.headBytes > stream::kMaxHeadBytes || header.payloadBytes > stream::kMaxPayloadBytes)
        return corrupt(m_calls, "a record can't be that large");
    const std::size_t whole = sizeof header + header.headBytes + header.payloadBytes;
    if (bytes.size() < whole)
        return needsMore(whole);
    m_next += whole;
    HeadReader head(bytes.subspan(sizeof header, header.headBytes));
    const auto behind = bytes.subspan(sizeof header + header.headBytes, header.payloadBytes);
    const std::uint64_t function = head.varint();
    if (function == stream::kPictureRecord)
        return readPicture(head, behind);
    HeadReader payload(behind);
    return readCall(function, head, payload);
}

Result<StreamReader::Item> StreamReader::readHello()
{
    const auto bytes = arrived();
    if (bytes.size() < sizeof m_hello)
        return needsMore(sizeof m_hello);
    std::memcpy(&m_hello, bytes.data(), sizeof m_hello);
    if (m_hello.magic != stream::kMagic || m_hello.nameBytes > stream::kMaxNameBytes ||
        m_hello.driver > stream::DriverKind::System)
        return failure("what has connected is none of Vitrine's drop-in libraries");
    if (m_hello.tableHash != callTableHash())
        return failure("the drop-in libraries are of another build of Vitrine");
    if (bytes.size() < sizeof m_hello + m_hello.nameBytes)
        return needsMore(sizeof m_hello + m_hello.nameBytes);
    const auto name = bytes.subspan(sizeof m_hello, m_hello.nameBytes);
    m_program.assign(reinterpret_cast<const char*>(name.data()), name.size());
    m_next += sizeof m_hello + m_hello.nameBytes;
    m_hasHello = true;
    m_position = m_filled - m_next;
    return Item::Hello;
}

Result<StreamReader::Item> StreamReader::readCall(std::uint64_t function, HeadReader& head, HeadReader& payload)
{
    const auto all = core::functions();
    if (function >= all.size())
        return corrupt(m_calls, "a call is of no known function");
    const core::FunctionInfo& info = all[function];
    core::Call& call = m_prototypes[function];
    if (call.function.empty()) {
        call.function = info.name;
        for (const core::ParameterInfo& parameter : info.parameters)
            call.parameterNames.emplace_back(parameter.name);
        call.arguments.resize(info.parameters.size());
    }
    call.number = m_calls;
    const std::uint64_t thread = head.varint();
    const std::uint8_t flags = head.byte();
    call.thread = static_cast<std::uint32_t>(thread);
    call.flags = static_cast<core::CallFlags>(flags & core::kAllCallFlags);
    m_values.beginCall();
    for (std::size_t i = 0; i < info.parameters.size(); ++i)
        m_values.read(head, payload, info.parameters[i], call.arguments[i]);
    m_values.read(head, payload, info.result, call.result);
    if (!head.complete() || !payload.complete() || thread > UINT32_MAX || flags > core::kAllCallFlags)
        return corrupt(m_calls, "the arguments of a call can't be read");
    ++m_calls;
    m_call = &call;
    m_function = &info;
    return Item::Call;
}

Result<StreamReader::Item> StreamReader::readPicture(HeadReader& head, std::span<const std::byte> payload)
{
    const auto checksum = head.bytes(m_picture.checksum.size());
    const std::uint64_t width = head.varint();
    const std::uint64_t height = head.varint();
    const bool hasSize = width <= stream::kMaxPictureSide && height <= stream::kMaxPictureSide;
    if (!head.complete() || !hasSize || (!payload.empty() && payload.size() != width * height * 4))
        return corrupt(m_calls, "a picture can't be read");
    std::copy(checksum.begin(), checksum.end(), m_picture.checksum.begin());
    m_picture.width = static_cast<std::uint32_t>(width);
    m_picture.height = static_cast<std::uint32_t>(height);
    m_picture.rgba = payload;
    return Item::Picture;
}

} // namespace vitrine::captures
