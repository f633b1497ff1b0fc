<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Diagram</name>
    <message>
        <source>stalled</source>
        <translation>steht still</translation>
    </message>
    <message>
        <source>Belongs to this machine, which has no unit of its own for it: nothing of it takes time by itself.</source>
        <translation>Gehört zu dieser Maschine, die dafür keine eigene Einheit hat: Nichts davon braucht für sich allein Zeit.</translation>
    </message>
    <message>
        <source>This machine has none: another preset or knob brings it in.</source>
        <translation>Diese Maschine hat keine: Ein anderes Preset oder ein anderer Regler bringt sie hinein.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Tätigkeit</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blockiert durch</translation>
    </message>
    <message>
        <source>Queues in</source>
        <translation>Warteschlangen hinein</translation>
    </message>
    <message>
        <source>Queues out</source>
        <translation>Warteschlangen hinaus</translation>
    </message>
    <message>
        <source>not clocked by itself</source>
        <translation>ohne eigenen Takt</translation>
    </message>
    <message>
        <source>not in this machine</source>
        <translation>nicht in dieser Maschine</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>Bypass</translation>
    </message>
    <message>
        <source>The fragments of the draw went through it, past the processors: a double line.</source>
        <translation>Die Fragmente des Draws gingen hier hindurch, an den Prozessoren vorbei: eine doppelte Linie.</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>The fragments of the draw went the other way: it had nothing to do in the whole draw.</source>
        <translation>Die Fragmente des Draws gingen den anderen Weg: Hier war im ganzen Draw nichts zu tun.</translation>
    </message>
    <message>
        <source>On the bypass: %1</source>
        <translation>Auf dem Bypass: %1</translation>
    </message>
    <message>
        <source>Not used: the fragments of this draw bypass the processors (%1)</source>
        <translation>Nicht verwendet: Die Fragmente dieses Draws umgehen die Prozessoren (%1)</translation>
    </message>
    <message>
        <source>Not used: the fragments of this draw don&apos;t bypass the processors (%1)</source>
        <translation>Nicht verwendet: Die Fragmente dieses Draws umgehen die Prozessoren nicht (%1)</translation>
    </message>
    <message>
        <source>working in %1 of %2 cycles</source>
        <translation>arbeitet in %1 von %2 Takten</translation>
    </message>
    <message>
        <source>holds %1 (%2)</source>
        <translation>enthält %1 (%2)</translation>
    </message>
    <message>
        <source>%1 in, %2 out, %3</source>
        <translation>%1 hinein, %2 heraus, %3</translation>
    </message>
    <message>
        <source>Not clocked by itself:</source>
        <translation>Nicht selbst getaktet:</translation>
    </message>
    <message>
        <source>Not in this machine:</source>
        <translation>Nicht in dieser Maschine:</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>Raster</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>A click draws each by itself.</source>
        <translation>Ein Klick zeichnet jede einzeln.</translation>
    </message>
</context>
<context>
    <name>DockTable</name>
    <message>
        <source>The machine at work: its units and queues, what they do at the cursor, and who blocks whom.</source>
        <translation>Die Maschine bei der Arbeit: ihre Einheiten und Warteschlangen, was sie am Cursor tun, und wer wen blockiert.</translation>
    </message>
    <message>
        <source>Schematic</source>
        <translation>Schaltbild</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DiagramCanvas</name>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole machine visible.</source>
        <translation>Macht die ganze Maschine sichtbar.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Makes the diagram larger.</source>
        <translation>Macht das Diagramm größer.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Makes the diagram smaller.</source>
        <translation>Macht das Diagramm kleiner.</translation>
    </message>
    <message>
        <source>Schematic of the machine</source>
        <translation>Schaltbild der Maschine</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DiagramView</name>
    <message>
        <source>Step to a draw to see the machine at work: each draw is run on it once, and what its units and queues did is kept.</source>
        <translation>Gehen Sie zu einem Draw, um die Maschine bei der Arbeit zu sehen: Jeder Draw läuft einmal auf ihr, und was ihre Einheiten und Warteschlangen dabei tun, wird aufgehoben.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Makes the diagram smaller ({key:diagram-zoom-out}).</source>
        <translation>Macht das Diagramm kleiner ({key:diagram-zoom-out}).</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Makes the diagram larger ({key:diagram-zoom-in}, Ctrl and the wheel).</source>
        <translation>Macht das Diagramm größer ({key:diagram-zoom-in}, Strg und das Mausrad).</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole machine visible ({key:diagram-fit}).</source>
        <translation>Macht die ganze Maschine sichtbar ({key:diagram-fit}).</translation>
    </message>
    <message>
        <source>Shows units and queues as rows, with the same numbers.</source>
        <translation>Zeigt Einheiten und Warteschlangen als Zeilen, mit denselben Zahlen.</translation>
    </message>
    <message>
        <source>Units and queues of the machine</source>
        <translation>Einheiten und Warteschlangen der Maschine</translation>
    </message>
    <message>
        <source>What holds the selected unit up</source>
        <translation>Was die gewählte Einheit aufhält</translation>
    </message>
    <message>
        <source>Select a unit to see what holds it up.</source>
        <translation>Wählen Sie eine Einheit aus, um zu sehen, was sie aufhält.</translation>
    </message>
    <message>
        <source>Draw %1, at cycle %2 of %3, where most units work</source>
        <translation>Draw %1, in Takt %2 von %3, wo die meisten Einheiten arbeiten</translation>
    </message>
    <message>
        <source>Draw %1, at cycle %2 of %3</source>
        <translation>Draw %1, in Takt %2 von %3</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Shows also what is no part of the flow: who looks at a queue, who is told that work is done, and power.</source>
        <translation>Zeigt auch, was nicht zum Fluss gehört: wer in eine Warteschlange hineinsieht, wer hört, dass Arbeit getan ist, und den Strom.</translation>
    </message>
    <message>
        <source>Draw each by itself</source>
        <translation>Jede einzeln zeichnen</translation>
    </message>
    <message>
        <source>Draw all as one</source>
        <translation>Alle als eine zeichnen</translation>
    </message>
    <message>
        <source>Frame %1, draws in flight, at cycle %2 of %3</source>
        <translation>Frame %1, Draws unterwegs, in Takt %2 von %3</translation>
    </message>
    <message>
        <source>Draw %1, alone, at cycle %2 of %3</source>
        <translation>Draw %1, allein, in Takt %2 von %3</translation>
    </message>
</context>
</TS>
