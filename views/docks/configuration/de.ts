<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>ComparedPart</name>
    <message>
        <source>What is run</source>
        <translation>Was ausgeführt wird</translation>
    </message>
    <message>
        <source>&lt;b&gt;What is run&lt;/b&gt;&lt;br&gt;Everything before it is replayed without clock.</source>
        <translation>&lt;b&gt;Was ausgeführt wird&lt;/b&gt;&lt;br&gt;Alles davor wird ohne Takt wiedergegeben.</translation>
    </message>
    <message>
        <source>This draw</source>
        <translation>Dieser Draw</translation>
    </message>
    <message>
        <source>This frame, draw by draw</source>
        <translation>Dieses Bild, Draw für Draw</translation>
    </message>
    <message>
        <source>This frame, draws in flight</source>
        <translation>Dieses Bild, mehrere Draws zugleich</translation>
    </message>
    <message>
        <source>Each draw runs alone on the drained machine.</source>
        <translation>Jeder Draw läuft für sich, auf der leergelaufenen Maschine.</translation>
    </message>
    <message>
        <source>The frame is one run: up to ci.draws draws are under way side by side.</source>
        <translation>Das Bild ist ein Lauf: bis zu ci.draws Draws sind nebeneinander unterwegs.</translation>
    </message>
    <message>
        <source>%1, draws in flight</source>
        <translation>%1, mehrere Draws zugleich</translation>
    </message>
    <message>
        <source>all before position %1</source>
        <translation>alles vor Position %1</translation>
    </message>
    <message>
        <source>the calls behind the last frame</source>
        <translation>die Aufrufe hinter dem letzten Frame</translation>
    </message>
</context>
<context>
    <name>DockTable</name>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>The machine that the capture is replayed on: every knob, machines of yours, two compared.</source>
        <translation>Die Maschine, auf der die Aufzeichnung wiedergegeben wird: jeder Regler, eigene Maschinen, zwei im Vergleich.</translation>
    </message>
