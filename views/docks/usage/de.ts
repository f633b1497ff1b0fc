<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Usage</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Which calls of the frame make, bind, write and read a resource.</source>
        <translation>Welche Aufrufe des Frames eine Ressource erzeugen, binden, schreiben und lesen.</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>clear, call %1</source>
        <translation>Clear, Aufruf %1</translation>
    </message>
    <message>
        <source>copy, call %1</source>
        <translation>Copy, Aufruf %1</translation>
    </message>
    <message>
        <source>present, call %1</source>
        <translation>Present, Aufruf %1</translation>
    </message>
    <message>
        <source>created</source>
        <translation>erzeugt</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>gebunden</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>angehängt</translation>
    </message>
    <message>
        <source>detached</source>
        <translation>abgehängt</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>gemappt</translation>
    </message>
    <message>
        <source>filled by the program</source>
        <translation>vom Programm gefüllt</translation>
    </message>
    <message>
        <source>given its size</source>
        <translation>Größe festgelegt</translation>
    </message>
    <message>
        <source>a uniform set</source>
        <translation>Uniform gesetzt</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>gelinkt</translation>
    </message>
    <message>
        <source>drawn to</source>
        <translation>hineingezeichnet</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>geleert</translation>
    </message>
    <message>
        <source>copied to</source>
        <translation>hineinkopiert</translation>
    </message>
    <message>
        <source>mipmaps made</source>
        <translation>Mipmaps erzeugt</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>run</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>gesampelt</translation>
    </message>
    <message>
        <source>read as vertices</source>
        <translation>als Vertices gelesen</translation>
    </message>
    <message>
        <source>read as indices</source>
        <translation>als Indizes gelesen</translation>
    </message>
    <message>
        <source>tested against</source>
        <translation>dagegen getestet</translation>
    </message>
    <message>
        <source>read back</source>
        <translation>zurückgelesen</translation>
    </message>
    <message>
        <source>copied from</source>
        <translation>herauskopiert</translation>
    </message>
    <message>
        <source>presented</source>
        <translation>präsentiert</translation>
    </message>
    <message>
        <source>create</source>
        <translation>erzeugen</translation>
    </message>
    <message>
        <source>bind</source>
        <translation>binden</translation>
    </message>
    <message>
        <source>write</source>
        <translation>schreiben</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1× gelesen</translation>
    </message>
    <message>
        <source>%1 reads</source>
        <translation>%1× gelesen</translation>
    </message>
    <message>
        <source>%1 write</source>
        <translation>%1× geschrieben</translation>
    </message>
    <message>
        <source>%1 writes</source>
        <translation>%1× geschrieben</translation>
    </message>
