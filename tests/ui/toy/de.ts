<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Toy</source>
        <translation>Spielzeug</translation>
    </message>
    <message>
        <source>How many calls the picture took.</source>
        <translation>Wie viele Aufrufe das Bild gekostet hat.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ToyView</name>
    <message>
        <source>Calls: %1</source>
        <translation>Aufrufe: %1</translation>
    </message>
</context>
</TS>
