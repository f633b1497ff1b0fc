// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/pixel_engine/blended_sample.h"

#include <QWidget>

class QComboBox;

namespace vitrine::views {

/// Which of the fragments that meet at a pixel, and which of its samples. What leaves no choice is hidden.
class PixelChoices final : public QWidget {
    Q_OBJECT

public:
    explicit PixelChoices(QWidget* parent = nullptr);

    /// `primitive`: that is looked at; 0: none is.
    void showSurvey(const core::PixelSurvey& survey, std::uint32_t primitive, std::uint32_t sample);

signals:
    void primitiveChosen(quint32 primitive);
    void sampleChosen(quint32 sample);

private:
    QComboBox* addBox(const QString& objectName, const QString& name, const QString& tip);

    QComboBox* m_primitives;
    QComboBox* m_samples;
};

} // namespace vitrine::views
