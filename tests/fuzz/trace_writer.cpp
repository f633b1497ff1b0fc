// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/trace_writer.h"

#include <brotli/encode.h>
#include <snappy.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <string>

namespace vitrine::test {

namespace {

/// Writes values as the format document says.
class StreamWriter {
public:
    void byte(unsigned value) { m_bytes.push_back(static_cast<std::byte>(value)); }
    void number(std::uint64_t value)
    {
        for (; value >= 128; value >>= 7)
            byte(static_cast<unsigned>(value & 127) | 128);
        byte(static_cast<unsigned>(value));
    }
    void raw(const void* data, std::size_t size)
    {
        const auto* bytes = static_cast<const std::byte*>(data);
        m_bytes.insert(m_bytes.end(), bytes, bytes + size);
    }
    void text(const std::string& value)
    {
        number(value.size());
        raw(value.data(), value.size());
    }
    void value(const core::Value& value)
    {
        std::visit([this](const auto& data) { write(data); }, value.data);
    }
    void call(const core::Call& call);
    Bytes take() { return std::move(m_bytes); }

private:
    void write(std::monostate) { byte(0); }
    void write(bool value) { byte(value ? 2 : 1); }
    void write(std::int64_t value)
    {
        byte(value < 0 ? 3 : 4);
        number(value < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value));
    }
    void write(std::uint64_t value)
    {
        byte(4);
        number(value);
    }
    void write(float value)
    {
        byte(5);
        raw(&value, sizeof value);
    }
    void write(double value)
    {
        byte(6);
        raw(&value, sizeof value);
    }
    void write(const std::string& value)
    {
        byte(7);
        text(value);
    }
    void write(const core::EnumValue& value);
    void write(const core::Pointer& value)
    {
        byte(13);
        number(value.address);
    }
    void write(const core::Blob& value)
    {
        byte(8);
        number(value->size());
        raw(value->data(), value->size());
    }
    void write(const std::shared_ptr<const core::Array>& elements)
    {
        byte(11);
        number(elements->size());
        for (const core::Value& element : *elements)
            value(element);
    }

    Bytes m_bytes;
    std::map<std::string, std::size_t> m_functions, m_enums;
    std::uint64_t m_nextCall = 0;
};

void StreamWriter::write(const core::EnumValue& value)
{
    byte(9);
    const auto [known, isNew] = m_enums.emplace(value.name, m_enums.size());
    number(known->second);
    if (isNew) {
        number(1);
        text(value.name);
        write(value.value);
    }
    write(value.value);
}

void StreamWriter::call(const core::Call& call)
{
    byte(0); // enter
    number(call.thread);
    const auto [known, isNew] = m_functions.emplace(call.function, m_functions.size());
    number(known->second);
    if (isNew) {
        text(call.function);
        number(call.arguments.size());
        for (std::size_t i = 0; i < call.arguments.size(); ++i)
            text(i < call.parameterNames.size() ? call.parameterNames[i] : "");
    }
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        byte(1); // argument
        number(i);
        value(call.arguments[i]);
    }
    byte(0);
    byte(1); // leave
    number(m_nextCall++);
    byte(2); // result
    value(call.result);
    byte(0);
}

Bytes gzipped(std::span<const std::byte> stream)
{
    z_stream state{};
    deflateInit2(&state, 6, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    Bytes out(stream.size() + 1000);
    state.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(stream.data()));
    state.avail_in = static_cast<uInt>(stream.size());
    state.next_out = reinterpret_cast<Bytef*>(out.data());
    state.avail_out = static_cast<uInt>(out.size());
    deflate(&state, Z_FINISH);
    out.resize(state.total_out);
    deflateEnd(&state);
    return out;
}

Bytes snappyChunks(std::span<const std::byte> stream, std::size_t chunkBytes)
{
    Bytes out{std::byte{'a'}, std::byte{'t'}};
    for (std::size_t start = 0; start < stream.size(); start += chunkBytes) {
        const auto chunk = stream.subspan(start, std::min(chunkBytes, stream.size() - start));
        std::string block;
        snappy::Compress(reinterpret_cast<const char*>(chunk.data()), chunk.size(), &block);
        for (unsigned shift = 0; shift < 32; shift += 8)
            out.push_back(static_cast<std::byte>(block.size() >> shift));
        const auto* bytes = reinterpret_cast<const std::byte*>(block.data());
        out.insert(out.end(), bytes, bytes + block.size());
    }
    return out;
}

} // namespace

Bytes traceStream(std::span<const core::Call> calls)
{
    StreamWriter writer;
    writer.number(6); // version
    writer.number(6); // semantic version
    writer.text("process.name");
    writer.text("/usr/bin/scene");
    writer.number(0); // no more properties
    for (const core::Call& call : calls)
        writer.call(call);
    return writer.take();
}

Bytes packed(std::span<const std::byte> stream, Container container, std::size_t chunkBytes)
{
    if (container == Container::Snappy)
        return snappyChunks(stream, chunkBytes);
    if (container == Container::Gzip)
        return gzipped(stream);
    if (container == Container::Zstandard) {
        Bytes out(ZSTD_compressBound(stream.size()));
        out.resize(ZSTD_compress(out.data(), out.size(), stream.data(), stream.size(), 1));
        return out;
    }
    std::size_t size = stream.size() + 1024;
    Bytes out(size);
    BrotliEncoderCompress(1, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, stream.size(),
                          reinterpret_cast<const std::uint8_t*>(stream.data()), &size,
                          reinterpret_cast<std::uint8_t*>(out.data()));
    out.resize(size);
    return out;
}

} // namespace vitrine::test
