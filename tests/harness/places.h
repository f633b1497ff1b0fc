// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// Where tests find files. Which folders these are is known to places.cpp alone, so that a compiler cache can use in
/// one checkout what it compiled of a test in another.
namespace vitrine::test {

/// Of this repository: `path` begins at its root.
[[nodiscard]] QString sourceFile(const QString& path);
/// Of what lies beside it, which may be missing.
[[nodiscard]] QString sharedFile(const QString& path);
/// The bundled capture of that name.
[[nodiscard]] QString sampleFile(const QString& name);

} // namespace vitrine::test
