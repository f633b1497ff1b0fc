// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/export_file.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr qsizetype kPngHead = 33; // the signature, and the chunk IHDR, which has to be the first one

QByteArray csvWithMachine(const QByteArray& content, const QString& machine)
{
    const QByteArray cell = "," + csvCell(machine).toUtf8();
    QByteArray result;
    bool isQuoted = false;
    bool isHeader = true;
    for (qsizetype i = 0, start = 0; i <= content.size(); ++i) {
        const bool isEnd = i == content.size();
        if (!isEnd && content[i] == '"')
            isQuoted = !isQuoted;
        if (!isEnd && (content[i] != '\n' || isQuoted))
            continue;
        const qsizetype end = i > start && content[i - 1] == '\r' ? i - 1 : i;
        result += content.mid(start, end - start);
        if (end > start) // an empty line parts tables: what follows has a header of its own
            result += isHeader ? QByteArray(",machine") : cell;
        isHeader = end == start;
        start = i + 1;
        result += content.mid(end, start - end);
    }
    return result;
}

/// As text: reading and printing it again would sort its keys and round its numbers.
QByteArray jsonWithMachine(const QByteArray& content, const QString& machine)
{
    const qsizetype brace = content.indexOf('{');
    if (!content.trimmed().startsWith('{'))
        return content;
    const QByteArray pair =
        QJsonDocument(QJsonObject{{QStringLiteral("machine"), machine}}).toJson(QJsonDocument::Compact);
    const bool isEmpty = content.mid(brace + 1).trimmed().startsWith('}');
    return content.left(brace + 1) + "\n    " + pair.mid(1, pair.size() - 2) + (isEmpty ? "\n" : ",") +
           content.mid(brace + 1);
}

/// A chunk of UTF-8 text before the pixels, which stay byte for byte.
QByteArray pngWithMachine(const QByteArray& content, const QString& machine)
{
    if (content.size() < kPngHead)
        return content;
    const QByteArray text = QByteArray("iTXtMachine\0\0\0\0\0", 16) + machine.toUtf8();
    const auto bigEndian = [](std::uint32_t value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(value, bytes.data());
        return bytes;
    };
    const auto checksum = static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(text.constData()), static_cast<uInt>(text.size())));
    return content.left(kPngHead) + bigEndian(static_cast<std::uint32_t>(text.size() - 4)) + text +
           bigEndian(checksum) + content.mid(kPngHead);
}

QByteArray plyWithMachine(const QByteArray& content, const QString& machine)
{
    const qsizetype format = content.indexOf('\n', content.indexOf("format")) + 1; // the first two lines are fixed
    return content.left(format) + "comment machine: " + machine.toUtf8() + "\n" + content.mid(format);
}

QString filterOf(const Export& one)
{
    return QStringLiteral("%1 (*.%2)").arg(one.name, one.suffix);
}

} // namespace

/// In the description of the whole picture: the first thing in it.
QByteArray svgWithMachine(const QByteArray& content, const QString& machine)
{
    const qsizetype svg = content.indexOf("<svg");
    const qsizetype inside = svg < 0 ? -1 : content.indexOf('>', svg);
    if (inside < 0)
        return content;
    const QByteArray told = "\n<desc>machine: " + machine.toHtmlEscaped().toUtf8() + "</desc>";
    return content.left(inside + 1) + told + content.mid(inside + 1);
}

QByteArray withMachine(const QByteArray& content, const QString& suffix, const QString& machine)
{
    const auto is = [&suffix](const char* one) { return suffix == QLatin1String(one); };
    const QByteArray line = "machine: " + machine.toUtf8() + "\n";
    if (machine.isEmpty() || content.isEmpty())
        return content;
    if (is("csv"))
        return csvWithMachine(content, machine);
    if (is("json"))
        return jsonWithMachine(content, machine);
    if (is("png"))
        return pngWithMachine(content, machine);
    if (is("svg"))
        return svgWithMachine(content, machine);
    if (is("ply"))
        return plyWithMachine(content, machine);
    if (is("obj"))
        return "# " + line + content;
    if (is("txt"))
        return line + content;
    if (is("vert") || is("frag")) // before it stands #version
        return content + (content.endsWith('\n') ? "// " : "\n// ") + line;
    return content;
}

QString saveFile(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return {};
    return QCoreApplication::translate("ExportFile", "%1 can't be written: %2").arg(path, file.errorString());
}

QString saveExport(const Export& format, const QString& path, const QString& machine)
{
    const FileContent content = format.content();
    return content.failure.isEmpty() ? saveFile(path, withMachine(content.bytes, format.suffix, machine))
                                     : content.failure;
}

void exportToFile(QWidget& parent, Desk& desk, const QString& name, const DockView& view)
{
    QStringList filters;
    for (const Export& one : view.exports())
        filters << filterOf(one);
    QString chosen = filters.first();
    QString path = QFileDialog::getSaveFileName(&parent, QCoreApplication::translate("ExportFile", "Export"), name,
                                                filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return;
    // An answer may have come while the user was asked: what the view has now is what can be saved.
    const QList<Export> exports = view.exports();
    const auto format = std::ranges::find(exports, chosen, filterOf);
    if (format == exports.end())
        return desk.say(QCoreApplication::translate("ExportFile", "What was to be saved is not shown any more"));
    if (!path.endsWith(QLatin1Char('.') + format->suffix, Qt::CaseInsensitive))
        path += QLatin1Char('.') + format->suffix;
    const SharedMachine& machine = desk.moment().machine;
    if (const QString failure = saveExport(*format, path, machine ? machineText(*machine) : QString());
        !failure.isEmpty())
        desk.say(failure);
}

} // namespace vitrine::views
