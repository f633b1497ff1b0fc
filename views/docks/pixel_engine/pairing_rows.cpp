// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pairing_rows.h"

#include "core/kernel/label_fields.h"
#include "core/stream/bypass_fields.h"
#include "core/texture/lookup_fields.h"
#include "views/docks/pixel_engine/pairing_page.h"
#include "views/machine/node_lookup.h"
#include "views/machine/node_rows.h"
#include "views/theme/counted.h"

#include <algorithm>

namespace vitrine::views {

namespace {

using core::StateNode;

RowCell nothingCell()
{
    return {.text = QStringLiteral("–"), .isCode = true};
}

/// A color or a texel.
RowCell valueCell(const StateNode* value)
{
    return value ? RowCell{.text = nodeText(*value), .isCode = true} : nothingCell();
}

RowCell lookupCell(const StateNode* label)
{
    RowCell cell = numberCell(read(label, core::LabelFields::kId).value_or(0));
    cell.text.prepend(QLatin1Char('#'));
    return cell;
}

/// Of a list of colors, whose components stand in it one after the other.
RowCell listedCell(const StateNode* list, std::uint64_t index)
{
    constexpr std::uint64_t kComponents = 4;
    QStringList parts;
    for (std::uint64_t i = index * kComponents;
         list && i < std::min<std::uint64_t>(list->children.size(), (index + 1) * kComponents); ++i)
        parts << nodeText(list->children[i]);
    return parts.isEmpty() ? nothingCell() : RowCell{.text = parts.join(QStringLiteral(", ")), .isCode = true};
}

/// Where a look-up is that has no texel yet, as it was found in the machine.
struct AskedPlace {
    const StateNode* request = nullptr; ///< null: it has not been sent
    QString where;
};

class PairingTable {
public:
    PairingTable(const core::DrawRecording& recording, const core::Snapshot& moment)
        : m_recording(recording), m_moment(moment)
    {
    }

    Pairing take()
    {
        addLeaving();
        const StateNode* bank = stateIn(&m_moment, m_recording.unitAt("rfb"));
        const StateNode* fifo = read(bank, core::BankFields::kFifo);
        const StateNode* places = read(fifo, core::FifoFields::kPlaces);
        const StateNode* waiting = read(read(bank, core::BankFields::kPairing), core::PairingFields::kWaiting);
        const std::uint64_t head = read(fifo, core::FifoFields::kHead).value_or(0);
        m_result.depth = places ? places->children.size() : 0;
        m_result.pixels = read(fifo, core::FifoFields::kSize).value_or(0);
        m_result.arrived = waiting ? waiting->children.size() : 0;
        for (std::uint64_t i = 0; i < m_result.pixels && m_result.depth != 0; ++i)
            addWaiting(places->children[(head + i) % m_result.depth], i, waiting);
        return std::move(m_result);
    }

private:
    [[nodiscard]] static Row beginOf(const StateNode& pixel, RowCell place)
    {
        const std::uint64_t x = read(&pixel, core::PixelFields::kX).value_or(0);
        const std::uint64_t y = read(&pixel, core::PixelFields::kY).value_or(0);
        RowCell cell{.text = QStringLiteral("%1,%2").arg(x).arg(y), .isCode = true};
        cell.link = Link{.place = {}, .selection = PixelLink{std::uint32_t(x), std::uint32_t(y)}};
        Row row;
        row.cells = {std::move(place), numberCell(read(&pixel, core::PixelFields::kOrderNumber).value_or(0)),
                     std::move(cell), listedCell(read(&pixel, core::PixelFields::kColors), 0)};
        return row;
    }
    void add(Row row, RowCell texture, const QString& state, RowCell texel, RowCell lookup)
    {
        row.cells.push_back(std::move(texture));
        row.cells.push_back({.text = state});
        row.cells.push_back(std::move(texel));
        row.cells.push_back(std::move(lookup));
        m_result.rows.push_back(std::move(row));
    }
    void addLeaving();
    void addWaiting(const StateNode& pixel, std::uint64_t place, const StateNode* arrived);
    [[nodiscard]] AskedPlace whereIs(std::uint64_t pixel, std::uint64_t lookup) const;

