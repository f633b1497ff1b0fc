<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Frames one behind the other, each with draws in flight: cycles, energy and what the processors do.</source>
        <translation>Frames hintereinander, jeder mit mehreren Draws unterwegs: Takte, Energie und was die Prozessoren tun.</translation>
    </message>
</context>
<context>
    <name>FramesText</name>
    <message>
        <source>%1 draw failed</source>
        <translation>%1 Draw fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 draws failed</source>
        <translation>%1 Draws fehlgeschlagen</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Waits without a draw</source>
        <translation>Warten ohne Draw</translation>
    </message>
    <message>
        <source>Idle tail</source>
        <translation>Leerlauf am Ende</translation>
    </message>
    <message>
        <source>Energy (illustrative)</source>
        <translation>Energie (zur Veranschaulichung)</translation>
    </message>
    <message>
        <source>Processors work</source>
        <translation>Prozessoren arbeiten</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>warten</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>ruhen</translation>
    </message>
    <message>
        <source>Host writes</source>
        <translation>Schreiben des Hosts</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FramesStrip</name>
    <message>
        <source>The frames over time</source>
        <translation>Die Frames über die Zeit</translation>
    </message>
    <message>
        <source>%1 cycle</source>
        <translation>%1 Takt</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 Takte</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <translation>%1 Draw</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 Draws</translation>
    </message>
    <message>
        <source>&lt;b&gt;The frames over time&lt;/b&gt;&lt;br&gt;How many units work, and below it the draws, clears and copies by their cost. A click goes to the frame, an arrow key to its neighbor.</source>
        <translation>&lt;b&gt;Die Frames über die Zeit&lt;/b&gt;&lt;br&gt;Wie viele Einheiten arbeiten, und darunter Draws, Löschen und Kopieren nach ihren Kosten. Ein Klick geht zum Frame, eine Pfeiltaste zu seinem Nachbarn.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FramesView</name>
    <message>
        <source>Open a capture to record its frames one behind the other.</source>
        <translation>Öffne eine Aufnahme, um ihre Frames hintereinander aufzuzeichnen.</translation>
    </message>
    <message>
        <source>The recording was stopped. Those that are done are kept: Run goes on behind them.</source>
        <translation>Die Aufzeichnung wurde angehalten. Fertige Frames bleiben: Ausführen macht hinter ihnen weiter.</translation>
    </message>
    <message>
        <source>What was recorded</source>
        <translation>Was aufgezeichnet wurde</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>&lt;b&gt;From frame&lt;/b&gt;&lt;br&gt;The first one that is recorded.</source>
        <translation>&lt;b&gt;Von Frame&lt;/b&gt;&lt;br&gt;Der erste, der aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&lt;b&gt;To frame&lt;/b&gt;&lt;br&gt;The last one that is recorded.</source>
        <translation>&lt;b&gt;Bis Frame&lt;/b&gt;&lt;br&gt;Der letzte, der aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Records these frames on this machine, each as one run with draws in flight.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Zeichnet diese Frames auf dieser Maschine auf, jeden als einen Lauf mit mehreren Draws unterwegs.</translation>
    </message>
    <message>
        <source>Record the frames</source>
        <translation>Frames aufzeichnen</translation>
    </message>
    <message>
        <source>Records the frames that the dock names, one behind the other.</source>
        <translation>Zeichnet die Frames, die die Ansicht nennt, hintereinander auf.</translation>
    </message>
    <message>
        <source>The frames and their sums</source>
        <translation>Die Frames und ihre Summen</translation>
    </message>
    <message>
        <source>Press Run to record the frames one behind the other, each with draws in flight.</source>
        <translation>Mit Ausführen werden die Frames hintereinander aufgezeichnet, jeder mit mehreren Draws unterwegs.</translation>
    </message>
    <message>
        <source>The capture draws nothing.</source>
        <translation>Die Aufnahme zeichnet nichts.</translation>
    </message>
    <message>
        <source>Recording frames</source>
        <translation>Frames werden aufgezeichnet</translation>
    </message>
    <message>
        <source>%1 frame</source>
        <translation>%1 Frame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 Frames</translation>
    </message>
    <message>
        <source>%1 cycle</source>
        <translation>%1 Takt</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 Takte</translation>
    </message>
    <message>
        <source>Shares: of the cycles of all processors. Cycles lead into the frame&apos;s timeline.</source>
        <translation>Anteile: an den Takten aller Prozessoren. Takte führen in die Zeitachse des Frames.</translation>
    </message>
    <message>
        <source>%1: %2; most: %3</source>
        <translation>%1: %2; am meisten: %3</translation>
    </message>
</context>
</TS>
