// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>

namespace vitrine::test {

/// The part of that type, however deep it is in `parent`. The test program ends, and says the type, when there is none
/// or more than one.
template <typename Part>
[[nodiscard]] Part& part(const QObject& parent)
{
    QList<Part*> found;
    for (QObject* one : parent.findChildren<QObject*>())
        if (auto* part = dynamic_cast<Part*>(one))
            found << part;
    if (found.size() != 1)
        qFatal("%d parts of a %s are a %s, not one", static_cast<int>(found.size()), parent.metaObject()->className(),
               Part::staticMetaObject.className());
    return *found.front();
}

/// The part of that name, however deep it is in `parent`. The test program ends, and says the name, when there is
/// none, more than one, or one of another type.
template <typename Part>
[[nodiscard]] Part& child(const QObject& parent, const char* name)
{
    const auto found = parent.findChildren<QObject*>(QLatin1String(name));
    auto* part = found.size() == 1 ? dynamic_cast<Part*>(found.front()) : nullptr;
    if (!part)
        qFatal("\"%s\" names %d parts of a %s, not one %s", name, static_cast<int>(found.size()),
               parent.metaObject()->className(), Part::staticMetaObject.className());
    return *part;
}

} // namespace vitrine::test
