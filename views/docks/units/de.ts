<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>CommandItems</name>
    <message>
        <source>✓ right behind a FLUSH</source>
        <translation>✓ unmittelbar nach einem FLUSH</translation>
    </message>
    <message>
        <source>✗ no FLUSH right before it</source>
        <translation>✗ kein FLUSH unmittelbar davor</translation>
    </message>
    <message>
        <source>%1 word</source>
        <translation>%1 Wort</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 Wörter</translation>
    </message>
</context>
<context>
    <name>DockTable</name>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>What every unit and queue of the machine holds at the cursor: registers, counters, items.</source>
        <translation>Was jede Einheit und jede Warteschlange der Maschine am Cursor enthält: Register, Zähler, Einträge.</translation>
    </message>
</context>
<context>
    <name>UnitItems</name>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>thread scheduler</source>
        <translation>Thread-Scheduler</translation>
    </message>
    <message>
        <source>load controller</source>
        <translation>Ladesteuerung</translation>
    </message>
    <message>
        <source>instruction cache</source>
        <translation>Befehlscache</translation>
    </message>
    <message>
        <source>constant RAM</source>
        <translation>Konstanten-RAM</translation>
    </message>
    <message>
        <source>register bank</source>
        <translation>Registerbank</translation>
    </message>
    <message>
        <source>thread packing buffer</source>
        <translation>Packpuffer für Threads</translation>
    </message>
    <message>
        <source>input bus</source>
        <translation>Eingangsbus</translation>
    </message>
    <message>
        <source>ALU of group %1</source>
        <translation>ALU von Gruppe %1</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>Teile</translation>
    </message>
</context>
<context>
    <name>vitrine::views::UnitsView</name>
    <message>
        <source>Units and queues with what they hold</source>
        <translation>Einheiten und Warteschlangen mit dem, was sie enthalten</translation>
    </message>
    <message>
        <source>Step to a draw to see what the units and queues of the machine hold.</source>
        <translation>Gehen Sie zu einem Draw, um zu sehen, was die Einheiten und Warteschlangen der Maschine enthalten.</translation>
    </message>
    <message>
        <source>Filter: a name or a value</source>
        <translation>Filter: ein Name oder ein Wert</translation>
    </message>
    <message>
        <source>Filter units</source>
        <translation>Einheiten filtern</translation>
    </message>
    <message>
        <source>Only what differs from what was there before the last step.</source>
        <translation>Nur was sich von dem unterscheidet, was vor dem letzten Schritt da war.</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alles zuklappen</translation>
    </message>
    <message>
        <source>Keeps the rows whose name or value contains this text.</source>
        <translation>Behält die Zeilen, deren Name oder Wert diesen Text enthält.</translation>
    </message>
</context>
</TS>