</context>
<context>
    <name>vitrine::views::UsageStrip</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Filled squares are writes, hollow circles reads, dots binds, a plus is where it is made and a cross where it is deleted.</source>
        <translation>Gefüllte Quadrate sind Schreib-, leere Kreise Lesezugriffe, Punkte Bindungen; ein Plus steht, wo die Ressource angelegt, und ein Kreuz, wo sie gelöscht wird.</translation>
    </message>
    <message>
        <source>Uses over the frame</source>
        <translation>Verwendungen im Frame</translation>
    </message>
    <message>
        <source>%1 before it, in call %2</source>
        <translation>%1 davor, in Aufruf %2</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 in %2: %3</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>%1 resource</source>
        <translation>%1 Ressource</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>%1 Ressourcen</translation>
    </message>
    <message>
        <source>%1 step</source>
        <translation>%1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>C</source>
        <comment>clear</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>K</source>
        <comment>copy</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>P</source>
        <comment>present</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Ten columns back</source>
        <translation>Zehn Spalten zurück</translation>
    </message>
    <message>
        <source>Goes back by ten columns.</source>
        <translation>Geht um zehn Spalten zurück.</translation>
    </message>
    <message>
        <source>Ten columns on</source>
        <translation>Zehn Spalten weiter</translation>
    </message>
    <message>
        <source>Goes on by ten columns.</source>
        <translation>Geht um zehn Spalten weiter.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::UsageView</name>
    <message>
        <source>Looking through the frame was cancelled. It is done again with the next step.</source>
        <translation>Die Durchsicht des Frames wurde abgebrochen. Sie wird mit dem nächsten Schritt wiederholt.</translation>
    </message>
    <message>
        <source>◂ Write</source>
        <translation>◂ Schreiben</translation>
    </message>
    <message>
        <source>&lt;b&gt;Previous write&lt;/b&gt;&lt;br&gt;Goes to the call before this one that writes to the resource, in whichever frame.</source>
        <translation>&lt;b&gt;Voriges Schreiben&lt;/b&gt;&lt;br&gt;Geht zum Aufruf vor diesem, der in die Ressource schreibt, gleich in welchem Frame.</translation>
    </message>
    <message>
        <source>Previous write</source>
        <translation>Voriges Schreiben</translation>
    </message>
    <message>
        <source>Write ▸</source>
        <translation>Schreiben ▸</translation>
    </message>
    <message>
        <source>&lt;b&gt;Next write&lt;/b&gt;&lt;br&gt;Goes to the call after this one that writes to the resource, in whichever frame.</source>
        <translation>&lt;b&gt;Nächstes Schreiben&lt;/b&gt;&lt;br&gt;Geht zum Aufruf nach diesem, der in die Ressource schreibt, gleich in welchem Frame.</translation>
    </message>
    <message>
        <source>Next write</source>
        <translation>Nächstes Schreiben</translation>
    </message>
    <message>
        <source>All resources</source>
        <translation>Alle Ressourcen</translation>
    </message>
    <message>
        <source>&lt;b&gt;All resources&lt;/b&gt;&lt;br&gt;Shows every resource of the frame instead of the selected one.</source>
        <translation>&lt;b&gt;Alle Ressourcen&lt;/b&gt;&lt;br&gt;Zeigt alle Ressourcen des Frames statt der ausgewählten.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>&lt;b&gt;Table&lt;/b&gt;&lt;br&gt;Shows what the grid shows as a table.</source>
        <translation>&lt;b&gt;Tabelle&lt;/b&gt;&lt;br&gt;Zeigt den Inhalt des Rasters als Tabelle.</translation>
    </message>
    <message>
        <source>Uses of the resource</source>
        <translation>Verwendungen der Ressource</translation>
    </message>
    <message>
        <source>Open a capture to see what its calls do with its resources.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, was ihre Aufrufe mit ihren Ressourcen tun.</translation>
    </message>
    <message>
        <source>Looking through the calls of the frame…</source>
        <translation>Aufrufe des Frames werden durchgesehen…</translation>
    </message>
    <message>
        <source>No call of this frame uses a resource.</source>
        <translation>Kein Aufruf dieses Frames verwendet eine Ressource.</translation>
    </message>
    <message>
        <source>No call of this frame uses %1.</source>
        <translation>Kein Aufruf dieses Frames verwendet %1.</translation>
    </message>
    <message>
        <source> · Only the first %1 are shown.</source>
        <translation> · Nur die ersten %1 werden gezeigt.</translation>
    </message>
    <message>
        <source>%1 use</source>
        <translation>%1 Verwendung</translation>
    </message>
    <message>
        <source>%1 uses</source>
        <translation>%1 Verwendungen</translation>
    </message>
    <message>
        <source>No resource is selected</source>
        <translation>Keine Ressource ausgewählt</translation>
    </message>
    <message>
        <source>Usage · %1</source>
        <translation>Verwendung · %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Uses over the frame&lt;/b&gt;&lt;br&gt;The arrows move, {key:usage-page-back} and {key:usage-page-on} by ten columns; Enter goes there.</source>
        <translation>&lt;b&gt;Verwendungen im Frame&lt;/b&gt;&lt;br&gt;Die Pfeiltasten bewegen, {key:usage-page-back} und {key:usage-page-on} um zehn Spalten; Enter geht dorthin.</translation>
    </message>
</context>
</TS>
