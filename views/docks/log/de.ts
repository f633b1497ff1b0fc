<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Calls that could not be replayed, and what the machine said of draws.</source>
        <translation>Aufrufe, die sich nicht wiedergeben ließen, und was die Maschine zu Draws gesagt hat.</translation>
    </message>
</context>
<context>
    <name>DrawNotes</name>
    <message>
        <source>Draw %1: %2 of %3, first in cycle %4</source>
        <translation>Draw %1: %2 von %3, zuerst in Takt %4</translation>
    </message>
    <message>
        <source>Draw %1: %2</source>
        <translation>Draw %1: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::LogView</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Log · %1 warning</source>
        <translation>Protokoll · %1 Warnung</translation>
    </message>
    <message>
        <source>Log · %1 warnings</source>
        <translation>Protokoll · %1 Warnungen</translation>
    </message>
    <message>
        <source>No warnings: every call so far could be replayed.</source>
        <translation>Keine Warnungen: Bisher ließ sich jeder Aufruf wiedergeben.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
</TS>
