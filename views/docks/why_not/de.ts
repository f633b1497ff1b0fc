<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Why not</source>
        <translation>Warum nicht</translation>
    </message>
    <message>
        <source>Why a draw goes without HiZ culling, early test, bypass or layer 2, and what would bring each back.</source>
        <translation>Warum ein Draw ohne HiZ-Culling, frühen Test, Bypass oder Ebene 2 auskommen muss, und was jedes davon zurückbrächte.</translation>
    </message>
</context>
<context>
    <name>WhyNotRows</name>
    <message>
        <source>%1 tile culled</source>
        <translation>%1 Kachel gecullt</translation>
    </message>
    <message>
        <source>%1 tiles culled</source>
        <translation>%1 Kacheln gecullt</translation>
    </message>
    <message>
        <source>%1 sample tested early</source>
        <translation>%1 Sample früh getestet</translation>
    </message>
    <message>
        <source>%1 samples tested early</source>
        <translation>%1 Samples früh getestet</translation>
    </message>
    <message>
        <source>%1 tile proven</source>
        <translation>%1 Kachel bewiesen</translation>
    </message>
    <message>
        <source>%1 tiles proven</source>
        <translation>%1 Kacheln bewiesen</translation>
    </message>
    <message>
        <source>Set by %1: %2</source>
        <translation>Gesetzt von %1: %2</translation>
    </message>
    <message>
        <source>Enter, or a double click: uses the machine with this change.</source>
        <translation>Eingabe oder Doppelklick: nimmt die Maschine mit dieser Änderung.</translation>
    </message>
    <message>
        <source>the whole draw</source>
        <translation>der ganze Draw</translation>
    </message>
    <message>
        <source>Set by no call: it is as the API begins</source>
        <translation>Von keinem Aufruf gesetzt: Es ist, wie die API beginnt</translation>
    </message>
    <message>
        <source>no single change</source>
        <translation>keine einzelne Änderung</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Δ cycles</source>
        <translation>Δ Takte</translation>
    </message>
    <message>
        <source>Δ energy (illustrative)</source>
        <translation>Δ Energie (illustrativ)</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>vitrine::views::WhyNotView</name>
    <message>
        <source>Open a capture to find out why its draws go without HiZ culling, early test, bypass or layer 2.</source>
        <translation>Öffnen Sie eine Aufzeichnung, um zu erfahren, warum ihre Draws ohne HiZ-Culling, frühen Test, Bypass oder Ebene 2 auskommen müssen.</translation>
    </message>
    <message>
        <source>The runs were cancelled.</source>
        <translation>Die Läufe wurden abgebrochen.</translation>
    </message>
    <message>
        <source>What was run</source>
        <translation>Was ausgeführt wurde</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Runs the draw on this machine by itself, and once more with each single change of a knob or of its state that may bring something back.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Führt den Draw für sich allein auf dieser Maschine aus, und noch einmal mit jeder einzelnen Änderung eines Reglers oder seines Zustands, die etwas zurückbringen kann.</translation>
    </message>
    <message>
        <source>Run the draw with each change</source>
        <translation>Draw mit jeder Änderung ausführen</translation>
    </message>
    <message>
        <source>Finds out what the draw that is shown goes without, and why.</source>
        <translation>Findet heraus, ohne was der gezeigte Draw auskommen muss, und warum.</translation>
    </message>
    <message>
        <source>What the draw goes without</source>
        <translation>Ohne was der Draw auskommen muss</translation>
    </message>
    <message>
        <source>Δ: more (+) or less (−) than the draw takes as it is, measured. Enter on a knob uses that machine.</source>
        <translation>Δ: mehr (+) oder weniger (−) mit der Änderung, gemessen. Eingabe auf Reglern nimmt diese Maschine.</translation>
    </message>
    <message>
        <source>Use the machine with this change</source>
        <translation>Die Maschine mit dieser Änderung nehmen</translation>
    </message>
    <message>
        <source>Replays the capture on this machine with the knob of the row changed. The toolbar leads back.</source>
        <translation>Gibt die Aufzeichnung auf dieser Maschine wieder, mit dem Regler der Zeile geändert. Die Leiste oben führt zurück.</translation>
    </message>
    <message>
        <source>Press Run to find out what %1 goes without, of HiZ culling, early test, bypass and layer 2, and why: it is run by itself, and once more with each single change that may help.</source>
        <translation>Drücken Sie Ausführen, um zu erfahren, welche von HiZ-Culling, frühem Test, Bypass und Ebene 2 fehlen, und warum (%1): Der Draw läuft für sich allein, und noch einmal mit jeder einzelnen Änderung, die helfen kann.</translation>
    </message>
    <message>
        <source>Go to a draw to find out why it goes without HiZ culling, early test, bypass or layer 2.</source>
        <translation>Gehen Sie zu einem Draw, um zu erfahren, warum er ohne HiZ-Culling, frühen Test, Bypass oder Ebene 2 auskommen muss.</translation>
    </message>
    <message>
        <source>Running %1 with each change</source>
        <translation>Läuft mit jeder Änderung: %1</translation>
    </message>
    <message>
        <source>On %1, alone: %2 and energy (illustrative) of %3</source>
        <translation>Ausgeführt: %1, allein: %2, Energie (illustrativ) %3</translation>
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
        <source>%1. Press Run for %2</source>
        <translation>%1. Mit „Ausführen“ käme: %2</translation>
    </message>
</context>
</TS>
