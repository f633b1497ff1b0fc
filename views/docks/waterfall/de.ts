<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Waterfall</source>
        <translation>Wasserfall</translation>
    </message>
    <message>
        <source>The tasks of the draw below each other, and over the cycles what each of them did.</source>
        <translation>Die Aufgaben des Draws untereinander, und über die Takte, was jede von ihnen tat.</translation>
    </message>
</context>
<context>
    <name>WaterfallColumn</name>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Its number.</source>
        <translation>Ihre Nummer.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Which program it runs.</source>
        <translation>Welches Programm sie ausführt.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Its vertices, or the first of its pixels.</source>
        <translation>Ihre Vertices oder das erste ihrer Pixel.</translation>
    </message>
    <message>
        <source>Primitive</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>Of fragments: counted from 1 behind clipping and culling.</source>
        <translation>Von Fragmenten: gezählt von 1 an hinter Clipping und Culling.</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>On which it ran first.</source>
        <translation>Auf dem sie zuerst lief.</translation>
    </message>
    <message>
        <source>Enqueued</source>
        <translation>Eingereiht</translation>
    </message>
    <message>
        <source>The cycle in which it is in its queue.</source>
        <translation>Der Takt, in dem sie in ihrer Warteschlange steht.</translation>
    </message>
    <message>
        <source>Cycles. %1</source>
        <translation>Takte. %1</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Abgegangen</translation>
    </message>
    <message>
        <source>The cycle in which it is no longer there.</source>
        <translation>Der Takt, in dem sie nicht mehr da ist.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Waterfall</name>
    <message>
        <source>Tasks over the cycles</source>
        <translation>Aufgaben über die Takte</translation>
    </message>
    <message>
        <source>Higher rows</source>
        <translation>Höhere Zeilen</translation>
    </message>
    <message>
        <source>Shows fewer tasks, around the selected one.</source>
        <translation>Zeigt weniger Aufgaben, um die ausgewählte herum.</translation>
    </message>
    <message>
        <source>Lower rows</source>
        <translation>Niedrigere Zeilen</translation>
    </message>
    <message>
        <source>Shows more tasks, around the selected one.</source>
        <translation>Zeigt mehr Aufgaben, um die ausgewählte herum.</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>Shows all tasks, many to a line of pixels.</source>
        <translation>Zeigt alle Aufgaben, viele auf einer Pixelzeile.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>%1 from cycle %2 on</source>
        <translation>%1 ab Takt %2</translation>
    </message>
    <message>
        <source>%1 in cycles %2 to %3</source>
        <translation>%1 in den Takten %2 bis %3</translation>
    </message>
    <message>
        <source>, on %1</source>
        <translation>, auf %1</translation>
    </message>
    <message>
        <source>, for %1</source>
        <translation>, für %1</translation>
    </message>
    <message>
        <source>task %1 · %2 · %3</source>
        <translation>Aufgabe %1 · %2 · %3</translation>
    </message>
    <message>
        <source>never issued</source>
        <translation>nie ausgegeben</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>primitive %1</source>
        <translation>Primitive %1</translation>
    </message>
    <message>
        <source>No task is there in these cycles.</source>
        <translation>In diesen Takten ist keine Aufgabe da.</translation>
    </message>
    <message>
        <source>The tasks of these cycles were not kept. The dock Tasks can record them.</source>
        <translation>Die Aufgaben dieser Takte wurden nicht behalten. Das Dock Aufgaben kann sie aufzeichnen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::WaterfallView</name>
    <message>
        <source>Shows the tasks as a table.</source>
        <translation>Zeigt die Aufgaben als Tabelle.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Go to a draw to see its tasks over the cycles.</source>
        <translation>Zu einem Draw gehen, um seine Aufgaben über die Takte zu sehen.</translation>
    </message>
    <message>
        <source>Order of the rows</source>
        <translation>Reihenfolge der Zeilen</translation>
    </message>
    <message>
        <source>By time, or in groups: by the processor that a task ran on first, by draw, or by primitive. In a group tasks stand in the order in which they came.</source>
        <translation>Nach der Zeit oder in Gruppen: nach dem Prozessor, auf dem eine Aufgabe zuerst lief, nach Draw oder nach Primitive. In einer Gruppe stehen Aufgaben in der Reihenfolge, in der sie kamen.</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>By processor</source>
        <translation>Nach Prozessor</translation>
    </message>
    <message>
        <source>By draw</source>
        <translation>Nach Draw</translation>
    </message>
    <message>
        <source>By primitive</source>
        <translation>Nach Primitive</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>Shows all tasks, many to a line of pixels.</source>
        <translation>Zeigt alle Aufgaben, viele auf einer Pixelzeile.</translation>
    </message>
    <message>
        <source>All cycles</source>
        <translation>Alle Takte</translation>
    </message>
    <message>
        <source>Shows all cycles of the draw.</source>
        <translation>Zeigt alle Takte des Draws.</translation>
    </message>
    <message>
        <source>%1 task</source>
        <translation>%1 Aufgabe</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 Aufgaben</translation>
    </message>
    <message>
        <source>the first %1; %2 more were not kept</source>
        <translation>die ersten %1; %2 weitere wurden nicht behalten</translation>
    </message>
    <message>
        <source>These cycles</source>
        <translation>Diese Takte</translation>
    </message>
    <message>
        <source>Shows only tasks that are there in some of the cycles shown.</source>
        <translation>Zeigt nur Aufgaben, die in einem der gezeigten Takte da sind.</translation>
    </message>
    <message>
        <source> · no fragment tasks: %1</source>
        <translation> · keine Fragmentaufgaben: %1</translation>
    </message>
</context>
</TS>
