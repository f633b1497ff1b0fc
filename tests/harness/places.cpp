// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/places.h"

namespace vitrine::test {

QString sourceFile(const QString& path)
{
    return QStringLiteral(VITRINE_SOURCE_DIR "/") + path;
}

QString sharedFile(const QString& path)
{
    return QStringLiteral(VITRINE_SOURCE_DIR "/../shared/") + path;
}

QString sampleFile(const QString& name)
{
    return sourceFile(QStringLiteral("captures/samples/%1.vitrine").arg(name));
}

} // namespace vitrine::test
