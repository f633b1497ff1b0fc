<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>What limits</source>
        <translation>Was begrenzt</translation>
    </message>
    <message>
        <source>Which unit or queue limits the frame: what each change of a knob gains.</source>
        <translation>Welche Einheit oder Warteschlange den Frame begrenzt: was jede Änderung eines Reglers einspart.</translation>
    </message>
</context>
<context>
    <name>LimitRows</name>
    <message>
        <source>not runnable: %1</source>
        <translation>nicht ausführbar: %1</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>Knob</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
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
    <message>
        <source>Δ %</source>
        <translation>Δ %</translation>
    </message>
</context>
<context>
    <name>vitrine::views::LimitsView</name>
    <message>
        <source>Open a capture to find out what limits its frames.</source>
        <translation>Öffnen Sie eine Aufzeichnung, um zu erfahren, was ihre Frames begrenzt.</translation>
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
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Runs the frame on this machine, and once more with each single change of a knob: latencies halved, rates and depths doubled, one more processor.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Führt den Frame auf dieser Maschine aus, und noch einmal mit jeder einzelnen Änderung eines Reglers: Latenzen halbiert, Raten und Tiefen verdoppelt, ein Prozessor mehr.</translation>
    </message>
    <message>
        <source>What each change gains</source>
        <translation>Was jede Änderung einspart</translation>
    </message>
    <message>
        <source>Δ: more (+) or less (−) than this machine takes, measured. A bar is the share of the frame&apos;s cycles.</source>
        <translation>Δ: mehr (+) oder weniger (−), als diese Maschine braucht, gemessen. Ein Balken ist der Anteil an den Takten des Frames.</translation>
    </message>
    <message>
        <source>Press Run to find out what limits the frame that is shown: it is run on this machine, and once more with each single change of a knob.</source>
        <translation>Drücken Sie Ausführen, um zu erfahren, was den gezeigten Frame begrenzt: Er läuft auf dieser Maschine, und noch einmal mit jeder einzelnen Änderung eines Reglers.</translation>
    </message>
    <message>
        <source>Running the frame with each change</source>
        <translation>Der Frame läuft mit jeder Änderung</translation>
    </message>
    <message>
        <source>On %1: %2 and energy (illustrative) of %3</source>
        <translation>Ausgeführt: %1, %2, Energie (illustrativ) %3</translation>
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
    <message>
        <source>Run the frame with each change</source>
        <translation>Frame mit jeder Änderung ausführen</translation>
    </message>
    <message>
        <source>Finds out what limits the frame that is shown.</source>
        <translation>Findet heraus, was den gezeigten Frame begrenzt.</translation>
    </message>
</context>
</TS>
