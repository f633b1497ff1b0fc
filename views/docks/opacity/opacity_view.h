// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/opacity/look_ups.h"
#include "views/docks/opacity/opacity_question.h"
#include "views/docks/texture/texel_layout.h"
#include "views/kit/asking_view.h"
#include "views/theme/shown.h"

#include <QPointer>

#include <memory>
#include <optional>

class QLabel;
class QSplitter;
class QTabWidget;

namespace vitrine::views {

class FactsPage;
class LinkedText;
class OpacityControls;
class OpacityPictures;
class TexturesPage;

/// How opaque the texels of a texture are, and what HIZ makes of it: alpha and classes, bits and intervals, what the
/// shown draw has looked up for its tiles, and what its discards depend on. The texture is the selected one, or else
/// the first that discards of the draw depend on.
class OpacityView final : public AskingView<OpacityAsk, OpacityAnswer> {
    Q_OBJECT

public:
    explicit OpacityView(Desk& desk);

    /// Null: none is shown.
    [[nodiscard]] const ShownOpacity* shown() const { return m_shown.get(); }
    [[nodiscard]] QString cursorText() const;
    [[nodiscard]] QString pickedText() const;
    /// The look-up that is drawn over the pictures; empty: none.
    [[nodiscard]] QString lookUpText() const;
    /// In place of the table of look-ups; empty: it is there.
    [[nodiscard]] QString whyNoLookUps() const;

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<OpacityAnswer> asked(const OpacityAsk& question) override;
    void showAnswer(const std::shared_ptr<const OpacityAnswer>& answer) override;
    void dropAnswer() override;
    void dropCapture() override;
    void follow(const Changes& changes) override;
    void tellFailure(const QString& why) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    friend class test::Shown;

    [[nodiscard]] QWidget* makeContent();
    [[nodiscard]] QWidget* makeFooter(QWidget* parent);
    [[nodiscard]] QWidget* makeTabs(QWidget* parent);
    [[nodiscard]] QWidget* makeLookUps();
    void makeConnections();

    void followSelection();
    void followTile();
    void followRecording();
    void askForWanted();
    void showLookUps();
    void showBoxes(int current);
    void showTerms();
    void showLevel(int level);
    void chooseLookUp(int row);
    void showMenu(const std::optional<TexelPlace>& texel, const QPoint& place);
    void refreshTexts();
    void refreshTitle();
    [[nodiscard]] std::uint32_t storedLevels() const;
    [[nodiscard]] std::optional<core::HizTile> selectedTile() const;
    [[nodiscard]] bool isOfShown(int row) const;

    QPointer<Recordings> m_recordings; ///< gone before a view that floats when the window is destroyed
    OpacityControls* m_controls = nullptr;
    OpacityPictures* m_pictures = nullptr;
    QSplitter* m_splitter = nullptr;
    QLabel* m_lookUpLine = nullptr;
    QLabel* m_cursor = nullptr;
    QLabel* m_picked = nullptr;
    FactsPage* m_factsPage = nullptr;
    QLabel* m_summary = nullptr;
    FactTable* m_table = nullptr;
    Pane* m_lookUpPane = nullptr;
    LinkedText* m_discards = nullptr;
    Pane* m_discardPane = nullptr;
    TexturesPage* m_textures = nullptr;
    QTabWidget* m_tabs = nullptr;

    std::optional<core::ResourceId> m_followed; ///< selected; none: the first that discards depend on
    std::shared_ptr<const OpacityAnswer> m_answer;
    std::shared_ptr<const ShownOpacity> m_shown;
    SharedRecording m_recording; ///< that m_lookUps is of
    LookUps m_lookUps;
    int m_current = -1; ///< row of the look-up that is drawn; −1: none
};

} // namespace vitrine::views
