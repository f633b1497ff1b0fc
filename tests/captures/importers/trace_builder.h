// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <snappy.h>

#include <string>
#include <utility>
#include <vector>

/// Writes trace files byte by byte, as the format document says.
class TraceBuilder {
public:
    explicit TraceBuilder(std::uint64_t version = 6)
    {
        number(version);
        if (version >= 6)
            number(version).number(0); // semantic version, no properties
    }

    TraceBuilder& byte(int value)
    {
        m_stream.append(static_cast<char>(value));
        return *this;
    }
    TraceBuilder& number(std::uint64_t value)
    {
        for (; value >= 128; value >>= 7)
            byte(static_cast<int>(value & 127) | 128);
        return byte(static_cast<int>(value));
    }
    TraceBuilder& text(const std::string& value)
    {
        number(value.size());
        m_stream.append(value.data(), static_cast<qsizetype>(value.size()));
        return *this;
    }
    TraceBuilder& raw(const QByteArray& bytes)
    {
        m_stream.append(bytes);
        return *this;
    }
    /// Enters f(a) for the first time, up to the value of the argument.
    TraceBuilder& enterWithArgument()
    {
        return byte(0).number(0).number(0).text("f").number(1).text("a").byte(1).number(0);
    }
    /// Enters f(a) again, without details.
    TraceBuilder& enterAgain(std::uint64_t thread = 0) { return byte(0).number(thread).number(0).byte(0); }
    TraceBuilder& endDetails() { return byte(0); }
    TraceBuilder& leave(std::uint64_t call) { return byte(1).number(call).byte(0); }

    [[nodiscard]] const QByteArray& stream() const { return m_stream; }
    [[nodiscard]] qsizetype size() const { return m_stream.size(); }

private:
    QByteArray m_stream;
};

/// The Snappy container, a block per `blockSize` bytes.
inline QByteArray snappyContainer(const QByteArray& stream, qsizetype blockSize = 1 << 20)
{
    QByteArray file = "at";
    for (qsizetype start = 0; start < stream.size(); start += blockSize) {
        const QByteArray block = stream.mid(start, blockSize);
        std::string packed;
        snappy::Compress(block.data(), static_cast<std::size_t>(block.size()), &packed);
        for (int shift = 0; shift < 32; shift += 8)
            file.append(static_cast<char>(packed.size() >> shift));
        file.append(packed.data(), static_cast<qsizetype>(packed.size()));
    }
    return file;
}

/// A file that lives as long as the object.
class TemporaryTrace {
public:
    explicit TemporaryTrace(const QByteArray& contents)
    {
        QFile file(m_folder.filePath("test.trace"));
        if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
            qFatal("the temporary trace can't be written");
    }
    [[nodiscard]] std::string path() const { return m_folder.filePath("test.trace").toStdString(); }

private:
    QTemporaryDir m_folder;
};
