// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace vitrine::test {

/// A library of bad_plugin.cpp.
[[nodiscard]] inline QString badPlugin(const QString& fault)
{
    return QStringLiteral(VITRINE_BAD_PLUGINS "/%1.so").arg(fault);
}

} // namespace vitrine::test
