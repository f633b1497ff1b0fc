// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "captures/record/recorder/recording.h"
#include "core/base/result.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSettings;
class QSpinBox;

namespace vitrine::app {

/// What to record and where to: program, folder, file, driver, frames. Remembers the last answers.
class RecordForm final : public QWidget {
    Q_OBJECT

public:
    explicit RecordForm(QSettings& settings, QWidget* parent = nullptr);

    /// The error is a sentence about the first answer that won't do.
    [[nodiscard]] core::Result<captures::RecordingOptions> options() const;
    void remember();

private:
    void addProgram(QFormLayout& layout);
    void addOutput(QFormLayout& layout);
    void addChoices(QFormLayout& layout);
    void suggestOutput();
    void browseProgram();
    void browseFolder();
    void browseOutput();
    QWidget* withBrowse(QLineEdit* field, void (RecordForm::*browse)());

    QSettings& m_settings;
    QLineEdit* m_program;
    QLineEdit* m_folder;
    QLineEdit* m_output;
    QComboBox* m_mode;
    QCheckBox* m_onlyFrames;
    QSpinBox* m_first;
    QSpinBox* m_last;
    QCheckBox* m_pictures;
    bool m_hasChosenOutput = false; ///< otherwise a free name follows the program's
};

} // namespace vitrine::app
