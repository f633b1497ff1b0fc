// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <cstdio>
#include <vector>

/// What the benches of the window have in common.

namespace vitrine::bench {

/// Counts how often a widget, or one inside it, has been painted.
class Painted final : public QObject {
public:
    explicit Painted(QWidget& widget)
    {
        widget.installEventFilter(this);
        for (QWidget* child : widget.findChildren<QWidget*>())
            child->installEventFilter(this);
    }
    int count = 0;

private:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
};

template <typename Condition>
void wait(const Condition& condition)
{
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

inline double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) * 1e-6;
}

inline double quantile(std::vector<double>& times, double q)
{
    std::sort(times.begin(), times.end());
    return times[static_cast<std::size_t>(q * static_cast<double>(times.size() - 1))];
}

inline void print(const char* name, std::vector<double> times)
{
    std::printf("\"%s\": {\"p50\": %.1f, \"p95\": %.1f}, ", name, quantile(times, 0.5), quantile(times, 0.95));
}

} // namespace vitrine::bench