</context>
<context>
    <name>Measure</name>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>draws under way</source>
        <translation>Draws zugleich</translation>
    </message>
    <message>
        <source>vertex shader runs</source>
        <translation>Läufe des Vertexshaders</translation>
    </message>
    <message>
        <source>fragment shader runs</source>
        <translation>Läufe des Fragmentshaders</translation>
    </message>
    <message>
        <source>fragment shader runs saved</source>
        <translation>gesparte Läufe des Fragmentshaders</translation>
    </message>
    <message>
        <source>sample tests</source>
        <translation>Prüfungen von Samples</translation>
    </message>
    <message>
        <source>sample tests saved</source>
        <translation>gesparte Prüfungen von Samples</translation>
    </message>
    <message>
        <source>energy (illustrative)</source>
        <translation>Energie (illustrativ)</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>instructions per cycle</source>
        <translation>Befehle je Takt</translation>
    </message>
    <message>
        <source>tiles tested</source>
        <translation>Kacheln geprüft</translation>
    </message>
    <message>
        <source>tiles culled</source>
        <translation>Kacheln verworfen</translation>
    </message>
    <message>
        <source>tiles passed</source>
        <translation>Kacheln bestanden</translation>
    </message>
    <message>
        <source>tiles ambiguous</source>
        <translation>Kacheln unentschieden</translation>
    </message>
    <message>
        <source>tiles terminated</source>
        <translation>Kacheln beendet</translation>
    </message>
    <message>
        <source>look-ups</source>
        <translation>Nachschlagen in Ebene 2</translation>
    </message>
    <message>
        <source>metadata bytes</source>
        <translation>Bytes an Metadaten</translation>
    </message>
    <message>
        <source>draws bypassed</source>
        <translation>Draws im Bypass</translation>
    </message>
    <message>
        <source>fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>fragments bypassed</source>
        <translation>Fragmente im Bypass</translation>
    </message>
    <message>
        <source>gate index (illustrative)</source>
        <translation>Gatterkennzahl (illustrativ)</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>high water</source>
        <translation>Höchststand</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>what is run</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ComparisonPane</name>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Whether the pictures are equal</source>
        <translation>Ob die Bilder gleich sind</translation>
    </message>
    <message>
        <source>First machine</source>
        <translation>Erste Maschine</translation>
    </message>
    <message>
        <source>Second machine</source>
        <translation>Zweite Maschine</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second machine&lt;/b&gt;&lt;br&gt;A preset, or a machine of yours.</source>
        <translation>&lt;b&gt;Zweite Maschine&lt;/b&gt;&lt;br&gt;Eine Vorlage oder eine eigene Maschine.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Machine in use</source>
        <translation>Maschine in Gebrauch</translation>
    </message>
    <message>
        <source>Open a capture to compare machines on it.</source>
        <translation>Öffnen Sie eine Aufzeichnung, um Maschinen daran zu vergleichen.</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Dritte</translation>
    </message>
    <message>
        <source>Comparison of machines</source>
        <translation>Vergleich von Maschinen</translation>
    </message>
    <message>
        <source>&lt;b&gt;First machine&lt;/b&gt;&lt;br&gt;What the others are compared with.</source>
        <translation>&lt;b&gt;Erste Maschine&lt;/b&gt;&lt;br&gt;Womit die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>Third machine</source>
        <translation>Dritte Maschine</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third machine&lt;/b&gt;&lt;br&gt;Another one beside the two, or none.</source>
        <translation>&lt;b&gt;Dritte Maschine&lt;/b&gt;&lt;br&gt;Eine weitere neben den beiden, oder keine.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Compare&lt;/b&gt;&lt;br&gt;Runs the machines side by side, cycle by cycle, and compares every pixel.</source>
        <translation>&lt;b&gt;Vergleichen&lt;/b&gt;&lt;br&gt;Lässt die Maschinen Takt für Takt nebeneinander laufen und vergleicht jedes Pixel.</translation>
    </message>
    <message>
        <source>No third machine</source>
        <translation>Keine dritte Maschine</translation>
    </message>
    <message>
        <source>Choose two or three machines and press Compare: cycles, stalls, requests and pictures of each, side by side.</source>
        <translation>Wählen Sie zwei oder drei Maschinen und drücken Sie Vergleichen: Takte, Stillstände, Anfragen und Bilder einer jeden, nebeneinander.</translation>
    </message>
    <message>
        <source>Running the machines</source>
        <translation>Die Maschinen laufen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ConfigurationView</name>
    <message>
        <source>Knobs</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Knobs of the machine</source>
        <translation>Regler der Maschine</translation>
    </message>
    <message>
        <source>Machine to begin with</source>
        <translation>Maschine als Ausgangspunkt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Machine&lt;/b&gt;&lt;br&gt;Takes up the knobs of a preset, or of a machine of yours, to change them or put them to use.</source>
        <translation>&lt;b&gt;Maschine&lt;/b&gt;&lt;br&gt;Übernimmt die Regler einer Vorlage oder einer eigenen Maschine, um sie zu ändern oder zu benutzen.</translation>
    </message>
    <message>
        <source>Filter knobs</source>
        <translation>Regler filtern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Sichern als …</translation>
    </message>
    <message>
        <source>Keeps these knobs as a machine of yours, also for the command line.</source>
        <translation>Behält diese Regler als eigene Maschine, auch für die Kommandozeile.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use&lt;/b&gt;&lt;br&gt;Replays the capture on the machine with these knobs, from the place shown.</source>
        <translation>&lt;b&gt;Benutzen&lt;/b&gt;&lt;br&gt;Gibt die Aufzeichnung von der gezeigten Stelle aus auf der Maschine mit diesen Reglern wieder.</translation>
    </message>
    <message>
        <source>Save the machine</source>
        <translation>Maschine sichern</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Keeps the knobs whose names contain this text.</source>
        <translation>Behält die Regler, deren Namen diesen Text enthalten.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::KnobModel</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Range: %3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Bereich: %3</translation>
    </message>
    <message>
        <source>&lt;br&gt;May change pixels; most knobs change time and energy alone.</source>
        <translation>&lt;br&gt;Kann Pixel ändern; die meisten Regler ändern nur Zeit und Energie.</translation>
    </message>
    <message>
        <source>differs from its preset</source>
        <translation>weicht von seiner Vorlage ab</translation>
    </message>
    <message>
        <source>Knob</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
</context>
</TS>
