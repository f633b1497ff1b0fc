// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>

#include <string>

namespace vitrine::core {

/// All that is in a file of the corpus; empty when it can't be read.
inline std::string slurp(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace vitrine::core
