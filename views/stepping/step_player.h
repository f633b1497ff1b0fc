// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>

namespace vitrine::views {

enum class Direction : std::uint8_t { Forward, Backward };

/// Goes through steps that have been recorded, both ways. Standing at position p means that p steps have been made.
class StepPlayer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual bool hasTrace() const = 0;
    /// Of both: only with a trace.
    [[nodiscard]] virtual std::size_t stepCount() const = 0;
    [[nodiscard]] virtual std::size_t position() const = 0;
    virtual void moveTo(std::size_t position) = 0;
    void stepInstruction(Direction direction);

signals:
    void traceChanged();
    void moved();
    /// Why it stands where it does.
    void told(const QString& sentence);
};

} // namespace vitrine::views
