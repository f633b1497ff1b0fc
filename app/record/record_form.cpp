// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_form.h"

#include "app/import/form_parts.h"
#include "views/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include <limits>

namespace vitrine::app {

namespace {

using captures::RecordingMode;

const QString kProgramKey = QStringLiteral("record/program");
const QString kFolderKey = QStringLiteral("record/folder");
const QString kModeKey = QStringLiteral("record/mode");

QString programName(const QString& commandLine)
{
    const QStringList words = QProcess::splitCommand(commandLine);
    return words.isEmpty() ? QString() : QFileInfo(words.first()).completeBaseName();
}

QSpinBox* makeFrameNumber(const QString& name, QWidget* parent)
{
    auto* number = new QSpinBox(parent);
    number->setRange(0, std::numeric_limits<int>::max());
    number->setAccessibleName(name);
    return number;
}

} // namespace

RecordForm::RecordForm(QSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_program(new QLineEdit(this)), m_folder(new QLineEdit(this)),
      m_output(new QLineEdit(this)), m_mode(new QComboBox(this)), m_onlyFrames(new QCheckBox(tr("Only frames"), this)),
      m_first(makeFrameNumber(tr("First frame"), this)), m_last(makeFrameNumber(tr("Last frame"), this)),
      m_pictures(new QCheckBox(tr("Keep a picture of every frame"), this))
{
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(views::kPadding);
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addProgram(*layout);
    addOutput(*layout);
    addChoices(*layout);
    m_program->setText(m_settings.value(kProgramKey).toString());
    m_folder->setText(m_settings.value(kFolderKey).toString());
    m_mode->setCurrentIndex(std::max(0, m_mode->findData(m_settings.value(kModeKey))));
    suggestOutput();
}

void RecordForm::addProgram(QFormLayout& layout)
{
    m_program->setObjectName(QStringLiteral("recordProgram"));
    m_program->setPlaceholderText(QStringLiteral("glmark2-es2 -b build"));
    m_program->setToolTip(tr("<b>Program</b><br>A program that draws with OpenGL ES 2.0 through EGL, and its "
                             "arguments. Quotes keep words together."));
    layout.addRow(tr("Program"), withBrowse(m_program, &RecordForm::browseProgram));
    m_folder->setObjectName(QStringLiteral("recordFolder"));
    m_folder->setPlaceholderText(QDir::currentPath());
    m_folder->setToolTip(tr("<b>Working folder</b><br>Where the program is started."));
    layout.addRow(tr("Working folder"), withBrowse(m_folder, &RecordForm::browseFolder));
    connect(m_program, &QLineEdit::textChanged, this, &RecordForm::suggestOutput);
}

void RecordForm::addOutput(QFormLayout& layout)
{
    m_output->setObjectName(QStringLiteral("recordOutput"));
    m_output->setToolTip(tr("<b>Capture</b><br>The file to write. More processes that draw get files with numbers."));
    layout.addRow(tr("Save as"), withBrowse(m_output, &RecordForm::browseOutput));
    connect(m_output, &QLineEdit::textEdited, this, [this] { m_hasChosenOutput = !m_output->text().isEmpty(); });
}

void RecordForm::addChoices(QFormLayout& layout)
{
    m_mode->setObjectName(QStringLiteral("recordMode"));
    m_mode->addItem(tr("The model"), int(RecordingMode::Model));
    m_mode->addItem(tr("The model with its clock (slow)"), int(RecordingMode::Timed));
    m_mode->addItem(tr("The system's driver (full speed)"), int(RecordingMode::PassThrough));
    m_mode->setToolTip(tr("<b>Draws on</b><br>What executes the program's calls while they are recorded."));
    layout.addRow(tr("Draws on"), m_mode);

    auto* frames = new QWidget(this);
    auto* row = new QHBoxLayout(frames);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_onlyFrames);
    row->addWidget(m_first);
    row->addWidget(new QLabel(tr("to"), frames));
    row->addWidget(m_last);
    row->addStretch();
    m_onlyFrames->setToolTip(tr("<b>Only frames</b><br>Keeps these frames and what they need, then ends the program. "
                                "The first is 0."));
    m_onlyFrames->setObjectName(QStringLiteral("recordOnlyFrames"));
    m_first->setObjectName(QStringLiteral("recordFirst"));
    m_last->setObjectName(QStringLiteral("recordLast"));
    for (QWidget* number : {static_cast<QWidget*>(m_first), static_cast<QWidget*>(m_last)}) {
        number->setEnabled(false);
        connect(m_onlyFrames, &QCheckBox::toggled, number, &QWidget::setEnabled);
    }
    layout.addRow(tr("Frames"), frames);
    m_pictures->setToolTip(tr("<b>Pictures</b><br>Stores what the program showed, to compare replays with. Slow, and "
                              "the file grows."));
    layout.addRow(QString(), m_pictures);
}

QWidget* RecordForm::withBrowse(QLineEdit* field, void (RecordForm::*browse)())
{
    auto* button = new QPushButton(tr("Browse…"), this);
    connect(button, &QPushButton::clicked, this, browse);
    return besideEachOther(*field, *button, *this);
}

core::Result<captures::RecordingOptions> RecordForm::options() const
{
    captures::RecordingOptions options;
    for (const QString& word : QProcess::splitCommand(m_program->text()))
        options.command.push_back(word.toStdString());
    if (options.command.empty())
        return refusal(tr("Name the program that is to be recorded"));
    if (!m_folder->text().isEmpty() && !QFileInfo(m_folder->text()).isDir())
        return refusal(tr("There is no folder %1").arg(m_folder->text()));
    options.workingDirectory = pathOf(m_folder->text());
    if (m_output->text().isEmpty())
        return refusal(tr("Say where the capture is to be saved"));
    if (!QFileInfo(m_output->text()).absoluteDir().exists())
        return refusal(tr("There is no folder %1").arg(QFileInfo(m_output->text()).absolutePath()));
    options.output = pathOf(QFileInfo(m_output->text()).absoluteFilePath());
    if (m_onlyFrames->isChecked()) {
        if (m_last->value() < m_first->value())
            return refusal(tr("The last frame comes before the first"));
        options.frames = captures::FrameRange{quint64(m_first->value()), quint64(m_last->value())};
    }
    options.mode = RecordingMode(m_mode->currentData().toInt());
    if (m_pictures->isChecked())
        options.pictures = captures::ReferencePictures::Images;
    return options;
}

void RecordForm::remember()
{
    m_settings.setValue(kProgramKey, m_program->text());
    m_settings.setValue(kFolderKey, m_folder->text());
    m_settings.setValue(kModeKey, m_mode->currentData());
}

void RecordForm::suggestOutput()
{
    const QString name = programName(m_program->text());
    if (!m_hasChosenOutput)
        m_output->setText(name.isEmpty() ? QString() : freeCapture({}, name));
}

void RecordForm::browseProgram()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Program to record"), QStringLiteral("/usr/bin"));
    if (!file.isEmpty())
        m_program->setText(file.contains(QLatin1Char(' ')) ? QLatin1Char('"') + file + QLatin1Char('"') : file);
}

void RecordForm::browseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Working folder"), m_folder->text());
    if (!folder.isEmpty())
        m_folder->setText(folder);
}

void RecordForm::browseOutput()
{
    const QString file = chosenCapture(*this, m_output->text());
    if (file.isEmpty())
        return;
    m_hasChosenOutput = true;
    m_output->setText(file);
}

} // namespace vitrine::app
