<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>What HiZ, bypass, gating, latencies and depths save: this machine and another, on the same draws.</source>
        <translation>Was HiZ, Bypass, Abschaltung, Latenzen und Tiefen sparen: diese Maschine und eine andere, auf denselben Draws.</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>HiZ</source>
        <translation>HiZ</translation>
    </message>
    <message>
        <source>Tiles are tested against bounds; layer 1 proves discards by whole textures, layer 2 by the texels of a tile.</source>
        <translation>Kacheln werden gegen Grenzen geprüft; Ebene 1 beweist das Verwerfen aus ganzen Texturen, Ebene 2 aus den Texeln einer Kachel.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>bounds alone</source>
        <translation>nur Grenzen</translation>
    </message>
    <message>
        <source>layer 1</source>
        <translation>Ebene 1</translation>
    </message>
    <message>
        <source>layer 2</source>
        <translation>Ebene 2</translation>
    </message>
    <message>
        <source>layers 1 and 2</source>
        <translation>Ebenen 1 und 2</translation>
    </message>
    <message>
        <source>HiZ levels</source>
        <translation>HiZ-Stufen</translation>
    </message>
    <message>
        <source>Levels of the opacity pyramid that layer 2 has.</source>
        <translation>Stufen der Deckungspyramide, die Ebene 2 hat.</translation>
    </message>
    <message>
        <source>HiZ entries</source>
        <translation>HiZ-Einträge</translation>
    </message>
    <message>
        <source>Entries of the pyramid that one look-up may read.</source>
        <translation>Einträge der Pyramide, die ein Nachschlagen lesen darf.</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>Bypass</translation>
    </message>
    <message>
        <source>Fragments that need no program go past the processors.</source>
        <translation>Fragmente, die kein Programm brauchen, gehen an den Prozessoren vorbei.</translation>
    </message>
    <message>
        <source>Gating</source>
        <translation>Abschaltung</translation>
    </message>
    <message>
        <source>What is switched off while fragments go past the processors.</source>
        <translation>Was abgeschaltet ist, während Fragmente an den Prozessoren vorbeigehen.</translation>
    </message>
    <message>
        <source>Texture latency</source>
        <translation>Texturlatenz</translation>
    </message>
    <message>
        <source>Cycles from a request to its texels.</source>
        <translation>Takte von einer Anfrage bis zu ihren Texeln.</translation>
    </message>
    <message>
        <source>Fragment queue</source>
        <translation>Fragmentschlange</translation>
    </message>
    <message>
        <source>Fragment tasks that may wait for a processor.</source>
        <translation>Fragmentaufgaben, die auf einen Prozessor warten dürfen.</translation>
    </message>
    <message>
        <source>Request queue</source>
        <translation>Anfrageschlange</translation>
    </message>
    <message>
        <source>Requests that may wait for their device.</source>
        <translation>Anfragen, die auf ihr Gerät warten dürfen.</translation>
    </message>
    <message>
        <source>Draws in flight</source>
        <translation>Draws zugleich</translation>
    </message>
    <message>
        <source>Draws that may be under way at once, where the frame is run in flight.</source>
        <translation>Draws, die zugleich unterwegs sein können, wo das Bild mit mehreren Draws zugleich läuft.</translation>
    </message>
    <message>
        <source>Pending queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Tasks that may sleep until their results are there.</source>
        <translation>Aufgaben, die schlafen dürfen, bis ihre Ergebnisse da sind.</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>All draws</source>
        <translation>Alle Draws</translation>
    </message>
    <message>
        <source>On %1, with %2</source>
        <translation>In %1, mit %2</translation>
    </message>
    <message>
        <source>These figures are of %1, with %2.</source>
        <translation>Diese Zahlen sind von %1, mit %2.</translation>
    </message>
    <message>
        <source>No switch is turned now.</source>
        <translation>Jetzt ist kein Schalter umgelegt.</translation>
    </message>
    <message>
        <source>Press Run for %1, with %2.</source>
        <translation>Ausführen drücken für %1, mit %2.</translation>
    </message>
    <message>
        <source>This machine: %1</source>
        <translation>Diese Maschine: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SwitchPanel</name>
    <message>
        <source>Switch</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Diese Maschine</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>%1 on this machine</source>
        <translation>%1 auf dieser Maschine</translation>
    </message>
    <message>
        <source>%1, what if</source>
        <translation>%1, was wäre, wenn</translation>
    </message>
    <message>
        <source>differs from this machine</source>
        <translation>weicht von dieser Maschine ab</translation>
    </message>
</context>
<context>
    <name>vitrine::views::WhatIfView</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Sets every switch as the machine in use has it.</source>
        <translation>Stellt jeden Schalter wie an der Maschine in Gebrauch.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Replays the capture on the machine with these switches, from the place shown.</source>
        <translation>Gibt die Aufzeichnung von der gezeigten Stelle aus auf der Maschine mit diesen Schaltern wieder.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run both machines</source>
        <translation>Beide Maschinen ausführen</translation>
    </message>
    <message>
        <source>Runs this machine and the other one, and compares them.</source>
        <translation>Führt diese Maschine und die andere aus und vergleicht sie.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Diese Maschine</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>What the machines cost</source>
        <translation>Was die Maschinen kosten</translation>
    </message>
    <message>
        <source>HiZ off</source>
        <translation>HiZ aus</translation>
    </message>
    <message>
        <source>layer 1</source>
        <translation>Ebene 1</translation>
    </message>
    <message>
        <source>layers 1 and 2</source>
        <translation>Ebenen 1 und 2</translation>
    </message>
    <message>
        <source>What HiZ saves</source>
        <translation>Was HiZ spart</translation>
    </message>
    <message>
        <source>HiZ, layer by layer</source>
        <translation>HiZ, Ebene für Ebene</translation>
    </message>
    <message>
        <source>Whether the images are equal</source>
        <translation>Ob die Bilder gleich sind</translation>
    </message>
    <message>
        <source>Turn a switch and press Run: what both machines cost on the draw or the frame that is shown, and whether every pixel is equal.</source>
        <translation>Einen Schalter umlegen und Ausführen drücken: was beide Maschinen auf dem gezeigten Draw oder Bild kosten, und ob jedes Pixel gleich ist.</translation>
    </message>
    <message>
        <source>Open a capture to ask what another machine would save.</source>
        <translation>Eine Aufzeichnung öffnen, um zu fragen, was eine andere Maschine sparen würde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Runs both machines side by side, cycle by cycle, and compares every pixel after every draw, in flight where the frame ends.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Führt beide Maschinen nebeneinander aus, Takt für Takt, und vergleicht nach jedem Draw jedes Pixel, bei mehreren Draws zugleich am Ende des Bildes.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Turn a switch first: both machines are the same.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Zuerst einen Schalter umlegen: Beide Maschinen sind gleich.</translation>
    </message>
    <message>
        <source>Running the machines</source>
        <translation>Führt die Maschinen aus</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not equal</source>
        <translation>nicht gleich</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Was gefragt wurde</translation>
    </message>
</context>
</TS>
