// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/import_form.h"

#include "app/import/form_parts.h"
#include "captures/import/import_drawing.h"
#include "views/theme/theme.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

namespace vitrine::app {

namespace {

using captures::ImportKind;

const QString kLastFolderKey = QStringLiteral("import/folder");
const QString kSizeKey = QStringLiteral("import/size");

constexpr int kUsualSide = 512;

QSpinBox* makeSide(const QString& name, const char* objectName, QWidget* parent)
{
    auto* side = new QSpinBox(parent);
    side->setObjectName(QLatin1String(objectName));
    side->setRange(1, int(captures::kMaxDrawingSize));
    side->setValue(kUsualSide);
    side->setAccessibleName(name);
    return side;
}

} // namespace

ImportForm::ImportForm(QSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_file(new QLineEdit(this)), m_output(new QLineEdit(this)),
      m_hasSize(new QCheckBox(tr("Fit into"), this)), m_width(makeSide(tr("Width"), "importWidth", this)),
      m_height(makeSide(tr("Height"), "importHeight", this))
{
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(views::kPadding);
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFile(*layout);
    addOutput(*layout);
    addSize(*layout);
    followFile();
}

void ImportForm::addFile(QFormLayout& layout)
{
    m_file->setObjectName(QStringLiteral("importFile"));
    m_file->setToolTip(tr("<b>File</b><br>A drawing (.svg), or a capture that apitrace has made (.trace)."));
    auto* browse = new QPushButton(tr("Browse…"), this);
    browse->setAccessibleName(tr("Browse for the file"));
    layout.addRow(tr("File"), besideEachOther(*m_file, *browse, *this));
    connect(browse, &QPushButton::clicked, this, &ImportForm::browseFile);
    connect(m_file, &QLineEdit::textChanged, this, &ImportForm::followFile);
}

void ImportForm::addOutput(QFormLayout& layout)
{
    m_output->setObjectName(QStringLiteral("importOutput"));
    m_output->setToolTip(tr("<b>Capture</b><br>The file to write, which is then opened."));
    auto* browse = new QPushButton(tr("Browse…"), this);
    browse->setAccessibleName(tr("Browse for the capture"));
    layout.addRow(tr("Save as"), besideEachOther(*m_output, *browse, *this));
    connect(browse, &QPushButton::clicked, this, &ImportForm::browseOutput);
    connect(m_output, &QLineEdit::textEdited, this, [this] { m_hasChosenOutput = !m_output->text().isEmpty(); });
}

void ImportForm::addSize(QFormLayout& layout)
{
    auto* sides = new QWidget(this);
    auto* row = new QHBoxLayout(sides);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_hasSize);
    row->addWidget(m_width);
    row->addWidget(new QLabel(QStringLiteral("×"), sides));
    row->addWidget(m_height);
    row->addWidget(new QLabel(tr("pixels"), sides));
    row->addStretch();
    m_hasSize->setObjectName(QStringLiteral("importHasSize"));
    m_hasSize->setToolTip(tr("<b>Fit into</b><br>Draws the drawing into a window of this size, and keeps its "
                             "proportions. Otherwise it is as large as the file says."));
    const QSize last = m_settings.value(kSizeKey).toSize();
    if (last.isValid()) {
        m_hasSize->setChecked(true);
        m_width->setValue(last.width());
        m_height->setValue(last.height());
    }
    connect(m_hasSize, &QCheckBox::toggled, this, &ImportForm::followFile);
    layout.addRow(tr("Size"), sides);
}

void ImportForm::setFile(const QString& path)
{
    m_hasChosenOutput = false;
    m_file->setText(path);
    followFile();
}

/// A trace has the size that it has; a capture that nobody has named is called like its file.
void ImportForm::followFile()
{
    const bool isDrawing = captures::importKindOf(pathOf(m_file->text())) == ImportKind::Drawing;
    m_hasSize->setEnabled(isDrawing);
    for (QSpinBox* side : {m_width, m_height})
        side->setEnabled(isDrawing && m_hasSize->isChecked());
    if (!m_hasChosenOutput)
        m_output->setText(suggestedOutput());
}

/// Beside the file where one may write.
QString ImportForm::suggestedOutput() const
{
    const QFileInfo file(m_file->text());
    return m_file->text().isEmpty() ? QString() : freeCapture(file.absolutePath(), file.completeBaseName());
}

core::Result<ImportForm::Wish> ImportForm::wish() const
{
    if (m_file->text().isEmpty())
        return refusal(tr("Name the file that is to be imported"));
    const QFileInfo file(m_file->text());
    Wish wish{.file = pathOf(file.absoluteFilePath())};
    const auto kind = captures::importKindOf(wish.file);
    if (!kind)
        return refusal(tr("%1 is neither a drawing (.svg) nor a capture of apitrace (.trace)").arg(file.fileName()));
    if (!file.isFile())
        return refusal(tr("There is no file %1").arg(file.absoluteFilePath()));
    if (m_output->text().isEmpty())
        return refusal(tr("Say where the capture is to be saved"));
    const QFileInfo output(m_output->text());
    if (!output.absoluteDir().exists())
        return refusal(tr("There is no folder %1").arg(output.absolutePath()));
    wish.kind = *kind;
    wish.output = pathOf(output.absoluteFilePath());
    if (kind == ImportKind::Drawing && m_hasSize->isChecked())
        wish.size = {quint32(m_width->value()), quint32(m_height->value())};
    return wish;
}

void ImportForm::remember()
{
    m_settings.setValue(kLastFolderKey, QFileInfo(m_file->text()).absolutePath());
    if (m_hasSize->isEnabled())
        m_settings.setValue(kSizeKey,
                            m_hasSize->isChecked() ? QVariant(QSize(m_width->value(), m_height->value())) : QVariant());
}

void ImportForm::browseFile()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("File to import"), m_settings.value(kLastFolderKey).toString(),
                                     tr("Drawings and traces (*.svg *.trace);;All files (*)"));
    if (!file.isEmpty())
        setFile(file);
}

void ImportForm::browseOutput()
{
    const QString file = chosenCapture(*this, m_output->text());
    if (file.isEmpty())
        return;
    m_hasChosenOutput = true;
    m_output->setText(file);
}

} // namespace vitrine::app
