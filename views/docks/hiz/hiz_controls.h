// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_facts.h"

#include <QWidget>

class QComboBox;
class QSettings;
class QToolButton;

namespace vitrine::views {

/// The choices of how tiles are shown, remembered in the settings.
class HizControls final : public QWidget {
    Q_OBJECT

public:
    enum class Page : std::uint8_t { Scene, Plan, Table };

    explicit HizControls(QSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] HizLook look() const;
    /// Those that there are bounds of; one of them is chosen.
    void offer(bool hasDepth, bool hasStencil);
    [[nodiscard]] Page page() const;
    /// As if the user had clicked it.
    void setPage(Page page);
    [[nodiscard]] QToolButton& pageButton(Page page) const { return *m_pages[static_cast<std::size_t>(page)]; }
    [[nodiscard]] QToolButton& fitButton() const { return *m_fit; }

signals:
    void lookChanged();
    void pageChanged();
    void cardToggled(bool isShown);
    void fitRequested();

private:
    QComboBox* addChoice(const QString& name, const QString& sentence, const char* id, const QStringList& items);
    QToolButton* addSwitch(const QString& name, const QString& sentence, const char* id);
    void restore();
    void remember();

    QSettings& m_settings;
    QList<QToolButton*> m_pages; ///< by Page
    QComboBox* m_surface;
    QComboBox* m_when;
    QComboBox* m_by;
    QToolButton* m_whole;
    QToolButton* m_fit;
    QToolButton* m_card;
};

} // namespace vitrine::views
