<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Differences</name>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Die andere</translation>
    </message>
    <message>
        <source>Cycles of draws</source>
        <translation>Takte der Draws</translation>
    </message>
    <message>
        <source>Busy cycles of units</source>
        <translation>Arbeitstakte der Einheiten</translation>
    </message>
    <message>
        <source>Stalled cycles of units</source>
        <translation>Wartetakte der Einheiten</translation>
    </message>
    <message>
        <source>Energy of draws (illustrative)</source>
        <translation>Energie der Draws (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of parts (illustrative)</source>
        <translation>Energie der Teile (illustrativ)</translation>
    </message>
    <message>
        <source>First decision that differs</source>
        <translation>Erste Entscheidung, die anders fällt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1, in cycle %2</source>
        <translation>%1, in Takt %2</translation>
    </message>
    <message>
        <source>A decision falls otherwise in this draw.</source>
        <translation>In diesem Draw fällt eine Entscheidung anders.</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Draw %1 of the other</source>
        <translation>Draw %1 des anderen</translation>
    </message>
    <message>
        <source>Draw %1, %2 of the other</source>
        <translation>Draw %1, im anderen %2</translation>
    </message>
    <message>
        <source>Both runs decide alike in every draw</source>
        <translation>Beide Läufe entscheiden in jedem Draw gleich</translation>
    </message>
    <message>
        <source>The runs do not decide equally often in a draw</source>
        <translation>In einem Draw entscheiden die Läufe nicht gleich oft</translation>
    </message>
    <message>
        <source>%1, in %2: %3. The other run: %4</source>
        <translation>%1, in %2: %3. Der andere Lauf: %4</translation>
    </message>
    <message>
        <source>decides alike</source>
        <translation>entscheidet gleich</translation>
    </message>
    <message>
        <source>Both runs decide alike in this draw, whatever its cycles are.</source>
        <translation>Beide Läufe entscheiden in diesem Draw gleich, wie viele Takte er auch braucht.</translation>
    </message>
    <message>
        <source>decides otherwise</source>
        <translation>entscheidet anders</translation>
    </message>
    <message>
        <source>in one run alone</source>
        <translation>nur in einem Lauf</translation>
    </message>
    <message>
        <source>Only one of the captures has this draw.</source>
        <translation>Nur eine der Aufzeichnungen hat diesen Draw.</translation>
    </message>
    <message>
        <source>&lt;b&gt;This run&lt;/b&gt;&lt;br&gt;The draws of the frame, one behind another.</source>
        <translation>&lt;b&gt;Dieser Lauf&lt;/b&gt;&lt;br&gt;Die Draws des Frames, einer nach dem anderen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The other&lt;/b&gt;&lt;br&gt;The same draws, over the same cycles.</source>
        <translation>&lt;b&gt;Der andere&lt;/b&gt;&lt;br&gt;Dieselben Draws, über denselben Takten.</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;%2 cycles, in one run alone</source>
        <translation>%1&lt;br&gt;%2 Takte, nur in einem Lauf</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;%2 cycles in this run, %3 in the other: %4</source>
        <translation>%1&lt;br&gt;%2 Takte in diesem Lauf, %3 im anderen: %4</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;A decision falls otherwise in this draw.</source>
        <translation>%1&lt;br&gt;In diesem Draw fällt eine Entscheidung anders.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Above in this run, below in the other.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Oben in diesem Lauf, unten im anderen.</translation>
    </message>
</context>
<context>
    <name>DockTable</name>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>How the frame differs on another machine: the first decision that falls otherwise, and what each draw, unit and part costs.</source>
        <translation>Worin sich der Frame auf einer anderen Maschine unterscheidet: die erste Entscheidung, die anders fällt, und was jeder Draw, jede Einheit und jedes Teil kostet.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CaptureChoice</name>
    <message>
        <source>The other capture</source>
        <translation>Die andere Aufzeichnung</translation>
    </message>
    <message>
        <source>&lt;b&gt;The other capture&lt;/b&gt;&lt;br&gt;This one, or another with the same draws: from a file, which may also be dropped on this dock.</source>
        <translation>&lt;b&gt;Die andere Aufzeichnung&lt;/b&gt;&lt;br&gt;Diese, oder eine andere mit denselben Draws: aus einer Datei, die sich auch auf dieses Dock ziehen lässt.</translation>
    </message>
    <message>
        <source>This capture</source>
        <translation>Diese Aufzeichnung</translation>
    </message>
    <message>
        <source>Another capture…</source>
        <translation>Andere Aufzeichnung …</translation>
    </message>
    <message>
        <source>Compare with a capture</source>
        <translation>Mit einer Aufzeichnung vergleichen</translation>
    </message>
    <message>
        <source>Captures (*.vitrine);;All files (*)</source>
        <translation>Aufzeichnungen (*.vitrine);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DifferenceView</name>
    <message>
        <source>The runs were cancelled.</source>
        <translation>Die Läufe wurden abgebrochen.</translation>
    </message>
    <message>
        <source>The other machine</source>
        <translation>Die andere Maschine</translation>
    </message>
    <message>
        <source>&lt;b&gt;The other machine&lt;/b&gt;&lt;br&gt;This machine with the switches below, a preset, or a machine of yours.</source>
        <translation>&lt;b&gt;Die andere Maschine&lt;/b&gt;&lt;br&gt;Diese Maschine mit den Schaltern darunter, eine Voreinstellung oder eine eigene Maschine.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Sets every switch as the machine in use has it.</source>
        <translation>Stellt jeden Schalter so, wie ihn die Maschine in Gebrauch hat.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Run the frame on both machines</source>
        <translation>Den Frame auf beiden Maschinen ausführen</translation>
    </message>
    <message>
        <source>Finds out how the frame that is shown differs on the other machine.</source>
        <translation>Findet heraus, worin sich der gezeigte Frame auf der anderen Maschine unterscheidet.</translation>
    </message>
    <message>
        <source>What was run</source>
        <translation>Was ausgeführt wurde</translation>
    </message>
    <message>
        <source>The first decision that differs</source>
        <translation>Die erste Entscheidung, die anders fällt</translation>
    </message>
    <message>
        <source>Whether the images are equal</source>
        <translation>Ob die Bilder gleich sind</translation>
    </message>
    <message>
        <source>What draws, units and parts cost</source>
        <translation>Was Draws, Einheiten und Teile kosten</translation>
    </message>
    <message>
        <source>This machine, with switches</source>
        <translation>Diese Maschine, mit Schaltern</translation>
    </message>
    <message>
        <source>Running the frame on both machines</source>
        <translation>Führt den Frame auf beiden Maschinen aus</translation>
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
        <source>%1. No switch is turned now</source>
        <translation>%1. Jetzt ist kein Schalter umgelegt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Replays the capture on the other machine, from the place shown.</source>
        <translation>Gibt die Aufzeichnung auf der anderen Maschine wieder, ab der gezeigten Stelle.</translation>
    </message>
    <message>
        <source>Brings up the switches of the other machine.</source>
        <translation>Holt die Schalter der anderen Maschine hervor.</translation>
    </message>
    <message>
        <source>Open a capture to find out how its frames differ on another machine, or from another capture.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, was ihre Frames auf einer anderen Maschine unterscheidet, oder von einer anderen Aufzeichnung.</translation>
    </message>
    <message>
        <source>Both runs over their cycles</source>
        <translation>Beide Läufe über ihren Takten</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Turn a switch, or choose another machine or another capture with the same draws, and press Run: the first decision that falls otherwise in the frame that is shown, what each draw, unit and part costs, and whether the images are equal.</source>
        <translation>Einen Schalter umlegen, oder eine andere Maschine oder eine andere Aufzeichnung mit denselben Draws wählen, und Ausführen drücken: die erste Entscheidung, die im gezeigten Frame anders fällt, was jeder Draw, jede Einheit und jeder Teil kostet, und ob die Bilder gleich sind.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Runs the frame twice, draw by draw, and compares every decision and every pixel.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Führt den Frame zweimal aus, Draw für Draw, und vergleicht jede Entscheidung und jedes Pixel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Turn a switch or choose a capture first: both runs are the same.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Erst einen Schalter umlegen oder eine Aufzeichnung wählen: beide Läufe sind dieselben.</translation>
    </message>
    <message>
        <source>Running the frame of both captures</source>
        <translation>Der Frame beider Aufzeichnungen läuft</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>On %1: %2; %3: %4</source>
        <translation>In %1: %2; %3: %4</translation>
    </message>
    <message>
        <source>%1. Press Run for %2 %3</source>
        <translation>%1. Ausführen drücken für %2 %3</translation>
    </message>
</context>
</TS>
