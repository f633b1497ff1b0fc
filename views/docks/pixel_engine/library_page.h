// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/pixel_engine/program_library.h"
#include "views/base/dock_view.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;

namespace vitrine::views {

class Desk;
class PixelPlayer;
class RowTable;

/// The driver's programs for the pixel engine, to be leafed through (BYP-24): what each costs on the engine of the
/// machine in use, and its instructions.
class LibraryPage final : public QWidget {
    Q_OBJECT

public:
    LibraryPage(PixelPlayer& player, Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QList<Export> exports() const;
    [[nodiscard]] QString asText() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    /// Made when the page is looked at first, and again for another engine.
    void refresh();
    void showCurrent();
    [[nodiscard]] const core::LibraryProgram* current() const;

    PixelPlayer& m_player;
    RowTable* m_programs;
    RowTable* m_listing;
    QLineEdit* m_words = nullptr;
    QLabel* m_title = nullptr;
    std::optional<core::ColorEngineConfig> m_engine; ///< whose costs are shown
    std::vector<core::LibraryProgram> m_library;
};

} // namespace vitrine::views
