// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/key_text.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>
#include <QTextDocument>

#include <functional>
#include <utility>

namespace vitrine::views {

namespace {

const QRegularExpression& mark()
{
    static const QRegularExpression kMark(QStringLiteral("( \\()?\\{key:([A-Za-z0-9-]+)\\}(\\))?"));
    return kMark;
}

const QAction* actionOf(const QObject& part, const QString& name)
{
    const QObject* top = &part;
    while (top->parent())
        top = top->parent();
    return top->findChild<QAction*>(name);
}

/// Puts the keys into a text of a widget, again whenever one of them changes.
class KeyText final : public QObject {
public:
    using Show = std::function<void(const QString&)>;

    KeyText(QWidget& widget, Show show) : QObject(&widget), m_show(std::move(show)) { widget.installEventFilter(this); }

    static KeyText& of(QWidget& widget, const QString& name, const Show& show)
    {
        if (auto* known = widget.findChild<QObject*>(name, Qt::FindDirectChildrenOnly))
            return *static_cast<KeyText*>(known);
        auto* made = new KeyText(widget, show);
        made->setObjectName(name);
        return *made;
    }

    void set(const QString& text)
    {
        m_text = text;
        tell();
        if (static_cast<QWidget*>(parent())->isVisible())
            listen();
    }

protected:
    // Before, the widget may not be in its window yet.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show)
            listen();
        return QObject::eventFilter(watched, event);
    }

private:
    void tell() { m_show(withKeys(*this, m_text)); }

    void listen()
    {
        bool isNew = false;
        for (auto marks = mark().globalMatch(m_text); marks.hasNext();) {
            const QString name = marks.next().captured(2);
            const QAction* action = m_heard.contains(name) ? nullptr : actionOf(*this, name);
            if (!action)
                continue;
            m_heard.insert(name);
            connect(action, &QAction::changed, this, &KeyText::tell);
            isNew = true;
        }
        if (isNew)
            tell();
    }

    Show m_show;
    QString m_text;
    QSet<QString> m_heard;
};

} // namespace

QString withKeys(const QObject& part, const QString& text)
{
    QString result;
    qsizetype from = 0;
    const bool isRich = Qt::mightBeRichText(text);
    for (auto marks = mark().globalMatch(text); marks.hasNext();) {
        const auto one = marks.next();
        const QAction* action = actionOf(part, one.captured(2));
        QString key = action ? action->shortcut().toString(QKeySequence::NativeText) : QString();
        if (isRich)
            key = key.toHtmlEscaped();
        const bool isAside = !one.captured(1).isEmpty() && !one.captured(3).isEmpty();
        result += text.mid(from, one.capturedStart() - from);
        if (!key.isEmpty() || !isAside)
            result += one.captured(1) + (key.isEmpty() ? QStringLiteral("–") : key) + one.captured(3);
        from = one.capturedEnd();
    }
    return result + text.mid(from);
}

void setKeyTip(QWidget& widget, const QString& tip)
{
    KeyText::of(widget, QStringLiteral("keyTip"), [&widget](const QString& text) { widget.setToolTip(text); }).set(tip);
}

void setKeyLabel(QLabel& label, const QString& text)
{
    KeyText::of(label, QStringLiteral("keyLabel"), [&label](const QString& now) { label.setText(now); }).set(text);
}

} // namespace vitrine::views
