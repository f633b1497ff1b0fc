<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Looks for words in calls, shaders and names of resources, or for calls by a filter.</source>
        <translation>Sucht Wörter in Aufrufen, Shadern und Namen von Ressourcen oder Aufrufe mit einem Filter.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SearchModel</name>
    <message>
        <source>Calls · %1</source>
        <translation>Aufrufe · %1</translation>
    </message>
    <message>
        <source>Lines of shaders · %1</source>
        <translation>Shader-Zeilen · %1</translation>
    </message>
    <message>
        <source>Resources · %1</source>
        <translation>Ressourcen · %1</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>after the last frame</source>
        <translation>nach dem letzten Frame</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>Vertex</translation>
    </message>
    <message>
        <source>fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>%1 · %2, line %3</source>
        <comment>shader, stage, number</comment>
        <translation>%1 · %2, Zeile %3</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SearchView</name>
    <message>
        <source>Search calls, shaders and resources</source>
        <translation>Aufrufe, Shader und Ressourcen durchsuchen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stop&lt;/b&gt;&lt;br&gt;Ends the search; what was found stays.</source>
        <translation>&lt;b&gt;Stopp&lt;/b&gt;&lt;br&gt;Beendet die Suche; das Gefundene bleibt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Next find</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous find</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Open a capture to search it.</source>
        <translation>Eine Aufzeichnung öffnen, um sie zu durchsuchen.</translation>
    </message>
    <message>
        <source>Type what to look for: words of a call or a shader, the name of a resource, or a filter such as texture:3.</source>
        <translation>Suchbegriff eingeben: Wörter eines Aufrufs oder Shaders, den Namen einer Ressource oder einen Filter wie texture:3.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Not looked for in calls: %1.</source>
        <translation>In Aufrufen nicht gesucht: %1.</translation>
    </message>
    <message>
        <source>%1. Shaders and resources are searched for words alone.</source>
        <translation>%1. Shader und Ressourcen werden nur nach Wörtern durchsucht.</translation>
    </message>
    <message>
        <source>Shaders and resources are not known here: %1.</source>
        <translation>Shader und Ressourcen sind hier nicht bekannt: %1.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>%1 call,</source>
        <translation>%1 Aufruf,</translation>
    </message>
    <message>
        <source>%1 calls,</source>
        <translation>%1 Aufrufe,</translation>
    </message>
    <message>
        <source>%1 line of shaders,</source>
        <translation>%1 Shader-Zeile,</translation>
    </message>
    <message>
        <source>%1 lines of shaders,</source>
        <translation>%1 Shader-Zeilen,</translation>
    </message>
    <message>
        <source>%1 resource.</source>
        <translation>%1 Ressource.</translation>
    </message>
    <message>
        <source>%1 resources.</source>
        <translation>%1 Ressourcen.</translation>
    </message>
    <message>
        <source>Goes to the next thing that was found.</source>
        <translation>Geht zum nächsten Treffer.</translation>
    </message>
    <message>
        <source>Goes back to what was found before.</source>
        <translation>Geht zurück zum vorigen Treffer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search&lt;/b&gt;&lt;br&gt;Looks for these words in all calls, in the shaders that there are at this position and in the names of resources; fields, such as &lt;i&gt;texture:3&lt;/i&gt;, look for calls. {key:next-find} and {key:previous-find} go from one find to the next.</source>
        <translation>&lt;b&gt;Suche&lt;/b&gt;&lt;br&gt;Sucht diese Wörter in allen Aufrufen, in den Shadern, die es an dieser Position gibt, und in den Namen der Ressourcen; Felder wie &lt;i&gt;texture:3&lt;/i&gt; suchen Aufrufe. {key:next-find} und {key:previous-find} gehen von Treffer zu Treffer.</translation>
    </message>
</context>
</TS>
