<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>What the machine is told of the last draw, with what the last step changed.</source>
        <translation>Was der Maschine vom letzten Draw mitgeteilt wird und was der letzte Schritt geändert hat.</translation>
    </message>
</context>
<context>
    <name>StateModel</name>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StateModel</name>
    <message>
        <source>%1 (new)</source>
        <translation>%1 (neu)</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (war %2)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StateTree</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StateView</name>
    <message>
        <source>State of the current draw</source>
        <translation>Zustand des aktuellen Draws</translation>
    </message>
    <message>
        <source>Filter: a name or a value</source>
        <translation>Filter: Name oder Wert</translation>
    </message>
    <message>
        <source>Filter state</source>
        <translation>Zustand filtern</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON exportieren…</translation>
    </message>
    <message>
        <source>Export state as JSON</source>
        <translation>Zustand als JSON exportieren</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle aufklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message>
        <source>There is no draw yet whose state could be exported</source>
        <translation>Es gibt noch keinen Draw, dessen Zustand sich exportieren ließe</translation>
    </message>
    <message>
        <source>%1 on unit %2</source>
        <translation>%1 an Einheit %2</translation>
    </message>
    <message>
        <source>Keeps the rows whose name or value contains this text.</source>
        <translation>Behält die Zeilen, deren Name oder Wert diesen Text enthält.</translation>
    </message>
    <message>
        <source>Only what differs from the state shown before the last step.</source>
        <translation>Nur, was sich vom Zustand vor dem letzten Schritt unterscheidet.</translation>
    </message>
    <message>
        <source>Saves the whole state as a JSON document.</source>
        <translation>Speichert den ganzen Zustand als JSON-Dokument.</translation>
    </message>
    <message>
        <source>No draw so far. The state of a draw appears here once one is reached: press {key:next-action}.</source>
        <translation>Bisher kein Draw. Der Zustand eines Draws erscheint hier, sobald einer erreicht ist: {key:next-action} drücken.</translation>
    </message>
    <message>
        <source>Draw %1 draws nothing, and has no state.</source>
        <translation>Draw %1 zeichnet nichts und hat keinen Zustand.</translation>
    </message>
</context>
</TS>
