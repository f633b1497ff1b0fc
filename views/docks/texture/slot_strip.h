// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_list.h"
#include "core/session/resources/texture_contents.h"

#include <QAbstractListModel>
#include <QListView>

#include <memory>
#include <vector>

namespace vitrine::views {

class Desk;
class Notes;

/// An image that the last draw read from or drew to, in small.
struct Slot {
    core::ResourceUse use;
    core::Thumbnail picture;
    bool isFaulty = false; ///< an incomplete texture
};

/// By role and unit: a picture with "0 base" and the resource's name.
class SlotModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 1 }; ///< core::ResourceId

    SlotModel(Notes& notes, QObject* parent) : QAbstractListModel(parent), m_notes(notes) {}
    void setSlots(std::shared_ptr<const std::vector<Slot>> entries);
    void refreshNames();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QString text(const Slot& slot) const;

    Notes& m_notes;
    std::shared_ptr<const std::vector<Slot>> m_slots;
};

/// The textures that the last draw read, by unit, with the names of their samplers, and what it drew to. Clicking one
/// selects it.
class SlotStrip final : public QListView {
    Q_OBJECT

public:
    SlotStrip(Desk& desk, QWidget* parent);

    /// Of the desk's position.
    void ask();
    void refreshNames() { m_model->refreshNames(); }
    /// Marks it without selecting it on the desk.
    void showCurrent(const core::ResourceId& id);
    [[nodiscard]] QSize sizeHint() const override;

private:
    void selectCurrent(const QModelIndex& index);

    Desk& m_desk;
    SlotModel* m_model;
    bool m_isShowing = false;
};

} // namespace vitrine::views
