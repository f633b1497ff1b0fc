<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>The cursor&apos;s cycle in words: what each part of the machine did, or why it could not go on.</source>
        <translation>Der Takt am Cursor in Worten: was jeder Teil der Maschine tat oder warum er nicht weiterkonnte.</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Devices and memory</source>
        <translation>Geräte und Speicher</translation>
    </message>
    <message>
        <source>working</source>
        <translation>arbeitet</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>%1 part goes on as in the cycle before.</source>
        <translation>%1 Teil macht weiter wie im Takt davor.</translation>
    </message>
    <message>
        <source>%1 parts go on as in the cycle before.</source>
        <translation>%1 Teile machen weiter wie im Takt davor.</translation>
    </message>
    <message>
        <source>%1 is idle.</source>
        <translation>%1 ist untätig.</translation>
    </message>
    <message>
        <source>No part is idle.</source>
        <translation>Kein Teil ist untätig.</translation>
    </message>
    <message>
        <source>%1 part is idle.</source>
        <translation>%1 Teil ist untätig.</translation>
    </message>
    <message>
        <source>%1 parts are idle.</source>
        <translation>%1 Teile sind untätig.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Tätigkeit</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ExplainView</name>
    <message>
        <source>What the parts of the machine did in the cycle</source>
        <translation>Was die Teile der Maschine im Takt taten</translation>
    </message>
    <message>
        <source>Go to a draw to have a cycle of the machine explained.</source>
        <translation>Gehen Sie zu einem Draw, um sich einen Takt der Maschine erklären zu lassen.</translation>
    </message>
    <message>
        <source>Only what changed</source>
        <translation>Nur was sich änderte</translation>
    </message>
    <message>
        <source>Leaves out the parts that go on as in the cycle before: those that began, stopped or wait for something else stay, and those that something happened to.</source>
        <translation>Lässt die Teile weg, die weitermachen wie im Takt davor: Es bleiben die, die begannen, aufhörten oder auf anderes warten, und die, denen etwas geschah.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
</TS>
