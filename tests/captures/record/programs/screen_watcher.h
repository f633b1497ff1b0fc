// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

#include <chrono>
#include <set>

struct xcb_connection_t;

namespace vitrine::test {

/// Looks at an X display as a person would: keeps the pictures that appear in programs' windows, in order.
///
/// The server tells when something was drawn (the DAMAGE extension), so nothing here waits for a time to pass. A
/// program that draws faster than we look is not held up: not every picture is seen, but each that is seen is whole.
class ScreenWatcher {
public:
    explicit ScreenWatcher(const QByteArray& display);
    ~ScreenWatcher();
    ScreenWatcher(const ScreenWatcher&) = delete;
    ScreenWatcher& operator=(const ScreenWatcher&) = delete;

    /// False when the display can't be reached or has no DAMAGE.
    [[nodiscard]] bool isValid() const { return m_damageEvent >= 0; }
    /// Handles what the server has to tell; waits for at most `patience` when that is nothing yet.
    void look(std::chrono::milliseconds patience);
    /// Different from one to the next, of windows that are wholly on the screen. Window contents without alpha
    /// (Format_RGB32).
    [[nodiscard]] const QList<QImage>& pictures() const { return m_pictures; }

private:
    void watch(std::uint32_t window);
    void keepPicture(std::uint32_t window);

    xcb_connection_t* m_connection;
    int m_damageEvent = -1; ///< number of DamageNotify on this server
    std::set<std::uint32_t> m_windows;
    QList<QImage> m_pictures;
};

} // namespace vitrine::test
