// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/preferences_dialog.h"

#include "app/shell/keys_page.h"
#include "app/shell/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

namespace vitrine::app {

namespace {

constexpr int kMargin = 16;

QComboBox* addChoice(QFormLayout& layout, const QString& label, const QStringList& choices)
{
    auto* box = new QComboBox(layout.parentWidget());
    box->addItems(choices);
    box->setAccessibleName(label);
    layout.addRow(label, box);
    return box;
}

QFormLayout* layOutForm(QWidget& page)
{
    auto* layout = new QFormLayout(&page);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    layout->setHorizontalSpacing(kMargin);
    layout->setVerticalSpacing(views::kPadding);
    return layout;
}

QLabel* makeNote(const QString& sentence, QWidget* parent)
{
    auto* note = new QLabel(sentence, parent);
    note->setProperty("role", "secondary");
    return note;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Parts& parts, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    resize(920, 640);
    auto* pages = new QTabWidget(this);
    auto* keys = new QWidget(pages);
    auto* keysLayout = new QVBoxLayout(keys);
    keysLayout->setContentsMargins(views::kPadding, views::kPadding, views::kPadding, views::kPadding);
    keysLayout->addWidget(new KeysPage(parts.keys, parts.actions, keys));
    pages->addTab(makeLookPage(parts.preferences), tr("Appearance"));
    pages->addTab(makeReplayPage(parts.preferences), tr("Replay"));
    pages->addTab(keys, tr("Keys"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(views::kPadding, views::kPadding, views::kPadding, views::kPadding);
    layout->addWidget(pages, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QWidget* PreferencesDialog::makeReplayPage(Preferences& preferences)
{
    auto* page = new QWidget(this);
    QFormLayout* layout = layOutForm(*page);
    auto* atFault = addChoice(*layout, tr("A call that can't be executed"), {tr("Skip it"), tr("Stop before it")});
    atFault->setObjectName(QStringLiteral("atFault"));
    layout->addRow(QString(),
                   makeNote(tr("It is told in the log either way, and has a red cross in the events."), page));
    const auto refresh = [atFault, &preferences] {
        atFault->setCurrentIndex(static_cast<int>(preferences.faultPolicy()));
    };
    refresh();
    connect(&preferences, &Preferences::changed, page, refresh);
    connect(atFault, &QComboBox::activated, &preferences,
            [&preferences](int index) { preferences.setFaultPolicy(static_cast<core::FaultPolicy>(index)); });
    return page;
}

QWidget* PreferencesDialog::makeLookPage(Preferences& preferences)
{
    auto* page = new QWidget(this);
    QFormLayout* layout = layOutForm(*page);
    auto* theme = addChoice(*layout, tr("Theme"), {tr("As the desktop"), tr("Dark"), tr("Light")});
    auto* density = addChoice(*layout, tr("Size"), {tr("Compact: text of 13 px"), tr("Comfortable: text of 18 px")});
    layout->addRow(QString(), makeNote(tr("Comfortable is for a projector, and for eyes at a distance."), page));
    auto* classDensity = addChoice(*layout, tr("Size in the classroom"),
                                   {tr("Text of 18 px"), tr("Text of 22 px"), tr("Text of 28 px")});
    auto* contrast = new QCheckBox(tr("High contrast"), page);
    auto* motion = new QCheckBox(tr("Reduce motion"), page);
    theme->setObjectName(QStringLiteral("theme"));
    density->setObjectName(QStringLiteral("density"));
    classDensity->setObjectName(QStringLiteral("classDensity"));
    contrast->setObjectName(QStringLiteral("highContrast"));
    motion->setObjectName(QStringLiteral("reducedMotion"));
    layout->addRow(QString(), makeNote(tr("All of the layout Classroom, also lines and icons."), page));
    layout->addRow(QString(), contrast);
    layout->addRow(QString(), makeNote(tr("Text has at least 7 : 1, in the dark and in the light theme."), page));
    layout->addRow(QString(), motion);
    layout->addRow(QString(), makeNote(tr("Nothing slides or fades; what moves is there at once."), page));
    constexpr int kFirstOffered = static_cast<int>(views::Density::Comfortable);
    const auto refresh = [theme, density, classDensity, contrast, motion, &preferences] {
        theme->setCurrentIndex(static_cast<int>(preferences.appearance()));
        density->setCurrentIndex(static_cast<int>(preferences.density()));
        classDensity->setCurrentIndex(static_cast<int>(preferences.classDensity()) - kFirstOffered);
        contrast->setChecked(preferences.contrast() == views::Contrast::High);
        motion->setChecked(preferences.isMotionReduced());
    };
    refresh();
    connect(&preferences, &Preferences::changed, page, refresh);
    connect(theme, &QComboBox::activated, &preferences,
            [&preferences](int index) { preferences.setAppearance(static_cast<views::Appearance>(index)); });
    connect(density, &QComboBox::activated, &preferences,
            [&preferences](int index) { preferences.setDensity(static_cast<views::Density>(index)); });
    connect(classDensity, &QComboBox::activated, &preferences, [&preferences](int index) {
        preferences.setClassDensity(static_cast<views::Density>(index + kFirstOffered));
    });
    connect(contrast, &QCheckBox::clicked, &preferences, [&preferences](bool isHigh) {
        preferences.setContrast(isHigh ? views::Contrast::High : views::Contrast::Usual);
    });
    connect(motion, &QCheckBox::clicked, &preferences, &Preferences::setMotionReduced);
    return page;
}

} // namespace vitrine::app
