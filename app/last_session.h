// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

class QSettings;

namespace vitrine::app {

/// A window that was open when the program was left.
struct SessionEntry {
    QString capture; ///< empty: it showed the start page
    QByteArray geometry;
    friend bool operator==(const SessionEntry&, const SessionEntry&) = default;
};

/// Which captures were open, so that the next start can open them again. A start that does not come to its end, because
/// one of them brings the program down, is not tried a second time.
class LastSession {
public:
    static constexpr int kMaxWindows = 20;

    explicit LastSession(QSettings& settings) : m_settings(settings) {}

    /// Whether to open them again: the user's choice, yes unless changed.
    [[nodiscard]] bool isWanted() const;
    void setWanted(bool wanted);

    [[nodiscard]] QList<SessionEntry> entries() const;
    void save(const QList<SessionEntry>& entries);

    /// The last time it began and never ended.
    [[nodiscard]] bool hasFailed() const;
    void begin();
    void end();

private:
    QSettings& m_settings;
};

} // namespace vitrine::app
