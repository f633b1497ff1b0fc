// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/import_dialog.h"

#include "app/import/form_parts.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

namespace vitrine::app {

namespace {

constexpr int kRefreshMilliseconds = 100;

QString nameOf(const std::filesystem::path& path)
{
    return QString::fromStdU16String(path.filename().u16string());
}

} // namespace

ImportDialog::ImportDialog(QSettings& settings, QWidget* parent)
    : QDialog(parent), m_form(new ImportForm(settings, this)), m_pages(new QStackedWidget(this)),
      m_state(new QLabel(this)), m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import a drawing or a trace"));
    m_state->setObjectName(QStringLiteral("importState"));
    m_state->setWordWrap(true);
    m_pages->addWidget(m_form);
    m_pages->addWidget(m_state);
    m_problem->setObjectName(QStringLiteral("importProblem"));
    const auto [go, close] = layOutDialog(*this, *m_pages, *m_problem, QStringLiteral("importGo"));
    m_go = go;
    m_close = close;
    connect(m_go, &QPushButton::clicked, this, [this] { m_works ? reject() : start(); });
    connect(m_close, &QPushButton::clicked, this, &ImportDialog::reject);
    m_timer.setInterval(kRefreshMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &ImportDialog::refresh);
    showProgress(false);
}

ImportDialog::~ImportDialog()
{
    m_stop.request_stop();
}

bool ImportDialog::takes(const QString& path)
{
    return captures::importKindOf(std::filesystem::path(path.toStdU16String())).has_value();
}

void ImportDialog::setFile(const QString& path)
{
    if (m_works)
        return;
    m_problem->hide();
    m_form->setFile(path);
    m_go->setFocus();
}

void ImportDialog::start()
{
    const auto wish = m_form->wish();
    if (!wish)
        return say(views::inWords(wish.error().message));
    std::error_code failure;
    if (std::filesystem::exists(wish->output, failure) &&
        QMessageBox::question(this, windowTitle(), tr("Replace %1?").arg(nameOf(wish->output))) != QMessageBox::Yes)
        return;
    m_form->remember();
    m_wish = *wish;
    m_calls = 0;
    m_stop = {};
    showProgress(true);
    m_thread.post([this, wish = m_wish, stop = m_stop.get_token()] {
        captures::ImportOptions options;
        options.stop = stop;
        options.progress = [this](std::uint64_t calls) { m_calls = calls; };
        captures::ImportOutcome outcome = captures::importFile(wish.file, wish.kind, wish.output, wish.size, options);
        QMetaObject::invokeMethod(
            this, [this, outcome = std::move(outcome)] { finish(outcome); }, Qt::QueuedConnection);
    });
}

void ImportDialog::refresh()
{
    m_state->setText(
        tr("Importing %1: %2").arg(nameOf(m_wish.file), views::counted(m_calls.load(), tr("%1 call"), tr("%1 calls"))));
}

void ImportDialog::finish(const captures::ImportOutcome& outcome)
{
    showProgress(false);
    if (outcome.failure)
        return say(tr("%1: %2").arg(nameOf(m_wish.file), views::inWords(outcome.failure->sentence)));
    QDialog::accept();
    emit imported(QString::fromStdU16String(m_wish.output.u16string()));
}

void ImportDialog::showProgress(bool shown)
{
    m_works = shown;
    m_problem->hide();
    m_pages->setCurrentIndex(shown ? 1 : 0);
    m_go->setEnabled(true);
    m_go->setText(shown ? tr("Stop") : tr("Import"));
    m_close->setVisible(!shown);
    if (!shown)
        return m_timer.stop();
    refresh();
    m_timer.start();
}

void ImportDialog::say(const QString& sentence)
{
    m_problem->setText(sentence);
    m_problem->show();
}

/// While it works: stops the work, which leaves no capture.
void ImportDialog::reject()
{
    if (!m_works)
        return QDialog::reject();
    m_stop.request_stop();
    m_go->setEnabled(false);
}

} // namespace vitrine::app
