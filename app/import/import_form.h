// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "captures/import/import_file.h"
#include "core/base/result.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QSettings;
class QSpinBox;

namespace vitrine::app {

/// What to import and where to: a file, a capture, the size of a drawing. Remembers the folder and the size.
class ImportForm final : public QWidget {
    Q_OBJECT

public:
    struct Wish {
        std::filesystem::path file;
        captures::ImportKind kind = captures::ImportKind::Drawing;
        std::filesystem::path output = {};
        std::optional<captures::DrawingSize> size = {};
    };

    explicit ImportForm(QSettings& settings, QWidget* parent = nullptr);

    void setFile(const QString& path);
    /// The error is a sentence about the first answer that won't do.
    [[nodiscard]] core::Result<Wish> wish() const;
    void remember();

private:
    void addFile(QFormLayout& layout);
    void addOutput(QFormLayout& layout);
    void addSize(QFormLayout& layout);
    void followFile();
    void browseFile();
    void browseOutput();
    [[nodiscard]] QString suggestedOutput() const;

    QSettings& m_settings;
    QLineEdit* m_file;
    QLineEdit* m_output;
    QCheckBox* m_hasSize;
    QSpinBox* m_width;
    QSpinBox* m_height;
    bool m_hasChosenOutput = false; ///< otherwise a free name follows the file's
};

} // namespace vitrine::app
