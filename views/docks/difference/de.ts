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
        <source>The machines decide otherwise in this draw.</source>
        <translation>Die Maschinen entscheiden in diesem Draw anders.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Diese Maschine</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Die andere</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
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
        <source>Images equal after every draw</source>
        <translation>Bilder nach jedem Draw gleich</translation>
    </message>
    <message>
        <source>Images differ first in %1 at %2, before that draw: %3, and %4</source>
        <translation>Bilder unterscheiden sich zuerst in %1 bei %2, schon vor diesem Draw: %3 und %4</translation>
    </message>
    <message>
        <source>Images differ first in %1 at %2: %3, and %4</source>
        <translation>Bilder unterscheiden sich zuerst in %1 bei %2: %3 und %4</translation>
    </message>
    <message>
        <source>The machines decide alike in every draw</source>
        <translation>Die Maschinen entscheiden in jedem Draw gleich</translation>
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
        <source>%1, in %2: %3. The other machine: %4</source>
        <translation>%1, in %2: %3. Die andere Maschine: %4</translation>
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
    <name>vitrine::views::DifferenceView</name>
    <message>
        <source>Open a capture to find out how its frames differ on another machine.</source>
        <translation>Öffnen Sie eine Aufzeichnung, um zu sehen, worin sich ihre Frames auf einer anderen Maschine unterscheiden.</translation>
    </message>
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
        <source>Turn a switch, or choose another machine, and press Run: the first decision that falls otherwise in the frame that is shown, what each draw, unit and part costs, and whether the images are equal.</source>
        <translation>Legen Sie einen Schalter um, oder wählen Sie eine andere Maschine, und drücken Sie Ausführen: die erste Entscheidung, die im gezeigten Frame anders fällt, was jeder Draw, jede Einheit und jedes Teil kostet, und ob die Bilder gleich sind.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Runs the frame on both machines, draw by draw, and compares every decision and every pixel.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Führt den Frame auf beiden Maschinen aus, Draw für Draw, und vergleicht jede Entscheidung und jedes Pixel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Turn a switch first: both machines are the same.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Legen Sie erst einen Schalter um: beide Maschinen sind gleich.</translation>
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
        <source>On %1: %2; with %3: %4</source>
        <translation>In %1: %2; mit %3: %4</translation>
    </message>
    <message>
        <source>%1. No switch is turned now</source>
        <translation>%1. Jetzt ist kein Schalter umgelegt</translation>
    </message>
    <message>
        <source>%1. Press Run for %2 with %3</source>
        <translation>%1. Drücken Sie Ausführen für %2 mit %3</translation>
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
</context>
</TS>
