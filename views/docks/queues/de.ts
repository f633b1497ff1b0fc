<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>How full every queue is and what every unit does over the cycles of the draw, and who waits.</source>
        <translation>Wie voll jede Warteschlange ist und was jede Einheit über die Takte des Draws tut, und wer wartet.</translation>
    </message>
</context>
<context>
    <name>LaneReport</name>
    <message>
        <source>%1 is working</source>
        <translation>%1 arbeitet</translation>
    </message>
    <message>
        <source>%1 is idle</source>
        <translation>%1 ist untätig</translation>
    </message>
    <message>
        <source>%1 full</source>
        <translation>%1 voll</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 leer</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Would have been enough</source>
        <translation>Hätte gereicht</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Full cycles</source>
        <translation>Volle Takte</translation>
    </message>
    <message>
        <source>Items in</source>
        <translation>Hinein</translation>
    </message>
    <message>
        <source>Items out</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>Grants</source>
        <translation>Zuteilungen</translation>
    </message>
    <message>
        <source>Cycles on the way</source>
        <translation>Takte unterwegs</translation>
    </message>
    <message>
        <source>Filled by</source>
        <translation>Gefüllt von</translation>
    </message>
    <message>
        <source>Emptied by</source>
        <translation>Geleert von</translation>
    </message>
    <message>
        <source>&lt;p&gt;From %1 to %2 entries, %3 on average.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Von %1 bis %2 Einträge, im Mittel %3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Taken, completed</source>
        <translation>Genommen, beantwortet</translation>
    </message>
    <message>
        <source>Taken, fragments</source>
        <translation>Genommen, Fragmente</translation>
    </message>
    <message>
        <source>Taken, vertices</source>
        <translation>Genommen, Vertices</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Auslagerungen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing: it was never stalled there.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Nichts: sie stand dort nie still.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt; cycles: %2&lt;br&gt;first in cycle %3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt; Takte: %2&lt;br&gt;zuerst in Takt %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;And %1 shorter ones.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Und %1 kürzere.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 stalled cycles lie too far back to be explained; only their number was kept.&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1 Takte Stillstand liegen zu weit zurück, um erklärt zu werden; nur ihre Zahl wurde behalten.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Choose a unit or a queue to see its numbers and what holds it up.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Einheit oder Warteschlange wählen, um ihre Zahlen zu sehen, und was sie aufhält.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Most in %1</source>
        <translation>Am meisten in %1</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>%1: what held it up</source>
        <translation>%1: was sie aufgehalten hat</translation>
    </message>
</context>
<context>
    <name>Lanes</name>
    <message>
        <source>would have been enough: %1</source>
        <translation>hätte gereicht: %1</translation>
    </message>
    <message>
        <source> · pending %1, completed %2, reserved %3</source>
        <translation> · wartend %1, beantwortet %2, freigehalten %3</translation>
    </message>
    <message>
        <source> · full</source>
        <translation> · voll</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message>
        <source>up to cycle %1</source>
        <translation>bis Takt %1</translation>
    </message>
    <message>
        <source>Units: what each does</source>
        <translation>Einheiten: was jede tut</translation>
    </message>
    <message>
        <source>Queues: entries over time</source>
        <translation>Warteschlangen: Einträge über die Zeit</translation>
    </message>
    <message>
        <source>Queues between stages</source>
        <translation>Warteschlangen zwischen Stufen</translation>
    </message>
    <message>
        <source>full for %1 cycle</source>
        <translation>voll in %1 Takt</translation>
    </message>
    <message>
        <source>full for %1 cycles</source>
        <translation>voll in %1 Takten</translation>
    </message>
    <message>
        <source> · room held for %1</source>
        <translation> · Platz gehalten für %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;A click opens and closes the section.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Ein Klick öffnet und schließt den Abschnitt.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>about %1 of %2 in %3; kept exactly from cycle %4 on</source>
        <translation>etwa %1 von %2 in %3; genau erhalten ab Takt %4</translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <translation>%1 von %2 in %3</translation>
    </message>
    <message>
        <source>%1 is kept exactly from cycle %2 on</source>
        <translation>%1 ist ab Takt %2 genau erhalten</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Beside the name: how much of the cycles shown it works.</source>
        <translation>Neben dem Namen: in welchem Teil der gezeigten Takte sie arbeitet.</translation>
    </message>
    <message>
        <source>clears, copies</source>
        <translation>Löschen, Kopien</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
</context>
<context>
    <name>QueueRows</name>
    <message>
        <source>part of %1</source>
        <translation>Teil von %1</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>Am Cursor</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Meistes</translation>
    </message>
    <message>
        <source>Would have been enough</source>
        <translation>Hätte gereicht</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Full cycles</source>
        <translation>Volle Takte</translation>
    </message>
    <message>
        <source>Items in</source>
        <translation>Hinein</translation>
    </message>
    <message>
        <source>Items out</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>Grants</source>
        <translation>Zuteilungen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Utilization, %</source>
        <translation>Auslastung, %</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Arbeitet</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Untätig</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>Completed tasks taken</source>
        <translation>Beantwortete Aufgaben genommen</translation>
    </message>
    <message>
        <source>Fragment tasks taken</source>
        <translation>Fragmentaufgaben genommen</translation>
    </message>
    <message>
        <source>Vertex tasks taken</source>
        <translation>Vertexaufgaben genommen</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Auslagerungen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Tasks finished</source>
        <translation>Aufgaben beendet</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>In the end because of</source>
        <translation>Letztlich wegen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::QueuesView</name>
    <message>
        <source>Go to a draw to see what the machine&apos;s units and queues do in it.</source>
        <translation>Zu einem Draw gehen, um zu sehen, was die Einheiten und Warteschlangen der Maschine darin tun.</translation>
    </message>
    <message>
        <source>Hidden latency</source>
        <translation>Verdeckte Latenz</translation>
    </message>
    <message>
        <source>Fit heights</source>
        <translation>Höhen anpassen</translation>
    </message>
    <message>
        <source>Draws every queue up to the most that it held, instead of its capacity.</source>
        <translation>Zeichnet jede Warteschlange bis zum Meisten, was darin war, statt bis zur Kapazität.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Shows the numbers of the selected lane and what holds it up.</source>
        <translation>Zeigt die Zahlen der gewählten Spur, und was sie aufhält.</translation>
    </message>
    <message>
        <source>Shows the numbers of the lanes as tables.</source>
        <translation>Zeigt die Zahlen der Spuren als Tabellen.</translation>
    </message>
    <message>
        <source>Numbers of the lane</source>
        <translation>Zahlen der Spur</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Who waits for whom</source>
        <translation>Wer auf wen wartet</translation>
    </message>
    <message>
        <source>Hidden latency %1 %</source>
        <translation>Verdeckte Latenz %1 %</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden latency&lt;/b&gt;&lt;br&gt;In %1 cycles of the processors a task waited for a device; in %2 of them the processor worked on another one. In what is shown, of the tasks kept.</source>
        <translation>&lt;b&gt;Verdeckte Latenz&lt;/b&gt;&lt;br&gt;In %1 Takten der Prozessoren hat eine Aufgabe auf ein Gerät gewartet; in %2 davon hat der Prozessor an einer anderen gearbeitet. Im Gezeigten, von den behaltenen Aufgaben.</translation>
    </message>
    <message>
        <source>Units and queues over time</source>
        <translation>Einheiten und Warteschlangen über die Zeit</translation>
    </message>
    <message>
        <source>No task waits for a device in the cycles shown</source>
        <translation>In den gezeigten Takten wartet keine Aufgabe auf ein Gerät</translation>
    </message>
</context>
</TS>
