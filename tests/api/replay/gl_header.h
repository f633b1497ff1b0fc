// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <map>

/// The functions of Khronos' C header with the names of their parameters: a second witness beside the registry.
inline std::map<QString, QStringList> functionsOfHeader(const QString& path)
{
    std::map<QString, QStringList> functions;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return functions;
    static const QRegularExpression prototype(R"(GL_APICALL .*GL_APIENTRY (gl\w+) \((.*)\);)");
    while (!file.atEnd()) {
        const auto match = prototype.match(QString::fromLatin1(file.readLine()).trimmed());
        if (!match.hasMatch())
            continue;
        QStringList names;
        static const QRegularExpression lastWord(R"((\w+)$)");
        if (match.captured(2) != "void")
            for (const QString& parameter : match.captured(2).split(", "))
                names << lastWord.match(parameter).captured(1);
        functions[match.captured(1)] = names;
    }
    return functions;
}