    const core::DrawRecording& m_recording;
    const core::Snapshot& m_moment;
    Pairing m_result;
};

bool isOf(const StateNode& item, std::uint64_t pixel, std::uint64_t lookup)
{
    return read(&item, core::LookupFields::kOrderNumber) == pixel && read(&item, core::LookupFields::kLookup) == lookup;
}

void PairingTable::addLeaving()
{
    const core::QueueSnapshot* queue = queueIn(&m_moment, m_recording.queueAt("rfb.pixels"));
    for (std::size_t i = 0; queue && i < queue->items.size(); ++i) {
        const StateNode* pixel = read(&queue->items[i].content, core::PairedFields::kPixel);
        if (!pixel || !read(&queue->items[i].content, core::PairedFields::kIsPixel))
            continue;
        const std::uint64_t lookups = read(pixel, core::PixelFields::kLookups).value_or(0);
        const RowCell out{.text = PairingPage::tr("out"), .value = -1};
        const QString matched = PairingPage::tr("matched, on the way to the color updater");
        if (lookups == 0)
            add(beginOf(*pixel, out), nothingCell(), PairingPage::tr("needs no texture"), nothingCell(), nothingCell());
        for (std::uint64_t lookup = 0; lookup < lookups; ++lookup)
            add(beginOf(*pixel, out), numberCell(lookup), matched,
                listedCell(read(&queue->items[i].content, core::PairedFields::kTexels), lookup), nothingCell());
    }
}

void PairingTable::addWaiting(const StateNode& pixel, std::uint64_t place, const StateNode* arrived)
{
    const std::uint64_t order = read(&pixel, core::PixelFields::kOrderNumber).value_or(0);
    const std::uint64_t lookups = read(&pixel, core::PixelFields::kLookups).value_or(0);
    if (lookups == 0)
        add(beginOf(pixel, numberCell(place)), nothingCell(), PairingPage::tr("needs no texture"), nothingCell(),
            nothingCell());
    for (std::uint64_t lookup = 0; lookup < lookups; ++lookup) {
        const auto texel =
            std::ranges::find_if(arrived->children, [&](const StateNode& node) { return isOf(node, order, lookup); });
        if (texel != arrived->children.end()) {
            add(beginOf(pixel, numberCell(place)), numberCell(lookup), PairingPage::tr("arrived, waits for its turn"),
                valueCell(read(&*texel, core::LookupFields::kTexel)),
                lookupCell(read(&*texel, core::LookupFields::kLabel)));
            continue;
        }
        ++m_result.asked;
        const AskedPlace asked = whereIs(order, lookup);
        add(beginOf(pixel, numberCell(place)), numberCell(lookup), asked.where, nothingCell(),
            asked.request ? lookupCell(read(asked.request, core::LookupFields::kLabel)) : nothingCell());
    }
}

AskedPlace PairingTable::whereIs(std::uint64_t pixel, std::uint64_t lookup) const
{
    const auto inQueue = [&](const char* path) -> const StateNode* {
        const core::QueueSnapshot* queue = queueIn(&m_moment, m_recording.queueAt(path));
        for (std::size_t i = 0; queue && i < queue->items.size(); ++i)
            if (isOf(queue->items[i].content, pixel, lookup))
                return &queue->items[i].content;
        return nullptr;
    };
    if (const StateNode* request = inQueue("rfb.lookups"))
        return {request, PairingPage::tr("asked, on the way to TEX")};
    if (const StateNode* texel = inQueue("tex.texels"))
        return {texel, PairingPage::tr("answered, on the way back")};
    const StateNode* texture = stateIn(&m_moment, m_recording.unitAt("tex"));
    if (const StateNode* next = read(texture, core::TextureFields::kNextLookup); next && isOf(*next, pixel, lookup))
        return {next, PairingPage::tr("asked, waits for a cycle of TEX")};
    const StateNode* flights = read(texture, core::TextureFields::kLookupsInFlight);
    for (std::size_t i = 0; flights && i < flights->children.size(); ++i)
        if (const StateNode* request = read(&flights->children[i], core::FlightFields::kRequest);
            request && isOf(*request, pixel, lookup))
            return {request, PairingPage::tr("asked, in TEX until cycle %1")
                                 .arg(grouped(read(&flights->children[i], core::FlightFields::kDue).value_or(0)))};
    return {nullptr, PairingPage::tr("not asked yet")};
}

} // namespace

QStringList pairingColumns()
{
    return {PairingPage::tr("Place"),   PairingPage::tr("No."),     PairingPage::tr("Pixel"),
            PairingPage::tr("Primary"), PairingPage::tr("Texture"), PairingPage::tr("Where it is"),
            PairingPage::tr("Texel"),   PairingPage::tr("Look-up")};
}

Pairing pairingAt(const core::DrawRecording& recording, const core::Snapshot& moment)
{
    return PairingTable(recording, moment).take();
}

} // namespace vitrine::views
