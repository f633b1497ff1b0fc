// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_dialog.h"

#include "app/import/form_parts.h"
#include "app/plugins/recorded_plugins.h"
#include "app/record/record_form.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

namespace vitrine::app {

namespace {

constexpr double kIdleWorthTelling = 2.0; // seconds

QString stateText(const captures::RecordingProgress& progress)
{
    using captures::RecordingState;
    switch (progress.state) {
    case RecordingState::Waiting: return RecordDialog::tr("The program runs and has not drawn yet");
    case RecordingState::Recording:
        if (progress.idleSeconds < kIdleWorthTelling)
            return RecordDialog::tr("Recording");
        return RecordDialog::tr("Recording; the program has been quiet for %1 s").arg(int(progress.idleSeconds));
    case RecordingState::Stopping: return RecordDialog::tr("Waiting for the program to end");
    case RecordingState::Finishing:
    case RecordingState::Done: return RecordDialog::tr("Finishing the capture");
    }
    return {};
}

/// What the user should know of a recording besides that it is there; empty when nothing.
QString problemOf(const captures::RecordingOutcome& outcome)
{
    if (!outcome.problem.empty())
        return QString::fromStdString(outcome.problem);
    for (const captures::RecordedCapture& capture : outcome.captures)
        if (!capture.problem.empty())
            return QString::fromStdString(capture.problem);
    if (!outcome.losses.empty())
        return QString::fromStdString(outcome.losses.front());
    return {};
}

} // namespace

RecordDialog::RecordDialog(QSettings& settings, QWidget* parent)
    : QDialog(parent), m_form(new RecordForm(settings, this)), m_pages(new QStackedWidget(this)),
      m_problem(new QLabel(this))
{
    setWindowTitle(tr("Record a program"));
    m_pages->addWidget(m_form);
    m_pages->addWidget(makeProgress());
    m_problem->setObjectName(QStringLiteral("recordProblem"));
    m_problem->hide();
    const auto [go, close] = layOutDialog(*this, *m_pages, *m_problem, QStringLiteral("recordGo"));
    m_go = go;
    m_close = close;
    connect(m_go, &QPushButton::clicked, this, [this] { m_recording ? stop() : start(); });
    connect(m_close, &QPushButton::clicked, this, &RecordDialog::reject);
    m_timer.setInterval(kRefreshMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &RecordDialog::refresh);
    showProgress(false);
}

RecordDialog::~RecordDialog() = default;

QWidget* RecordDialog::makeProgress()
{
    auto* page = new QWidget(m_pages);
    auto* layout = new QFormLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(views::kPadding);
    m_headline = new QLabel(page);
    m_headline->setObjectName(QStringLiteral("recordState"));
    m_headline->setProperty("role", "title");
    layout->addRow(m_headline);
    const auto addNumber = [&](const QString& name, const char* objectName) {
        auto* label = new QLabel(page);
        label->setObjectName(QLatin1String(objectName));
        label->setFont(views::monospaceFont());
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addRow(name, label);
        return label;
    };
    m_frames = addNumber(tr("Frames"), "recordFrames");
    m_draws = addNumber(tr("Draws"), "recordDraws");
    m_calls = addNumber(tr("Calls"), "recordCalls");
    m_size = addNumber(tr("Size"), "recordSize");
    return page;
}

void RecordDialog::start()
{
    auto options = m_form->options();
    if (!options)
        return say(views::inWords(options.error().message));
    const QString output = QString::fromStdU16String(options->output.u16string());
    if (QFileInfo::exists(output) &&
        QMessageBox::question(this, windowTitle(), tr("Replace %1?").arg(QFileInfo(output).fileName())) !=
            QMessageBox::Yes)
        return;
    std::vector<core::Text> ignored; // The window has said them when it started.
    const bool isOnModel = options->mode != captures::RecordingMode::PassThrough;
    m_plugins = std::make_unique<RecordedPlugins>(isOnModel ? usersPlugins(ignored) : Plugins());
    options->plugins = m_plugins->handed();
    auto recording = captures::Recording::start(std::move(*options));
    if (!recording)
        return say(views::inWords(recording.error().message));
    m_form->remember();
    m_recording = std::move(*recording);
    showProgress(true);
    refresh();
    m_timer.start();
}

void RecordDialog::stop()
{
    m_recording->stop();
    m_go->setEnabled(false);
    refresh();
}

void RecordDialog::refresh()
{
    const captures::RecordingProgress progress = m_recording->progress();
    const QLocale locale;
    m_headline->setText(stateText(progress));
    m_frames->setText(locale.toString(qulonglong(progress.frames)));
    m_draws->setText(locale.toString(qulonglong(progress.draws)));
    m_calls->setText(locale.toString(qulonglong(progress.calls)));
    m_size->setText(locale.formattedDataSize(qint64(progress.bytesOnDisk)));
    if (m_recording->isDone())
        finish();
}

void RecordDialog::finish()
{
    m_timer.stop();
    const captures::RecordingOutcome outcome = m_recording->wait();
    m_recording.reset();
    showProgress(false);
    if (!outcome.captures.empty() && !outcome.captures.front().isUnwritten)
        emit recorded(QString::fromStdU16String(outcome.captures.front().path.u16string()));
    QString problem = problemOf(outcome);
    for (const std::string& sentence : m_plugins->ended(outcome))
        problem += (problem.isEmpty() ? QString() : QStringLiteral("\n")) + QString::fromStdString(sentence);
    problem.isEmpty() ? QDialog::accept() : say(problem);
}

void RecordDialog::showProgress(bool shown)
{
    m_problem->hide();
    m_pages->setCurrentIndex(shown ? 1 : 0);
    m_go->setEnabled(true);
    m_go->setText(shown ? tr("Stop") : tr("Record"));
    m_close->setVisible(!shown);
}

void RecordDialog::say(const QString& sentence)
{
    m_problem->setText(sentence.left(1).toUpper() + sentence.mid(1));
    m_problem->show();
}

void RecordDialog::reject()
{
    m_recording ? stop() : QDialog::reject();
}

} // namespace vitrine::app
