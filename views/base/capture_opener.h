// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

namespace vitrine::core {
class CallSource;
} // namespace vitrine::core

namespace vitrine::views {

class Desk;

/// Opens captures beside the one that is shown, for comparisons. The window gives its desk one; whoever has been given
/// open() may call it on any thread.
class CaptureOpener final : public QObject {
    Q_OBJECT

public:
    using Open = std::function<core::Result<std::unique_ptr<core::CallSource>>(const std::string& path)>;
    CaptureOpener(Desk& desk, Open open);

    /// That of a desk; where nobody gave it one, it fails to open anything.
    [[nodiscard]] static Open of(const Desk& desk);

private:
    Open m_open;
};

} // namespace vitrine::views
