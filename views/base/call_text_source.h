// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// Which calls a search goes through.
enum class SearchScope : std::uint8_t { Actions, AllCalls };

/// The texts of a capture's calls, which are read from the file when somebody looks at them.
class CallTextSource : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The printed call, or nothing yet: it is then on its way, and textsArrived() tells when to ask again.
    [[nodiscard]] virtual std::optional<QString> text(std::uint64_t callIndex) = 0;
    /// Looks for calls whose text contains `words`, whatever their case; replaces a running search. Empty words stop
    /// it.
    virtual void search(const QString& words, SearchScope scope) = 0;

signals:
    void textsArrived(quint64 firstCall, quint64 lastCall);
    /// Call indices, growing. Also sent on the way, with what was found so far.
    void searchProgressed(std::shared_ptr<const std::vector<std::uint64_t>> matches, bool finished);
};

} // namespace vitrine::views
