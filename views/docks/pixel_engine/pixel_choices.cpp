// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_choices.h"

#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>

namespace vitrine::views {

PixelChoices::PixelChoices(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGrid);
    m_primitives = addBox(QStringLiteral("pixelPrimitives"), tr("Primitive"),
                          tr("<b>Primitive</b><br>Which of the draw's fragments at this pixel is looked at, in the "
                             "order in which they are blended."));
    m_samples = addBox(QStringLiteral("pixelSamples"), tr("Sample"),
                       tr("<b>Sample</b><br>Which of the pixel's samples is looked at."));
    connect(m_primitives, &QComboBox::activated, this,
            [this](int row) { emit primitiveChosen(m_primitives->itemData(row).toUInt()); });
    connect(m_samples, &QComboBox::activated, this,
            [this](int row) { emit sampleChosen(m_samples->itemData(row).toUInt()); });
}

QComboBox* PixelChoices::addBox(const QString& objectName, const QString& name, const QString& tip)
{
    auto* box = new QComboBox(this);
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    box->hide();
    layout()->addWidget(box);
    return box;
}

void PixelChoices::showSurvey(const core::PixelSurvey& survey, std::uint32_t primitive, std::uint32_t sample)
{
    m_primitives->clear();
    m_samples->clear();
    unsigned covered = 0; // by the primitive that is looked at
    for (std::size_t i = 0; i < survey.fragments.size(); ++i) {
        const core::PixelFragment& fragment = survey.fragments[i];
        m_primitives->addItem(
            tr("primitive %1 (%2 of %3)")
                .arg(QString::number(fragment.primitive), grouped(i + 1), grouped(survey.fragments.size())),
            fragment.primitive);
        if (fragment.primitive == primitive)
            m_primitives->setCurrentIndex(static_cast<int>(i));
        if (fragment.primitive == primitive || primitive == 0)
            covered |= fragment.samples;
    }
    for (std::uint32_t i = 0; i < survey.targetSamples; ++i)
        m_samples->addItem((covered >> i & 1) != 0 ? tr("sample %1").arg(i) : tr("sample %1, not covered").arg(i), i);
    m_samples->setCurrentIndex(static_cast<int>(sample));
    m_primitives->setVisible(m_primitives->count() > 1);
    m_samples->setVisible(m_samples->count() > 1);
}

} // namespace vitrine::views
