<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Where runs of the machine stop: at events, levels of queues, changes, pixels and tasks.</source>
        <translation>Wo Läufe der Maschine anhalten: bei Ereignissen, Füllständen, Änderungen, Pixeln und Tasks.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BreakpointAdding</name>
    <message>
        <source>Condition of a new breakpoint</source>
        <translation>Bedingung eines neuen Haltepunkts</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Sets the breakpoint that is written.</source>
        <translation>Setzt den Haltepunkt, der geschrieben ist.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Sets one of everything that the machine has.</source>
        <translation>Setzt einen von allem, was die Maschine hat.</translation>
    </message>
    <message>
        <source>Stops when %1</source>
        <translation>Hält an, wenn %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Pixel…</source>
        <translation>Pixel…</translation>
    </message>
    <message>
        <source>Task…</source>
        <translation>Task…</translation>
    </message>
    <message>
        <source>%1 comes to a level…</source>
        <translation>%1 auf einen Stand kommt …</translation>
    </message>
    <message>
        <source>ftq &gt;= 64</source>
        <translation>ftq &gt;= 64</translation>
    </message>
    <message>
        <source>&lt;b&gt;Condition&lt;/b&gt;&lt;br&gt;Enter sets a breakpoint: &lt;i&gt;event task.issue&lt;/i&gt;, &lt;i&gt;event z.test at zst&lt;/i&gt;, &lt;i&gt;ftq &amp;gt;= 64&lt;/i&gt;, &lt;i&gt;ftq full&lt;/i&gt;, &lt;i&gt;ftq empty&lt;/i&gt;, &lt;i&gt;sp.0 changes&lt;/i&gt;, &lt;i&gt;pixel 12,34&lt;/i&gt;, &lt;i&gt;pixel 12,34 written&lt;/i&gt;, &lt;i&gt;task 18 of draw 3&lt;/i&gt;, &lt;i&gt;register blend.sourceColor&lt;/i&gt;.</source>
        <translation>&lt;b&gt;Bedingung&lt;/b&gt;&lt;br&gt;Eingabe setzt einen Haltepunkt: &lt;i&gt;event task.issue&lt;/i&gt;, &lt;i&gt;event z.test at zst&lt;/i&gt;, &lt;i&gt;ftq &amp;gt;= 64&lt;/i&gt;, &lt;i&gt;ftq full&lt;/i&gt;, &lt;i&gt;ftq empty&lt;/i&gt;, &lt;i&gt;sp.0 changes&lt;/i&gt;, &lt;i&gt;pixel 12,34&lt;/i&gt;, &lt;i&gt;pixel 12,34 written&lt;/i&gt;, &lt;i&gt;task 18 of draw 3&lt;/i&gt;, &lt;i&gt;register blend.sourceColor&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>“%1” is no condition. Write one such as event task.issue, ftq &gt;= 64, ftq full, sp.0 changes, pixel 12,34, task 18 or register blend.sourceColor.</source>
        <translation>„%1“ ist keine Bedingung. Eine Bedingung ist etwa event task.issue, ftq &gt;= 64, ftq full, sp.0 changes, pixel 12,34, task 18 oder register blend.sourceColor.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BreakpointsModel</name>
    <message>
        <source>draw %1, cycle %2</source>
        <translation>Draw %1, Takt %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Last hit&lt;/b&gt;&lt;br&gt;A click goes there.</source>
        <translation>&lt;b&gt;Letzter Treffer&lt;/b&gt;&lt;br&gt;Ein Klick geht dorthin.</translation>
    </message>
    <message>
        <source>“%1” is no condition</source>
        <translation>„%1“ ist keine Bedingung</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Stops when</source>
        <translation>Hält an, wenn</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Last hit</source>
        <translation>Letzter Treffer</translation>
    </message>
    <message>
        <source>behind draw %1</source>
        <translation>hinter Draw %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BreakpointsView</name>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Edit the condition</source>
        <translation>Bedingung bearbeiten</translation>
    </message>
    <message>
        <source>Changes where the chosen breakpoint stops.</source>
        <translation>Ändert, wo der gewählte Haltepunkt anhält.</translation>
    </message>
    <message>
        <source>Switch on or off</source>
        <translation>Ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Keeps the chosen breakpoints, but lets runs pass them, or stop again.</source>
        <translation>Behält die gewählten Haltepunkte, aber lässt Läufe an ihnen vorbei oder wieder anhalten.</translation>
    </message>
    <message>
        <source>Remove the breakpoints</source>
        <translation>Haltepunkte entfernen</translation>
    </message>
    <message>
        <source>Removes the chosen breakpoints.</source>
        <translation>Entfernt die gewählten Haltepunkte.</translation>
    </message>
    <message>
        <source>Go to the last hit</source>
        <translation>Zum letzten Treffer gehen</translation>
    </message>
    <message>
        <source>Goes to where the chosen breakpoint stopped a run last.</source>
        <translation>Geht dahin, wo der gewählte Haltepunkt zuletzt einen Lauf angehalten hat.</translation>
    </message>
    <message>
        <source>Breakpoints · %1</source>
        <translation>Haltepunkte · %1</translation>
    </message>
    <message>
        <source>Open a capture to set breakpoints in it.</source>
        <translation>Eine Aufzeichnung öffnen, um Haltepunkte darin zu setzen.</translation>
    </message>
    <message>
        <source>No breakpoints yet. Write where to stop in the line above, or select a queue, a unit, a task or a pixel and press {key:toggle-breakpoint}. {key:run-to-breakpoint} runs to the next one, {key:run-back-to-breakpoint} back to the one before.</source>
        <translation>Noch keine Haltepunkte. In die Zeile oben schreiben, wo angehalten werden soll, oder eine Warteschlange, eine Einheit, einen Task oder ein Pixel wählen und {key:toggle-breakpoint} drücken. {key:run-to-breakpoint} läuft zum nächsten, {key:run-back-to-breakpoint} zurück zum vorigen.</translation>
    </message>
    <message>
        <source>This breakpoint has not stopped a run yet.</source>
        <translation>Dieser Haltepunkt hat noch keinen Lauf angehalten.</translation>
    </message>
</context>
</TS>
