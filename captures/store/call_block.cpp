// SPDX-License-Identifier: Apache-2.0
#include "captures/store/call_block.h"

#include "captures/store/format.h"

#include <fmt/format.h>

namespace vitrine::captures {

using core::Call;
using core::Error;
using core::failure;
using core::Result;

Result<void> CallBlockBuilder::add(const Call& call, const BlobSink& blobs)
{
    const std::size_t start = m_calls.size();
    auto done = encode(call, blobs);
    if (done && m_calls.size() - start > kMaxCallBytes)
        done = failure("call {} takes more than {} bytes", call.number, kMaxCallBytes);
    if (!done) {
        m_calls.truncate(start);
        return done;
    }
    m_lengths.push_back(m_calls.size() - start);
    return {};
}

Result<void> CallBlockBuilder::encode(const Call& call, const BlobSink& blobs)
{
    if (call.parameterNames.size() > kMaxParameters)
        return failure("call {} has more than {} parameters", call.number, kMaxParameters);
    ValueEncoder encoder(m_strings, blobs);
    const auto signature = signatureOf(call, encoder);
    if (!signature)
        return signature.error();
    m_calls.number(call.number);
    m_calls.number(call.thread);
    m_calls.byte(static_cast<std::uint8_t>(call.flags));
    m_calls.number(*signature);
    m_calls.number(call.arguments.size());
    for (const core::Value& argument : call.arguments) {
        if (auto done = encoder.encode(argument, m_calls); !done)
            return done;
    }
    return encoder.encode(call.result, m_calls);
}

Result<std::uint64_t> CallBlockBuilder::signatureOf(const Call& call, ValueEncoder& encoder)
{
    const auto found = m_known.find(call.function);
    if (found != m_known.end() && found->second.parameters == call.parameterNames &&
        encoder.charge(found->second.nameBytes))
        return found->second.id;
    auto id = newSignatureOf(call, encoder);
    if (id) {
        std::size_t nameBytes = call.function.size();
        for (const std::string& name : call.parameterNames)
            nameBytes += name.size();
        m_known[call.function] = {call.parameterNames, nameBytes, *id};
    }
    return id;
}

Result<std::uint64_t> CallBlockBuilder::newSignatureOf(const Call& call, ValueEncoder& encoder)
{
    Signature signature;
    const auto add = [&](const std::string& name) -> Result<void> {
        const auto id = encoder.name(name);
        if (!id)
            return id.error();
        signature.push_back(*id);
        return {};
    };
    if (auto done = add(call.function); !done)
        return done.error();
    for (const std::string& name : call.parameterNames) {
        if (auto done = add(name); !done)
            return done.error();
    }
    const auto [place, isNew] = m_signatureIds.try_emplace(signature, m_signatures.size());
    if (isNew)
        m_signatures.push_back(std::move(signature));
    return place->second;
}

bool CallBlockBuilder::isFull() const
{
    return m_calls.size() + m_strings.sizeBytes() >= kTargetBlockBytes || m_lengths.size() >= kMaxCallsPerBlock;
}

std::vector<std::byte> CallBlockBuilder::take()
{
    ByteSink out;
    out.number(m_strings.strings().size());
    for (const std::string_view text : m_strings.strings())
        out.text(text);
    out.number(m_signatures.size());
    for (const Signature& signature : m_signatures) {
        out.number(signature.size());
        for (const std::uint64_t id : signature)
            out.number(id);
    }
    out.number(m_lengths.size());
    for (const std::size_t length : m_lengths)
        out.number(length);
    out.bytes(m_calls.data());
    *this = CallBlockBuilder();
    return out.data();
}

Result<CallBlock> CallBlock::parse(std::vector<std::byte> bytes)
{
    CallBlock block;
    block.m_bytes = std::move(bytes);
    ByteSource in(block.m_bytes);
    const std::size_t strings = in.count();
    if (strings > kMaxNamesPerBlock)
        return failure("a block of calls has too many names");
    for (std::size_t i = 0; i < strings && !in.failed(); ++i)
        block.m_strings.push_back(in.text());
    if (!block.parseSignatures(in) || !block.parseCalls(in))
        return failure("a block of calls can't be decoded");
    return block;
}

bool CallBlock::parseSignatures(ByteSource& in)
{
    const std::size_t signatures = in.count();
    if (signatures > kMaxCallsPerBlock)
        return false;
    for (std::size_t i = 0; i < signatures; ++i) {
        const std::size_t names = in.count();
        if (names > kMaxParameters + 1)
            return false;
        Signature signature;
        for (std::size_t j = 0; j < names; ++j) {
            const std::uint64_t id = in.number();
            if (id >= m_strings.size())
                return false;
            if (j == 0)
                signature.function = m_strings[id];
            else
                signature.parameters.push_back(m_strings[id]);
        }
        m_signatures.push_back(std::move(signature));
    }
    return !in.failed();
}

bool CallBlock::parseCalls(ByteSource& in)
{
    const std::size_t calls = in.count();
    if (calls > kMaxCallsPerBlock)
        return false;
    std::vector<std::uint64_t> lengths(calls);
    for (std::uint64_t& length : lengths)
        length = in.number();
    for (const std::uint64_t length : lengths)
        m_calls.push_back(in.bytes(length));
    return in.complete();
}

std::size_t CallBlock::sizeBytes() const
{
    return m_bytes.size() + m_strings.size() * sizeof(std::string_view) + m_signatures.size() * sizeof(Signature) +
           m_calls.size() * sizeof(std::span<const std::byte>);
}

Result<CallBlock::Head> CallBlock::head(ByteSource& in) const
{
    const std::uint64_t number = in.number();
    const std::uint64_t thread = in.number();
    const std::uint8_t flags = in.byte();
    const std::uint64_t signature = in.number();
    if (in.failed() || thread > UINT32_MAX || flags > core::kAllCallFlags || signature >= m_signatures.size())
        return failure("the head of a call can't be decoded");
    return Head{number, static_cast<std::uint32_t>(thread), static_cast<core::CallFlags>(flags), signature};
}

Result<std::string_view> CallBlock::function(std::size_t index) const
{
    ByteSource in(m_calls[index]);
    const auto read = head(in);
    if (!read)
        return read.error();
    return m_signatures[read->signature].function;
}

Result<Call> CallBlock::call(std::size_t index, const BlobLookup& blobs) const
{
    ByteSource in(m_calls[index]);
    const auto read = head(in);
    if (!read)
        return read.error();
    const std::size_t arguments = in.count();
    if (in.failed())
        return failure("the head of a call can't be decoded");
    const Signature& signature = m_signatures[read->signature];
    Call call;
    call.number = read->number;
    call.thread = read->thread;
    call.flags = read->flags;
    call.function = signature.function;
    call.parameterNames.assign(signature.parameters.begin(), signature.parameters.end());
    ValueDecoder decoder(m_strings, blobs);
    for (std::size_t i = 0; i <= arguments; ++i) {
        auto value = decoder.decode(in);
        if (!value)
            return value.error();
        if (i < arguments)
            call.arguments.push_back(std::move(*value));
        else
            call.result = std::move(*value);
    }
    if (!in.complete())
        return failure("call {} can't be decoded", call.number);
    return call;
}

} // namespace vitrine::captures
