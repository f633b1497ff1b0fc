<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Breakpoints</name>
    <message>
        <source>Break when</source>
        <translation>Anhalten, wenn</translation>
    </message>
    <message>
        <source>%1 happens</source>
        <translation>%1 geschieht</translation>
    </message>
    <message>
        <source>%1 happens in %2</source>
        <translation>%1 in %2 geschieht</translation>
    </message>
    <message>
        <source>%1 comes to %2 or more</source>
        <translation>%1 auf %2 oder mehr steigt</translation>
    </message>
    <message>
        <source>%1 falls to %2 or less</source>
        <translation>%1 auf %2 oder weniger fällt</translation>
    </message>
    <message>
        <source>%1 comes to exactly %2</source>
        <translation>%1 genau auf %2 kommt</translation>
    </message>
    <message>
        <source>%1 becomes full</source>
        <translation>%1 voll wird</translation>
    </message>
    <message>
        <source>%1 becomes empty</source>
        <translation>%1 leer wird</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 sich ändert</translation>
    </message>
    <message>
        <source>pixel %1,%2 is written</source>
        <translation>Pixel %1,%2 geschrieben wird</translation>
    </message>
    <message>
        <source>something happens to pixel %1,%2</source>
        <translation>mit Pixel %1,%2 etwas geschieht</translation>
    </message>
    <message>
        <source>something happens to task %1 of draw %2</source>
        <translation>mit Task %1 von Draw %2 etwas geschieht</translation>
    </message>
    <message>
        <source>something happens to task %1</source>
        <translation>mit Task %1 etwas geschieht</translation>
    </message>
    <message>
        <source>“%1” would never stop a run: %2</source>
        <translation>„%1“ würde nie einen Lauf anhalten: %2</translation>
    </message>
    <message>
        <source>a command writes the register %1</source>
        <translation>ein Befehl schreibt das Register %1</translation>
    </message>
</context>
<context>
    <name>Bypass</name>
    <message>
        <source>bypass · class %1 · %2</source>
        <translation>Bypass · Klasse %1 · %2</translation>
    </message>
    <message>
        <source>no bypass · class %1 · %2</source>
        <translation>kein Bypass · Klasse %1 · %2</translation>
    </message>
    <message>
        <source>The fragments of this draw bypass the processors: %1.</source>
        <translation>Die Fragmente dieses Draws umgehen die Prozessoren: %1.</translation>
    </message>
    <message>
        <source>The fragments of this draw are shaded by the processors: %1.</source>
        <translation>Die Fragmente dieses Draws werden von den Prozessoren gerechnet: %1.</translation>
    </message>
    <message>
        <source>Class %1; the rule that decides it: %2.</source>
        <translation>Klasse %1; die Regel, die das entscheidet: %2.</translation>
    </message>
    <message>
        <source>Fragment tasks issued: %1.</source>
        <translation>Vergebene Fragmentaufgaben: %1.</translation>
    </message>
    <message>
        <source>Pixels through the register bank: %1 in, %2 out, room for %3; %4 cycles without room.</source>
        <translation>Pixel durch die Registerbank: %1 hinein, %2 heraus, Platz für %3; %4 Takte ohne Platz.</translation>
    </message>
    <message>
        <source>Pass %1, %2</source>
        <translation>Durchgang %1, %2</translation>
    </message>
    <message>
        <source>%1: %2 pixels with a color.</source>
        <translation>%1: %2 Pixel mit einer Farbe.</translation>
    </message>
    <message>
        <source>%1: nothing to shade; ZST counts %2 samples and resolves %3 pixels.</source>
        <translation>%1: nichts zu schattieren; ZST zählt %2 Samples und löst %3 Pixel auf.</translation>
    </message>
</context>
<context>
    <name>CaptureForms</name>
    <message>
        <source>Save the capture as</source>
        <translation>Aufzeichnung speichern als</translation>
    </message>
    <message>
        <source>Captures (*.vitrine)</source>
        <translation>Aufzeichnungen (*.vitrine)</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>{} can&apos;t be made: {}</source>
        <translation>{} lässt sich nicht anlegen: {}</translation>
    </message>
    <message>
        <source>“{}” in it is no list</source>
        <translation>„{}“ darin ist keine Liste</translation>
    </message>
    <message>
        <source>entry {} of “{}” in it makes no sense</source>
        <translation>Eintrag {} von „{}“ darin ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>“breakpoints” in it is no list</source>
        <translation>„breakpoints“ darin ist keine Liste</translation>
    </message>
    <message>
        <source>entry {} of “breakpoints” in it makes no sense</source>
        <translation>Eintrag {} von „breakpoints“ darin ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>it is no JSON from byte {} on</source>
        <translation>ab Byte {} ist sie kein JSON</translation>
    </message>
    <message>
        <source>Write draw 37, draw 37 cycle 120, call 812, frame 3, or a pixel as 120,45</source>
        <translation>Schreiben Sie draw 37, draw 37 cycle 120, call 812, frame 3 oder ein Pixel als 120,45</translation>
    </message>
    <message>
        <source>{} is not loaded, because Vitrine ended while it ran; `vitrine-cli plugin allow {}` allows it again</source>
        <translation>{} ist nicht geladen, weil Vitrine endete, während es lief; `vitrine-cli plugin allow {}` erlaubt es wieder</translation>
    </message>
    <message>
        <source>{} is not loaded, because you have not allowed it</source>
        <translation>{} ist nicht geladen, weil Sie es nicht erlaubt haben</translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <translation>lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>{} {}: no plugin is allowed until you are asked again</source>
        <translation>{} {}: Kein Plugin ist erlaubt, bis Sie wieder gefragt werden</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>there is no folder for your settings to remember plugins in</source>
        <translation>es gibt keinen Ordner für Ihre Einstellungen, um sich Plugins darin zu merken</translation>
    </message>
    <message>
        <source>{} can&apos;t be written</source>
        <translation>{} lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>the program ended while it ran {}, which is not loaded any more until you allow it again</source>
        <translation>das Programm endete, während es {} ausführte; es wird nicht mehr geladen, bis Sie es wieder erlauben</translation>
    </message>
    <message>
        <source>missing: {} from {} ({}): {}</source>
        <translation>es fehlt: {} ab {} ({}): {}</translation>
    </message>
    <message>
        <source>missing: {} from {}: {}</source>
        <translation>es fehlt: {} ab {}: {}</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} gibt es nicht</translation>
    </message>
    <message>
        <source>{} is a folder, not a capture</source>
        <translation>{} ist ein Ordner, keine Aufzeichnung</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>There is no frame {}: {}</source>
        <translation>Es gibt keinen Frame {}: {}</translation>
    </message>
    <message>
        <source>There is no draw {}: {}</source>
        <translation>Es gibt keinen Draw {}: {}</translation>
    </message>
    <message>
        <source>There is no call {}: the last one is call {}</source>
        <translation>Es gibt keinen Aufruf {}: Der letzte ist Aufruf {}</translation>
    </message>
    <message>
        <source>They are larger than keys can be</source>
        <translation>Sie sind größer, als Tasten sein können</translation>
    </message>
    <message>
        <source>They are damaged</source>
        <translation>Sie sind beschädigt</translation>
    </message>
    <message>
        <source>Another version of Vitrine has written them</source>
        <translation>Eine andere Version von Vitrine hat sie geschrieben</translation>
    </message>
    <message>
        <source>They are larger than layouts can be</source>
        <translation>Sie sind größer, als Layouts sein können</translation>
    </message>
    <message>
        <source>the stored picture is no PNG that can be read</source>
        <translation>das gespeicherte Bild ist kein lesbares PNG</translation>
    </message>
    <message>
        <source>the stored picture is too large</source>
        <translation>das gespeicherte Bild ist zu groß</translation>
    </message>
    <message>
        <source>the stored picture is damaged</source>
        <translation>das gespeicherte Bild ist beschädigt</translation>
    </message>
    <message>
        <source>the capture has no picture of itself</source>
        <translation>die Aufzeichnung hat kein Bild von sich</translation>
    </message>
    <message>
        <source>call {}, {}, comes before any context is made current: the set-up is missing</source>
        <translation>Aufruf {}, {}, kommt, bevor ein Kontext aktuell gemacht wird: Die Einrichtung fehlt</translation>
    </message>
    <message>
        <source>the trace holds no calls</source>
        <translation>der Trace enthält keine Aufrufe</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>der Import wurde abgebrochen</translation>
    </message>
    <message>
        <source>call {}: {}</source>
        <translation>Aufruf {}: {}</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>dies ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>the file can&apos;t be read: {}</source>
        <translation>die Datei lässt sich nicht lesen: {}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the trace is cut off at byte {}</source>
        <translation>der Trace ist bei Byte {} abgeschnitten</translation>
    </message>
    <message>
        <source>the trace is corrupt at byte {}</source>
        <translation>der Trace ist bei Byte {} beschädigt</translation>
    </message>
    <message>
        <source>{} (compressed block at file offset {}): {}</source>
        <translation>{} (komprimierter Block bei Position {} der Datei): {}</translation>
    </message>
    <message>
        <source>{} can&apos;t be read: {}</source>
        <translation>{} lässt sich nicht lesen: {}</translation>
    </message>
    <message>
        <source>power: {}: the machine decides of all parts</source>
        <translation>power: {}: Über alle Teile entscheidet die Maschine</translation>
    </message>
    <message>
        <source>{}.{}: it has no values by name</source>
        <translation>{}.{}: hat keine Werte mit Namen</translation>
    </message>
    <message>
        <source>{}.{}.{}: it is none of on, reduced, off, operation</source>
        <translation>{}.{}.{}: ist keines von on, reduced, off, operation</translation>
    </message>
    <message>
        <source>{}.{}.{}: 0–1000000</source>
        <translation>{}.{}.{}: 0–1000000</translation>
    </message>
    <message>
        <source>{}: up to {} parts by name</source>
        <translation>{}: bis zu {} Teile mit Namen</translation>
    </message>
    <message>
        <source>it is no machine file: &quot;vitrine&quot;: 1 and &quot;kind&quot;: &quot;machine&quot; are missing</source>
        <translation>sie ist keine Maschinendatei: &quot;vitrine&quot;: 1 und &quot;kind&quot;: &quot;machine&quot; fehlen</translation>
    </message>
    <message>
        <source>&quot;vitrine&quot;: it was written by a newer Vitrine</source>
        <translation>&quot;vitrine&quot;: von einem neueren Vitrine geschrieben</translation>
    </message>
    <message>
        <source>&quot;vitrine&quot;: 1 is missing</source>
        <translation>&quot;vitrine&quot;: 1 fehlt</translation>
    </message>
    <message>
        <source>&quot;name&quot; is no text</source>
        <translation>&quot;name&quot; ist kein Text</translation>
    </message>
    <message>
        <source>it has no &quot;knobs&quot;</source>
        <translation>sie hat kein &quot;knobs&quot;</translation>
    </message>
    <message>
        <source>the unknown knob {} is ignored</source>
        <translation>der unbekannte Regler {} wird ignoriert</translation>
    </message>
    <message>
        <source>{}: its value is neither a number nor a word</source>
        <translation>{}: Der Wert ist weder eine Zahl noch ein Wort</translation>
    </message>
    <message>
        <source>preset: it is there twice, with two values</source>
        <translation>preset: zweimal da, mit zwei Werten</translation>
    </message>
    <message>
        <source>power.{}: the machine has no such part to switch</source>
        <translation>power.{}: Die Maschine hat keinen solchen Teil zum Schalten</translation>
    </message>
    <message>
        <source>it is too large for a machine file</source>
        <translation>sie ist zu groß für eine Maschinendatei</translation>
    </message>
    <message>
        <source>it is nested too deeply for a machine file</source>
        <translation>sie ist zu tief verschachtelt für eine Maschinendatei</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>sie ist kein JSON</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>sie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>“{}” can&apos;t be the name of a machine</source>
        <translation>„{}“ kann nicht der Name einer Maschine sein</translation>
    </message>
    <message>
        <source>the machine {} is built in</source>
        <translation>die Maschine {} ist eingebaut</translation>
    </message>
    <message>
        <source>there is no machine {}: it is none of {}, none of your own, and no machine file</source>
        <translation>es gibt keine Maschine {}: Sie ist keine von {}, keine eigene und keine Maschinendatei</translation>
    </message>
    <message>
        <source>{}.{}: on, reduced, off</source>
        <translation>{}.{}: on, reduced, off</translation>
    </message>
    <message>
        <source>“knobs” in it are no group</source>
        <translation>„knobs“ darin ist keine Gruppe</translation>
    </message>
    <message>
        <source>“{}” of “knobs” in it makes no sense</source>
        <translation>„{}“ in „knobs“ darin ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>it holds no notes</source>
        <translation>sie enthält keine Notizen</translation>
    </message>
    <message>
        <source>it was written by a newer Vitrine</source>
        <translation>sie wurde von einem neueren Vitrine geschrieben</translation>
    </message>
    <message>
        <source>it does not say of which version it is</source>
        <translation>sie sagt nicht, von welcher Version sie ist</translation>
    </message>
    <message>
        <source>it is too large for notes</source>
        <translation>die Datei ist zu groß für Notizen</translation>
    </message>
    <message>
        <source>its bytes can&apos;t be had</source>
        <translation>ihre Bytes sind nicht zu bekommen</translation>
    </message>
    <message>
        <source>no {} is in the standard library folders; set {}</source>
        <translation>{} ist in keinem der üblichen Bibliotheksordner; setzen Sie {}</translation>
    </message>
    <message>
        <source>{} is the drop-in library itself</source>
        <translation>{} ist die Drop-in-Bibliothek selbst</translation>
    </message>
    <message>
        <source>{} can&apos;t be loaded: {}</source>
        <translation>{} lässt sich nicht laden: {}</translation>
    </message>
    <message>
        <source>the drop-in library {} is not in {}</source>
        <translation>die Drop-in-Bibliothek {} ist nicht in {}</translation>
    </message>
    <message>
        <source>this system has no {}, which pass-through needs</source>
        <translation>diesem System fehlt {}, was zum Durchreichen gebraucht wird</translation>
    </message>
    <message>
        <source>where the system&apos;s {} lies can&apos;t be found out</source>
        <translation>wo {} des Systems liegt, lässt sich nicht herausfinden</translation>
    </message>
    <message>
        <source>the temporary folder&apos;s path is too long for a socket: {}</source>
        <translation>der Pfad des temporären Ordners ist zu lang für einen Socket: {}</translation>
    </message>
    <message>
        <source>the socket for plugins can&apos;t be made: {}</source>
        <translation>der Socket für Plugins lässt sich nicht anlegen: {}</translation>
    </message>
    <message>
        <source>no program is given</source>
        <translation>kein Programm ist angegeben</translation>
    </message>
    <message>
        <source>{} is no folder to start a program in</source>
        <translation>{} ist kein Ordner, in dem sich ein Programm starten lässt</translation>
    </message>
    <message>
        <source>{} can&apos;t be started: {}</source>
        <translation>{} lässt sich nicht starten: {}</translation>
    </message>
    <message>
        <source>no file is given for the capture</source>
        <translation>keine Datei ist für die Aufzeichnung angegeben</translation>
    </message>
    <message>
        <source>frames {} to {} are none</source>
        <translation>Frames von {} bis {} gibt es nicht</translation>
    </message>
    <message>
        <source>the folder for temporary files (TMPDIR) can&apos;t be used: {}</source>
        <translation>der Ordner für temporäre Dateien (TMPDIR) ist nicht brauchbar: {}</translation>
    </message>
    <message>
        <source>the socket for the program can&apos;t be made in {}: {}</source>
        <translation>der Socket für das Programm lässt sich in {} nicht anlegen: {}</translation>
    </message>
    <message>
        <source>the socket for the program can&apos;t be made: {}</source>
        <translation>der Socket für das Programm lässt sich nicht anlegen: {}</translation>
    </message>
    <message>
        <source>the connection to the program is corrupt after {} calls: {}</source>
        <translation>die Verbindung zum Programm ist nach {} Aufrufen gestört: {}</translation>
    </message>
    <message>
        <source>what has connected is none of Vitrine&apos;s drop-in libraries</source>
        <translation>was sich verbunden hat, ist keine von Vitrines Drop-in-Bibliotheken</translation>
    </message>
    <message>
        <source>the drop-in libraries are of another build of Vitrine</source>
        <translation>die Drop-in-Bibliotheken sind von einem anderen Build von Vitrine</translation>
    </message>
    <message>
        <source>call {} takes more than {} bytes</source>
        <translation>Aufruf {} braucht mehr als {} Bytes</translation>
    </message>
    <message>
        <source>call {} has more than {} parameters</source>
        <translation>Aufruf {} hat mehr als {} Parameter</translation>
    </message>
    <message>
        <source>a block of calls has too many names</source>
        <translation>ein Block von Aufrufen hat zu viele Namen</translation>
    </message>
    <message>
        <source>a block of calls can&apos;t be decoded</source>
        <translation>ein Block von Aufrufen lässt sich nicht dekodieren</translation>
    </message>
    <message>
        <source>the head of a call can&apos;t be decoded</source>
        <translation>der Kopf eines Aufrufs lässt sich nicht dekodieren</translation>
    </message>
    <message>
        <source>call {} can&apos;t be decoded</source>
        <translation>Aufruf {} lässt sich nicht dekodieren</translation>
    </message>
    <message>
        <source>row {} of {} is damaged</source>
        <translation>Zeile {} von {} ist beschädigt</translation>
    </message>
    <message>
        <source>schema {} is unknown</source>
        <translation>Schema {} ist unbekannt</translation>
    </message>
    <message>
        <source>the summary is missing</source>
        <translation>die Zusammenfassung fehlt</translation>
    </message>
    <message>
        <source>the recording was not finished</source>
        <translation>die Aufzeichnung wurde nicht abgeschlossen</translation>
    </message>
    <message>
        <source>the blocks don&apos;t hold as many calls as the summary says</source>
        <translation>die Blöcke enthalten nicht so viele Aufrufe, wie die Zusammenfassung sagt</translation>
    </message>
    <message>
        <source>block {} of calls is out of order</source>
        <translation>Block {} von Aufrufen ist nicht in der Reihenfolge</translation>
    </message>
    <message>
        <source>there are too many notes</source>
        <translation>es sind zu viele Notizen</translation>
    </message>
    <message>
        <source>the frames don&apos;t follow each other</source>
        <translation>die Frames folgen nicht aufeinander</translation>
    </message>
    <message>
        <source>the actions don&apos;t follow each other</source>
        <translation>die Aktionen folgen nicht aufeinander</translation>
    </message>
    <message>
        <source>a marker is beyond the last call</source>
        <translation>ein Marker liegt hinter dem letzten Aufruf</translation>
    </message>
    <message>
        <source>the index does not have as many rows as the summary says</source>
        <translation>der Index hat nicht so viele Zeilen, wie die Zusammenfassung sagt</translation>
    </message>
    <message>
        <source>the row is damaged</source>
        <translation>die Zeile ist beschädigt</translation>
    </message>
    <message>
        <source>the block does not have as many calls as it says</source>
        <translation>der Block hat nicht so viele Aufrufe, wie er sagt</translation>
    </message>
    <message>
        <source>a blob does not have its size</source>
        <translation>ein Blob hat nicht seine Größe</translation>
    </message>
    <message>
        <source>a blob is missing</source>
        <translation>ein Blob fehlt</translation>
    </message>
    <message>
        <source>a blob is damaged</source>
        <translation>ein Blob ist beschädigt</translation>
    </message>
    <message>
        <source>a blob is not the one that was asked for</source>
        <translation>ein Blob ist nicht der verlangte</translation>
    </message>
    <message>
        <source>the thumbnail is too large</source>
        <translation>das Vorschaubild ist zu groß</translation>
    </message>
    <message>
        <source>the reference image of frame {} is damaged</source>
        <translation>das Referenzbild von Frame {} ist beschädigt</translation>
    </message>
    <message>
        <source>a reference image is too large</source>
        <translation>ein Referenzbild ist zu groß</translation>
    </message>
    <message>
        <source>the capture can&apos;t leave the mode of recording</source>
        <translation>die Aufzeichnung kann den Modus des Aufzeichnens nicht verlassen</translation>
    </message>
    <message>
        <source>compressed data announce {} bytes, more than the limit of {}</source>
        <translation>komprimierte Daten kündigen {} Bytes an, mehr als die Grenze von {}</translation>
    </message>
    <message>
        <source>compressed data of {} bytes can&apos;t hold {}</source>
        <translation>{} Bytes komprimierter Daten können nicht {} enthalten</translation>
    </message>
    <message>
        <source>compressed data don&apos;t have the announced size</source>
        <translation>komprimierte Daten haben nicht die angekündigte Größe</translation>
    </message>
    <message>
        <source>compressed data are not one whole frame</source>
        <translation>komprimierte Daten sind nicht genau ein ganzer Zstandard-Frame</translation>
    </message>
    <message>
        <source>compressed data can&apos;t be decompressed</source>
        <translation>komprimierte Daten lassen sich nicht dekomprimieren</translation>
    </message>
    <message>
        <source>incomplete: {} from {} on: {}</source>
        <translation>unvollständig: {} ab {}: {}</translation>
    </message>
    <message>
        <source>incomplete: {} {} to {}: {}</source>
        <translation>unvollständig: {} {} bis {}: {}</translation>
    </message>
    <message>
        <source>the tables can&apos;t be read</source>
        <translation>die Tabellen lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>row {} of table {} is damaged: {}</source>
        <translation>Zeile {} von Tabelle {} ist beschädigt: {}</translation>
    </message>
    <message>
        <source>the tables can&apos;t be checked</source>
        <translation>die Tabellen lassen sich nicht prüfen</translation>
    </message>
    <message>
        <source>call {} is not as the index says</source>
        <translation>Aufruf {} ist nicht so, wie der Index sagt</translation>
    </message>
    <message>
        <source>the index or the summary has entries that the calls don&apos;t have</source>
        <translation>der Index oder die Zusammenfassung hat Einträge, die die Aufrufe nicht haben</translation>
    </message>
    <message>
        <source>a row is missing</source>
        <translation>eine Zeile fehlt</translation>
    </message>
    <message>
        <source>not a capture: the file is empty</source>
        <translation>keine Aufzeichnung: Die Datei ist leer</translation>
    </message>
    <message>
        <source>not a capture: another program&apos;s file</source>
        <translation>keine Aufzeichnung: die Datei eines anderen Programms</translation>
    </message>
    <message>
        <source>not a capture: a database of another program</source>
        <translation>keine Aufzeichnung: eine Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>not a capture: the file begins with something else</source>
        <translation>keine Aufzeichnung: Die Datei beginnt mit etwas anderem</translation>
    </message>
    <message>
        <source>cut off after {} bytes, within its first page</source>
        <translation>abgeschnitten nach {} Bytes, in der ersten Seite</translation>
    </message>
    <message>
        <source>page 1 (head of the file and list of tables) is damaged</source>
        <translation>Seite 1 (Kopf der Datei und Liste der Tabellen) ist beschädigt</translation>
    </message>
    <message>
        <source>cut off: {} of {} bytes are there (page {} of {} is the first that is not whole)</source>
        <translation>abgeschnitten: {} von {} Bytes sind da (Seite {} von {} ist die erste, die nicht ganz ist)</translation>
    </message>
    <message>
        <source>{} bytes follow the end of the capture at {}</source>
        <translation>{} Bytes folgen auf das Ende der Aufzeichnung bei {}</translation>
    </message>
    <message>
        <source>still being recorded</source>
        <translation>wird noch aufgezeichnet</translation>
    </message>
    <message>
        <source>the recording was not finished; salvage it into a new file to open it</source>
        <translation>die Aufzeichnung wurde nicht abgeschlossen; retten Sie sie in eine neue Datei, um sie zu öffnen</translation>
    </message>
    <message>
        <source>made by a newer version: schema {}, this one reads up to {}</source>
        <translation>von einer neueren Version: Schema {}, diese liest bis {}</translation>
    </message>
    <message>
        <source>there is no folder {}</source>
        <translation>es gibt keinen Ordner {}</translation>
    </message>
    <message>
        <source>{} is no folder</source>
        <translation>{} ist kein Ordner</translation>
    </message>
    <message>
        <source>you may not write to the folder {}</source>
        <translation>Sie dürfen nicht in den Ordner {} schreiben</translation>
    </message>
    <message>
        <source>the folder {} is on a file system that is read-only</source>
        <translation>der Ordner {} liegt auf einem Dateisystem, das nur gelesen werden kann</translation>
    </message>
    <message>
        <source>the disk of the folder {} is full</source>
        <translation>die Platte des Ordners {} ist voll</translation>
    </message>
    <message>
        <source>your share of the disk of the folder {} is used up</source>
        <translation>Ihr Anteil an der Platte des Ordners {} ist aufgebraucht</translation>
    </message>
    <message>
        <source>it would pass the limit on the size of files (ulimit -f)</source>
        <translation>sie würde die Grenze für die Größe von Dateien überschreiten (ulimit -f)</translation>
    </message>
    <message>
        <source>{} is in the way: an unfinished recording; salvage or remove it</source>
        <translation>{} ist im Weg: eine unfertige Aufzeichnung; retten oder entfernen Sie sie</translation>
    </message>
    <message>
        <source>{} is a folder</source>
        <translation>{} ist ein Ordner</translation>
    </message>
    <message>
        <source>{} is no ordinary file, and a capture would take its place</source>
        <translation>{} ist keine gewöhnliche Datei, und eine Aufzeichnung würde sie ersetzen</translation>
    </message>
    <message>
        <source>an empty image can&apos;t be a PNG</source>
        <translation>ein leeres Bild kann kein PNG sein</translation>
    </message>
    <message>
        <source>the pixels don&apos;t fill the image</source>
        <translation>die Pixel füllen das Bild nicht</translation>
    </message>
    <message>
        <source>libpng refuses the image</source>
        <translation>libpng lehnt das Bild ab</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>row {} of {} has an impossible number</source>
        <translation>Zeile {} von {} hat eine unmögliche Zahl</translation>
    </message>
    <message>
        <source>block {} has {} calls instead of {}</source>
        <translation>Block {} hat {} Aufrufe statt {}</translation>
    </message>
    <message>
        <source>the hash of a blob has the wrong length</source>
        <translation>die Prüfsumme eines Blobs hat die falsche Länge</translation>
    </message>
    <message>
        <source>blob {} does not have the content of its hash</source>
        <translation>Blob {} hat nicht den Inhalt zu seiner Prüfsumme</translation>
    </message>
    <message>
        <source>nothing can be salvaged: not one call is whole</source>
        <translation>nichts lässt sich retten: Nicht ein Aufruf ist heil</translation>
    </message>
    <message>
        <source>a salvage makes a new file; give it another name</source>
        <translation>Retten erzeugt eine neue Datei; geben Sie ihr einen anderen Namen</translation>
    </message>
    <message>
        <source>the table {} is missing or not of schema {}</source>
        <translation>die Tabelle {} fehlt oder ist nicht von Schema {}</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>kein Speicher mehr frei</translation>
    </message>
    <message>
        <source>the names of a call take more than {} bytes</source>
        <translation>die Namen eines Aufrufs brauchen mehr als {} Bytes</translation>
    </message>
    <message>
        <source>a call has more than {} values</source>
        <translation>ein Aufruf hat mehr als {} Werte</translation>
    </message>
    <message>
        <source>a blob of {} bytes is larger than the limit of {}</source>
        <translation>ein Blob von {} Bytes ist größer als die Grenze von {}</translation>
    </message>
    <message>
        <source>arrays are nested deeper than {}</source>
        <translation>Arrays sind tiefer verschachtelt als {}</translation>
    </message>
    <message>
        <source>a value has the unknown kind {}</source>
        <translation>ein Wert hat die unbekannte Art {}</translation>
    </message>
    <message>
        <source>the name of an enum value is not in the table of names</source>
        <translation>der Name eines Enum-Werts ist nicht in der Tabelle der Namen</translation>
    </message>
    <message>
        <source>a reference to a blob is not whole</source>
        <translation>ein Verweis auf einen Blob ist nicht vollständig</translation>
    </message>
    <message>
        <source>no table uses it, or its tree is damaged above it</source>
        <translation>keine Tabelle benutzt sie, oder ihr Baum ist darüber beschädigt</translation>
    </message>
    <message>
        <source>head of the file and list of tables</source>
        <translation>Kopf der Datei und Liste der Tabellen</translation>
    </message>
    <message>
        <source>table {}, {} page</source>
        <translation>Tabelle {}, Seitenart {}</translation>
    </message>
    <message>
        <source>page {} at {} ({}) is all zeros</source>
        <translation>Seite {} bei {} ({}) besteht nur aus Nullen</translation>
    </message>
    <message>
        <source>page {} at {} ({}) is damaged</source>
        <translation>Seite {} bei {} ({}) ist beschädigt</translation>
    </message>
    <message>
        <source>calls {} to {} can&apos;t be read</source>
        <translation>Aufrufe {} bis {} lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>the program can&apos;t be linked on this machine{}</source>
        <translation>das Programm lässt sich auf dieser Maschine nicht linken{}</translation>
    </message>
    <message>
        <source>calls a unit that this machine has not: {}; the plugin that brings it is missing or not allowed</source>
        <translation>ruft eine Einheit auf, die diese Maschine nicht hat: {}; das Plugin, das sie mitbringt, fehlt oder ist nicht erlaubt</translation>
    </message>
    <message>
        <source>argument {}</source>
        <translation>Argument {}</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>ist keine Zahl</translation>
    </message>
    <message>
        <source>is {}, which does not fit 32 bits</source>
        <translation>ist {}, was nicht in 32 Bit passt</translation>
    </message>
    <message>
        <source>is no string</source>
        <translation>ist kein String</translation>
    </message>
    <message>
        <source>is no blob: the bytes were not recorded</source>
        <translation>ist kein Blob: Die Bytes wurden nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>has {} bytes, {} are needed</source>
        <translation>hat {} Bytes, gebraucht werden {}</translation>
    </message>
    <message>
        <source>is no array</source>
        <translation>ist kein Array</translation>
    </message>
    <message>
        <source>has {} elements, {} are needed</source>
        <translation>hat {} Elemente, gebraucht werden {}</translation>
    </message>
    <message>
        <source>asks for version {}, only OpenGL ES 2.0 is known</source>
        <translation>verlangt Version {}, bekannt ist nur OpenGL ES 2.0</translation>
    </message>
    <message>
        <source>is no context</source>
        <translation>ist kein Kontext</translation>
    </message>
    <message>
        <source>is no surface</source>
        <translation>ist keine Oberfläche</translation>
    </message>
    <message>
        <source>has no blob behind its start</source>
        <translation>hat keinen Blob hinter seinem Anfang</translation>
    </message>
    <message>
        <source>holds no string at position {}</source>
        <translation>enthält keinen String an Position {}</translation>
    </message>
    <message>
        <source>the program linked when it was recorded, and does not here: {}</source>
        <translation>das Programm ließ sich bei der Aufzeichnung linken und hier nicht: {}</translation>
    </message>
    <message>
        <source>the shader compiled when it was recorded, and does not here: {}</source>
        <translation>der Shader ließ sich bei der Aufzeichnung kompilieren und hier nicht: {}</translation>
    </message>
    <message>
        <source>call {} {}</source>
        <translation>Aufruf {} {}</translation>
    </message>
    <message>
        <source>the recorded program never finished it, so it is skipped</source>
        <translation>das aufgezeichnete Programm hat ihn nie beendet, also wird er übersprungen</translation>
    </message>
    <message>
        <source>it can&apos;t be replayed, so it is skipped</source>
        <translation>er lässt sich nicht wiedergeben, also wird er übersprungen</translation>
    </message>
    <message>
        <source>it has {} arguments, {} are needed</source>
        <translation>er hat {} Argumente, gebraucht werden {}</translation>
    </message>
    <message>
        <source>no context is current on thread {}</source>
        <translation>kein Kontext ist aktuell in Thread {}</translation>
    </message>
    <message>
        <source>is not in a mapped buffer</source>
        <translation>liegt nicht in einem gemappten Puffer</translation>
    </message>
    <message>
        <source>is NULL</source>
        <translation>ist NULL</translation>
    </message>
    <message>
        <source>is {}, the mapped buffer has room for {}</source>
        <translation>ist {}, der gemappte Puffer hat Platz für {}</translation>
    </message>
    <message>
        <source>Routes device requests by their destination and returns the results.</source>
        <translation>Vermittelt Anfragen an ihr Gerät und bringt die Ergebnisse zurück.</translation>
    </message>
    <message>
        <source>Given to a device.</source>
        <translation>An ein Gerät gegeben.</translation>
    </message>
    <message>
        <source>The oldest request waited for its device.</source>
        <translation>Die älteste Anfrage wartete auf ihr Gerät.</translation>
    </message>
    <message>
        <source>Named a port where nobody is.</source>
        <translation>Nannten einen Port, an dem niemand ist.</translation>
    </message>
    <message>
        <source>Had another number of registers than asked for.</source>
        <translation>Hatten eine andere Zahl von Registern als verlangt.</translation>
    </message>
    <message>
        <source>Nobody had asked for them.</source>
        <translation>Niemand hatte nach ihnen gefragt.</translation>
    </message>
    <message>
        <source>port {} does not exist</source>
        <translation>Port {} gibt es nicht</translation>
    </message>
    <message>
        <source>port {} already used by {}</source>
        <translation>Port {} wird schon von {} benutzt</translation>
    </message>
    <message>
        <source>the replay</source>
        <translation>die Wiedergabe</translation>
    </message>
    <message>
        <source>{} was cancelled</source>
        <translation>{} wurde abgebrochen</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>Blends shaded quads into the color buffer, by a program of its engine.</source>
        <translation>Mischt schattierte Quads in den Farbpuffer, mit einem Programm seiner Engine.</translation>
    </message>
    <message>
        <source>Blended.</source>
        <translation>Gemischt.</translation>
    </message>
    <message>
        <source>Written.</source>
        <translation>Geschrieben.</translation>
    </message>
    <message>
        <source>Beyond the surface: dropped.</source>
        <translation>Außerhalb der Oberfläche: weggelassen.</translation>
    </message>
    <message>
        <source>Of colors, read and written.</source>
        <translation>Von Farben, gelesen und geschrieben.</translation>
    </message>
    <message>
        <source>Fetched by the engine.</source>
        <translation>Von der Engine geholt.</translation>
    </message>
    <message>
        <source>Executed.</source>
        <translation>Ausgeführt.</translation>
    </message>
    <message>
        <source>That came in.</source>
        <translation>Die hereinkamen.</translation>
    </message>
    <message>
        <source>That went out.</source>
        <translation>Die hinausgingen.</translation>
    </message>
    <message>
        <source>Of the ALUs: for input, for execution, for output.</source>
        <translation>Der ALUs: für Eingabe, für Ausführung, für Ausgabe.</translation>
    </message>
    <message>
        <source>Operands and results on their way.</source>
        <translation>Operanden und Ergebnisse auf dem Weg.</translation>
    </message>
    <message>
        <source>Converted between formats.</source>
        <translation>Zwischen Formaten umgewandelt.</translation>
    </message>
    <message>
        <source>Of instructions that saturate.</source>
        <translation>Von Befehlen, die sättigen.</translation>
    </message>
    <message>
        <source>Executed, by opcode.</source>
        <translation>Ausgeführt, nach Opcode.</translation>
    </message>
    <message>
        <source>bits beyond the fields of a blending instruction are set</source>
        <translation>Bits außerhalb der Felder eines Mischbefehls sind gesetzt</translation>
    </message>
    <message>
        <source>operation {} is none of 0 to 7</source>
        <translation>Operation {} ist keine von 0 bis 7</translation>
    </message>
    <message>
        <source>a reserved register is named</source>
        <translation>ein reserviertes Register ist genannt</translation>
    </message>
    <message>
        <source>the result goes to a reserved place</source>
        <translation>das Ergebnis geht an einen reservierten Ort</translation>
    </message>
    <message>
        <source>a reserved factor is named</source>
        <translation>ein reservierter Faktor ist genannt</translation>
    </message>
    <message>
        <source>no channel is named</source>
        <translation>kein Kanal ist genannt</translation>
    </message>
    <message>
        <source>operation 4, and no other, has two results</source>
        <translation>Operation 4, und keine andere, hat zwei Ergebnisse</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>{} writes to the constant register c{}</source>
        <translation>{} schreibt in das Konstantenregister c{}</translation>
    </message>
    <message>
        <source>the second destination is one of r0 to r{}</source>
        <translation>das zweite Ziel muss eines von r0 bis r{} sein</translation>
    </message>
    <message>
        <source>a source is no register</source>
        <translation>eine Quelle ist kein Register</translation>
    </message>
    <message>
        <source>opcode {} does not exist</source>
        <translation>Opcode {} gibt es nicht</translation>
    </message>
    <message>
        <source>component {} does not exist</source>
        <translation>Komponente {} gibt es nicht</translation>
    </message>
    <message>
        <source>The pixel is done.</source>
        <translation>Das Pixel ist fertig.</translation>
    </message>
    <message>
        <source>A port is bound to a surface.</source>
        <translation>Ein Port wird an eine Oberfläche gebunden.</translation>
    </message>
    <message>
        <source>The pixel is discarded if s0 &lt; s1.</source>
        <translation>Das Pixel wird verworfen, wenn s0 &lt; s1.</translation>
    </message>
    <message>
        <source>What follows is executed if s0 &gt;= s1.</source>
        <translation>Was folgt, wird ausgeführt, wenn s0 &gt;= s1.</translation>
    </message>
    <message>
        <source>Else if s0 &gt;= s1.</source>
        <translation>Sonst, wenn s0 &gt;= s1.</translation>
    </message>
    <message>
        <source>Else.</source>
        <translation>Sonst.</translation>
    </message>
    <message>
        <source>a pixel object has {} colors, and {} are the most that it carries</source>
        <translation>ein Pixelobjekt hat {} Farben, und {} sind die meisten, die es trägt</translation>
    </message>
    <message>
        <source>the program has no instruction</source>
        <translation>das Programm hat keinen Befehl</translation>
    </message>
    <message>
        <source>the program has {} instructions, and the engine holds {}</source>
        <translation>das Programm hat {} Befehle, und die Engine fasst {}</translation>
    </message>
    <message>
        <source>the program has {} surfaces, and the engine binds {}</source>
        <translation>das Programm hat {} Oberflächen, und die Engine bindet {}</translation>
    </message>
    <message>
        <source>line {}: IF without ENDIF</source>
        <translation>Zeile {}: IF ohne ENDIF</translation>
    </message>
    <message>
        <source>{} without IF</source>
        <translation>{} ohne IF</translation>
    </message>
    <message>
        <source>{} after ELSE</source>
        <translation>{} nach ELSE</translation>
    </message>
    <message>
        <source>{} works on stored bits, and cc is bound to no surface</source>
        <translation>{} arbeitet auf gespeicherten Bits, und cc ist an keine Oberfläche gebunden</translation>
    </message>
    <message>
        <source>{} works on stored bits, and cc holds {}</source>
        <translation>{} arbeitet auf gespeicherten Bits, und cc enthält {}</translation>
    </message>
    <message>
        <source>IN reads a port that does not exist</source>
        <translation>IN liest einen Port, den es nicht gibt</translation>
    </message>
    <message>
        <source>IN reads a color that no object has</source>
        <translation>IN liest eine Farbe, die kein Objekt hat</translation>
    </message>
    <message>
        <source>OUT writes to no port</source>
        <translation>OUT schreibt an keinen Port</translation>
    </message>
    <message>
        <source>OUT writes to {}, which gives alone</source>
        <translation>OUT schreibt an {}, einen Port, der nur liefert</translation>
    </message>
    <message>
        <source>BIND names a port that does not exist</source>
        <translation>BIND nennt einen Port, den es nicht gibt</translation>
    </message>
    <message>
        <source>{} is bound to no surface</source>
        <translation>{} ist an keine Oberfläche gebunden</translation>
    </message>
    <message>
        <source>{} holds {}, which the engine&apos;s numbers ({}) can&apos;t</source>
        <translation>{} enthält {}, was die Zahlen der Engine ({}) nicht fassen können</translation>
    </message>
    <message>
        <source>the program has no END: it stops after its last instruction, line {}</source>
        <translation>das Programm hat kein END: Es hält nach seinem letzten Befehl an, Zeile {}</translation>
    </message>
    <message>
        <source>the draw needs no shading: {}</source>
        <translation>der Draw braucht kein Shading: {}</translation>
    </message>
    <message>
        <source>the draw needs minimal shading: {}</source>
        <translation>der Draw braucht minimales Shading: {}</translation>
    </message>
    <message>
        <source>the draw needs full shading: {}</source>
        <translation>der Draw braucht volles Shading: {}</translation>
    </message>
    <message>
        <source>the fragment stage is fixed: there are no fragment threads to bypass</source>
        <translation>die Fragmentstufe ist fest: Es gibt keine Fragment-Threads, die umgangen werden könnten</translation>
    </message>
    <message>
        <source>bypass.mode is off</source>
        <translation>bypass.mode ist off</translation>
    </message>
    <message>
        <source>a pixel of the draw is larger than a register bank, so the draw is shaded</source>
        <translation>ein Pixel des Draws ist größer als eine Registerbank, also wird der Draw schattiert</translation>
    </message>
    <message>
        <source>the draw refers to a configuration of its fragments that is missing</source>
        <translation>der Draw verweist auf eine Konfiguration seiner Fragmente, die fehlt</translation>
    </message>
    <message>
        <source>Reads command buffers, fetches vertices and makes vertex tasks.</source>
        <translation>Liest Kommandopuffer, holt Vertices und macht Vertexaufgaben.</translation>
    </message>
    <message>
        <source>Taken up.</source>
        <translation>Übernommen.</translation>
    </message>
    <message>
        <source>Vertex tasks made.</source>
        <translation>Gemachte Vertexaufgaben.</translation>
    </message>
    <message>
        <source>Of commands, indices and attributes, read.</source>
        <translation>Von Kommandos, Indizes und Attributen, gelesen.</translation>
    </message>
    <message>
        <source>Of fragments to the way past the processors, or back.</source>
        <translation>Von Fragmenten auf den Weg an den Prozessoren vorbei oder zurück.</translation>
    </message>
    <message>
        <source>In which a switch waited for the machine to drain.</source>
        <translation>In denen ein Umschalten darauf wartete, dass die Maschine leerläuft.</translation>
    </message>
    <message>
        <source>index {} at position {} is outside the {} vertices of attribute {}</source>
        <translation>Index {} an Position {} liegt außerhalb der {} Vertices von Attribut {}</translation>
    </message>
    <message>
        <source>the index buffer ends at position {} of {}</source>
        <translation>der Indexpuffer endet an Position {} von {}</translation>
    </message>
    <message>
        <source>Tests quads against the depth and stencil buffers, before or after shading.</source>
        <translation>Prüft Quads gegen Tiefen- und Stencilpuffer, vor oder nach dem Shading.</translation>
    </message>
    <message>
        <source>Tested, at either tap.</source>
        <translation>Geprüft, an einer der beiden Stellen.</translation>
    </message>
    <message>
        <source>Of which nothing was left.</source>
        <translation>Von denen nichts übrig blieb.</translation>
    </message>
    <message>
        <source>Handled before shading.</source>
        <translation>Vor dem Shading behandelt.</translation>
    </message>
    <message>
        <source>Handled after shading.</source>
        <translation>Nach dem Shading behandelt.</translation>
    </message>
    <message>
        <source>Written without comparison: their tile passed.</source>
        <translation>Ohne Vergleich geschrieben: Ihre Kachel hat bestanden.</translation>
    </message>
    <message>
        <source>Left out before shading by a test that writes nothing.</source>
        <translation>Vor dem Shading ausgelassen, durch einen Test, der nichts schreibt.</translation>
    </message>
    <message>
        <source>A quad waited for the late tests of older ones.</source>
        <translation>Ein Quad wartete auf die späten Tests älterer.</translation>
    </message>
    <message>
        <source>Of depths and stencils, read and written.</source>
        <translation>Von Tiefen und Stencilwerten, gelesen und geschrieben.</translation>
    </message>
    <message>
        <source>The program binary is beyond the machine&apos;s limits</source>
        <translation>Das Programm-Binary überschreitet die Grenzen der Maschine</translation>
    </message>
    <message>
        <source>The stages of the program binary do not fit each other</source>
        <translation>Die Stufen des Programm-Binarys passen nicht zueinander</translation>
    </message>
    <message>
        <source>device not reachable in {}</source>
        <translation>Gerät in {} nicht erreichbar</translation>
    </message>
    <message>
        <source>The program binary calls a device that it does not name</source>
        <translation>Das Programm-Binary ruft ein Gerät auf, das es nicht nennt</translation>
    </message>
    <message>
        <source>device {} absent in {}</source>
        <translation>Gerät {} fehlt in {}</translation>
    </message>
    <message>
        <source>The program binary calls another version of {}</source>
        <translation>Das Programm-Binary ruft eine andere Version von {} auf</translation>
    </message>
    <message>
        <source>The program has no source, so its variables are not known.</source>
        <translation>Das Programm hat keinen Quelltext, seine Variablen sind also nicht bekannt.</translation>
    </message>
    <message>
        <source>The source does not compile again, so its variables are not known.</source>
        <translation>Der Quelltext lässt sich nicht noch einmal kompilieren, seine Variablen sind also nicht bekannt.</translation>
    </message>
    <message>
        <source>The program does not link again, so its variables are not known.</source>
        <translation>Das Programm lässt sich nicht noch einmal linken, seine Variablen sind also nicht bekannt.</translation>
    </message>
    <message>
        <source>Compiled once more for its variables the source gave other code, so local variables are not shown.</source>
        <translation>Noch einmal für seine Variablen kompiliert, ergab der Quelltext anderen Code, lokale Variablen werden also nicht gezeigt.</translation>
    </message>
    <message>
        <source>attribute &apos;{}&apos; is bound beyond the last location</source>
        <translation>Attribut &apos;{}&apos; ist jenseits der letzten Location gebunden</translation>
    </message>
    <message>
        <source>there are more attributes than the 16 locations</source>
        <translation>es gibt mehr Attribute als die 16 Locations</translation>
    </message>
    <message>
        <source>there are more varyings than fit into 16 vectors</source>
        <translation>es gibt mehr Varyings, als in 16 Vektoren passen</translation>
    </message>
    <message>
        <source>This is no program binary</source>
        <translation>Dies ist kein Programm-Binary</translation>
    </message>
    <message>
        <source>The program binary has version {}, and this is version {}</source>
        <translation>Das Programm-Binary hat Version {}, und diese ist Version {}</translation>
    </message>
    <message>
        <source>The checksum of the program binary is wrong</source>
        <translation>Die Prüfsumme des Programm-Binarys ist falsch</translation>
    </message>
    <message>
        <source>The program binary needs a machine with a fixed fragment stage; fragment shader required</source>
        <translation>Das Programm-Binary braucht eine Maschine mit fester Fragmentstufe; Fragment-Shader erforderlich</translation>
    </message>
    <message>
        <source>The program binary has a fragment shader: no programmable fragment stage</source>
        <translation>Das Programm-Binary hat einen Fragment-Shader: keine programmierbare Fragmentstufe</translation>
    </message>
    <message>
        <source>The program binary is cut off</source>
        <translation>Das Programm-Binary ist abgeschnitten</translation>
    </message>
    <message>
        <source>the shader needs more registers than there are</source>
        <translation>der Shader braucht mehr Register, als es gibt</translation>
    </message>
    <message>
        <source>the intermediate code is empty</source>
        <translation>der Zwischencode ist leer</translation>
    </message>
    <message>
        <source>the intermediate code is cut off</source>
        <translation>der Zwischencode ist abgeschnitten</translation>
    </message>
    <message>
        <source>the shader calls a function that can&apos;t be inlined</source>
        <translation>der Shader ruft eine Funktion auf, die sich nicht einsetzen lässt</translation>
    </message>
    <message>
        <source>a variable is larger than any memory for it</source>
        <translation>eine Variable ist größer als jeder Speicher dafür</translation>
    </message>
    <message>
        <source>the shader is too long once its functions are laid out</source>
        <translation>der Shader ist zu lang, sobald seine Funktionen eingesetzt sind</translation>
    </message>
    <message>
        <source>the shader can&apos;t be optimized</source>
        <translation>der Shader lässt sich nicht optimieren</translation>
    </message>
    <message>
        <source>{} has more uniforms than there are uniform vectors</source>
        <translation>{} hat mehr Uniforms, als es Uniform-Vektoren gibt</translation>
    </message>
    <message>
        <source>{} has more than 32 samplers</source>
        <translation>{} hat mehr als 32 Sampler</translation>
    </message>
    <message>
        <source>First color.</source>
        <translation>Erste Farbe.</translation>
    </message>
    <message>
        <source>Second color, where the function has one.</source>
        <translation>Zweite Farbe, wo die Funktion eine hat.</translation>
    </message>
    <message>
        <source>The combined color.</source>
        <translation>Die kombinierte Farbe.</translation>
    </message>
    <message>
        <source>How the colors are combined.</source>
        <translation>Wie die Farben kombiniert werden.</translation>
    </message>
    <message>
        <source>Of the result.</source>
        <translation>Des Ergebnisses.</translation>
    </message>
    <message>
        <source>Combines up to three colors, of textures or for color blending, by one of eight functions.</source>
        <translation>Kombiniert bis zu drei Farben, von Texturen oder für das Mischen von Farben, mit einer von acht Funktionen.</translation>
    </message>
    <message>
        <source>it could not answer</source>
        <translation>sie konnte nicht antworten</translation>
    </message>
    <message>
        <source>Answered.</source>
        <translation>Beantwortet.</translation>
    </message>
    <message>
        <source>Fragments or vertices of these.</source>
        <translation>Fragmente oder Vertices davon.</translation>
    </message>
    <message>
        <source>That the unit could not answer.</source>
        <translation>Die die Einheit nicht beantworten konnte.</translation>
    </message>
    <message>
        <source>Once per sentence and draw.</source>
        <translation>Einmal je Satz und Draw.</translation>
    </message>
    <message>
        <source>it gave a result that nobody has asked for</source>
        <translation>sie gab ein Ergebnis, nach dem niemand gefragt hat</translation>
    </message>
    <message>
        <source>it never answered</source>
        <translation>sie hat nie geantwortet</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>A unit has {}</source>
        <translation>Eine Einheit ist fehlerhaft: {}</translation>
    </message>
    <message>
        <source>Unit {} has {}</source>
        <translation>Einheit {} ist fehlerhaft: {}</translation>
    </message>
    <message>
        <source>{} {}, not {}–{}</source>
        <translation>{} {} statt {}–{}</translation>
    </message>
    <message>
        <source>a {} that {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>seed term</source>
        <translation>Ausgangsbegriff</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>a function whose name starts with ff_ or gl_</source>
        <translation>Funktion, deren Name mit ff_ oder gl_ beginnt</translation>
    </message>
    <message>
        <source>a function {}, which GLSL has already</source>
        <translation>Funktion {}, die GLSL schon hat</translation>
    </message>
    <message>
        <source>prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>a prefix that does not start with ff_</source>
        <translation>Präfix, das nicht mit ff_ beginnt</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>can_be_reduced</source>
        <translation>can_be_reduced</translation>
    </message>
    <message>
        <source>a number of {} of</source>
        <translation>Zahl der {}</translation>
    </message>
    <message>
        <source>{} {}, but no table of them</source>
        <translation>{} {}, aber keine Tabelle davon</translation>
    </message>
    <message>
        <source>two {} named {}</source>
        <translation>zwei {} namens {}</translation>
    </message>
    <message>
        <source>name in its {}</source>
        <translation>Name unter den {}</translation>
    </message>
    <message>
        <source>help in its {}</source>
        <translation>Hilfe unter den {}</translation>
    </message>
    <message>
        <source>a number of components in its {} of</source>
        <translation>Zahl der Komponenten unter den {}</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>energy events</source>
        <translation>Energieereignisse</translation>
    </message>
    <message>
        <source>name of an energy event</source>
        <translation>Name eines Energieereignisses</translation>
    </message>
    <message>
        <source>an energy event whose cost is negative or no number</source>
        <translation>Energieereignis, dessen Kosten negativ oder keine Zahl sind</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>name of a probe</source>
        <translation>Name einer Sonde</translation>
    </message>
    <message>
        <source>help of a probe</source>
        <translation>Hilfe einer Sonde</translation>
    </message>
    <message>
        <source>no function {}</source>
        <translation>keine Funktion {}</translation>
    </message>
    <message>
        <source>A unit has no description</source>
        <translation>Eine Einheit hat keine Beschreibung</translation>
    </message>
    <message>
        <source>A unit has a description of {} bytes, not {}</source>
        <translation>Eine Einheit hat eine Beschreibung von {} Bytes statt {}</translation>
    </message>
    <message>
        <source>a range that is no number</source>
        <translation>Bereich, der keine Zahl ist</translation>
    </message>
    <message>
        <source>a range beyond its type</source>
        <translation>Bereich außerhalb seines Typs</translation>
    </message>
    <message>
        <source>words, but is no INT</source>
        <translation>Wörter, aber kein INT</translation>
    </message>
    <message>
        <source>{} words, not 1–{}, or no table of them</source>
        <translation>{} Wörter statt 1–{}, oder keine Tabelle davon</translation>
    </message>
    <message>
        <source>a word that {}</source>
        <translation>Wort {}</translation>
    </message>
    <message>
        <source>a range beyond its words</source>
        <translation>Bereich jenseits seiner Wörter</translation>
    </message>
    <message>
        <source>a default that its type can&apos;t hold</source>
        <translation>Vorgabe, die sein Typ nicht fassen kann</translation>
    </message>
    <message>
        <source>a default that is no integer</source>
        <translation>Vorgabe, die keine ganze Zahl ist</translation>
    </message>
    <message>
        <source>a default of {}, outside of {}–{}</source>
        <translation>Vorgabe {} außerhalb von {}–{}</translation>
    </message>
    <message>
        <source>a name in its parameters that {}</source>
        <translation>Name unter den Parametern {}</translation>
    </message>
    <message>
        <source>a parameter {} with {}</source>
        <translation>Parameter {}: {}</translation>
    </message>
    <message>
        <source>a help that {}</source>
        <translation>Hilfe {}</translation>
    </message>
    <message>
        <source>no known type</source>
        <translation>kein bekannter Typ</translation>
    </message>
    <message>
        <source>{} elements, not 1–{}</source>
        <translation>{} Elemente statt 1–{}</translation>
    </message>
    <message>
        <source>{}: {} components</source>
        <translation>{}: {} Komponenten</translation>
    </message>
    <message>
        <source>{}: finite values</source>
        <translation>{}: endliche Werte</translation>
    </message>
    <message>
        <source>{}: {}–{}</source>
        <translation>{}: {}–{}</translation>
    </message>
    <message>
        <source>{}: elements 0–{}</source>
        <translation>{}: Elemente 0–{}</translation>
    </message>
    <message>
        <source>{}: an integer</source>
        <translation>{}: eine ganze Zahl</translation>
    </message>
    <message>
        <source>{}: a float</source>
        <translation>{}: eine Gleitkommazahl</translation>
    </message>
    <message>
        <source>Texture coordinate.</source>
        <translation>Texturkoordinate.</translation>
    </message>
    <message>
        <source>Mix of c0 and c1.</source>
        <translation>Mischung aus c0 und c1.</translation>
    </message>
    <message>
        <source>What is drawn.</source>
        <translation>Was gezeichnet wird.</translation>
    </message>
    <message>
        <source>Repetitions over the coordinate 0 to 1.</source>
        <translation>Wiederholungen über die Koordinate von 0 bis 1.</translation>
    </message>
    <message>
        <source>Second color.</source>
        <translation>Zweite Farbe.</translation>
    </message>
    <message>
        <source>First coordinate.</source>
        <translation>Erste Koordinate.</translation>
    </message>
    <message>
        <source>Second coordinate.</source>
        <translation>Zweite Koordinate.</translation>
    </message>
    <message>
        <source>Share of the second color.</source>
        <translation>Anteil der zweiten Farbe.</translation>
    </message>
    <message>
        <source>Computes a texel by one of six procedures instead of reading it.</source>
        <translation>Berechnet ein Texel mit einem von sechs Verfahren, statt es zu lesen.</translation>
    </message>
    <message>
        <source>Surface normal, of any length.</source>
        <translation>Flächennormale, beliebig lang.</translation>
    </message>
    <message>
        <source>Direction to the light, of any length.</source>
        <translation>Richtung zum Licht, beliebig lang.</translation>
    </message>
    <message>
        <source>Direction to the eye, of any length.</source>
        <translation>Richtung zum Auge, beliebig lang.</translation>
    </message>
    <message>
        <source>Color of the surface.</source>
        <translation>Farbe der Fläche.</translation>
    </message>
    <message>
        <source>Light reflection model.</source>
        <translation>Modell der Lichtreflexion.</translation>
    </message>
    <message>
        <source>Light from everywhere.</source>
        <translation>Licht von überall her.</translation>
    </message>
    <message>
        <source>Factor of the scattered light.</source>
        <translation>Faktor des gestreuten Lichts.</translation>
    </message>
    <message>
        <source>Factor of the mirrored light.</source>
        <translation>Faktor des gespiegelten Lichts.</translation>
    </message>
    <message>
        <source>Reflectance F0 of COOK_TORRANCE at normal incidence.</source>
        <translation>Reflexionsgrad F0 von COOK_TORRANCE bei senkrechtem Einfall.</translation>
    </message>
    <message>
        <source>TOON: half lit from this N·L on.</source>
        <translation>TOON: halb beleuchtet ab diesem N·L.</translation>
    </message>
    <message>
        <source>TOON: lit from this N·L on.</source>
        <translation>TOON: beleuchtet ab diesem N·L.</translation>
    </message>
    <message>
        <source>Of the normalized vectors.</source>
        <translation>Der normierten Vektoren.</translation>
    </message>
    <message>
        <source>H: halfway between light and view.</source>
        <translation>H: in der Mitte zwischen Licht und Blick.</translation>
    </message>
    <message>
        <source>R: the mirrored light.</source>
        <translation>R: das gespiegelte Licht.</translation>
    </message>
    <message>
        <source>Scattered part of the light.</source>
        <translation>Gestreuter Teil des Lichts.</translation>
    </message>
    <message>
        <source>Mirrored part of the light.</source>
        <translation>Gespiegelter Teil des Lichts.</translation>
    </message>
    <message>
        <source>Evaluates one of five light reflection models for a fragment or vertex, and gives its scattered and its mirrored color.</source>
        <translation>Wertet eines von fünf Modellen der Lichtreflexion für ein Fragment oder einen Vertex aus und gibt dessen gestreute und gespiegelte Farbe.</translation>
    </message>
    <message>
        <source>is no line of UTF-8</source>
        <translation>ist keine Zeile in UTF-8</translation>
    </message>
    <message>
        <source>is not made of letters and digits</source>
        <translation>besteht nicht aus Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>is no identifier of GLSL</source>
        <translation>ist kein Bezeichner von GLSL</translation>
    </message>
    <message>
        <source>is reserved in GLSL</source>
        <translation>ist in GLSL reserviert</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is longer than {} bytes</source>
        <translation>ist länger als {} Bytes</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>Unit {} has the name of a part of the machine</source>
        <translation>Einheit {} hat den Namen eines Teils der Maschine</translation>
    </message>
    <message>
        <source>Name {} already used by {}</source>
        <translation>Name {} schon von {} verwendet</translation>
    </message>
    <message>
        <source>Function {} already used by {}</source>
        <translation>Funktion {} schon von {} verwendet</translation>
    </message>
    <message>
        <source>Prefix {} already used by {}</source>
        <translation>Präfix {} schon von {} verwendet</translation>
    </message>
    <message>
        <source>No port is left for {}</source>
        <translation>Für {} ist kein Port mehr frei</translation>
    </message>
    <message>
        <source>Port {} already used by {}</source>
        <translation>Port {} schon von {} verwendet</translation>
    </message>
    <message>
        <source>The plugin was built for version {} of the interface, and this is version {}</source>
        <translation>Das Plugin wurde für Version {} der Schnittstelle gebaut, und diese ist Version {}</translation>
    </message>
    <message>
        <source>The plugin offers {} units, not 1–{}</source>
        <translation>Das Plugin bietet {} Einheiten statt 1–{}</translation>
    </message>
    <message>
        <source>Unit {} has port {}, not {}–{}</source>
        <translation>Einheit {} hat Port {} statt {}–{}</translation>
    </message>
    <message>
        <source>lane {}</source>
        <translation>Lane {}</translation>
    </message>
    <message>
        <source>lanes {}</source>
        <translation>Lanes {}</translation>
    </message>
    <message>
        <source>lanes {} and {}</source>
        <translation>Lanes {} und {}</translation>
    </message>
    <message>
        <source>unit {}</source>
        <translation>Einheit {}</translation>
    </message>
    <message>
        <source>unit {}, {}</source>
        <translation>Einheit {}, {}</translation>
    </message>
    <message>
        <source>{}: {}: {}</source>
        <translation>{}: {}: {}</translation>
    </message>
    <message>
        <source>{}; more of this draw is not kept</source>
        <translation>{}; mehr zu diesem Draw wird nicht behalten</translation>
    </message>
    <message>
        <source>Instruction {} (SEND) gives {} {} registers, and it has {} inputs</source>
        <translation>Befehl {0} (SEND) übergibt {2} Register an {1}, die Einheit hat aber {3} Eingaben</translation>
    </message>
    <message>
        <source>Instruction {} (SEND) takes {} registers from {}, and it has {} outputs</source>
        <translation>Befehl {0} (SEND) nimmt {1} Register von {2}, die Einheit hat aber {3} Ausgaben</translation>
    </message>
    <message>
        <source>Instruction {} (SEND): device not reachable in {}</source>
        <translation>Befehl {} (SEND): Gerät in {} nicht erreichbar</translation>
    </message>
    <message>
        <source>it gave another number of results than it has outputs; what is missing reads 0</source>
        <translation>sie gab eine andere Zahl von Ergebnissen, als sie Ausgaben hat; was fehlt, wird als 0 gelesen</translation>
    </message>
    <message>
        <source>{}; all that was asked reads 0</source>
        <translation>{}; alles Gefragte wird als 0 gelesen</translation>
    </message>
    <message>
        <source>it is switched off after three faults; all that it is asked reads 0</source>
        <translation>sie ist nach drei Fehlern abgeschaltet; alles, was sie gefragt wird, wird als 0 gelesen</translation>
    </message>
    <message>
        <source>it answered with a value that is no number</source>
        <translation>sie antwortete mit einem Wert, der keine Zahl ist</translation>
    </message>
    <message>
        <source>{} does not tell its gates: they count as 0</source>
        <translation>{} nennt seine Gatter nicht: Sie zählen als 0</translation>
    </message>
    <message>
        <source>Shader processors.</source>
        <translation>Shader-Prozessoren.</translation>
    </message>
    <message>
        <source>Which processors get work.</source>
        <translation>Welche Prozessoren Arbeit bekommen.</translation>
    </message>
    <message>
        <source>ALU groups in each shader processor.</source>
        <translation>ALU-Gruppen in jedem Shader-Prozessor.</translation>
    </message>
    <message>
        <source>Vertices that one vertex task carries.</source>
        <translation>Vertices, die eine Vertexaufgabe trägt.</translation>
    </message>
    <message>
        <source>The same while fragments bypass the processors; no fewer than there are ALUs for them.</source>
        <translation>Dasselbe, solange Fragmente die Prozessoren umgehen; nicht weniger, als es ALUs dafür gibt.</translation>
    </message>
    <message>
        <source>Fragments that one fragment task carries.</source>
        <translation>Fragmente, die eine Fragmentaufgabe trägt.</translation>
    </message>
    <message>
        <source>Which waiting work a free processor takes.</source>
        <translation>Welche wartende Arbeit ein freier Prozessor nimmt.</translation>
    </message>
    <message>
        <source>Whether vertex and fragment work share cycles or groups.</source>
        <translation>Ob Vertex- und Fragmentarbeit sich Takte oder Gruppen teilen.</translation>
    </message>
    <message>
        <source>Entries of the vertex task queue.</source>
        <translation>Einträge der Warteschlange der Vertexaufgaben.</translation>
    </message>
    <message>
        <source>Entries of the fragment task queue.</source>
        <translation>Einträge der Warteschlange der Fragmentaufgaben.</translation>
    </message>
    <message>
        <source>Entries of the device request queue.</source>
        <translation>Einträge der Warteschlange der Geräteanfragen.</translation>
    </message>
    <message>
        <source>Entries of the pending queue.</source>
        <translation>Einträge der Warteschlange der wartenden Aufgaben.</translation>
    </message>
    <message>
        <source>New tasks start only with a pending slot of their own.</source>
        <translation>Neue Aufgaben beginnen nur mit einem eigenen Platz unter den wartenden.</translation>
    </message>
    <message>
        <source>How the pending queue is realized: as one, or as sub-queues that share its entries.</source>
        <translation>Wie die Warteschlange der wartenden Aufgaben aufgebaut ist: als eine oder als Teilwarteschlangen, die sich ihre Einträge teilen.</translation>
    </message>
    <message>
        <source>Requests that the arbiter routes in a cycle.</source>
        <translation>Anfragen, die der Arbiter in einem Takt vermittelt.</translation>
    </message>
    <message>
        <source>Whether requests may pass an older one whose device is busy.</source>
        <translation>Ob Anfragen eine ältere überholen dürfen, deren Gerät belegt ist.</translation>
    </message>
    <message>
        <source>Cycles from a request to its result in the texture unit.</source>
        <translation>Takte von einer Anfrage bis zu ihrem Ergebnis in der Textureinheit.</translation>
    </message>
    <message>
        <source>The same in fixed-function shading.</source>
        <translation>Dasselbe in der Festfunktions-Schattierung.</translation>
    </message>
    <message>
        <source>The same in procedural texture.</source>
        <translation>Dasselbe in der prozeduralen Textur.</translation>
    </message>
    <message>
        <source>The same in texture blending.</source>
        <translation>Dasselbe im Mischen von Texturen.</translation>
    </message>
    <message>
        <source>Cycles between two items that a device accepts.</source>
        <translation>Takte zwischen zwei Elementen, die ein Gerät annimmt.</translation>
    </message>
    <message>
        <source>Textures read at interpolated places are read before the program runs.</source>
        <translation>Texturen, die an interpolierten Stellen gelesen werden, werden vor dem Lauf des Programms gelesen.</translation>
    </message>
    <message>
        <source>Whether fragments are pushed in segments or pulled task by task.</source>
        <translation>Ob Fragmente in Segmenten geschoben oder Aufgabe für Aufgabe geholt werden.</translation>
    </message>
    <message>
        <source>Fragments that fit into a segment.</source>
        <translation>Fragmente, die in ein Segment passen.</translation>
    </message>
    <message>
        <source>Register words of a segment.</source>
        <translation>Registerwörter eines Segments.</translation>
    </message>
    <message>
        <source>Primitives of a segment.</source>
        <translation>Primitive eines Segments.</translation>
    </message>
    <message>
        <source>Programs and states of a segment.</source>
        <translation>Programme und Zustände eines Segments.</translation>
    </message>
    <message>
        <source>Cycles without a new fragment after which a segment closes.</source>
        <translation>Takte ohne neues Fragment, nach denen ein Segment schließt.</translation>
    </message>
    <message>
        <source>Which processor gets the next segment.</source>
        <translation>Welcher Prozessor das nächste Segment bekommt.</translation>
    </message>
    <message>
        <source>Whether tasks of a segment start when it closes or as they arrive.</source>
        <translation>Ob Aufgaben eines Segments beginnen, wenn es schließt, oder wie sie ankommen.</translation>
    </message>
    <message>
        <source>Tiles are tested against depth bounds before their pixels.</source>
        <translation>Kacheln werden vor ihren Pixeln gegen Tiefengrenzen getestet.</translation>
    </message>
    <message>
        <source>Pixels along the side of a tile.</source>
        <translation>Pixel entlang der Seite einer Kachel.</translation>
    </message>
    <message>
        <source>Opacity of a whole texture is looked at.</source>
        <translation>Die Deckkraft einer ganzen Textur wird angesehen.</translation>
    </message>
    <message>
        <source>Opacity of the texels that a tile reads is looked at.</source>
        <translation>Die Deckkraft der Texel, die eine Kachel liest, wird angesehen.</translation>
    </message>
    <message>
        <source>What is known of a texture: all opaque or not, or bounds of alpha.</source>
        <translation>Was von einer Textur bekannt ist: ganz deckend oder nicht, oder Grenzen von Alpha.</translation>
    </message>
    <message>
        <source>Where the corners of a tile lie.</source>
        <translation>Wo die Ecken einer Kachel liegen.</translation>
    </message>
    <message>
        <source>Levels of the opacity pyramid that are kept.</source>
        <translation>Stufen der Deckungspyramide, die behalten werden.</translation>
    </message>
    <message>
        <source>Entries of the opacity pyramid that one look-up may read.</source>
        <translation>Einträge der Deckungspyramide, die ein Nachschlagen lesen darf.</translation>
    </message>
    <message>
        <source>Whether programs that discard are tested early, too.</source>
        <translation>Ob auch Programme, die verwerfen, früh getestet werden.</translation>
    </message>
    <message>
        <source>Bounds become tighter when the pixels have been tested.</source>
        <translation>Grenzen werden enger, wenn die Pixel getestet sind.</translation>
    </message>
    <message>
        <source>Tiles are tested against stencil bounds as well.</source>
        <translation>Kacheln werden auch gegen Stencilgrenzen getestet.</translation>
    </message>
    <message>
        <source>Whether fragments that need no program go past the processors.</source>
        <translation>Ob Fragmente, die kein Programm brauchen, an den Prozessoren vorbeigehen.</translation>
    </message>
    <message>
        <source>What is switched off when idle.</source>
        <translation>Was abgeschaltet wird, wenn es nichts zu tun hat.</translation>
    </message>
    <message>
        <source>Cycles until what was off works again.</source>
        <translation>Takte, bis Abgeschaltetes wieder arbeitet.</translation>
    </message>
    <message>
        <source>Register banks that hold fragments on their way past.</source>
        <translation>Registerbänke, die Fragmente auf ihrem Weg vorbei halten.</translation>
    </message>
    <message>
        <source>Shader cycles in a graphics cycle.</source>
        <translation>Shadertakte in einem Grafiktakt.</translation>
    </message>
    <message>
        <source>What the color updater is made of.</source>
        <translation>Woraus die Farbeinheit besteht.</translation>
    </message>
    <message>
        <source>Who feeds the ALU of the pixel engine.</source>
        <translation>Wer die ALU der Pixel-Engine speist.</translation>
    </message>
    <message>
        <source>The pixel engine starts two instructions in a cycle.</source>
        <translation>Die Pixel-Engine beginnt zwei Befehle in einem Takt.</translation>
    </message>
    <message>
        <source>The numbers that the pixel engine computes with.</source>
        <translation>Die Zahlen, mit denen die Pixel-Engine rechnet.</translation>
    </message>
    <message>
        <source>Samples of a pixel along x and y in two-dimensional graphics.</source>
        <translation>Samples eines Pixels entlang x und y in zweidimensionaler Grafik.</translation>
    </message>
    <message>
        <source>Where they lie.</source>
        <translation>Wo sie liegen.</translation>
    </message>
    <message>
        <source>Whether functions are looked up in tables of 256 entries or computed.</source>
        <translation>Ob Funktionen in Tabellen mit 256 Einträgen nachgeschlagen oder berechnet werden.</translation>
    </message>
    <message>
        <source>Whether scissors have a stencil plane beside that of windings.</source>
        <translation>Ob Scissors eine Stencilebene neben der für Windungen haben.</translation>
    </message>
    <message>
        <source>Which triangles count up in the stencil: clockwise or not.</source>
        <translation>Welche Dreiecke im Stencil hochzählen: die im Uhrzeigersinn oder die anderen.</translation>
    </message>
    <message>
        <source>Convolution kernels are flipped, as OpenVG has them.</source>
        <translation>Faltungskerne werden gespiegelt, wie OpenVG sie hat.</translation>
    </message>
    <message>
        <source>What is averaged over the samples of a pixel.</source>
        <translation>Was über die Samples eines Pixels gemittelt wird.</translation>
    </message>
    <message>
        <source>Whether hops between units cost a cycle.</source>
        <translation>Ob Sprünge zwischen Einheiten einen Takt kosten.</translation>
    </message>
    <message>
        <source>there is no knob named {}</source>
        <translation>es gibt keinen Regler namens {}</translation>
    </message>
    <message>
        <source>no processor is left for vertices: that takes an ALU, TPB-A, IB-A and RFB-A of one, on</source>
        <translation>kein Prozessor bleibt für Vertices: Dafür müssen eine ALU, TPB-A, IB-A und RFB-A desselben an sein</translation>
    </message>
    <message>
        <source>no processor is left for fragments: that takes an ALU, TPB-B, IB-B and RFB-B of one, on</source>
        <translation>kein Prozessor bleibt für Fragmente: Dafür müssen eine ALU, TPB-B, IB-B und RFB-B desselben an sein</translation>
    </message>
    <message>
        <source>without cu no pixel is written</source>
        <translation>ohne cu wird kein Pixel geschrieben</translation>
    </message>
    <message>
        <source>{} is the queue of the bypass to cu, unless bypass.mode is off</source>
        <translation>{} ist die Warteschlange des Bypasses zu cu, solange bypass.mode nicht off ist</translation>
    </message>
    <message>
        <source>Sequential heterogeneous: programs shade vertices, a chain of fixed units shades fragments.</source>
        <translation>Sequenziell heterogen: Programme schattieren Vertices, eine Kette fester Einheiten schattiert Fragmente.</translation>
    </message>
    <message>
        <source>Fully programmable: programs shade all, and texture is the only device.</source>
        <translation>Voll programmierbar: Programme schattieren alles, und Textur ist das einzige Gerät.</translation>
    </message>
    <message>
        <source>Parallel heterogeneous: programs shade all, and devices work beside them behind an arbiter.</source>
        <translation>Parallel heterogen: Programme schattieren alles, und Geräte arbeiten neben ihnen hinter einem Arbiter.</translation>
    </message>
    <message>
        <source>{} has no devices beside the processors but texture</source>
        <translation>{} hat außer Textur keine Geräte neben den Prozessoren</translation>
    </message>
    <message>
        <source>{} has no bypass to force</source>
        <translation>{} hat keinen Bypass, der sich erzwingen ließe</translation>
    </message>
    <message>
        <source>{} has no distributor of segments</source>
        <translation>{} hat keinen Verteiler von Segmenten</translation>
    </message>
    <message>
        <source>a processor is enabled that is not there</source>
        <translation>ein Prozessor ist eingeschaltet, den es nicht gibt</translation>
    </message>
    <message>
        <source>there are not as many numbers as groups</source>
        <translation>es sind nicht so viele Zahlen wie Gruppen</translation>
    </message>
    <message>
        <source>there are not as many register banks as that</source>
        <translation>so viele Registerbänke gibt es nicht</translation>
    </message>
    <message>
        <source>{} sub-queues need an entry each, and there are not as many</source>
        <translation>{} Teilwarteschlangen brauchen je einen Eintrag, und so viele gibt es nicht</translation>
    </message>
    <message>
        <source>no plugin is on port {}</source>
        <translation>an Port {} ist kein Plugin</translation>
    </message>
    <message>
        <source>{}: the value {} is ignored</source>
        <translation>{}: Der Wert {} wird übergangen</translation>
    </message>
    <message>
        <source>{}: all knobs stand at their defaults</source>
        <translation>{}: Alle Regler stehen auf ihren Vorgaben</translation>
    </message>
    <message>
        <source>the vertex shader does not come to an end</source>
        <translation>der Vertex-Shader kommt zu keinem Ende</translation>
    </message>
    <message>
        <source>the fragment shader does not come to an end</source>
        <translation>der Fragment-Shader kommt zu keinem Ende</translation>
    </message>
    <message>
        <source>Which machine it is: sequential heterogeneous, fully programmable, parallel heterogeneous.</source>
        <translation>Welche Maschine es ist: sequenziell heterogen, voll programmierbar, parallel heterogen.</translation>
    </message>
    <message>
        <source>Devices on the ports of the arbiter.</source>
        <translation>Geräte an den Ports des Arbiters.</translation>
    </message>
    <message>
        <source>ALUs in each group; groups may differ.</source>
        <translation>ALUs in jeder Gruppe; Gruppen dürfen sich unterscheiden.</translation>
    </message>
    <message>
        <source>Shares of vertex and of fragment work.</source>
        <translation>Anteile von Vertex- und von Fragmentarbeit.</translation>
    </message>
    <message>
        <source>How far a curve may lie from the edges that stand for it, in surface pixels.</source>
        <translation>Wie weit eine Kurve von den Kanten liegen darf, die für sie stehen, in Pixeln der Fläche.</translation>
    </message>
    <message>
        <source>How color becomes linear and back.</source>
        <translation>Wie Farbe linear wird und zurück.</translation>
    </message>
    <message>
        <source>{} register words, and bank {} has {} (sp.regBankWords)</source>
        <translation>{} Registerwörter, und Bank {} hat {} (sp.regBankWords)</translation>
    </message>
    <message>
        <source>REGISTER_DEMAND: an item of this vertex program needs {}</source>
        <translation>REGISTER_DEMAND: Ein Element dieses Vertexprogramms braucht {}</translation>
    </message>
    <message>
        <source>REGISTER_DEMAND: an item of this fragment program needs {}</source>
        <translation>REGISTER_DEMAND: Ein Element dieses Fragmentprogramms braucht {}</translation>
    </message>
    <message>
        <source>a draw without a program</source>
        <translation>ein Draw ohne Programm</translation>
    </message>
    <message>
        <source>fragment shader required</source>
        <translation>Fragment-Shader erforderlich</translation>
    </message>
    <message>
        <source>no programmable fragment stage</source>
        <translation>keine programmierbare Fragmentstufe</translation>
    </message>
    <message>
        <source>FRAGMENT_TOO_LARGE: a fragment of this program needs {} register words, and an empty segment has {} (seg.words)</source>
        <translation>FRAGMENT_TOO_LARGE: Ein Fragment dieses Programms braucht {} Registerwörter, und ein leeres Segment hat {} (seg.words)</translation>
    </message>
    <message>
        <source>too many draws wait for the machine</source>
        <translation>zu viele Draws warten auf die Maschine</translation>
    </message>
    <message>
        <source>too many command buffers wait for the machine</source>
        <translation>zu viele Kommandopuffer warten auf die Maschine</translation>
    </message>
    <message>
        <source>no part of the machine is named {}</source>
        <translation>kein Teil der Maschine heißt {}</translation>
    </message>
    <message>
        <source>{} can&apos;t be switched to {}</source>
        <translation>{} lässt sich nicht auf {} schalten</translation>
    </message>
    <message>
        <source>too many requests wait for the power manager</source>
        <translation>zu viele Anfragen warten auf die Energieverwaltung</translation>
    </message>
    <message>
        <source>Compares tiles with bounds of the depth and stencil buffers before their pixels are looked at.</source>
        <translation>Vergleicht Kacheln mit Grenzen des Tiefen- und des Stencilpuffers, bevor ihre Pixel angesehen werden.</translation>
    </message>
    <message>
        <source>Compared with their bounds.</source>
        <translation>Mit ihren Grenzen verglichen.</translation>
    </message>
    <message>
        <source>In which no sample can pass: they make no quads.</source>
        <translation>In denen kein Sample bestehen kann: Sie ergeben keine Quads.</translation>
    </message>
    <message>
        <source>In which every sample passes: none is compared.</source>
        <translation>In denen jedes Sample besteht: Keines wird verglichen.</translation>
    </message>
    <message>
        <source>Whose samples have to be tested.</source>
        <translation>Deren Samples getestet werden müssen.</translation>
    </message>
    <message>
        <source>In which every fragment would be discarded: they make no quads.</source>
        <translation>In denen jedes Fragment verworfen würde: Sie ergeben keine Quads.</translation>
    </message>
    <message>
        <source>Tested before shading.</source>
        <translation>Vor dem Schattieren getestet.</translation>
    </message>
    <message>
        <source>Tested after shading.</source>
        <translation>Nach dem Schattieren getestet.</translation>
    </message>
    <message>
        <source>Whose texels were looked up.</source>
        <translation>Deren Texel nachgeschlagen wurden.</translation>
    </message>
    <message>
        <source>Of these, those for which no stored level has few enough entries.</source>
        <translation>Davon die, für die keine gespeicherte Stufe wenig genug Einträge hat.</translation>
    </message>
    <message>
        <source>Of tiles that make no quads.</source>
        <translation>Von Kacheln, die keine Quads ergeben.</translation>
    </message>
    <message>
        <source>Whose bounds became those of their samples.</source>
        <translation>Deren Grenzen zu denen ihrer Samples wurden.</translation>
    </message>
    <message>
        <source>Whose bounds a younger draw had changed.</source>
        <translation>Deren Grenzen ein jüngerer Draw geändert hatte.</translation>
    </message>
    <message>
        <source>Of bounds, classes of texels and, for feedback, samples.</source>
        <translation>Von Grenzen, Klassen von Texeln und, für die Rückmeldung, Samples.</translation>
    </message>
    <message>
        <source>Interpolates attributes and makes fragment tasks, or pixels that bypass the processors.</source>
        <translation>Interpoliert Attribute und macht Fragmentaufgaben oder Pixel, die die Prozessoren umgehen.</translation>
    </message>
    <message>
        <source>Fragment tasks made.</source>
        <translation>Gemachte Fragmentaufgaben.</translation>
    </message>
    <message>
        <source>Of these tasks.</source>
        <translation>Dieser Aufgaben.</translation>
    </message>
    <message>
        <source>Of which none can be discarded: HIZ has a proof.</source>
        <translation>Von denen keines verworfen werden kann: HIZ hat einen Beweis.</translation>
    </message>
    <message>
        <source>That bypassed the processors.</source>
        <translation>Die die Prozessoren umgangen haben.</translation>
    </message>
    <message>
        <source>Of textures for a task, before its program runs.</source>
        <translation>Von Texturen für eine Aufgabe, bevor ihr Programm läuft.</translation>
    </message>
    <message>
        <source>DEADLOCK in cycle {}, no unit made progress for {} cycles: {}{}</source>
        <translation>DEADLOCK in Takt {}, keine Einheit kam {} Takte lang voran: {}{}</translation>
    </message>
    <message>
        <source>Color, depth and stencil buffers and textures.</source>
        <translation>Farb-, Tiefen- und Stencilpuffer und Texturen.</translation>
    </message>
    <message>
        <source>An item entered a queue; named by the queue.</source>
        <translation>Ein Element kam in eine Warteschlange; benannt nach der Warteschlange.</translation>
    </message>
    <message>
        <source>A shared queue gave an entry to a processor or device; named by the queue.</source>
        <translation>Eine geteilte Warteschlange gab einem Prozessor oder Gerät einen Eintrag; benannt nach der Warteschlange.</translation>
    </message>
    <message>
        <source>A granted entry went back to waiting; named by the queue.</source>
        <translation>Ein vergebener Eintrag wartet wieder; benannt nach der Warteschlange.</translation>
    </message>
    <message>
        <source>What a waiting entry waited for has arrived; named by the queue.</source>
        <translation>Worauf ein wartender Eintrag gewartet hat, ist da; benannt nach der Warteschlange.</translation>
    </message>
    <message>
        <source>An item left a queue; named by the queue.</source>
        <translation>Ein Element verließ eine Warteschlange; benannt nach der Warteschlange.</translation>
    </message>
    <message>
        <source>A unit does something else than in the cycle before.</source>
        <translation>Eine Einheit tut etwas anderes als im Takt davor.</translation>
    </message>
    <message>
        <source>A command was taken up.</source>
        <translation>Ein Kommando wurde aufgenommen.</translation>
    </message>
    <message>
        <source>An interrupt was raised.</source>
        <translation>Ein Interrupt wurde ausgelöst.</translation>
    </message>
    <message>
        <source>A command wrote a register.</source>
        <translation>Ein Kommando schrieb ein Register.</translation>
    </message>
    <message>
        <source>A uniform of the draw&apos;s program was set since the program drew last.</source>
        <translation>Ein Uniform des Programms des Draws wurde gesetzt, seit das Programm zuletzt gezeichnet hat.</translation>
    </message>
    <message>
        <source>A draw begins.</source>
        <translation>Ein Draw beginnt.</translation>
    </message>
    <message>
        <source>A draw has left the machine.</source>
        <translation>Ein Draw hat die Maschine verlassen.</translation>
    </message>
    <message>
        <source>A window was presented.</source>
        <translation>Ein Fenster wurde gezeigt.</translation>
    </message>
    <message>
        <source>The machine has drained so that the fragments&apos; way could change.</source>
        <translation>Die Maschine ist leergelaufen, damit sich der Weg der Fragmente ändern konnte.</translation>
    </message>
    <message>
        <source>A request failed.</source>
        <translation>Eine Anfrage ist gescheitert.</translation>
    </message>
    <message>
        <source>A part was switched on, off, or to reduced power.</source>
        <translation>Ein Teil wurde eingeschaltet, ausgeschaltet oder reduziert.</translation>
    </message>
    <message>
        <source>A segment was opened, got a fragment, was closed, has run, or gave a fragment back.</source>
        <translation>Ein Segment wurde geöffnet, bekam ein Fragment, wurde geschlossen, ist gelaufen oder gab ein Fragment zurück.</translation>
    </message>
    <message>
        <source>A tile was compared with its bounds.</source>
        <translation>Eine Kachel wurde mit ihren Grenzen verglichen.</translation>
    </message>
    <message>
        <source>The bounds of a tile changed; hiz.before and hiz.after follow.</source>
        <translation>Die Grenzen einer Kachel haben sich geändert; hiz.before und hiz.after folgen.</translation>
    </message>
    <message>
        <source>The classes of a texture&apos;s texels were looked up.</source>
        <translation>Die Klassen der Texel einer Textur wurden nachgeschlagen.</translation>
    </message>
    <message>
        <source>The driver has looked through a texture for this draw.</source>
        <translation>Der Treiber hat für diesen Draw eine Textur durchgesehen.</translation>
    </message>
    <message>
        <source>The samples of a pixel were tested.</source>
        <translation>Die Samples eines Pixels wurden getestet.</translation>
    </message>
    <message>
        <source>An operation was applied to a stencil sample.</source>
        <translation>Eine Operation wurde auf ein Stencil-Sample angewendet.</translation>
    </message>
    <message>
        <source>An instruction of the blender or of the pixel engine was executed.</source>
        <translation>Ein Befehl des Mischers oder der Pixel-Engine wurde ausgeführt.</translation>
    </message>
    <message>
        <source>A pixel of the color buffer was written.</source>
        <translation>Ein Pixel des Farbpuffers wurde geschrieben.</translation>
    </message>
    <message>
        <source>A stage of the 2-D pipeline was entered.</source>
        <translation>Eine Stufe der 2-D-Pipeline wurde betreten.</translation>
    </message>
    <message>
        <source>The input is wrong, or a unit failed.</source>
        <translation>Die Eingabe ist falsch, oder eine Einheit hat versagt.</translation>
    </message>
    <message>
        <source>The input is unusual.</source>
        <translation>Die Eingabe ist ungewöhnlich.</translation>
    </message>
    <message>
        <source>It was decided which way the draw&apos;s fragments take.</source>
        <translation>Es wurde entschieden, welchen Weg die Fragmente des Draws nehmen.</translation>
    </message>
    <message>
        <source>A pixel entered or left the register bank, or waits for room.</source>
        <translation>Ein Pixel kam in die Registerbank oder verließ sie, oder wartet auf Platz.</translation>
    </message>
    <message>
        <source>The bounds of a tile before the hiz.update that was told right before.</source>
        <translation>Die Grenzen einer Kachel vor dem hiz.update, das gerade davor gemeldet wurde.</translation>
    </message>
    <message>
        <source>The bounds of a tile after that update.</source>
        <translation>Die Grenzen einer Kachel nach dieser Änderung.</translation>
    </message>
    <message>
        <source>is no shared library</source>
        <translation>ist keine dynamische Bibliothek</translation>
    </message>
    <message>
        <source>was built for another kind of processor</source>
        <translation>wurde für eine andere Art von Prozessor gebaut</translation>
    </message>
    <message>
        <source>is a program or an object file, no shared library</source>
        <translation>ist ein Programm oder eine Objektdatei, keine dynamische Bibliothek</translation>
    </message>
    <message>
        <source>is a damaged shared library</source>
        <translation>ist eine beschädigte dynamische Bibliothek</translation>
    </message>
    <message>
        <source>is cut off</source>
        <translation>ist abgeschnitten</translation>
    </message>
    <message>
        <source>{} can&apos;t be copied into memory</source>
        <translation>{} lässt sich nicht in den Speicher kopieren</translation>
    </message>
    <message>
        <source>{} was handed over unsealed</source>
        <translation>{} wurde unversiegelt übergeben</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>ist nicht da</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>ist keine Datei</translation>
    </message>
    <message>
        <source>is larger than {} MiB</source>
        <translation>ist größer als {} MiB</translation>
    </message>
    <message>
        <source>{} is no plugin of Vitrine: it has no function {}</source>
        <translation>{} ist kein Plugin von Vitrine: Es hat keine Funktion {}</translation>
    </message>
    <message>
        <source>{} is no plugin of Vitrine: {}</source>
        <translation>{} ist kein Plugin von Vitrine: {}</translation>
    </message>
    <message>
        <source>{} does not tell its energy: it counts as 0</source>
        <translation>{} nennt seine Energie nicht: Sie zählt als 0</translation>
    </message>
    <message>
        <source>an energy lies between 0 and 1,000,000</source>
        <translation>eine Energie liegt zwischen 0 und 1.000.000</translation>
    </message>
    <message>
        <source>Switches parts of the machine on, to reduced power and off.</source>
        <translation>Schaltet Teile der Maschine ein, auf verringerte Leistung und aus.</translation>
    </message>
    <message>
        <source>Of the power of a part.</source>
        <translation>Am Strom eines Teils.</translation>
    </message>
    <message>
        <source>For the power that vertices need.</source>
        <translation>Nach dem Strom, den Vertices brauchen.</translation>
    </message>
    <message>
        <source>Works out the gradients of the attributes of a primitive.</source>
        <translation>Berechnet die Gradienten der Attribute eines Primitivs.</translation>
    </message>
    <message>
        <source>Assembles, clips, culls and sets up primitives from shaded vertices.</source>
        <translation>Setzt Primitive aus schattierten Vertices zusammen, clippt und cullt sie und richtet sie ein.</translation>
    </message>
    <message>
        <source>Handed on towards the rasterizer.</source>
        <translation>In Richtung Rasterizer weitergegeben.</translation>
    </message>
    <message>
        <source>Finds the tiles and quads that a primitive covers.</source>
        <translation>Findet die Kacheln und Quads, die ein Primitiv bedeckt.</translation>
    </message>
    <message>
        <source>Sent on.</source>
        <translation>Weitergegeben.</translation>
    </message>
    <message>
        <source>A primitive taken in, a tile looked into, or a quad sent.</source>
        <translation>Ein Primitiv angenommen, in eine Kachel hineingesehen oder ein Quad gesendet.</translation>
    </message>
    <message>
        <source>has a fragment shader, and SEQ has no programmable fragment stage</source>
        <translation>hat einen Fragment-Shader, und SEQ hat keine programmierbare Fragmentstufe</translation>
    </message>
    <message>
        <source>has no fragment shader, which only SEQ does without</source>
        <translation>hat keinen Fragment-Shader, und ohne den kommt nur SEQ aus</translation>
    </message>
    <message>
        <source>asks a device for its vertices, and SEQ has none in their reach</source>
        <translation>fragt für seine Vertices ein Gerät, und SEQ hat keines, das sie erreichen</translation>
    </message>
    <message>
        <source>asks the device {}, which it has not</source>
        <translation>fragt das Gerät {}, das die Maschine nicht hat</translation>
    </message>
    <message>
        <source>draw {} {}</source>
        <translation>Draw {} {}</translation>
    </message>
    <message>
        <source>there is nothing to compare</source>
        <translation>es gibt nichts zu vergleichen</translation>
    </message>
    <message>
        <source>the comparison</source>
        <translation>der Vergleich</translation>
    </message>
    <message>
        <source>draw {}: {}</source>
        <translation>Draw {}: {}</translation>
    </message>
    <message>
        <source>call {} draws nothing</source>
        <translation>Aufruf {} zeichnet nichts</translation>
    </message>
    <message>
        <source>this machine has no queue {}</source>
        <translation>diese Maschine hat keine Warteschlange {}</translation>
    </message>
    <message>
        <source>the event {} does not come yet when a capture is replayed</source>
        <translation>das Ereignis {} kommt bei der Wiedergabe einer Aufzeichnung noch nicht vor</translation>
    </message>
    <message>
        <source>the event {} comes between draws, and so never inside one</source>
        <translation>das Ereignis {} kommt zwischen Draws und daher nie innerhalb von einem</translation>
    </message>
    <message>
        <source>this machine tells no event {}</source>
        <translation>diese Maschine meldet kein Ereignis {}</translation>
    </message>
    <message>
        <source>this machine has no unit or queue {}</source>
        <translation>diese Maschine hat keine Einheit oder Warteschlange {}</translation>
    </message>
    <message>
        <source>a saved moment can&apos;t draw</source>
        <translation>ein gespeicherter Augenblick kann nicht zeichnen</translation>
    </message>
    <message>
        <source>there is no call after the last</source>
        <translation>nach dem letzten Aufruf gibt es keinen mehr</translation>
    </message>
    <message>
        <source>the draw has no primitive {} that the rasterizer was given</source>
        <translation>der Draw hat kein Primitiv {}, das der Rasterizer bekommen hat</translation>
    </message>
    <message>
        <source>more pixels are touched than an overlay can hold: look at a smaller range of draws</source>
        <translation>es werden mehr Pixel berührt, als ein Overlay fassen kann: einen kleineren Bereich von Draws ansehen</translation>
    </message>
    <message>
        <source>no framebuffer is bound that could be looked at</source>
        <translation>kein Framebuffer ist gebunden, der angesehen werden könnte</translation>
    </message>
    <message>
        <source>{} writes no color to {}pixel {},{}</source>
        <translation>{} schreibt keine Farbe in {}Pixel {},{}</translation>
    </message>
    <message>
        <source>draw {} has no color buffer</source>
        <translation>Draw {} hat keinen Farbpuffer</translation>
    </message>
    <message>
        <source>the machine combines no such color at {},{}</source>
        <translation>die Maschine kombiniert bei {},{} keine solche Farbe</translation>
    </message>
    <message>
        <source>the search for who set the bounds</source>
        <translation>die Suche nach der Herkunft der Grenzen</translation>
    </message>
    <message>
        <source>never passes against</source>
        <translation>besteht nie gegen</translation>
    </message>
    <message>
        <source>is not less than</source>
        <translation>ist nicht kleiner als</translation>
    </message>
    <message>
        <source>is not equal to</source>
        <translation>ist nicht gleich</translation>
    </message>
    <message>
        <source>is not less than or equal to</source>
        <translation>ist nicht kleiner als oder gleich</translation>
    </message>
    <message>
        <source>is not greater than</source>
        <translation>ist nicht größer als</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>ist gleich</translation>
    </message>
    <message>
        <source>is not greater than or equal to</source>
        <translation>ist nicht größer als oder gleich</translation>
    </message>
    <message>
        <source>passes against</source>
        <translation>besteht gegen</translation>
    </message>
    <message>
        <source>there is no pixel {},{}: the framebuffer has {} × {}</source>
        <translation>es gibt kein Pixel {},{}: Der Framebuffer hat {} × {}</translation>
    </message>
    <message>
        <source>{} {} {}</source>
        <translation>{} {} {}</translation>
    </message>
    <message>
        <source>{} under the mask {}</source>
        <translation>{} unter der Maske {}</translation>
    </message>
    <message>
        <source>{} in sample {}</source>
        <translation>{} in Sample {}</translation>
    </message>
    <message>
        <source>{}: the color mask lets no channel through</source>
        <translation>{}: Die Farbmaske lässt keinen Kanal zu</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>{} blended with {}</source>
        <translation>{} gemischt mit {}</translation>
    </message>
    <message>
        <source>{} under a color mask</source>
        <translation>{} unter einer Farbmaske</translation>
    </message>
    <message>
        <source>{}: {} gives {}</source>
        <translation>{}: {} ergibt {}</translation>
    </message>
    <message>
        <source>stencil {} becomes {}</source>
        <translation>Stencil {} wird zu {}</translation>
    </message>
    <message>
        <source>taken by sample coverage</source>
        <translation>von der Sample-Abdeckung weggenommen</translation>
    </message>
    <message>
        <source>discarded by the color updater (KIL)</source>
        <translation>von der Farbeinheit verworfen (KIL)</translation>
    </message>
    <message>
        <source>discarded by the shader (KIL)</source>
        <translation>vom Shader verworfen (KIL)</translation>
    </message>
    <message>
        <source>failed stencil</source>
        <translation>Stencil-Test nicht bestanden</translation>
    </message>
    <message>
        <source>failed depth</source>
        <translation>Tiefentest nicht bestanden</translation>
    </message>
    <message>
        <source>cleared nothing: the write masks are closed</source>
        <translation>hat nichts gelöscht: Die Schreibmasken sind geschlossen</translation>
    </message>
    <message>
        <source>cleared to {}</source>
        <translation>gelöscht auf {}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>color {}</source>
        <translation>Farbe {}</translation>
    </message>
    <message>
        <source>depth {}</source>
        <translation>Tiefe {}</translation>
    </message>
    <message>
        <source>stencil {}</source>
        <translation>Stencil {}</translation>
    </message>
    <message>
        <source>sample {}: {}</source>
        <translation>Sample {}: {}</translation>
    </message>
    <message>
        <source>{} primitive {}</source>
        <translation>{} Primitiv {}</translation>
    </message>
    <message>
        <source>draw {}</source>
        <translation>Draw {}</translation>
    </message>
    <message>
        <source>changed to {}</source>
        <translation>geändert zu {}</translation>
    </message>
    <message>
        <source>culled: {}; by itself: {}</source>
        <translation>gecullt: {}; für sich allein: {}</translation>
    </message>
    <message>
        <source>terminated: {}; by itself: {}</source>
        <translation>beendet: {}; für sich allein: {}</translation>
    </message>
    <message>
        <source>no task: its tile made no quads</source>
        <translation>keine Aufgabe: Seine Kachel ergab keine Quads</translation>
    </message>
    <message>
        <source>no task: it bypassed the processors</source>
        <translation>keine Aufgabe: Es umging die Prozessoren</translation>
    </message>
    <message>
        <source>no task: sealed before shading</source>
        <translation>keine Aufgabe: vor dem Schattieren entschieden</translation>
    </message>
    <message>
        <source>task {}</source>
        <translation>Aufgabe {}</translation>
    </message>
    <message>
        <source>{} ran on sp.{} in cycles {}</source>
        <translation>{} lief auf sp.{} in den Takten {}</translation>
    </message>
    <message>
        <source>{} and on sp.{} in cycles {}</source>
        <translation>{} und auf sp.{} in den Takten {}</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>{}; requests {}</source>
        <translation>{}; Anfragen {}</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>durchsichtig</translation>
    </message>
    <message>
        <source>opaque</source>
        <translation>deckend</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>tile ({},{})</source>
        <translation>Kachel ({},{})</translation>
    </message>
    <message>
        <source>all of {} fails stencil: {} {} {}</source>
        <translation>{} besteht nirgends den Stencil-Test: {} {} {}</translation>
    </message>
    <message>
        <source>{}, set by {}</source>
        <translation>{}, gesetzt von {}</translation>
    </message>
    <message>
        <source>{} is behind {}: {}</source>
        <translation>{} liegt hinter {}: {}</translation>
    </message>
    <message>
        <source>{} is in front of {}: {}</source>
        <translation>{} liegt vor {}: {}</translation>
    </message>
    <message>
        <source>{} has no depth of {}: {} and {}</source>
        <translation>{} hat keine Tiefe von {}: {} und {}</translation>
    </message>
    <message>
        <source>{} has the depth of {} everywhere: {}</source>
        <translation>{} hat überall die Tiefe von {}: {}</translation>
    </message>
    <message>
        <source>{} is compared by a function that nothing passes</source>
        <translation>{} wird mit einer Funktion verglichen, die nichts besteht</translation>
    </message>
    <message>
        <source>the texture in slot {}</source>
        <translation>Textur in Slot {}</translation>
    </message>
    <message>
        <source>all of {}</source>
        <translation>{} als Ganzes</translation>
    </message>
    <message>
        <source>{}, texels x {}, y {}</source>
        <translation>{}, Texel x {}, y {}</translation>
    </message>
    <message>
        <source>{}: more entries than are looked up, so all of it</source>
        <translation>{}: mehr Einträge, als nachgeschlagen werden, also als Ganzes</translation>
    </message>
    <message>
        <source>{}: {} in one entry of class level {}</source>
        <translation>{}: {} in einem Eintrag der Klassenstufe {}</translation>
    </message>
    <message>
        <source>{}: {} in {} entries of class level {}</source>
        <translation>{}: {} in {} Einträgen der Klassenstufe {}</translation>
    </message>
    <message>
        <source>{} was not compared</source>
        <translation>{} wurde nicht verglichen</translation>
    </message>
    <message>
        <source>{} passed as a whole: no sample was compared</source>
        <translation>{} bestand als Ganzes: Kein Sample wurde verglichen</translation>
    </message>
    <message>
        <source>{} was ambiguous: its samples were tested</source>
        <translation>{} war unentschieden: Ihre Samples wurden getestet</translation>
    </message>
    <message>
        <source>nothing can be discarded</source>
        <translation>nichts kann verworfen werden</translation>
    </message>
    <message>
        <source>row {} of the table</source>
        <translation>Zeile {} der Tabelle</translation>
    </message>
    <message>
        <source>row {} of the table; {} set by {}</source>
        <translation>Zeile {} der Tabelle; {} gesetzt von {}</translation>
    </message>
    <message>
        <source>the shader would discard all of {}</source>
        <translation>der Shader würde alles verwerfen in {}</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>the clear of call {}</source>
        <translation>Clear in Aufruf {}</translation>
    </message>
    <message>
        <source>primitive {} of the same draw</source>
        <translation>Primitiv {} desselben Draws</translation>
    </message>
    <message>
        <source>what the frame began with (last changed by draw {})</source>
        <translation>Stand zu Beginn des Frames (zuletzt geändert von Draw {})</translation>
    </message>
    <message>
        <source>what the frame began with</source>
        <translation>Stand zu Beginn des Frames</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>das Zählen</translation>
    </message>
    <message>
        <source>{} For example {}</source>
        <translation>{} Zum Beispiel {}</translation>
    </message>
    <message>
        <source>What follows must not hold.</source>
        <translation>Was folgt, darf nicht gelten.</translation>
    </message>
    <message>
        <source>Both must hold; it may be left out.</source>
        <translation>Beides muss gelten; es darf fehlen.</translation>
    </message>
    <message>
        <source>One of both must hold.</source>
        <translation>Eines von beiden muss gelten.</translation>
    </message>
    <message>
        <source>The argument of that name, of any function.</source>
        <translation>Das Argument dieses Namens, bei jeder Funktion.</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} bis {}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>„{}“</translation>
    </message>
    <message>
        <source>like “{}”</source>
        <translation>wie „{}“</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} oder {}</translation>
    </message>
    <message>
        <source>{} is {}</source>
        <translation>{} ist {}</translation>
    </message>
    <message>
        <source>{} is not {}</source>
        <translation>{} ist nicht {}</translation>
    </message>
    <message>
        <source>{} is less than {}</source>
        <translation>{} ist kleiner als {}</translation>
    </message>
    <message>
        <source>{} is at most {}</source>
        <translation>{} ist höchstens {}</translation>
    </message>
    <message>
        <source>{} is more than {}</source>
        <translation>{} ist größer als {}</translation>
    </message>
    <message>
        <source>{} is at least {}</source>
        <translation>{} ist mindestens {}</translation>
    </message>
    <message>
        <source>the text contains “{}”</source>
        <translation>der Text enthält „{}“</translation>
    </message>
    <message>
        <source>there is a warning</source>
        <translation>es gibt eine Warnung</translation>
    </message>
    <message>
        <source>the argument {}</source>
        <translation>das Argument {}</translation>
    </message>
    <message>
        <source>{} named or in use</source>
        <translation>{} (genannt oder in Gebrauch)</translation>
    </message>
    <message>
        <source>not ({})</source>
        <translation>nicht ({})</translation>
    </message>
    <message>
        <source>({})</source>
        <translation>({})</translation>
    </message>
    <message>
        <source>where {}</source>
        <translation>mit der Bedingung: {}</translation>
    </message>
    <message>
        <source>of any kind</source>
        <translation>jeder Art</translation>
    </message>
    <message>
        <source>the kind</source>
        <translation>die Art</translation>
    </message>
    <message>
        <source>What the call is for.</source>
        <translation>Wozu der Aufruf da ist.</translation>
    </message>
    <message>
        <source>the draw</source>
        <translation>der Draw</translation>
    </message>
    <message>
        <source>The number of a draw, from 0 over the capture. Only draws have one.</source>
        <translation>Die Nummer eines Draws, ab 0 über die Aufzeichnung. Nur Draws haben eine.</translation>
    </message>
    <message>
        <source>the call</source>
        <translation>der Aufruf</translation>
    </message>
    <message>
        <source>The capture&apos;s own number of the call.</source>
        <translation>Die Nummer, die der Aufruf in der Aufzeichnung hat.</translation>
    </message>
    <message>
        <source>the frame</source>
        <translation>der Frame</translation>
    </message>
    <message>
        <source>The number of the frame, from 0. Calls after the last present are in none.</source>
        <translation>Die Nummer des Frames, ab 0. Aufrufe nach dem letzten Present sind in keinem.</translation>
    </message>
    <message>
        <source>the function</source>
        <translation>die Funktion</translation>
    </message>
    <message>
        <source>The name of the function.</source>
        <translation>Der Name der Funktion.</translation>
    </message>
    <message>
        <source>an argument</source>
        <translation>ein Argument</translation>
    </message>
    <message>
        <source>The printed value of any argument; of bits, any one that is set.</source>
        <translation>Der ausgegebene Wert irgendeines Arguments; bei Bits irgendeines, das gesetzt ist.</translation>
    </message>
    <message>
        <source>the number of vertices</source>
        <translation>die Anzahl der Vertices</translation>
    </message>
    <message>
        <source>The count argument of draws. Only draws have one.</source>
        <translation>Die Anzahl, ein Argument von Draws. Nur Draws haben eine.</translation>
    </message>
    <message>
        <source>a marker</source>
        <translation>ein Marker</translation>
    </message>
    <message>
        <source>The label of a marker, or of any group around the call.</source>
        <translation>Der Name eines Markers oder irgendeiner Gruppe um den Aufruf.</translation>
    </message>
    <message>
        <source>a texture</source>
        <translation>eine Textur</translation>
    </message>
    <message>
        <source>By its name in the calls: an argument of the call, what it fills or sets up, or, of draws, what is bound to any texture unit, sampled or not.</source>
        <translation>Nach ihrem Namen in den Aufrufen: ein Argument des Aufrufs, was er füllt oder einrichtet, oder bei Draws, was an irgendeine Textureinheit gebunden ist, abgetastet oder nicht.</translation>
    </message>
    <message>
        <source>a buffer</source>
        <translation>ein Puffer</translation>
    </message>
    <message>
        <source>By its name in the calls: an argument of the call, what it fills, or, of draws, what enabled vertex arrays or the indices are read from.</source>
        <translation>Nach seinem Namen in den Aufrufen: ein Argument des Aufrufs, was er füllt, oder bei Draws, woraus eingeschaltete Vertex-Arrays oder die Indizes gelesen werden.</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>By its name in the calls: an argument of the call, or, of draws and uniforms, the one in use.</source>
        <translation>Nach seinem Namen in den Aufrufen: ein Argument des Aufrufs, oder bei Draws und Uniforms das, das in Gebrauch ist.</translation>
    </message>
    <message>
        <source>a shader</source>
        <translation>ein Shader</translation>
    </message>
    <message>
        <source>By its name in the calls: an argument or the result of the call.</source>
        <translation>Nach seinem Namen in den Aufrufen: ein Argument oder das Ergebnis des Aufrufs.</translation>
    </message>
    <message>
        <source>a renderbuffer</source>
        <translation>ein Renderbuffer</translation>
    </message>
    <message>
        <source>By its name in the calls: an argument of the call.</source>
        <translation>Nach seinem Namen in den Aufrufen: ein Argument des Aufrufs.</translation>
    </message>
    <message>
        <source>a framebuffer</source>
        <translation>ein Framebuffer</translation>
    </message>
    <message>
        <source>By its name in the calls, 0 is the window: an argument of the call, what it sets up, or, of draws, clears and copies, the bound one.</source>
        <translation>Nach seinem Namen in den Aufrufen, 0 ist das Fenster: ein Argument des Aufrufs, was er einrichtet, oder bei Draws, Clears und Copys der gebundene.</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>Words in the printed call, as they stand.</source>
        <translation>Wörter im ausgegebenen Aufruf, wie sie dastehen.</translation>
    </message>
    <message>
        <source>The argument for the parameter of that name.</source>
        <translation>Das Argument für den Parameter dieses Namens.</translation>
    </message>
    <message>
        <source>Calls that could not be replayed: with a warning.</source>
        <translation>Aufrufe, die sich nicht wiedergeben ließen: mit einer Warnung.</translation>
    </message>
    <message>
        <source>Draws something.</source>
        <translation>Zeichnet etwas.</translation>
    </message>
    <message>
        <source>Clears a framebuffer.</source>
        <translation>Löscht einen Framebuffer.</translation>
    </message>
    <message>
        <source>Copies from a framebuffer into a texture.</source>
        <translation>Kopiert aus einem Framebuffer in eine Textur.</translation>
    </message>
    <message>
        <source>Shows a frame, and ends it.</source>
        <translation>Zeigt einen Frame und beendet ihn.</translation>
    </message>
    <message>
        <source>Names a place in the calls.</source>
        <translation>Benennt eine Stelle in den Aufrufen.</translation>
    </message>
    <message>
        <source>Sets how is drawn.</source>
        <translation>Legt fest, wie gezeichnet wird.</translation>
    </message>
    <message>
        <source>Makes, fills or deletes an object.</source>
        <translation>Erzeugt, füllt oder löscht ein Objekt.</translation>
    </message>
    <message>
        <source>Asks, and changes nothing.</source>
        <translation>Fragt und ändert nichts.</translation>
    </message>
    <message>
        <source>Waits, or has the machine begin.</source>
        <translation>Wartet oder lässt die Maschine beginnen.</translation>
    </message>
    <message>
        <source>Sets up displays, contexts and windows.</source>
        <translation>Richtet Displays, Kontexte und Fenster ein.</translation>
    </message>
    <message>
        <source>Writes to mapped memory.</source>
        <translation>Schreibt in eingeblendeten Speicher.</translation>
    </message>
    <message>
        <source>there is no field “{}”</source>
        <translation>es gibt kein Feld „{}“</translation>
    </message>
    <message>
        <source>{}; did you mean “{}”?</source>
        <translation>{}; meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>{}; to look for it as it stands, put it in quotation marks</source>
        <translation>{}; um es zu suchen, wie es dasteht, in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>dieses Anführungszeichen wird nie geschlossen</translation>
    </message>
    <message>
        <source>column {}: {}</source>
        <translation>Spalte {}: {}</translation>
    </message>
    <message>
        <source>the filter is too long</source>
        <translation>der Filter ist zu lang</translation>
    </message>
    <message>
        <source>this parenthesis closes nothing</source>
        <translation>diese Klammer schließt nichts</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation>das ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>there is nothing before “and”</source>
        <translation>vor „and“ steht nichts</translation>
    </message>
    <message>
        <source>expected words or a field, not “and”</source>
        <translation>erwartet werden Wörter oder ein Feld, nicht „and“</translation>
    </message>
    <message>
        <source>there is nothing before “or”</source>
        <translation>vor „or“ steht nichts</translation>
    </message>
    <message>
        <source>expected words or a field, not “or”</source>
        <translation>erwartet werden Wörter oder ein Feld, nicht „or“</translation>
    </message>
    <message>
        <source>expected words or a field before )</source>
        <translation>erwartet werden Wörter oder ein Feld vor )</translation>
    </message>
    <message>
        <source>expected words or a field after {}</source>
        <translation>erwartet werden Wörter oder ein Feld nach {}</translation>
    </message>
    <message>
        <source>this parenthesis is never closed</source>
        <translation>diese Klammer wird nie geschlossen</translation>
    </message>
    <message>
        <source>the filter has too many parts</source>
        <translation>der Filter hat zu viele Teile</translation>
    </message>
    <message>
        <source>“{}” has no order: use : or !=</source>
        <translation>„{}“ hat keine Ordnung: : oder != benutzen</translation>
    </message>
    <message>
        <source>{} after {}</source>
        <translation>{} nach {}</translation>
    </message>
    <message>
        <source>expected a kind</source>
        <translation>erwartet wird eine Art</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>erwartet wird ein Text</translation>
    </message>
    <message>
        <source>expected a single number</source>
        <translation>erwartet wird eine einzelne Zahl</translation>
    </message>
    <message>
        <source>{}, not {}</source>
        <translation>{}, nicht {}</translation>
    </message>
    <message>
        <source>expected a single number, not a range</source>
        <translation>erwartet wird eine einzelne Zahl, kein Bereich</translation>
    </message>
    <message>
        <source>expected a whole number from 0 on</source>
        <translation>erwartet wird eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>this range ends before it begins</source>
        <translation>dieser Bereich endet, bevor er beginnt</translation>
    </message>
    <message>
        <source>there is no kind “{}”; there are {}</source>
        <translation>es gibt keine Art „{}“; es gibt {}</translation>
    </message>
    <message>
        <source>the history of the tile</source>
        <translation>die Geschichte der Kachel</translation>
    </message>
    <message>
        <source>the draw has no stencil buffer with bounds of tiles</source>
        <translation>der Draw hat keinen Stencilpuffer mit Grenzen von Kacheln</translation>
    </message>
    <message>
        <source>the draw has no depth buffer with bounds of tiles</source>
        <translation>der Draw hat keinen Tiefenpuffer mit Grenzen von Kacheln</translation>
    </message>
    <message>
        <source>the buffer has no such tile</source>
        <translation>der Puffer hat keine solche Kachel</translation>
    </message>
    <message>
        <source>there is no buffer {} at this position</source>
        <translation>einen Puffer {} gibt es an dieser Position nicht</translation>
    </message>
    <message>
        <source>the last draw reads no array of attribute {} from the program&apos;s own memory</source>
        <translation>der letzte Draw liest kein Array des Attributs {} aus dem eigenen Speicher des Programms</translation>
    </message>
    <message>
        <source>the last draw reads no indices from the program&apos;s own memory</source>
        <translation>der letzte Draw liest keine Indizes aus dem eigenen Speicher des Programms</translation>
    </message>
    <message>
        <source>the look through the frame</source>
        <translation>die Durchsicht des Frames</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} hat {} nicht</translation>
    </message>
    <message>
        <source>there is no {} at this position</source>
        <translation>{} gibt es an dieser Position nicht</translation>
    </message>
    <message>
        <source>{} is not complete: shaders read black</source>
        <translation>{} ist nicht vollständig: Shader lesen Schwarz</translation>
    </message>
    <message>
        <source>no draw has run a program yet, and none is in use</source>
        <translation>noch kein Draw hat ein Programm ausgeführt, und keines ist in Gebrauch</translation>
    </message>
    <message>
        <source>there is no {}{} at this position</source>
        <translation>{}{} gibt es an dieser Position nicht</translation>
    </message>
    <message>
        <source>{} has lost its memory</source>
        <translation>{} hat keinen Speicher mehr</translation>
    </message>
    <message>
        <source>at {}: {}</source>
        <translation>bei {}: {}</translation>
    </message>
    <message>
        <source>equal is written ==</source>
        <translation>gleich wird == geschrieben</translation>
    </message>
    <message>
        <source>what stands here belongs to nothing in front of it</source>
        <translation>was hier steht, gehört zu nichts davor</translation>
    </message>
    <message>
        <source>the parenthesis opened at {} is not closed</source>
        <translation>die bei {} geöffnete Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a number, a variable or a register is missing</source>
        <translation>eine Zahl, eine Variable oder ein Register fehlt</translation>
    </message>
    <message>
        <source>this is no number</source>
        <translation>das ist keine Zahl</translation>
    </message>
    <message>
        <source>a number ends in a letter</source>
        <translation>eine Zahl endet mit einem Buchstaben</translation>
    </message>
    <message>
        <source>an index is a number that counts from 0</source>
        <translation>ein Index ist eine Zahl, die ab 0 zählt</translation>
    </message>
    <message>
        <source>the bracket is not closed</source>
        <translation>die eckige Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a component or a member is missing behind the point</source>
        <translation>hinter dem Punkt fehlt eine Komponente oder ein Element</translation>
    </message>
    <message>
        <source>the parenthesis of abs is not closed</source>
        <translation>die Klammer von abs ist nicht geschlossen</translation>
    </message>
    <message>
        <source>there is no variable or register “{}”</source>
        <translation>es gibt keine Variable und kein Register „{}“</translation>
    </message>
    <message>
        <source>“{}” has {} {}: name one of them</source>
        <translation>„{}“ hat {} {}: eines davon nennen</translation>
    </message>
    <message>
        <source>“{}” has no such part</source>
        <translation>„{}“ hat keinen solchen Teil</translation>
    </message>
    <message>
        <source>of a register one component is compared: {}.x</source>
        <translation>von einem Register wird eine Komponente verglichen: {}.x</translation>
    </message>
    <message>
        <source>no draw of this frame has shaded a fragment at pixel {},{}</source>
        <translation>kein Draw dieses Frames hat ein Fragment am Pixel {},{} schattiert</translation>
    </message>
    <message>
        <source>the capture has no draw {}</source>
        <translation>die Aufzeichnung hat keinen Draw {}</translation>
    </message>
    <message>
        <source>the draw has {} vertices, counted from 0: there is no {}</source>
        <translation>der Draw hat {} Vertices, ab 0 gezählt: {} gibt es nicht</translation>
    </message>
    <message>
        <source>vertex {} of {} belongs to no complete primitive, so it is not shaded</source>
        <translation>Vertex {} von {} gehört zu keinem vollständigen Primitiv und wird daher nicht schattiert</translation>
    </message>
    <message>
        <source>{} does not run its fragment program: nothing would change by it</source>
        <translation>{} führt sein Fragmentprogramm nicht aus: Nichts würde sich dadurch ändern</translation>
    </message>
    <message>
        <source>primitive {} of {} has no fragment at {} that was shaded: it is not covered, or failed its tests before shading</source>
        <translation>Primitiv {} von {} hat kein schattiertes Fragment an {}: Es ist nicht bedeckt oder hat seine Tests vor dem Schattieren nicht bestanden</translation>
    </message>
    <message>
        <source>{} has no fragment at {} that was shaded: it is not covered, or failed its tests before shading</source>
        <translation>{} hat kein schattiertes Fragment an {}: Es ist nicht bedeckt oder hat seine Tests vor dem Schattieren nicht bestanden</translation>
    </message>
    <message>
        <source>the call draws nothing</source>
        <translation>der Aufruf zeichnet nichts</translation>
    </message>
    <message>
        <source>vertex {} of draw {}</source>
        <translation>Vertex {} von Draw {}</translation>
    </message>
    <message>
        <source>fragment {},{} of primitive {} of draw {}</source>
        <translation>Fragment {},{} von Primitiv {} von Draw {}</translation>
    </message>
    <message>
        <source>the trace ends after {} instructions, the program does not</source>
        <translation>der Ablauf endet nach {} Befehlen, das Programm nicht</translation>
    </message>
    <message>
        <source>discarded at line {}</source>
        <translation>verworfen in Zeile {}</translation>
    </message>
    <message>
        <source>position {}</source>
        <translation>Position {}</translation>
    </message>
    <message>
        <source>a helper for its neighbors&apos; derivatives: no color is written</source>
        <translation>ein Helfer für die Ableitungen seiner Nachbarn: Es wird keine Farbe geschrieben</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>There is no label &apos;{}&apos;</source>
        <translation>Es gibt keine Sprungmarke &apos;{}&apos;</translation>
    </message>
    <message>
        <source>the interpolated color alone</source>
        <translation>allein die interpolierte Farbe</translation>
    </message>
    <message>
        <source>textures and colors that the color updater can combine</source>
        <translation>Texturen und Farben, die die Farbeinheit kombinieren kann</translation>
    </message>
    <message>
        <source>there is no fragment program</source>
        <translation>es gibt kein Fragmentprogramm</translation>
    </message>
    <message>
        <source>branches, loops or calls</source>
        <translation>Verzweigungen, Schleifen oder Aufrufe</translation>
    </message>
    <message>
        <source>a depth of its own</source>
        <translation>eine eigene Tiefe</translation>
    </message>
    <message>
        <source>side effects</source>
        <translation>Nebenwirkungen</translation>
    </message>
    <message>
        <source>a fixed-function unit</source>
        <translation>eine Festfunktions-Einheit</translation>
    </message>
    <message>
        <source>a discard that is no alpha test</source>
        <translation>ein Verwerfen, das kein Alphatest ist</translation>
    </message>
    <message>
        <source>dependent texture coordinates</source>
        <translation>abhängige Texturkoordinaten</translation>
    </message>
    <message>
        <source>a texture level of its own</source>
        <translation>eine eigene Texturstufe</translation>
    </message>
    <message>
        <source>more than two textures</source>
        <translation>mehr als zwei Texturen</translation>
    </message>
    <message>
        <source>constants by index</source>
        <translation>Konstanten nach Index</translation>
    </message>
    <message>
        <source>an operation that the pixel engine does not have</source>
        <translation>eine Operation, die die Pixel-Engine nicht hat</translation>
    </message>
    <message>
        <source>more than four interpolated values beside coordinates</source>
        <translation>mehr als vier interpolierte Werte neben Koordinaten</translation>
    </message>
    <message>
        <source>more constants than the pixel engine has</source>
        <translation>mehr Konstanten, als die Pixel-Engine hat</translation>
    </message>
    <message>
        <source>more registers than the pixel engine has</source>
        <translation>mehr Register, als die Pixel-Engine hat</translation>
    </message>
    <message>
        <source>more than 16 instructions of the pixel engine</source>
        <translation>mehr als 16 Befehle der Pixel-Engine</translation>
    </message>
    <message>
        <source>a color updater that combines in 32-bit floats</source>
        <translation>eine Farbeinheit, die in 32-Bit-Gleitkommazahlen kombiniert</translation>
    </message>
    <message>
        <source>Instruction {} ({}) {}</source>
        <translation>Befehl {} ({}) {}</translation>
    </message>
    <message>
        <source>A program has between one and a million instructions</source>
        <translation>Ein Programm hat zwischen einem und einer Million Befehlen</translation>
    </message>
    <message>
        <source>the program&apos;s registers find no room in local memory</source>
        <translation>die Register des Programms finden im lokalen Speicher keinen Platz</translation>
    </message>
    <message>
        <source>the program can&apos;t do with fewer than {} registers</source>
        <translation>das Programm kommt nicht mit weniger als {} Registern aus</translation>
    </message>
    <message>
        <source>the program was not made by the compiler</source>
        <translation>das Programm stammt nicht vom Compiler</translation>
    </message>
    <message>
        <source>the program has too many registers and branches at once</source>
        <translation>das Programm hat zu viele Register und Verzweigungen zugleich</translation>
    </message>
    <message>
        <source>Runs vertex and fragment tasks, and swaps out those that wait for a device.</source>
        <translation>Führt Vertex- und Fragmentaufgaben aus und lagert die aus, die auf ein Gerät warten.</translation>
    </message>
    <message>
        <source>Executed, each once per task.</source>
        <translation>Ausgeführt, jeder einmal je Aufgabe.</translation>
    </message>
    <message>
        <source>SENDs posted.</source>
        <translation>Gestellte SENDs.</translation>
    </message>
    <message>
        <source>Clocks of ALUs that had no item of an instruction.</source>
        <translation>Takte von ALUs, die kein Element eines Befehls hatten.</translation>
    </message>
    <message>
        <source>Started and resumed.</source>
        <translation>Gestartet und fortgesetzt.</translation>
    </message>
    <message>
        <source>Streamed for programs larger than the instruction cache.</source>
        <translation>Nachgeladen für Programme, die größer als der Befehlscache sind.</translation>
    </message>
    <message>
        <source>Between the graphics clock and the processor&apos;s own.</source>
        <translation>Zwischen dem Grafiktakt und dem eigenen des Prozessors.</translation>
    </message>
    <message>
        <source>Waited in place, because APQ had no slot for them.</source>
        <translation>Warteten an Ort und Stelle, weil APQ keinen Platz für sie hatte.</translation>
    </message>
    <message>
        <source>That STOUT has added to.</source>
        <translation>Zu denen STOUT addiert hat.</translation>
    </message>
    <message>
        <source>Of STOUT outside of the auxiliary buffer: not written.</source>
        <translation>Von STOUT außerhalb des Hilfspuffers: nicht geschrieben.</translation>
    </message>
    <message>
        <source>Holds pixels that bypass the processors until their texels are there.</source>
        <translation>Hält Pixel, die die Prozessoren umgehen, bis ihre Texel da sind.</translation>
    </message>
    <message>
        <source>That came in: fifo.push.</source>
        <translation>Die hereinkamen: fifo.push.</translation>
    </message>
    <message>
        <source>That left: fifo.pop.</source>
        <translation>Die herausgingen: fifo.pop.</translation>
    </message>
    <message>
        <source>In which a pixel found no room: fifo.stall.</source>
        <translation>In denen ein Pixel keinen Platz fand: fifo.stall.</translation>
    </message>
    <message>
        <source>The most at once.</source>
        <translation>Höchstens auf einmal.</translation>
    </message>
    <message>
        <source>Sent to the texture unit.</source>
        <translation>An die Textureinheit gesendet.</translation>
    </message>
    <message>
        <source>Taken, one per interval.</source>
        <translation>Genommen, eines je Intervall.</translation>
    </message>
    <message>
        <source>Sent on, with the ends of draws.</source>
        <translation>Weitergegeben, mit den Enden von Draws.</translation>
    </message>
    <message>
        <source>Of texels, read.</source>
        <translation>Von Texeln, gelesen.</translation>
    </message>
    <message>
        <source>In which a unit of the chain warned.</source>
        <translation>In denen eine Einheit der Kette gewarnt hat.</translation>
    </message>
    <message>
        <source>Brings shaded fragments back into the order of the stream.</source>
        <translation>Bringt schattierte Fragmente zurück in die Reihenfolge des Stroms.</translation>
    </message>
    <message>
        <source>Opened.</source>
        <translation>Geöffnet.</translation>
    </message>
    <message>
        <source>Dispatched.</source>
        <translation>Verteilt.</translation>
    </message>
    <message>
        <source>A fragment waited for a processor to be collected.</source>
        <translation>Ein Fragment wartete, bis ein Prozessor eingesammelt war.</translation>
    </message>
    <message>
        <source>Combines the colors and texels of pixels that bypass the processors, before the late tests.</source>
        <translation>Kombiniert Farben und Texel von Pixeln, die die Prozessoren umgehen, vor den späten Tests.</translation>
    </message>
    <message>
        <source>Of these, by the alpha test.</source>
        <translation>Von diesen, durch den Alphatest.</translation>
    </message>
    <message>
        <source>Executed by the engine to combine.</source>
        <translation>Von der Engine zum Kombinieren ausgeführt.</translation>
    </message>
    <message>
        <source>Collects segments in the order in which they were opened, each once it is done.</source>
        <translation>Sammelt Segmente in der Reihenfolge ein, in der sie geöffnet wurden, jedes, sobald es fertig ist.</translation>
    </message>
    <message>
        <source>Collected.</source>
        <translation>Eingesammelt.</translation>
    </message>
    <message>
        <source>Gives vertex, fragment and completed tasks to free shader processors.</source>
        <translation>Gibt Vertex-, Fragment- und beantwortete Aufgaben an freie Shader-Prozessoren.</translation>
    </message>
    <message>
        <source>Answers the texture requests of the programs.</source>
        <translation>Beantwortet die Texturanfragen der Programme.</translation>
    </message>
    <message>
        <source>Answered before a program asked: of a texture for a fragment.</source>
        <translation>Beantwortet, bevor ein Programm fragte: einer Textur für ein Fragment.</translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation>es wurde unterbrochen</translation>
    </message>
    <message>
        <source>it has no image</source>
        <translation>kein Bild vorhanden</translation>
    </message>
    <message>
        <source>looking at the textures was stopped</source>
        <translation>das Ansehen der Texturen wurde abgebrochen</translation>
    </message>
    <message>
        <source>pixel {},{}</source>
        <translation>Pixel {},{}</translation>
    </message>
    <message>
        <source>draw {} covers nothing of {}</source>
        <translation>Draw {} bedeckt nichts von {}</translation>
    </message>
    <message>
        <source>no draw of this frame has blended a color at {}</source>
        <translation>kein Draw dieses Frames hat eine Farbe an {} gemischt</translation>
    </message>
    <message>
        <source>the faces of the cube differ in size or format</source>
        <translation>die Flächen des Würfels unterscheiden sich in Größe oder Format</translation>
    </message>
    <message>
        <source>The end of IF.</source>
        <translation>Das Ende von IF.</translation>
    </message>
    <message>
        <source>Share of the first color, for INTERPOLATE.</source>
        <translation>Anteil der ersten Farbe, für INTERPOLATE.</translation>
    </message>
    <message>
        <source>Exponent s of PHONG and BLINN_PHONG.</source>
        <translation>Exponent s von PHONG und BLINN_PHONG.</translation>
    </message>
    <message>
        <source>Microfacet distribution of COOK_TORRANCE.</source>
        <translation>Verteilung der Mikrofacetten bei COOK_TORRANCE.</translation>
    </message>
    <message>
        <source>Shadowing and masking of COOK_TORRANCE.</source>
        <translation>Abschattung und Verdeckung bei COOK_TORRANCE.</translation>
    </message>
    <message>
        <source>Fresnel reflectance of COOK_TORRANCE.</source>
        <translation>Fresnel-Reflexion bei COOK_TORRANCE.</translation>
    </message>
    <message>
        <source>Words of the register banks A and B.</source>
        <translation>Wörter der Registerbänke A und B.</translation>
    </message>
    <message>
        <source>Shades every fragment in a chain of fixed units: FFS, FFP, TEX, FFB.</source>
        <translation>Schattiert jedes Fragment in einer Kette fester Einheiten: FFS, FFP, TEX, FFB.</translation>
    </message>
    <message>
        <source>How often the machine has drained.</source>
        <translation>Wie oft die Maschine leergelaufen ist.</translation>
    </message>
    <message>
        <source>What of a processor has power.</source>
        <translation>Was von einem Prozessor Strom hat.</translation>
    </message>
    <message>
        <source>Whether the color updater has power.</source>
        <translation>Ob die Farbeinheit Strom hat.</translation>
    </message>
    <message>
        <source>m of COOK_TORRANCE.</source>
        <translation>m von COOK_TORRANCE.</translation>
    </message>
    <message>
        <source>Cuts the stream of fragments into segments and gives each to the next shader processor, when a fragment does not fit into the one before. (The source says &quot;does fit&quot; there: a slip.)</source>
        <translation>Schneidet den Strom der Fragmente in Segmente und gibt jedes dem nächsten Shaderprozessor, sobald ein Fragment nicht mehr in das vorige passt. (In der Quelle steht dort „does fit“: ein Versehen.)</translation>
    </message>
    <message>
        <source>ambient + diffuse · D · base; w of the base color.</source>
        <translation>ambient + diffuse · D · base; w der Grundfarbe.</translation>
    </message>
    <message>
        <source>specular · S; w is 0.</source>
        <translation>specular · S; w ist 0.</translation>
    </message>
    <message>
        <source>Whether all banks of the FIFO have power.</source>
        <translation>Ob alle Bänke des FIFOs Strom haben.</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>quads</source>
        <translation>Quads</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>clocks</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Kommandos</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>switches</source>
        <translation>Umschaltungen</translation>
    </message>
    <message>
        <source>items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>look-ups</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>the commands of a draw make {} draws</source>
        <translation>die Befehle eines Draws ergeben {} Draws</translation>
    </message>
    <message>
        <source>the commands of a draw can&apos;t be followed: {}</source>
        <translation>den Befehlen eines Draws kann nicht gefolgt werden: {}</translation>
    </message>
    <message>
        <source>Cycles that the command interface takes for a word; a command takes one at least.</source>
        <translation>Takte, die die Befehlsschnittstelle für ein Wort braucht; ein Befehl braucht mindestens einen.</translation>
    </message>
    <message>
        <source>no register is named {}</source>
        <translation>kein Register heißt {}</translation>
    </message>
    <message>
        <source>write event task.issue, ftq &gt;= 64, ftq full, sp.0 changes, pixel 12,34, task 18 or register blend.sourceColor</source>
        <translation>schreiben Sie event task.issue, ftq &gt;= 64, ftq full, sp.0 changes, pixel 12,34, task 18 oder register blend.sourceColor</translation>
    </message>
    <message>
        <source>reading commands</source>
        <translation>Lesen der Befehle</translation>
    </message>
    <message>
        <source>In which a command waited for draws under way.</source>
        <translation>In denen ein Befehl auf Draws wartete, die unterwegs waren.</translation>
    </message>
    <message>
        <source>Draws that can be under way at once, where a frame is run.</source>
        <translation>Draws, die zugleich unterwegs sein können, wo ein Bild als Ganzes läuft.</translation>
    </message>
    <message>
        <source>Items of a request that the texture unit accepts at once.</source>
        <translation>Elemente einer Anfrage, die die Textureinheit auf einmal annimmt.</translation>
    </message>
    <message>
        <source>Quads that the rasterizer sends in a cycle.</source>
        <translation>Quads, die der Rasterizer in einem Takt schickt.</translation>
    </message>
    <message>
        <source>Quads that each tap of the depth and stencil tests takes in a cycle.</source>
        <translation>Quads, die jede Stelle der Tiefen- und Stencilprüfung in einem Takt nimmt.</translation>
    </message>
    <message>
        <source>Quads that the color updater takes in a cycle.</source>
        <translation>Quads, die die Farbeinheit in einem Takt nimmt.</translation>
    </message>
    <message>
        <source>Cycles for which each of these keeps the rasterizer at its tile.</source>
        <translation>Takte, die jeder davon den Rasterizer an seiner Kachel hält.</translation>
    </message>
    <message>
        <source>How many draws have begun, and whether another one comes for now.</source>
        <translation>Wie viele Draws begonnen haben, und ob vorerst noch einer kommt.</translation>
    </message>
    <message>
        <source>A command begins to wait for a draw under way.</source>
        <translation>Ein Befehl beginnt, auf einen Draw zu warten, der unterwegs ist.</translation>
    </message>
    <message>
        <source>The program has waited for a draw under way.</source>
        <translation>Das Programm hat auf einen Draw gewartet, der unterwegs war.</translation>
    </message>
    <message>
        <source>Whole tiles that a clear marks in a cycle, of depths and of colors.</source>
        <translation>Ganze Kacheln, die ein Clear in einem Takt markiert, von Tiefen und von Farben.</translation>
    </message>
    <message>
        <source>Cleared by mark: their bounds are the value.</source>
        <translation>Durch Markieren gelöscht: Ihre Grenzen sind der Wert.</translation>
    </message>
    <message>
        <source>A clear or copy begins, or has left the machine.</source>
        <translation>Ein Clear oder Copy beginnt oder hat die Maschine verlassen.</translation>
    </message>
    <message>
        <source>is no surface that OpenVG can draw to</source>
        <translation>ist keine Oberfläche, auf die OpenVG zeichnen kann</translation>
    </message>
    <message>
        <source>the image is skipped: its matrix has no inverse</source>
        <translation>das Bild wird übergangen: seine Matrix hat keine Inverse</translation>
    </message>
    <message>
        <source>nothing is drawn: the matrix of the path has no inverse</source>
        <translation>nichts wird gezeichnet: Die Matrix des Pfades hat keine Inverse</translation>
    </message>
    <message>
        <source>nothing is drawn: the matrix of the paint has no inverse</source>
        <translation>nichts wird gezeichnet: Die Matrix der Farbe hat keine Inverse</translation>
    </message>
    <message>
        <source>nothing is drawn: a point of the path is infinite on the surface</source>
        <translation>nichts wird gezeichnet: Ein Punkt des Pfades liegt auf der Oberfläche im Unendlichen</translation>
    </message>
    <message>
        <source>a drawing takes more than {} passes</source>
        <translation>eine Zeichnung braucht mehr als {} Durchgänge</translation>
    </message>
    <message>
        <source>nothing is drawn: there is no memory left for the planes of the surface</source>
        <translation>nichts wird gezeichnet: Für die Ebenen der Oberfläche ist kein Speicher mehr da</translation>
    </message>
    <message>
        <source>there is no memory left for a mask layer</source>
        <translation>für eine Maskenebene ist kein Speicher mehr da</translation>
    </message>
    <message>
        <source>a paint needs a larger program than the machine takes: {}</source>
        <translation>eine Farbe braucht ein größeres Programm, als die Maschine annimmt: {}</translation>
    </message>
    <message>
        <source>Whose windings have become coverage.</source>
        <translation>Deren Windungen zu Abdeckung wurden.</translation>
    </message>
    <message>
        <source>Of boxes of paths.</source>
        <translation>Von Rechtecken um Pfade.</translation>
    </message>
    <message>
        <source>Of these, left out: the path does not cover them.</source>
        <translation>Davon ausgelassen: Der Pfad deckt sie nicht ab.</translation>
    </message>
    <message>
        <source>Of these, left out: they lie outside of the scissor.</source>
        <translation>Davon ausgelassen: Sie liegen außerhalb der Schere.</translation>
    </message>
    <message>
        <source>Of these, to be painted.</source>
        <translation>Davon zu bemalen.</translation>
    </message>
    <message>
        <source>Whether two-dimensional graphics are blended in linear light or as colors are stored.</source>
        <translation>Ob zweidimensionale Grafik in linearem Licht gemischt wird oder so, wie Farben gespeichert sind.</translation>
    </message>
    <message>
        <source>The same where a pixel is covered in part.</source>
        <translation>Dasselbe, wo ein Pixel zum Teil abgedeckt ist.</translation>
    </message>
    <message>
        <source>call {} clears between its passes, which no draw can do on its own</source>
        <translation>Aufruf {} löscht zwischen seinen Durchgängen, was kein Draw für sich allein kann</translation>
    </message>
    <message>
        <source>{} over {} ({})</source>
        <translation>{} über {} ({})</translation>
    </message>
    <message>
        <source>draw {}, {}</source>
        <translation>Draw {}, {}</translation>
    </message>
    <message>
        <source>there is no winding plane that could be looked at</source>
        <translation>es gibt keine Windungsebene, die man ansehen könnte</translation>
    </message>
    <message>
        <source>there is no pixel {},{} in the winding plane</source>
        <translation>in der Windungsebene gibt es kein Pixel {},{}</translation>
    </message>
    <message>
        <source>{} in all {} samples</source>
        <translation>{} in allen {} Samples</translation>
    </message>
    <message>
        <source>{} in {} of {} samples ({})</source>
        <translation>{} in {} von {} Samples ({})</translation>
    </message>
    <message>
        <source>non-zero</source>
        <translation>ungleich null</translation>
    </message>
    <message>
        <source>even-odd</source>
        <translation>gerade-ungerade</translation>
    </message>
    <message>
        <source>winding {}</source>
        <translation>Windung {}</translation>
    </message>
    <message>
        <source>in the box, but not covered by the path</source>
        <translation>im Rechteck, aber vom Pfad nicht abgedeckt</translation>
    </message>
    <message>
        <source>outside of the scissor</source>
        <translation>außerhalb des Scissors</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>von der Maske verdeckt</translation>
    </message>
    <message>
        <source>{}, coverage {} of 255</source>
        <translation>{}, Abdeckung {} von 255</translation>
    </message>
    <message>
        <source>stroke of path {}</source>
        <translation>Kontur von Pfad {}</translation>
    </message>
    <message>
        <source>path {}, {}</source>
        <translation>Pfad {}, {}</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außen</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>coverage {}</source>
        <translation>Abdeckung {}</translation>
    </message>
    <message>
        <source>in {} scissor regions</source>
        <translation>in {} Bereichen des Scissors</translation>
    </message>
    <message>
        <source>mask {}</source>
        <translation>Maske {}</translation>
    </message>
    <message>
        <source>triangle {} ({}) of segment {} ({})</source>
        <translation>Dreieck {} ({}) von Segment {} ({})</translation>
    </message>
    <message>
        <source>triangle {} of segment {} ({})</source>
        <translation>Dreieck {} von Segment {} ({})</translation>
    </message>
    <message>
        <source>clamped colors</source>
        <translation>begrenzte Farben</translation>
    </message>
    <message>
        <source>Premultiplied pixels that were read with more color than alpha, and taken as no more than alpha.</source>
        <translation>Vormultiplizierte Pixel, die mit mehr Farbe als Alpha gelesen und auf Alpha begrenzt wurden.</translation>
    </message>
    <message>
        <source>draw {} leaves pixel {},{} as it was</source>
        <translation>Draw {} lässt Pixel {},{}, wie es war</translation>
    </message>
    <message>
        <source>{}: what it paints lies between {},{} and {},{}</source>
        <translation>{}: was er malt, liegt zwischen {},{} und {},{}</translation>
    </message>
    <message>
        <source>{}: the path does not cover it</source>
        <translation>{}: der Pfad deckt es nicht</translation>
    </message>
    <message>
        <source>{}: it lies outside of the scissor</source>
        <translation>{}: es liegt außerhalb des Scissors</translation>
    </message>
    <message>
        <source>{}: of coverage {} the mask with {} leaves nothing</source>
        <translation>{}: von Deckung {} lässt die Maske mit {} nichts übrig</translation>
    </message>
    <message>
        <source>1 ÷ alpha of the destination</source>
        <translation>1 ÷ Alpha des Ziels</translation>
    </message>
    <message>
        <source>the destination&apos;s colors without alpha</source>
        <translation>die Farben des Ziels ohne Alpha</translation>
    </message>
    <message>
        <source>the destination in linear light</source>
        <translation>das Ziel in linearem Licht</translation>
    </message>
    <message>
        <source>both colors multiplied by their alpha</source>
        <translation>beide Farben mit ihrem Alpha multipliziert</translation>
    </message>
    <message>
        <source>1 ÷ alpha of the result</source>
        <translation>1 ÷ Alpha des Ergebnisses</translation>
    </message>
    <message>
        <source>the result&apos;s colors without alpha</source>
        <translation>die Farben des Ergebnisses ohne Alpha</translation>
    </message>
    <message>
        <source>the result as non-linear colors</source>
        <translation>das Ergebnis als nichtlineare Farben</translation>
    </message>
    <message>
        <source>the result multiplied by alpha, to be stored</source>
        <translation>das Ergebnis mit Alpha multipliziert, wie es gespeichert wird</translation>
    </message>
    <message>
        <source>the formula of the blend mode</source>
        <translation>die Formel des Mischmodus</translation>
    </message>
    <message>
        <source>left out: the surface keeps colors that are not premultiplied</source>
        <translation>ausgelassen: die Oberfläche hält Farben, die nicht vormultipliziert sind</translation>
    </message>
    <message>
        <source>left out: colors are blended as they are stored</source>
        <translation>ausgelassen: Farben werden gemischt, wie sie gespeichert sind</translation>
    </message>
    <message>
        <source>left out: the surface keeps linear colors</source>
        <translation>ausgelassen: die Oberfläche hält lineare Farben</translation>
    </message>
    <message>
        <source>the fragment&apos;s color comes in</source>
        <translation>die Farbe des Fragments kommt herein</translation>
    </message>
    <message>
        <source>the stored color comes in</source>
        <translation>die gespeicherte Farbe kommt herein</translation>
    </message>
    <message>
        <source>no color is more than alpha</source>
        <translation>keine Farbe ist mehr als Alpha</translation>
    </message>
    <message>
        <source>the result is stored</source>
        <translation>das Ergebnis wird gespeichert</translation>
    </message>
    <message>
        <source>as much of it as the pixel is covered</source>
        <translation>so viel davon, wie das Pixel gedeckt ist</translation>
    </message>
    <message>
        <source>in linear light, which the surface keeps ({}={})</source>
        <translation>in linearem Licht, das die Oberfläche hält ({}={})</translation>
    </message>
    <message>
        <source>in linear light ({}={})</source>
        <translation>in linearem Licht ({}={})</translation>
    </message>
    <message>
        <source>as they are stored ({}={})</source>
        <translation>wie sie gespeichert sind ({}={})</translation>
    </message>
    <message>
        <source>pre-formatting</source>
        <translation>Vorformatieren</translation>
    </message>
    <message>
        <source>blending</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>coverage</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>post-formatting</source>
        <translation>Nachformatieren</translation>
    </message>
    <message>
        <source>looked up in tables of {} entries (lut.mode=table)</source>
        <translation>in Tabellen mit {} Einträgen nachgeschlagen (lut.mode=table)</translation>
    </message>
    <message>
        <source>computed (lut.mode=exact)</source>
        <translation>berechnet (lut.mode=exact)</translation>
    </message>
    <message>
        <source>OpenVG&apos;s curve (gamma.kind=vg)</source>
        <translation>Kurve von OpenVG (gamma.kind=vg)</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>of the pixel by the path</source>
        <translation>des Pixels durch den Pfad</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>none: all of it counts</source>
        <translation>keine: alles zählt</translation>
    </message>
    <message>
        <source>of the mask&apos;s plane</source>
        <translation>der Ebene der Maske</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>premul.clamp: the stored color is more than its alpha, and read as {}</source>
        <translation>premul.clamp: die gespeicherte Farbe ist mehr als ihr Alpha und wird als {} gelesen</translation>
    </message>
    <message>
        <source>{} of {}: entry {} = {}</source>
        <translation>{} von {}: Eintrag {} = {}</translation>
    </message>
    <message>
        <source>{} of {}: {} = {}</source>
        <translation>{} von {}: {} = {}</translation>
    </message>
    <message>
        <source>and {} more triangles</source>
        <translation>und {} weitere Dreiecke</translation>
    </message>
    <message>
        <source>no path: everything is covered</source>
        <translation>kein Pfad: alles ist gedeckt</translation>
    </message>
    <message>
        <source>nothing is drawn: vg.gradient=ffp leaves gradients to device FFP, which programs do not reach in {}</source>
        <translation>nichts wird gezeichnet: vg.gradient=ffp überlässt Verläufe dem Gerät FFP, das Programme in {} nicht erreichen</translation>
    </message>
    <message>
        <source>Of these, left out: the mask hides them. With vg.maskUnit=sp the shader discards them instead.</source>
        <translation>Davon ausgelassen: Die Maske verdeckt sie. Mit vg.maskUnit=sp verwirft sie stattdessen der Shader.</translation>
    </message>
    <message>
        <source>How far windings are counted before they wrap.</source>
        <translation>Wie weit Windungen gezählt werden, bevor sie überlaufen.</translation>
    </message>
    <message>
        <source>Which unit multiplies coverage by the mask.</source>
        <translation>Welche Einheit die Abdeckung mit der Maske multipliziert.</translation>
    </message>
    <message>
        <source>Which unit works out where in its ramp a gradient is.</source>
        <translation>Welche Einheit ausrechnet, wo in seiner Farbrampe ein Verlauf ist.</translation>
    </message>
    <message>
        <source>Whether what needs no shader goes by the processors.</source>
        <translation>Ob an den Prozessoren vorbeigeht, was keinen Shader braucht.</translation>
    </message>
    <message>
        <source>Whether the pixels of a kernel are the nearest ones, or its coefficients are interpolated.</source>
        <translation>Ob die Pixel eines Kerns die nächsten sind, oder seine Koeffizienten interpoliert werden.</translation>
    </message>
    <message>
        <source>hidden by the mask: discarded by the shader (KIL)</source>
        <translation>von der Maske verdeckt: vom Shader verworfen (KIL)</translation>
    </message>
    <message>
        <source>mask {}, which the shader multiplies by</source>
        <translation>Maske {}, mit der der Shader multipliziert</translation>
    </message>
    <message>
        <source>nothing is copied: there is no memory left for pixels on their way</source>
        <translation>es wird nichts kopiert: für Pixel auf ihrem Weg ist kein Speicher mehr da</translation>
    </message>
    <message>
        <source>no image is filtered: filters read their source by the texture unit, which {} lacks</source>
        <translation>es wird kein Bild gefiltert: Filter lesen ihre Quelle durch die Textureinheit, die {} fehlt</translation>
    </message>
    <message>
        <source>A section of a convolution is done, for a pixel.</source>
        <translation>Ein Abschnitt einer Faltung ist für ein Pixel fertig.</translation>
    </message>
    <message>
        <source>draw {} stores floats as they come, without an engine</source>
        <translation>Draw {} speichert Gleitkommazahlen, wie sie kommen, ohne Engine</translation>
    </message>
    <message>
        <source>no image is filtered: there is no memory left for pixels on their way</source>
        <translation>es wird kein Bild gefiltert: für Pixel auf ihrem Weg ist kein Speicher mehr da</translation>
    </message>
    <message>
        <source>an alpha for each channel, of the second color and alpha</source>
        <translation>ein Alpha für jeden Kanal, aus der zweiten Farbe und Alpha</translation>
    </message>
    <message>
        <source>the fragment&apos;s second color comes in</source>
        <translation>die zweite Farbe des Fragments kommt herein</translation>
    </message>
    <message>
        <source>a second color</source>
        <translation>eine zweite Farbe</translation>
    </message>
    <message>
        <source>Left out: the surface does not hold the destination key there.</source>
        <translation>Ausgelassen: Die Fläche enthält dort nicht den Zielschlüssel.</translation>
    </message>
    <message>
        <source>Gives pixels of the basic 2-D path their color: a constant, a gradient or a source.</source>
        <translation>Gibt Pixeln des 2-D-Basispfads ihre Farbe: eine Konstante, einen Verlauf oder eine Quelle.</translation>
    </message>
    <message>
        <source>Taken in.</source>
        <translation>Aufgenommen.</translation>
    </message>
    <message>
        <source>That have come.</source>
        <translation>Die gekommen sind.</translation>
    </message>
    <message>
        <source>That were given a color.</source>
        <translation>Die eine Farbe bekommen haben.</translation>
    </message>
    <message>
        <source>Of the source, read.</source>
        <translation>Der Quelle, gelesen.</translation>
    </message>
    <message>
        <source>Left out: their source is outside of its surface.</source>
        <translation>Ausgelassen: Ihre Quelle liegt außerhalb ihrer Fläche.</translation>
    </message>
    <message>
        <source>Left out: their source is the source key.</source>
        <translation>Ausgelassen: Ihre Quelle ist der Quellschlüssel.</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Of the palette, read.</source>
        <translation>Der Palette, gelesen.</translation>
    </message>
    <message>
        <source>Of lines, left out by the stipple.</source>
        <translation>Von Linien, durch das Strichmuster ausgelassen.</translation>
    </message>
    <message>
        <source>MUX takes CI&apos;s constant {}</source>
        <translation>MUX nimmt die Konstante {} von CI</translation>
    </message>
    <message>
        <source>MUX takes the adders of RAS, {}</source>
        <translation>MUX nimmt die Addierer von RAS, {}</translation>
    </message>
    <message>
        <source>MUX takes pixel {},{} of surface {}</source>
        <translation>MUX nimmt Pixel {},{} der Fläche {}</translation>
    </message>
    <message>
        <source>{}, which is outside of it</source>
        <translation>{}, das außerhalb von ihr liegt</translation>
    </message>
    <message>
        <source>{}, which holds {}</source>
        <translation>{}, das {} enthält</translation>
    </message>
    <message>
        <source>{}: entry {} of the palette, {}</source>
        <translation>{}: Eintrag {} der Palette, {}</translation>
    </message>
    <message>
        <source>left out by the stipple of the line</source>
        <translation>ausgelassen durch das Strichmuster der Linie</translation>
    </message>
    <message>
        <source>left out: its source is outside of the surface</source>
        <translation>ausgelassen: Seine Quelle liegt außerhalb der Fläche</translation>
    </message>
    <message>
        <source>left out: its source is the source key</source>
        <translation>ausgelassen: Seine Quelle ist der Quellschlüssel</translation>
    </message>
    <message>
        <source>left out: it does not hold the destination key</source>
        <translation>ausgelassen: Es enthält nicht den Zielschlüssel</translation>
    </message>
    <message>
        <source>the line&apos;s coordinate is {}: bit {} of its stipple</source>
        <translation>die Koordinate der Linie ist {}: Bit {} ihres Strichmusters</translation>
    </message>
    <message>
        <source>raster operation {}: P {}, S {} and D {} give {}</source>
        <translation>Rasteroperation {}: P {}, S {} und D {} ergeben {}</translation>
    </message>
    <message>
        <source>no task: it took the basic path</source>
        <translation>kein Task: Es nahm den Basispfad</translation>
    </message>
    <message>
        <source>{} takes the basic 2-D path, which runs no programs</source>
        <translation>{} nimmt den 2-D-Basispfad, der keine Programme ausführt</translation>
    </message>
    <message>
        <source>the basic 2-D path has no programs</source>
        <translation>der 2-D-Basispfad hat keine Programme</translation>
    </message>
    <message>
        <source>of the source key {:#010x} pixels of the image have no more than {:#010x}, which is taken</source>
        <translation>vom Quellschlüssel {:#010x} haben Pixel des Bildes nicht mehr als {:#010x}, was genommen wird</translation>
    </message>
    <message>
        <source>is no image of a current context of OpenVG</source>
        <translation>ist kein Bild eines aktuellen Kontexts von OpenVG</translation>
    </message>
    <message>
        <source>stop {} at {} {}</source>
        <translation>Stopp {} bei {} {}</translation>
    </message>
    <message>
        <source>padded to {}</source>
        <translation>am Rand fortgesetzt zu {}</translation>
    </message>
    <message>
        <source>repeated to {}</source>
        <translation>wiederholt zu {}</translation>
    </message>
    <message>
        <source>reflected to {}</source>
        <translation>gespiegelt zu {}</translation>
    </message>
    <message>
        <source>{} in the ramp</source>
        <translation>{} im Verlauf</translation>
    </message>
    <message>
        <source>convolution with {} × {} coefficients</source>
        <translation>Faltung mit {} × {} Koeffizienten</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>radial gradient</source>
        <translation>radialer Verlauf</translation>
    </message>
    <message>
        <source>linear gradient</source>
        <translation>linearer Verlauf</translation>
    </message>
    <message>
        <source>one color</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>program of the driver</source>
        <translation>Programm des Treibers</translation>
    </message>
    <message>
        <source>g = {}, {}</source>
        <translation>g = {}, {}</translation>
    </message>
    <message>
        <source>at {}</source>
        <translation>bei {}</translation>
    </message>
    <message>
        <source>between {} and {}</source>
        <translation>zwischen {} und {}</translation>
    </message>
    <message>
        <source>place {} in the pattern, between texels</source>
        <translation>Stelle {} im Muster, zwischen Texeln</translation>
    </message>
    <message>
        <source>place {} in the pattern, nearest texel</source>
        <translation>Stelle {} im Muster, nächstes Texel</translation>
    </message>
    <message>
        <source>place {} in the image, between texels</source>
        <translation>Stelle {} im Bild, zwischen Texeln</translation>
    </message>
    <message>
        <source>place {} in the image, nearest texel</source>
        <translation>Stelle {} im Bild, nächstes Texel</translation>
    </message>
    <message>
        <source>fill color beyond texel {}, weight {}</source>
        <translation>Füllfarbe außerhalb von Texel {}, Gewicht {}</translation>
    </message>
    <message>
        <source>texel {} {}, weight {}</source>
        <translation>Texel {} {}, Gewicht {}</translation>
    </message>
    <message>
        <source>section {}, {} × {} from {},{} on: {}</source>
        <translation>Abschnitt {}, {} × {} ab {},{}: {}</translation>
    </message>
    <message>
        <source>k({},{}) = {} times {}, the fill color</source>
        <translation>k({},{}) = {} mal {}, die Füllfarbe</translation>
    </message>
    <message>
        <source>k({},{}) = {} times {} of texel {},{}</source>
        <translation>k({},{}) = {} mal {} von Texel {},{}</translation>
    </message>
    <message>
        <source>sum {} times {} plus {}: {}</source>
        <translation>Summe {} mal {} plus {}: {}</translation>
    </message>
    <message>
        <source>mean over {} around it</source>
        <translation>Mittel über {} darum herum</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>draw {} is of OpenGL ES: its programs are those of the capture</source>
        <translation>Draw {} ist von OpenGL ES: Seine Programme sind die der Aufzeichnung</translation>
    </message>
    <message>
        <source>there is no color table: colors stay as they are</source>
        <translation>es gibt keine Farbtabelle: Farben bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>the coefficients of a kernel add up to 0: it is scaled by 1, and not by 1 ÷ their sum</source>
        <translation>die Koeffizienten eines Kernels ergeben in der Summe 0: skaliert wird mit 1 und nicht mit 1 ÷ ihrer Summe</translation>
    </message>
    <message>
        <source>Left out by the alpha test, on the basic 2-D path.</source>
        <translation>Durch den Alphatest ausgelassen, auf dem 2-D-Basispfad.</translation>
    </message>
    <message>
        <source>left out by the alpha test: {} {} {}</source>
        <translation>durch den Alphatest ausgelassen: {} {} {}</translation>
    </message>
    <message>
        <source>the color table makes {} of it</source>
        <translation>die Farbtabelle macht daraus {}</translation>
    </message>
    <message>
        <source>fog leaves {} of it: {}</source>
        <translation>Nebel lässt davon {} übrig: {}</translation>
    </message>
    <message>
        <source>mixed: {} of it, and the rest of the background {}</source>
        <translation>gemischt: {} davon, der Rest vom Hintergrund {}</translation>
    </message>
    <message>
        <source>sum {} times an automatic {} plus {}: {}</source>
        <translation>Summe {} mal automatisch {} plus {}: {}</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Looked up in the color table.</source>
        <translation>In der Farbtabelle nachgeschlagen.</translation>
    </message>
    <message>
        <source>Of source, palette and color table, read.</source>
        <translation>Von Quelle, Palette und Farbtabelle, gelesen.</translation>
    </message>
    <message>
        <source>What is converted.</source>
        <translation>Was umgewandelt wird.</translation>
    </message>
    <message>
        <source>0 RCP, 1 gamma, 2 degamma.</source>
        <translation>0 RCP, 1 Gamma, 2 Degamma.</translation>
    </message>
    <message>
        <source>Converted.</source>
        <translation>Umgewandelt.</translation>
    </message>
    <message>
        <source>Inverts, compresses and expands colors, for the color updater and for programs.</source>
        <translation>Bildet Kehrwerte und rechnet Farben in lineare und aus linearen um, für die Farbeinheit und für Programme.</translation>
    </message>
    <message>
        <source>Fragments of these.</source>
        <translation>Fragmente von diesen.</translation>
    </message>
    <message>
        <source>The color updater had it, for pre- and post-formatting.</source>
        <translation>Die Farbeinheit hatte sie, für Vor- und Nachformatierung.</translation>
    </message>
    <message>
        <source>A request of a program waited while the color updater had it.</source>
        <translation>Eine Anfrage eines Programms hat gewartet, solange die Farbeinheit sie hatte.</translation>
    </message>
    <message>
        <source>On PAR, fragment programs of OpenVG convert colors on the computation unit of the color updater.</source>
        <translation>Auf PAR wandeln Fragmentprogramme von OpenVG Farben auf der Recheneinheit der Farbeinheit um.</translation>
    </message>
    <message>
        <source>basic path by a palette</source>
        <translation>Basispfad mit Palette</translation>
    </message>
    <message>
        <source>basic path</source>
        <translation>Basispfad</translation>
    </message>
    <message>
        <source>accumulated {}</source>
        <translation>aufsummiert {}</translation>
    </message>
    <message>
        <source>draw {} has no fragment at pixel {},{}: nothing that it draws covers it</source>
        <translation>Draw {} hat kein Fragment am Pixel {},{}: Nichts von dem, was er zeichnet, deckt es</translation>
    </message>
    <message>
        <source>texture fetch</source>
        <translation>Texelabruf</translation>
    </message>
    <message>
        <source>coefficients</source>
        <translation>Koeffizienten</translation>
    </message>
    <message>
        <source>ALU</source>
        <translation>ALU</translation>
    </message>
    <message>
        <source>accumulate</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>scale and bias</source>
        <translation>Skalierung und Versatz</translation>
    </message>
    <message>
        <source>filter unit: {}, {}, {}, {}, {}</source>
        <translation>Filtereinheit: {}, {}, {}, {}, {}</translation>
    </message>
    <message>
        <source>entry {}: palette {}, index {}</source>
        <translation>Eintrag {}: Palette {}, Index {}</translation>
    </message>
    <message>
        <source>entry {}</source>
        <translation>Eintrag {}</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>der Import</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>line {}, column {}: {}</source>
        <translation>Zeile {}, Spalte {}: {}</translation>
    </message>
    <message>
        <source>patterns and groups have too many pixels</source>
        <translation>Muster und Gruppen haben zu viele Pixel</translation>
    </message>
    <message>
        <source>the shape has a number that no float can hold</source>
        <translation>die Form hat eine Zahl, die in kein float passt</translation>
    </message>
    <message>
        <source>there are more than {} segments</source>
        <translation>es gibt mehr als {} Segmente</translation>
    </message>
    <message>
        <source>elements refer to others too often</source>
        <translation>Elemente verweisen zu oft auf andere</translation>
    </message>
    <message>
        <source>more than {} elements are drawn because others refer to them</source>
        <translation>mehr als {} Elemente werden gezeichnet, weil andere auf sie verweisen</translation>
    </message>
    <message>
        <source>elements are nested more than {} deep</source>
        <translation>Elemente sind mehr als {} tief verschachtelt</translation>
    </message>
    <message>
        <source>the transform is more than a float can hold</source>
        <translation>die Transformation passt in kein float</translation>
    </message>
    <message>
        <source>the element refers to one that it is part of</source>
        <translation>das Element verweist auf eines, in dem es selbst steht</translation>
    </message>
    <message>
        <source>more than {} elements refer to one another in turn</source>
        <translation>mehr als {} Elemente verweisen nacheinander aufeinander</translation>
    </message>
    <message>
        <source>the element refers to itself</source>
        <translation>das Element verweist auf sich selbst</translation>
    </message>
    <message>
        <source>{} has a number that no float can hold</source>
        <translation>{} hat eine Zahl, die in kein float passt</translation>
    </message>
    <message>
        <source>there are more than {} style rules</source>
        <translation>es gibt mehr als {} Stilregeln</translation>
    </message>
    <message>
        <source>with its entities replaced, the text is larger than 64 MiB</source>
        <translation>mit ersetzten Entitäten ist der Text größer als 64 MiB</translation>
    </message>
    <message>
        <source>the root of the file is {}, not svg</source>
        <translation>die Wurzel der Datei ist {}, nicht svg</translation>
    </message>
    <message>
        <source>there are more than {} elements</source>
        <translation>es gibt mehr als {} Elemente</translation>
    </message>
    <message>
        <source>the file holds no element</source>
        <translation>die Datei enthält kein Element</translation>
    </message>
    <message>
        <source>the file is cut off</source>
        <translation>die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>this is no XML</source>
        <translation>das ist kein XML</translation>
    </message>
    <message>
        <source>this is not well-formed, or no UTF-8</source>
        <translation>das ist nicht wohlgeformt oder kein UTF-8</translation>
    </message>
    <message>
        <source>the encoding of the file is unknown</source>
        <translation>die Kodierung der Datei ist unbekannt</translation>
    </message>
    <message>
        <source>an entity refers to itself</source>
        <translation>eine Entität verweist auf sich selbst</translation>
    </message>
    <message>
        <source>entities make the file far too large</source>
        <translation>Entitäten machen die Datei viel zu groß</translation>
    </message>
    <message>
        <source>there is not enough memory for the file</source>
        <translation>für die Datei ist nicht genug Speicher da</translation>
    </message>
    <message>
        <source>the file can&apos;t be read</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>the file is larger than 64 MiB</source>
        <translation>die Datei ist größer als 64 MiB</translation>
    </message>
    <message>
        <source>too many style rules fit too much</source>
        <translation>zu viele Stilregeln passen auf zu vieles</translation>
    </message>
    <message>
        <source>the drawing has a number that no float can hold</source>
        <translation>die Zeichnung hat eine Zahl, die in kein float passt</translation>
    </message>
    <message>
        <source>there are more than {} attributes</source>
        <translation>es gibt mehr als {} Attribute</translation>
    </message>
    <message>
        <source>the root of the file is svg of the namespace {}, which is not SVG&apos;s</source>
        <translation>die Wurzel der Datei ist svg des Namensraums {}, der nicht der von SVG ist</translation>
    </message>
    <message>
        <source>the file is compressed; unpack it first, for instance with gunzip</source>
        <translation>die Datei ist komprimiert; sie muss erst entpackt werden, etwa mit gunzip</translation>
    </message>
    <message>
        <source>halved</source>
        <translation>halbiert</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>eins mehr</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>{} is outside of its range: {}</source>
        <translation>{} liegt außerhalb des Bereichs: {}</translation>
    </message>
    <message>
        <source>{} can&apos;t be halved</source>
        <translation>{} lässt sich nicht halbieren</translation>
    </message>
    <message>
        <source>instruction {}: {}</source>
        <translation>Befehl {}: {}</translation>
    </message>
    <message>
        <source>instruction {} in line {} of the shader: {}</source>
        <translation>Befehl {} in Zeile {} des Shaders: {}</translation>
    </message>
    <message>
        <source>no tile of the draw has come to HIZ</source>
        <translation>keine Kachel des Draws ist zu HIZ gekommen</translation>
    </message>
    <message>
        <source>every tile was terminated before it was compared: all its fragments would be discarded</source>
        <translation>jede Kachel wurde beendet, bevor sie verglichen wurde: Alle ihre Fragmente würden verworfen</translation>
    </message>
    <message>
        <source>in {} of {} tiles no sample can pass, but samples that fail write the stencil buffer</source>
        <translation>in {} von {} Kacheln kann kein Sample bestehen, aber Samples, die nicht bestehen, schreiben in den Stencilpuffer</translation>
    </message>
    <message>
        <source>none of {} tiles lies behind its bounds as a whole: {} pass, {} hold samples to be tested</source>
        <translation>keine von {} Kacheln liegt ganz hinter ihren Grenzen: {} bestehen, {} enthalten Samples, die zu testen sind</translation>
    </message>
    <message>
        <source>no sample was left to test: {} tiles were culled, {} terminated</source>
        <translation>kein Sample blieb zu testen: {} Kacheln wurden gecullt, {} beendet</translation>
    </message>
    <message>
        <source>{} of {} samples are tested after shading, since they may be discarded</source>
        <translation>{} von {} Samples werden nach dem Schattieren getestet, weil sie verworfen werden können</translation>
    </message>
    <message>
        <source>the fragments of the draw can&apos;t be discarded, so there is nothing to prove</source>
        <translation>die Fragmente des Draws können nicht verworfen werden, also gibt es nichts zu beweisen</translation>
    </message>
    <message>
        <source>alpha to coverage and the sample coverage together are beyond its proofs</source>
        <translation>Alpha-to-Coverage und Sample-Coverage zusammen liegen außerhalb seiner Beweise</translation>
    </message>
    <message>
        <source>layer 1 has proven it for the whole draw</source>
        <translation>Ebene 1 hat es für den ganzen Draw bewiesen</translation>
    </message>
    <message>
        <source>hiz.layer2 is off</source>
        <translation>hiz.layer2 ist aus</translation>
    </message>
    <message>
        <source>nothing is known of what the program discards by</source>
        <translation>es ist nicht bekannt, wonach das Programm verwirft</translation>
    </message>
    <message>
        <source>for {} of {} tiles no stored level has as few entries as one look-up may read</source>
        <translation>für {} von {} Kacheln hat keine gespeicherte Stufe so wenige Einträge, wie ein Nachschlagen lesen darf</translation>
    </message>
    <message>
        <source>for {} of {} tiles the texels decide nothing</source>
        <translation>für {} von {} Kacheln entscheiden die Texel nichts</translation>
    </message>
    <message>
        <source>the machine has no HIZ: hiz.enabled is off</source>
        <translation>die Maschine hat kein HIZ: hiz.enabled ist aus</translation>
    </message>
    <message>
        <source>2-D graphics is not compared with depths</source>
        <translation>2-D-Grafik wird nicht mit Tiefen verglichen</translation>
    </message>
    <message>
        <source>the framebuffer has no depth buffer</source>
        <translation>der Framebuffer hat keinen Tiefenpuffer</translation>
    </message>
    <message>
        <source>the depth test is off</source>
        <translation>der Tiefentest ist aus</translation>
    </message>
    <message>
        <source>the fragment program writes the depth, which is known after shading alone</source>
        <translation>das Fragmentprogramm schreibt die Tiefe, die erst nach dem Schattieren bekannt ist</translation>
    </message>
    <message>
        <source>the fragment program has side effects, so it has to run in every tile</source>
        <translation>das Fragmentprogramm hat Nebenwirkungen, muss also in jeder Kachel laufen</translation>
    </message>
    <message>
        <source>it asks for texels of {}</source>
        <translation>er fragt nach Texeln von {}</translation>
    </message>
    <message>
        <source>{}, in the shader {}</source>
        <translation>{}, im Shader {}</translation>
    </message>
    <message>
        <source>alpha to coverage may leave out all samples of a fragment</source>
        <translation>Alpha-to-Coverage kann alle Samples eines Fragments auslassen</translation>
    </message>
    <message>
        <source>it discards where {}</source>
        <translation>es verwirft, wo {}</translation>
    </message>
    <message>
        <source>a part of that is not known: {}</source>
        <translation>ein Teil davon ist nicht bekannt: {}</translation>
    </message>
    <message>
        <source>{} is of {}; layer 1 knows nothing of it</source>
        <translation>{} ist von {}; Ebene 1 weiß nichts davon</translation>
    </message>
    <message>
        <source>{} is of {}; it lies between {} and {}</source>
        <translation>{} ist von {}; es liegt zwischen {} und {}</translation>
    </message>
    <message>
        <source>the search</source>
        <translation>die Suche</translation>
    </message>
    <message>
        <source>the threshold {}</source>
        <translation>die Schwelle {}</translation>
    </message>
    <message>
        <source>every depth passes by GL_ALWAYS</source>
        <translation>mit GL_ALWAYS besteht jede Tiefe</translation>
    </message>
    <message>
        <source>the threshold {}, of uniform {}</source>
        <translation>die Schwelle {}, von Uniform {}</translation>
    </message>
    <message>
        <source>there is no frame {}: the capture has {}</source>
        <translation>es gibt keinen Frame {}: die Aufzeichnung hat {}</translation>
    </message>
    <message>
        <source>HiZ culling</source>
        <translation>HiZ-Culling</translation>
    </message>
    <message>
        <source>early test</source>
        <translation>früher Test</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>Bypass</translation>
    </message>
    <message>
        <source>layer 2</source>
        <translation>Ebene 2</translation>
    </message>
    <message>
        <source>writes on fail</source>
        <translation>schreibt bei Fehlschlag</translation>
    </message>
    <message>
        <source>GL_KEEP on fail</source>
        <translation>GL_KEEP bei Fehlschlag</translation>
    </message>
    <message>
        <source>works</source>
        <translation>wirkt</translation>
    </message>
    <message>
        <source>works in part</source>
        <translation>wirkt teilweise</translation>
    </message>
    <message>
        <source>does not work</source>
        <translation>wirkt nicht</translation>
    </message>
    <message>
        <source>gating</source>
        <translation>Abschaltung</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>pixel write</source>
        <translation>Pixelschreiben</translation>
    </message>
    <message>
        <source>grant</source>
        <translation>Zuteilung</translation>
    </message>
    <message>
        <source>route</source>
        <translation>Weiterleitung</translation>
    </message>
    <message>
        <source>segment close</source>
        <translation>Segmentende</translation>
    </message>
    <message>
        <source>culled</source>
        <translation>gecullt</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>shaded</source>
        <translation>schattiert</translation>
    </message>
    <message>
        <source>its survivors are shaded</source>
        <translation>was übrig bleibt, wird schattiert</translation>
    </message>
    <message>
        <source>shaded for its side effects</source>
        <translation>wegen der Nebenwirkungen schattiert</translation>
    </message>
    <message>
        <source>nothing is known of discards</source>
        <translation>über Discards ist nichts bekannt</translation>
    </message>
    <message>
        <source>nothing is discarded</source>
        <translation>nichts wird verworfen</translation>
    </message>
    <message>
        <source>everything is discarded</source>
        <translation>alles wird verworfen</translation>
    </message>
    <message>
        <source>{} (row {}); {}</source>
        <translation>{} (Zeile {}); {}</translation>
    </message>
    <message>
        <source>past the processors: {}</source>
        <translation>an den Prozessoren vorbei: {}</translation>
    </message>
    <message>
        <source>shaded: {}</source>
        <translation>schattiert: {}</translation>
    </message>
    <message>
        <source>the draw&apos;s fragments</source>
        <translation>die Fragmente des Draws</translation>
    </message>
    <message>
        <source>tile {},{} of primitive {}</source>
        <translation>Kachel {},{} von Primitiv {}</translation>
    </message>
    <message>
        <source>the quad at {},{}</source>
        <translation>das Quad bei {},{}</translation>
    </message>
    <message>
        <source>vertex task {}, grant {}</source>
        <translation>Vertex-Aufgabe {}, Zuteilung {}</translation>
    </message>
    <message>
        <source>fragment task {}, grant {}</source>
        <translation>Fragment-Aufgabe {}, Zuteilung {}</translation>
    </message>
    <message>
        <source>request {} of vertex task {}</source>
        <translation>Anfrage {} der Vertex-Aufgabe {}</translation>
    </message>
    <message>
        <source>request {} of fragment task {}</source>
        <translation>Anfrage {} der Fragment-Aufgabe {}</translation>
    </message>
    <message>
        <source>segment {}</source>
        <translation>Segment {}</translation>
    </message>
    <message>
        <source>to sp.{}: {}</source>
        <translation>an sp.{}: {}</translation>
    </message>
    <message>
        <source>to {}</source>
        <translation>an {}</translation>
    </message>
    <message>
        <source>the machine {} can&apos;t run the frame: {}</source>
        <translation>die Maschine {} kann den Frame nicht ausführen: {}</translation>
    </message>
    <message>
        <source>frame {} draws nothing</source>
        <translation>Frame {} zeichnet nichts</translation>
    </message>
    <message>
        <source>frame {} of one capture has no draw in common with that of the other</source>
        <translation>Frame {} der einen Aufzeichnung hat keinen Draw mit dem der anderen gemeinsam</translation>
    </message>
    <message>
        <source>there was no choice</source>
        <translation>es gab keine Wahl</translation>
    </message>
    <message>
        <source>no other kind of work waited</source>
        <translation>keine andere Art von Arbeit wartete</translation>
    </message>
    <message>
        <source>its kind comes first by the policy</source>
        <translation>ihre Art kommt nach der Regel zuerst</translation>
    </message>
    <message>
        <source>the kind that comes first has no pending slot</source>
        <translation>die Art, die zuerst kommt, hat keinen Platz zum Warten</translation>
    </message>
    <message>
        <source>the kind that comes first has had its share</source>
        <translation>die Art, die zuerst kommt, hatte ihren Anteil</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>closed, since its slots are taken</source>
        <translation>geschlossen, da seine Plätze belegt sind</translation>
    </message>
    <message>
        <source>closed, since its words are taken</source>
        <translation>geschlossen, da seine Wörter belegt sind</translation>
    </message>
    <message>
        <source>closed, since it has fragments of as many primitives as it may</source>
        <translation>geschlossen, da es Fragmente so vieler Primitive hat, wie es darf</translation>
    </message>
    <message>
        <source>closed, since it has fragments of as many programs as it may</source>
        <translation>geschlossen, da es Fragmente so vieler Programme hat, wie es darf</translation>
    </message>
    <message>
        <source>closed, since no fragment came for long</source>
        <translation>geschlossen, da lange kein Fragment kam</translation>
    </message>
    <message>
        <source>closed at the end of the draw</source>
        <translation>am Ende des Draws geschlossen</translation>
    </message>
    <message>
        <source>closed, since a queue is full</source>
        <translation>geschlossen, da eine Warteschlange voll ist</translation>
    </message>
    <message>
        <source>switched on</source>
        <translation>eingeschaltet</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>reduziert</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>abgeschaltet</translation>
    </message>
    <message>
        <source>waking up</source>
        <translation>wacht auf</translation>
    </message>
    <message>
        <source>samples that pass: {}, that fail the stencil test: {}, the depth test: {}</source>
        <translation>Samples, die bestehen: {}, die am Stencil-Test scheitern: {}, am Tiefentest: {}</translation>
    </message>
    <message>
        <source>samples that pass: {}, that fail the depth test: {}</source>
        <translation>Samples, die bestehen: {}, die am Tiefentest scheitern: {}</translation>
    </message>
    <message>
        <source>samples kept: {} of {}</source>
        <translation>behaltene Samples: {} von {}</translation>
    </message>
    <message>
        <source>samples written: {}</source>
        <translation>geschriebene Samples: {}</translation>
    </message>
    <message>
        <source>A processor begins to run instructions of a task without interruption; sp.run follows.</source>
        <translation>Ein Prozessor beginnt, Befehle einer Aufgabe ohne Unterbrechung auszuführen; sp.run folgt.</translation>
    </message>
    <message>
        <source>Instructions of that burst, as they stand one after the other.</source>
        <translation>Befehle dieses Laufs, wie sie hintereinander stehen.</translation>
    </message>
    <message>
        <source>the draw of call {} is not run in its frame</source>
        <translation>der Draw von Aufruf {} wird in seinem Frame nicht ausgeführt</translation>
    </message>
    <message>
        <source>{}; fragments: {}, on sp.{}</source>
        <translation>{}; Fragmente: {}, auf sp.{}</translation>
    </message>
    <message>
        <source>{} (row {})</source>
        <translation>{} (Zeile {})</translation>
    </message>
    <message>
        <source>no slot is left</source>
        <translation>kein Platz ist mehr frei</translation>
    </message>
    <message>
        <source>no room for words is left</source>
        <translation>für weitere Wörter ist kein Platz</translation>
    </message>
    <message>
        <source>no room for primitives is left</source>
        <translation>für weitere Primitive ist kein Platz</translation>
    </message>
    <message>
        <source>another program follows</source>
        <translation>ein anderes Programm folgt</translation>
    </message>
    <message>
        <source>nothing came for too long</source>
        <translation>zu lange kam nichts</translation>
    </message>
    <message>
        <source>the stream was flushed</source>
        <translation>der Strom wurde geleert</translation>
    </message>
    <message>
        <source>the queue behind it is full</source>
        <translation>die Queue dahinter ist voll</translation>
    </message>
    <message>
        <source>no reason is told</source>
        <translation>kein Grund ist genannt</translation>
    </message>
    <message>
        <source>request {}</source>
        <translation>Anfrage {}</translation>
    </message>
    <message>
        <source>tile {},{}</source>
        <translation>Kachel {},{}</translation>
    </message>
    <message>
        <source>posted {} of {} for {}</source>
        <translation>stellte {} von {} an {}</translation>
    </message>
    <message>
        <source>put {} into {}</source>
        <translation>legte {} in {}</translation>
    </message>
    <message>
        <source>gave {} to {}</source>
        <translation>gab {} an {}</translation>
    </message>
    <message>
        <source>began with {}</source>
        <translation>begann mit {}</translation>
    </message>
    <message>
        <source>went on with {}, whose answer has come</source>
        <translation>machte mit {} weiter, deren Antwort da ist</translation>
    </message>
    <message>
        <source>took {} up from {}</source>
        <translation>nahm {} aus {} auf</translation>
    </message>
    <message>
        <source>swapped {} out</source>
        <translation>lagerte {} aus</translation>
    </message>
    <message>
        <source>answered {} of {}</source>
        <translation>beantwortete {} von {}</translation>
    </message>
    <message>
        <source>culled {}, by row {} of its table: no sample can pass</source>
        <translation>verwarf {}, nach Zeile {} seiner Tabelle: kein Sample kann bestehen</translation>
    </message>
    <message>
        <source>ended {}, by row {} of its table: all its fragments would be discarded</source>
        <translation>beendete {}, nach Zeile {} seiner Tabelle: alle Fragmente würden verworfen</translation>
    </message>
    <message>
        <source>let {} pass: all its samples pass</source>
        <translation>ließ {} durch: alle Samples bestehen</translation>
    </message>
    <message>
        <source>let {} pass: its samples must be tested</source>
        <translation>ließ {} durch: die Samples müssen geprüft werden</translation>
    </message>
    <message>
        <source>changed the bounds of {}</source>
        <translation>änderte die Grenzen von {}</translation>
    </message>
    <message>
        <source>opened {} for {}</source>
        <translation>öffnete {} für {}</translation>
    </message>
    <message>
        <source>closed {}: {}</source>
        <translation>schloss {}: {}</translation>
    </message>
    <message>
        <source>saw {} run to its end</source>
        <translation>sah {} zu Ende laufen</translation>
    </message>
    <message>
        <source>switched {} on: it works from now on</source>
        <translation>schaltete {} ein: ab jetzt arbeitet es</translation>
    </message>
    <message>
        <source>put {} on reduced power</source>
        <translation>setzte {} auf verringerte Energie</translation>
    </message>
    <message>
        <source>switched {} off</source>
        <translation>schaltete {} aus</translation>
    </message>
    <message>
        <source>woke {}: it does no work yet</source>
        <translation>weckte {}: es arbeitet noch nicht</translation>
    </message>
    <message>
        <source>sends the fragments past the processors: {}</source>
        <translation>schickt die Fragmente an den Prozessoren vorbei: {}</translation>
    </message>
    <message>
        <source>sends the fragments to the processors: {}</source>
        <translation>schickt die Fragmente zu den Prozessoren: {}</translation>
    </message>
    <message>
        <source>took a pixel into its bank</source>
        <translation>nahm ein Pixel in seine Bank auf</translation>
    </message>
    <message>
        <source>sent the oldest pixel of its bank on</source>
        <translation>gab das älteste Pixel seiner Bank weiter</translation>
    </message>
    <message>
        <source>found no room in its bank for the next pixel</source>
        <translation>fand in seiner Bank keinen Platz für das nächste Pixel</translation>
    </message>
    <message>
        <source>discarded 1 fragment of {} (KIL)</source>
        <translation>verwarf 1 Fragment von {} (KIL)</translation>
    </message>
    <message>
        <source>discarded {} fragments of {} (KIL)</source>
        <translation>verwarf {} Fragmente von {} (KIL)</translation>
    </message>
    <message>
        <source>answered {} with an error, status {}</source>
        <translation>beantwortete {} mit einem Fehler, Status {}</translation>
    </message>
    <message>
        <source>began the draw</source>
        <translation>begann den Draw</translation>
    </message>
    <message>
        <source>saw the draw end</source>
        <translation>sah den Draw enden</translation>
    </message>
    <message>
        <source>had waited {} cycles until the machine was empty</source>
        <translation>hatte {} Takte gewartet, bis die Maschine leer war</translation>
    </message>
    <message>
        <source>reported the error {}</source>
        <translation>meldete den Fehler {}</translation>
    </message>
    <message>
        <source>warned of {}</source>
        <translation>warnte: {}</translation>
    </message>
    <message>
        <source>tested 1 pixel</source>
        <translation>prüfte 1 Pixel</translation>
    </message>
    <message>
        <source>tested {} pixels</source>
        <translation>prüfte {} Pixel</translation>
    </message>
    <message>
        <source>killed 1 pixel: none of its samples passed</source>
        <translation>verwarf 1 Pixel: keines seiner Samples bestand</translation>
    </message>
    <message>
        <source>killed {} pixels: none of their samples passed</source>
        <translation>verwarf {} Pixel: keines ihrer Samples bestand</translation>
    </message>
    <message>
        <source>wrote 1 pixel</source>
        <translation>schrieb 1 Pixel</translation>
    </message>
    <message>
        <source>wrote {} pixels</source>
        <translation>schrieb {} Pixel</translation>
    </message>
    <message>
        <source>took 1 entry out of {}</source>
        <translation>nahm 1 Eintrag aus {}</translation>
    </message>
    <message>
        <source>took {} entries out of {}</source>
        <translation>nahm {} Einträge aus {}</translation>
    </message>
    <message>
        <source>put 1 entry into {}</source>
        <translation>legte 1 Eintrag in {}</translation>
    </message>
    <message>
        <source>put {} entries into {}</source>
        <translation>legte {} Einträge in {}</translation>
    </message>
    <message>
        <source>the texels of the oldest pixel in its bank have not come</source>
        <translation>die Texel des ältesten Pixels in seiner Bank sind nicht da</translation>
    </message>
    <message>
        <source>nothing comes in</source>
        <translation>nichts kommt herein</translation>
    </message>
    <message>
        <source>there is no room behind it</source>
        <translation>dahinter ist kein Platz</translation>
    </message>
    <message>
        <source>what it needs is busy</source>
        <translation>was er braucht, ist belegt</translation>
    </message>
    <message>
        <source>its turn has not come</source>
        <translation>er ist noch nicht an der Reihe</translation>
    </message>
    <message>
        <source>memory has not answered</source>
        <translation>der Speicher hat nicht geantwortet</translation>
    </message>
    <message>
        <source>its tasks wait for devices</source>
        <translation>seine Aufgaben warten auf Geräte</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} ist leer</translation>
    </message>
    <message>
        <source>{} is full</source>
        <translation>{} ist voll</translation>
    </message>
    <message>
        <source>what takes from {} is busy</source>
        <translation>was aus {} nimmt, ist belegt</translation>
    </message>
    <message>
        <source>its turn in the order of {} has not come</source>
        <translation>in der Reihenfolge von {} ist er noch nicht dran</translation>
    </message>
    <message>
        <source>memory has not answered {}</source>
        <translation>der Speicher hat {} nicht geantwortet</translation>
    </message>
    <message>
        <source>holds {} pixels, and no other has room</source>
        <translation>hält {} Pixel, und kein weiteres hat Platz</translation>
    </message>
    <message>
        <source>discarded 1 pixel by the alpha test (KIL)</source>
        <translation>verwarf 1 Pixel durch den Alphatest (KIL)</translation>
    </message>
    <message>
        <source>discarded {} pixels by the alpha test (KIL)</source>
        <translation>verwarf {} Pixel durch den Alphatest (KIL)</translation>
    </message>
    <message>
        <source>waits: {}</source>
        <translation>wartet: {}</translation>
    </message>
    <message>
        <source>waits since cycle {}: {}</source>
        <translation>wartet seit Takt {}: {}</translation>
    </message>
    <message>
        <source>the cause is {}, which works</source>
        <translation>die Ursache ist {}: es arbeitet</translation>
    </message>
    <message>
        <source>the cause is {}, which waits itself</source>
        <translation>die Ursache ist {}: es wartet selbst</translation>
    </message>
    <message>
        <source>in the end {} has nothing to do</source>
        <translation>am Ende hat {} nichts zu tun</translation>
    </message>
    <message>
        <source>runs {}</source>
        <translation>führt {} aus</translation>
    </message>
    <message>
        <source>1 cycle to go</source>
        <translation>noch 1 Takt</translation>
    </message>
    <message>
        <source>{} cycles to go</source>
        <translation>noch {} Takte</translation>
    </message>
    <message>
        <source>in 1 cycle</source>
        <translation>in 1 Takt</translation>
    </message>
    <message>
        <source>in {} cycles</source>
        <translation>in {} Takten</translation>
    </message>
    <message>
        <source>swapped {} out: it waits for {}, {}, {}</source>
        <translation>lagerte {} aus: Sie wartet auf {}, {}, {}</translation>
    </message>
    <message>
        <source>{} is the next to go on, {}, with {}</source>
        <translation>{} geht als nächste weiter, {}, mit {}</translation>
    </message>
    <message>
        <source>has 1 request, and answers {} {}</source>
        <translation>hat 1 Anfrage und beantwortet {} {}</translation>
    </message>
    <message>
        <source>has {} requests, and answers {} first, {}</source>
        <translation>hat {} Anfragen und beantwortet {} zuerst, {}</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>differ first in {} at {},{} after draw {}, call {}</source>
        <translation>unterscheiden sich zuerst in {} bei {},{} nach Draw {}, Aufruf {}</translation>
    </message>
    <message>
        <source>{}, and before that draw already</source>
        <translation>{}, und schon vor diesem Draw</translation>
    </message>
    <message>
        <source>{}: {} and {}</source>
        <translation>{}: {} und {}</translation>
    </message>
    <message>
        <source>{} (events {} and {})</source>
        <translation>{} (Ereignisse {} und {})</translation>
    </message>
    <message>
        <source>not runnable: {}</source>
        <translation>nicht ausführbar: {}</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Bezug</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>images {}</source>
        <translation>Bilder {}</translation>
    </message>
    <message>
        <source>images equal where the frame ends: color, depth and stencil</source>
        <translation>Bilder gleich, wo der Frame endet: Farbe, Tiefe und Stencil</translation>
    </message>
    <message>
        <source>images equal after every draw: color, depth and stencil</source>
        <translation>Bilder gleich nach jedem Draw: Farbe, Tiefe und Stencil</translation>
    </message>
    <message>
        <source>the other capture</source>
        <translation>die andere Aufzeichnung</translation>
    </message>
    <message>
        <source>{} can&apos;t be opened here</source>
        <translation>{} lässt sich hier nicht öffnen</translation>
    </message>
    <message>
        <source>The host has written or freed memory that draws read; it takes no cycles.</source>
        <translation>Der Host hat Speicher, den Draws lesen, geschrieben oder freigegeben; das kostet keine Takte.</translation>
    </message>
    <message>
        <source>{}–{}</source>
        <translation>{}–{}</translation>
    </message>
    <message>
        <source>call {} draws nothing: no linked program is in use, or the call is an error</source>
        <translation>Aufruf {} zeichnet nichts: kein gelinktes Programm ist in Gebrauch, oder der Aufruf ist ein Fehler</translation>
    </message>
</context>
<context>
    <name>DrawText</name>
    <message>
        <source>between passes</source>
        <translation>zwischen Durchgängen</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>draw %1, pass %2, %3</source>
        <translation>Draw %1, Durchgang %2, %3</translation>
    </message>
    <message>
        <source>All that the machine works on is of this draw.</source>
        <translation>Alles, woran die Maschine arbeitet, ist von diesem Draw.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>In the same colors again. The values below the timeline name the pass.</source>
        <translation>Noch einmal in denselben Farben. Die Werte unter der Zeitachse nennen den Durchgang.</translation>
    </message>
    <message>
        <source>no draw, or several</source>
        <translation>keiner oder mehrere Draws</translation>
    </message>
    <message>
        <source>What the machine does for this draw of the frame.</source>
        <translation>Was die Maschine für diesen Draw des Frames tut.</translation>
    </message>
    <message>
        <source>In the same colors again. The values below the timeline name the draw.</source>
        <translation>Noch einmal in denselben Farben. Die Werte unter der Zeitachse nennen den Draw.</translation>
    </message>
    <message>
        <source>Of a clear or copy, or not told apart: several draws are under way.</source>
        <translation>Von einem Löschen oder Kopieren, oder nicht unterschieden: Mehrere Draws sind unterwegs.</translation>
    </message>
</context>
<context>
    <name>EmptyReason</name>
    <message>
        <source>Run this draw through the processors</source>
        <translation>Diesen Draw durch die Prozessoren schicken</translation>
    </message>
    <message>
        <source>The programs of this machine can&apos;t ask devices: it has no arbiter. In the sequential machine (SEQ) the fixed-function units follow one another behind the vertex programs, and their results never come back to a program. Choose the machine PAR to see an arbiter.</source>
        <translation>Die Programme dieser Maschine können keine Geräte fragen: Sie hat keinen Arbiter. In der sequenziellen Maschine (SEQ) folgen die Festfunktionseinheiten hinter den Vertexprogrammen aufeinander, und ihre Ergebnisse kommen nie zu einem Programm zurück. Die Maschine PAR wählen, um einen Arbiter zu sehen.</translation>
    </message>
    <message>
        <source>Replay on PAR</source>
        <translation>Auf PAR wiedergeben</translation>
    </message>
    <message>
        <source>No program of this draw asks a device: it reads no texture and uses no unit. Go to a draw with textures to see requests.</source>
        <translation>Kein Programm dieses Draws fragt ein Gerät: Er liest keine Textur und verwendet keine Einheit. Zu einem Draw mit Texturen gehen, um Anfragen zu sehen.</translation>
    </message>
    <message>
        <source>The fragments of this draw bypass the processors, so no program asks a device. On a machine whose bypass is off they run as programs.</source>
        <translation>Die Fragmente dieses Draws umgehen die Prozessoren; darum fragt kein Programm ein Gerät. Auf einer Maschine, deren Bypass aus ist, laufen sie als Programme.</translation>
    </message>
    <message>
        <source>This machine makes no segments: with seg.mode=pull each free processor takes the next task from the fragment queue by itself, and finished tasks wait in a reorder buffer. Set seg.mode=segment to see the stream cut into segments.</source>
        <translation>Diese Maschine bildet keine Segmente: Mit seg.mode=pull nimmt sich jeder freie Prozessor selbst die nächste Aufgabe aus der Fragmentwarteschlange, und fertige Aufgaben warten in einem Umordnungspuffer. seg.mode=segment setzen, um den Strom in Segmente geschnitten zu sehen.</translation>
    </message>
    <message>
        <source>Cut the stream into segments</source>
        <translation>Den Strom in Segmente schneiden</translation>
    </message>
    <message>
        <source>The fragments of this draw bypass the processors, so there is no stream of tasks to cut into segments. On a machine whose bypass is off they run as programs.</source>
        <translation>Die Fragmente dieses Draws umgehen die Prozessoren; darum gibt es keinen Strom von Aufgaben, der in Segmente zu schneiden wäre. Auf einer Maschine, deren Bypass aus ist, laufen sie als Programme.</translation>
    </message>
    <message>
        <source>This machine has no HiZ: every tile goes to the per-sample tests. Set hiz.enabled=on in the dock Machine to see tiles culled before shading.</source>
        <translation>Diese Maschine hat kein HiZ: Jede Kachel geht an die Tests der einzelnen Samples. Mit hiz.enabled=on im Dock Maschine sind Kacheln zu sehen, die vor dem Schattieren gecullt werden.</translation>
    </message>
    <message>
        <source>Turn HiZ on</source>
        <translation>HiZ einschalten</translation>
    </message>
    <message>
        <source>This draw has no depth buffer, so there are no bounds to compare its tiles with. Go to a draw with a depth buffer.</source>
        <translation>Dieser Draw hat keinen Tiefenpuffer; es gibt also keine Grenzen, mit denen seine Kacheln verglichen werden. Zu einem Draw mit Tiefenpuffer gehen.</translation>
    </message>
    <message>
        <source>Replays the capture on the machine %1. The toolbar leads back.</source>
        <translation>Gibt die Aufnahme auf der Maschine %1 wieder. Die Leiste oben führt zurück.</translation>
    </message>
    <message>
        <source>Replays the capture on this machine with %1=%2. The toolbar leads back.</source>
        <translation>Gibt die Aufnahme auf dieser Maschine mit %1=%2 wieder. Die Leiste oben führt zurück.</translation>
    </message>
    <message>
        <source>No 2-D in this draw: it is one of OpenGL ES, which goes through the 3-D pipeline at once. Go to a drawing of OpenVG to see its stages and passes.</source>
        <translation>Kein 2-D in diesem Draw: Er ist einer von OpenGL ES, der auf einmal durch die 3-D-Pipeline geht. Zu einer Zeichnung von OpenVG gehen, um ihre Stufen und Durchgänge zu sehen.</translation>
    </message>
    <message>
        <source>This machine has none.</source>
        <translation>Diese Maschine hat kein HiZ.</translation>
    </message>
    <message>
        <source>RAS, MUX and the color updater have written %1 pixel by themselves.</source>
        <translation>RAS, MUX und der Farbaktualisierer haben %1 Pixel allein geschrieben.</translation>
    </message>
    <message>
        <source>RAS, MUX and the color updater have written %1 pixels by themselves.</source>
        <translation>RAS, MUX und der Farbaktualisierer haben %1 Pixel allein geschrieben.</translation>
    </message>
    <message>
        <source>HiZ compares nothing in 2-D graphics: windings and coverage are counted in planes that have no bounds of depth.</source>
        <translation>HiZ vergleicht in der 2-D-Grafik nichts: Windungen und Deckung werden in Ebenen gezählt, die keine Tiefengrenzen haben.</translation>
    </message>
    <message>
        <source>This draw takes the basic path of 2-D graphics, which tests no depth and does not come by HiZ.</source>
        <translation>Dieser Draw nimmt den Basispfad der 2-D-Grafik, der keine Tiefe prüft und nicht durch HiZ führt.</translation>
    </message>
    <message>
        <source>This draw takes the basic path of 2-D graphics, past the processors: it has no programs, so nothing asks a device.</source>
        <translation>Dieser Draw nimmt den Basispfad der 2-D-Grafik, an den Prozessoren vorbei: Er hat keine Programme, also fragt nichts ein Gerät.</translation>
    </message>
    <message>
        <source>This draw takes the basic path of 2-D graphics, past the processors: it has no fragment tasks to cut into segments.</source>
        <translation>Dieser Draw nimmt den Basispfad der 2-D-Grafik, an den Prozessoren vorbei: Er hat keine Fragmentaufgaben, die in Segmente zu schneiden wären.</translation>
    </message>
    <message>
        <source>This draw takes the basic path of 2-D graphics, past the processors: it has neither vertex nor fragment tasks. The processors are idle, or without power (dock Power).</source>
        <translation>Dieser Draw nimmt den Basispfad der 2-D-Grafik, an den Prozessoren vorbei: Er hat weder Vertex- noch Fragmentaufgaben. Die Prozessoren haben nichts zu tun oder keinen Strom (Dock Energie).</translation>
    </message>
    <message>
        <source>Show its passes</source>
        <translation>Seine Durchgänge zeigen</translation>
    </message>
    <message>
        <source>Opens 2-D stages: what each unit did in the passes of this draw.</source>
        <translation>Öffnet 2-D-Stufen: was jede Einheit in den Durchgängen dieses Draws tat.</translation>
    </message>
    <message>
        <source>In the passes of this draw it judged %1 tiles; ZST counted %2 samples and looked at %3 pixels.</source>
        <translation>In den Durchgängen dieses Draws beurteilte es %1 Kacheln; ZST zählte %2 Samples und sah %3 Pixel an.</translation>
    </message>
</context>
<context>
    <name>EventLabels</name>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
</context>
<context>
    <name>ExportFile</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>What was to be saved is not shown any more</source>
        <translation>Was gespeichert werden sollte, wird nicht mehr gezeigt</translation>
    </message>
</context>
<context>
    <name>FilterLine</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>ImageControls</name>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>The wheel does, too.</source>
        <translation>Das Rad tut es auch.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole picture visible.</source>
        <translation>Macht das ganze Bild sichtbar.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ItemTools</name>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Usage of %1</source>
        <translation>Verwendung von %1</translation>
    </message>
    <message>
        <source>Link to %1</source>
        <translation>Verweis auf %1</translation>
    </message>
    <message>
        <source>Copies what is selected in it.</source>
        <translation>Kopiert, was darin ausgewählt ist.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>No call with an id is chosen</source>
        <translation>Es ist kein Aufruf mit einer Nummer ausgewählt</translation>
    </message>
    <message>
        <source>Follow the id</source>
        <translation>Der Nummer folgen</translation>
    </message>
    <message>
        <source>Shows the object that the call names; of several, you choose one.</source>
        <translation>Zeigt das Objekt, das der Aufruf nennt; von mehreren wählen Sie eines.</translation>
    </message>
    <message>
        <source>Links to %1</source>
        <translation>Links zu %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; — click to show it</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; — ein Klick zeigt es</translation>
    </message>
    <message>
        <source>machine: %1</source>
        <translation>Maschine: %1</translation>
    </message>
</context>
<context>
    <name>LayoutTable</name>
    <message>
        <source>Debug</source>
        <translation>Debuggen</translation>
    </message>
    <message>
        <source>For finding out what went wrong: events, picture, and the state of the machine.</source>
        <translation>Um herauszufinden, was schiefging: Ereignisse, Bild und Zustand der Maschine.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>For looking at textures, buffers and meshes.</source>
        <translation>Zum Ansehen von Texturen, Puffern und Meshes.</translation>
    </message>
    <message>
        <source>Shader</source>
        <translation>Shader</translation>
    </message>
    <message>
        <source>For stepping through shaders, with large room for the program&apos;s text.</source>
        <translation>Zum schrittweisen Ausführen von Shadern, mit viel Platz für den Programmtext.</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>Unterricht</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>For watching the machine at work: its diagram large, queues and devices.</source>
        <translation>Um der Maschine bei der Arbeit zuzusehen: großes Schaltbild, Warteschlangen und Geräte.</translation>
    </message>
    <message>
        <source>HiZ</source>
        <translation>HiZ</translation>
    </message>
    <message>
        <source>For seeing which tiles are culled and why: the picture beside its tiles in space.</source>
        <translation>Um zu sehen, welche Kacheln warum gecullt werden: das Bild neben seinen Kacheln im Raum.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>For seeing which parts of the machine have power, and what energy they take.</source>
        <translation>Um zu sehen, welche Teile der Maschine Energie haben und wie viel sie aufnehmen.</translation>
    </message>
    <message>
        <source>For showing others: the machine large, with tasks, picture and explanation.</source>
        <translation>Um anderen etwas zu zeigen: die Maschine groß, mit Tasks, Bild und Erklärung.</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>position %1</source>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>draw %1 cycle %2</source>
        <translation>Draw %1 Takt %2</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>texture %1</source>
        <translation>Textur %1</translation>
    </message>
    <message>
        <source>buffer %1</source>
        <translation>Puffer %1</translation>
    </message>
    <message>
        <source>program %1</source>
        <translation>Programm %1</translation>
    </message>
    <message>
        <source>shader %1</source>
        <translation>Shader %1</translation>
    </message>
    <message>
        <source>renderbuffer %1</source>
        <translation>Renderbuffer %1</translation>
    </message>
    <message>
        <source>framebuffer 0 (window)</source>
        <translation>Framebuffer 0 (Fenster)</translation>
    </message>
    <message>
        <source>framebuffer %1</source>
        <translation>Framebuffer %1</translation>
    </message>
    <message>
        <source>pixel %1,%2</source>
        <translation>Pixel %1,%2</translation>
    </message>
    <message>
        <source>vertex %1 of draw %2</source>
        <translation>Vertex %1 von Draw %2</translation>
    </message>
    <message>
        <source>primitive %1 of draw %2</source>
        <translation>Primitiv %1 von Draw %2</translation>
    </message>
    <message>
        <source>fragment %1,%2 of draw %3</source>
        <translation>Fragment %1,%2 von Draw %3</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>Einheit %1</translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation>Warteschlange %1</translation>
    </message>
    <message>
        <source>task %1 of draw %2</source>
        <translation>Aufgabe %1 von Draw %2</translation>
    </message>
    <message>
        <source>request %1 of draw %2</source>
        <translation>Anfrage %1 von Draw %2</translation>
    </message>
    <message>
        <source>segment %1 of draw %2</source>
        <translation>Segment %1 von Draw %2</translation>
    </message>
    <message>
        <source>tile (%1,%2) of draw %3</source>
        <translation>Kachel (%1,%2) von Draw %3</translation>
    </message>
    <message>
        <source>register %1</source>
        <translation>Register %1</translation>
    </message>
    <message>
        <source>path %1</source>
        <translation>Pfad %1</translation>
    </message>
    <message>
        <source>paint %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>image %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>font %1</source>
        <translation>Schrift %1</translation>
    </message>
    <message>
        <source>mask layer %1</source>
        <translation>Maskenebene %1</translation>
    </message>
    <message>
        <source>part %1 of the frame of draw %2</source>
        <translation>Teil %1 des Frames von Draw %2</translation>
    </message>
</context>
<context>
    <name>LocalAction</name>
    <message>
        <source>Offer words</source>
        <translation>Wörter anbieten</translation>
    </message>
    <message>
        <source>Offers what can stand at the cursor of the field.</source>
        <translation>Bietet an, was an der Schreibmarke des Felds stehen kann.</translation>
    </message>
</context>
<context>
    <name>MachineChoice</name>
    <message>
        <source>energies of its own</source>
        <translation>eigene Energien</translation>
    </message>
    <message>
        <source>power of parts chosen by hand</source>
        <translation>Strom von Teilen von Hand gewählt</translation>
    </message>
</context>
<context>
    <name>MachineStyle</name>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>There is nothing for it to do.</source>
        <translation>Für sie gibt es nichts zu tun.</translation>
    </message>
    <message>
        <source>working</source>
        <translation>beschäftigt</translation>
    </message>
    <message>
        <source>It moves its work on.</source>
        <translation>Sie bringt ihre Arbeit weiter.</translation>
    </message>
    <message>
        <source>input empty</source>
        <translation>Eingang leer</translation>
    </message>
    <message>
        <source>It has begun something and waits for more of it to come in.</source>
        <translation>Sie hat etwas begonnen und wartet, dass mehr davon hereinkommt.</translation>
    </message>
    <message>
        <source>output full</source>
        <translation>Ausgang voll</translation>
    </message>
    <message>
        <source>There is no room behind it for what it has ready.</source>
        <translation>Hinter ihr ist kein Platz für das, was sie fertig hat.</translation>
    </message>
    <message>
        <source>resource busy</source>
        <translation>Ressource belegt</translation>
    </message>
    <message>
        <source>Something that it shares, or has too few of, is in use.</source>
        <translation>Etwas, das sie mit anderen teilt oder wovon sie zu wenig hat, ist in Gebrauch.</translation>
    </message>
    <message>
        <source>ordering</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>It has to wait for its turn in the order of the stream.</source>
        <translation>Sie muss warten, bis sie in der Reihenfolge des Stroms dran ist.</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory has not answered yet.</source>
        <translation>Der Speicher hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <source>In its task queue: it waits for a processor.</source>
        <translation>In ihrer Aufgaben-Warteschlange: Sie wartet auf einen Prozessor.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>On a processor.</source>
        <translation>Auf einem Prozessor.</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>schwebend</translation>
    </message>
    <message>
        <source>Swapped out: it waits for a device to answer.</source>
        <translation>Ausgelagert: Sie wartet auf die Antwort eines Geräts.</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>The answer is there: it waits for a processor to go on.</source>
        <translation>Die Antwort ist da: Sie wartet auf einen Prozessor, um weiterzumachen.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Its program has ended: it waits for its turn in the order of the stream.</source>
        <translation>Ihr Programm ist zu Ende: Sie wartet, bis sie in der Reihenfolge des Stroms dran ist.</translation>
    </message>
    <message>
        <source>stalled, %1</source>
        <translation>Stillstand, %1</translation>
    </message>
    <message>
        <source>in a segment</source>
        <translation>in einem Segment</translation>
    </message>
    <message>
        <source>In a fragment stream segment that is still open, or whose processor is busy.</source>
        <translation>In einem Segment des Fragmentstroms, das noch offen oder dessen Prozessor beschäftigt ist.</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>A processor executes the instruction.</source>
        <translation>Ein Prozessor führt den Befehl aus.</translation>
    </message>
    <message>
        <source>handling</source>
        <translation>Handhabung</translation>
    </message>
    <message>
        <source>A processor is with the task but executes nothing: it resumes it, or swaps it out.</source>
        <translation>Ein Prozessor ist bei der Aufgabe, führt aber nichts aus: er setzt sie fort oder lagert sie aus.</translation>
    </message>
    <message>
        <source>waits for a device</source>
        <translation>wartet auf ein Gerät</translation>
    </message>
    <message>
        <source>The instruction needs the answer to a request.</source>
        <translation>Der Befehl braucht die Antwort auf eine Anfrage.</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>wartet, dran zu sein</translation>
    </message>
    <message>
        <source>waits for room</source>
        <translation>wartet auf Platz</translation>
    </message>
    <message>
        <source>The queue is full that its request, or the result of the program, goes to.</source>
        <translation>Die Warteschlange ist voll, in die ihre Anfrage oder das Ergebnis des Programms soll.</translation>
    </message>
    <message>
        <source>waits for older ones</source>
        <translation>wartet auf ältere</translation>
    </message>
    <message>
        <source>The program has ended: its result waits for its turn in the order of the stream.</source>
        <translation>Das Programm ist zu Ende: sein Ergebnis wartet, bis es in der Reihenfolge des Stroms dran ist.</translation>
    </message>
    <message>
        <source>The answer is there, but processors run other tasks.</source>
        <translation>Die Antwort ist da, aber Prozessoren führen andere Aufgaben aus.</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>The task is in its queue, or in a segment, and has not begun.</source>
        <translation>Die Aufgabe ist in ihrer Warteschlange oder in einem Segment und hat nicht begonnen.</translation>
    </message>
</context>
<context>
    <name>NodeRows</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>NotesFile</name>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>it is too large for notes</source>
        <translation>die Datei ist zu groß für Notizen</translation>
    </message>
    <message>
        <source>%1 belongs to another recording of that name.</source>
        <translation>%1 gehört zu einer anderen Aufzeichnung dieses Namens.</translation>
    </message>
    <message>
        <source>It stays as it is; what you note now is saved in another place.</source>
        <translation>Die Datei bleibt, wie sie ist; neue Notizen werden an anderer Stelle gespeichert.</translation>
    </message>
    <message>
        <source>Your notes can&apos;t be saved. %1</source>
        <translation>Die Notizen lassen sich nicht speichern. %1</translation>
    </message>
    <message>
        <source>There are more of them than %1 MiB.</source>
        <translation>Es sind mehr als %1 MiB.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Highlight</source>
        <translation>Hervorhebung</translation>
    </message>
    <message>
        <source>The pixels that the last draw covers.</source>
        <translation>Die Pixel, die der letzte Draw bedeckt.</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>Drahtgitter</translation>
    </message>
    <message>
        <source>The edges of triangles, lines and points as the rasterizer has them, behind clipping.</source>
        <translation>Die Kanten von Dreiecken, Linien und Punkten, wie der Rasterizer sie hat, nach dem Clipping.</translation>
    </message>
    <message>
        <source>Overdraw: rasterized</source>
        <translation>Overdraw: rasterisiert</translation>
    </message>
    <message>
        <source>How many fragments the rasterizer made at a pixel.</source>
        <translation>Wie viele Fragmente der Rasterizer an einem Pixel erzeugt hat.</translation>
    </message>
    <message>
        <source>Overdraw: shaded</source>
        <translation>Overdraw: schattiert</translation>
    </message>
    <message>
        <source>How many fragments came to be shaded at a pixel, or went past the processors.</source>
        <translation>Wie viele Fragmente an einem Pixel zum Schattieren kamen oder an den Prozessoren vorbei.</translation>
    </message>
    <message>
        <source>Overdraw: written</source>
        <translation>Overdraw: geschrieben</translation>
    </message>
    <message>
        <source>How many fragments came through every test and were written.</source>
        <translation>Wie viele Fragmente jeden Test bestanden haben und geschrieben wurden.</translation>
    </message>
    <message>
        <source>Depth test</source>
        <translation>Tiefentest</translation>
    </message>
    <message>
        <source>Where fragments passed the depth test, and where they failed it.</source>
        <translation>Wo Fragmente den Tiefentest bestanden haben und wo nicht.</translation>
    </message>
    <message>
        <source>Stencil test</source>
        <translation>Stencil-Test</translation>
    </message>
    <message>
        <source>Where fragments passed the stencil test, and where they failed it.</source>
        <translation>Wo Fragmente den Stencil-Test bestanden haben und wo nicht.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>How many fragments the shader discarded at a pixel.</source>
        <translation>Wie viele Fragmente der Shader an einem Pixel verworfen hat.</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Quads</translation>
    </message>
    <message>
        <source>Shading runs for quads of 2 × 2 pixels: fragments, and the helpers that complete them.</source>
        <translation>Schattiert wird in Quads von 2 × 2 Pixeln: Fragmente und die Helfer, die sie ergänzen.</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>Which primitive covered a pixel last.</source>
        <translation>Welches Primitiv ein Pixel zuletzt bedeckt hat.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Which side of the triangles is seen.</source>
        <translation>Welche Seite der Dreiecke zu sehen ist.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Counts the last draw alone.</source>
        <translation>Zählt nur den letzten Draw.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Counts the draws since the color buffer was last cleared in this frame.</source>
        <translation>Zählt die Draws, seit der Farbpuffer in diesem Frame zuletzt geleert wurde.</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Counts the draws of this frame so far.</source>
        <translation>Zählt die bisherigen Draws dieses Frames.</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>nicht bedeckt</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht getestet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>not shaded</source>
        <translation>nicht schattiert</translation>
    </message>
    <message>
        <source>fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>helpers</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>bedeckt</translation>
    </message>
    <message>
        <source>passed %1, failed %2 of %3</source>
        <translation>bestanden %1, nicht bestanden %2 von %3</translation>
    </message>
    <message>
        <source>%1 fragment</source>
        <translation>%1 Fragment</translation>
    </message>
    <message>
        <source>%1 fragments</source>
        <translation>%1 Fragmente</translation>
    </message>
    <message>
        <source>primitive %1</source>
        <translation>Primitiv %1</translation>
    </message>
    <message>
        <source>%1, %2 on an edge</source>
        <translation>%1, %2 auf einer Kante</translation>
    </message>
    <message>
        <source>%1 shaded, helper %2 times</source>
        <translation>%1 schattiert, %2-mal Helfer</translation>
    </message>
    <message>
        <source>front %1, back %2</source>
        <translation>Vorderseite %1, Rückseite %2</translation>
    </message>
    <message>
        <source>Rasterized</source>
        <translation>Rasterisiert</translation>
    </message>
    <message>
        <source>… front</source>
        <translation>… Vorderseite</translation>
    </message>
    <message>
        <source>… back</source>
        <translation>… Rückseite</translation>
    </message>
    <message>
        <source>… on an edge</source>
        <translation>… auf einer Kante</translation>
    </message>
    <message>
        <source>Shaded</source>
        <translation>Schattiert</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Stencil passed</source>
        <translation>Stencil-Test bestanden</translation>
    </message>
    <message>
        <source>Stencil failed</source>
        <translation>Stencil-Test nicht bestanden</translation>
    </message>
    <message>
        <source>Depth passed</source>
        <translation>Tiefentest bestanden</translation>
    </message>
    <message>
        <source>Depth failed</source>
        <translation>Tiefentest nicht bestanden</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>kein Draw</translation>
    </message>
    <message>
        <source>no draws</source>
        <translation>keine Draws</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>%1 draws, %2 to %3</source>
        <translation>%1 Draws, %2 bis %3</translation>
    </message>
    <message>
        <source>%1, since call %2</source>
        <translation>%1, seit Aufruf %2</translation>
    </message>
    <message>
        <source>%1 of draw %2</source>
        <translation>%1 von Draw %2</translation>
    </message>
    <message>
        <source>last %1, first %2</source>
        <translation>zuletzt %1, zuerst %2</translation>
    </message>
    <message>
        <source>2-D: painted</source>
        <translation>2-D: gemalt</translation>
    </message>
    <message>
        <source>What became of the pixels of the box that the last drawing of 2-D graphics paints.</source>
        <translation>Was aus den Pixeln des Rechtecks wurde, das die letzte Zeichnung von 2-D-Grafik malt.</translation>
    </message>
    <message>
        <source>2-D: winding</source>
        <translation>2-D: Windung</translation>
    </message>
    <message>
        <source>The plane of windings when the path&apos;s triangles are counted; zoom in for samples.</source>
        <translation>Die Windungsebene, wenn die Dreiecke des Pfads gezählt sind; vergrößert zeigt sie Samples.</translation>
    </message>
    <message>
        <source>2-D: coverage</source>
        <translation>2-D: Abdeckung</translation>
    </message>
    <message>
        <source>The plane of coverage: how much of a pixel the path covers.</source>
        <translation>Die Abdeckungsebene: wie viel eines Pixels der Pfad abdeckt.</translation>
    </message>
    <message>
        <source>2-D: scissor</source>
        <translation>2-D: Scissor</translation>
    </message>
    <message>
        <source>The plane of the scissor: how many of its regions hold a pixel.</source>
        <translation>Die Ebene des Scissors: in wie vielen seiner Bereiche ein Pixel liegt.</translation>
    </message>
    <message>
        <source>2-D: mask</source>
        <translation>2-D: Maske</translation>
    </message>
    <message>
        <source>The plane of the mask.</source>
        <translation>Die Ebene der Maske.</translation>
    </message>
    <message>
        <source>outside of the box</source>
        <translation>außerhalb des Rechtecks</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>gemalt</translation>
    </message>
    <message>
        <source>scissored</source>
        <translation>außerhalb des Scissors</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>von der Maske verdeckt</translation>
    </message>
    <message>
        <source>%1 in %2 of %3 samples</source>
        <translation>%1 in %2 von %3 Samples</translation>
    </message>
    <message>
        <source>samples differ</source>
        <translation>Samples verschieden</translation>
    </message>
    <message>
        <source>winding %1</source>
        <translation>Windung %1</translation>
    </message>
    <message>
        <source>in %1 regions</source>
        <translation>in %1 Bereichen</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 von 255</translation>
    </message>
    <message>
        <source>No 2-D graphics in this draw.</source>
        <translation>Keine 2-D-Grafik in diesem Draw.</translation>
    </message>
    <message>
        <source>No 2-D graphics in these draws.</source>
        <translation>Keine 2-D-Grafik in diesen Draws.</translation>
    </message>
    <message>
        <source>Nothing is scissored in this drawing.</source>
        <translation>In dieser Zeichnung beschneidet kein Scissor.</translation>
    </message>
    <message>
        <source>Nothing is masked in this drawing.</source>
        <translation>In dieser Zeichnung wird nichts maskiert.</translation>
    </message>
    <message>
        <source>No path in this drawing: all of its box is painted.</source>
        <translation>Kein Pfad in dieser Zeichnung: Ihr ganzes Rechteck wird gemalt.</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Scissor regions</source>
        <translation>Bereiche des Scissors</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>left out by stipple, key, alpha test or source</source>
        <translation>durch Strichmuster, Schlüssel, Alphatest oder Quelle ausgelassen</translation>
    </message>
</context>
<context>
    <name>PaletteSources</name>
    <message>
        <source>Show %1</source>
        <translation>%1 anzeigen</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Layout %1</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Use machine %1</source>
        <translation>Maschine %1 verwenden</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>The capture is replayed on this machine already.</source>
        <translation>Die Aufzeichnung läuft schon auf dieser Maschine.</translation>
    </message>
    <message>
        <source>Replays the capture on this machine.</source>
        <translation>Spielt die Aufzeichnung auf dieser Maschine ab.</translation>
    </message>
</context>
<context>
    <name>PassText</name>
    <message>
        <source>Scissor</source>
        <translation>Scissor</translation>
    </message>
    <message>
        <source>Counts the regions of the scissor in a plane of their own.</source>
        <translation>Zählt die Bereiche des Scissors in einer eigenen Ebene.</translation>
    </message>
    <message>
        <source>Winding</source>
        <translation>Windung</translation>
    </message>
    <message>
        <source>Counts the triangles that stand for the path up and down in the winding plane.</source>
        <translation>Zählt die Dreiecke, die für den Pfad stehen, in der Windungsebene auf- und abwärts.</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Makes coverage of the windings by the fill rule, in the path&apos;s box, and clears them.</source>
        <translation>Macht im Rechteck um den Pfad nach der Füllregel Abdeckung aus den Windungen und löscht sie.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Abdecken</translation>
    </message>
    <message>
        <source>Drops what is not covered, scissored or masked, paints the rest, and blends.</source>
        <translation>Lässt weg, was nicht abgedeckt, ausgeschnitten oder maskiert ist, malt den Rest und mischt.</translation>
    </message>
    <message>
        <source>Basic path</source>
        <translation>Basispfad</translation>
    </message>
    <message>
        <source>Goes past the processors: the rasterizer, the multiplexer and the color updater do it alone.</source>
        <translation>Geht an den Prozessoren vorbei: Rasterizer, Multiplexer und Farbaktualisierer machen es allein.</translation>
    </message>
</context>
<context>
    <name>PictureImage</name>
    <message>
        <source>x%1 y%2 row%3</source>
        <translation>x%1 y%2 Zeile%3</translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message>
        <source>before the first call</source>
        <translation>vor dem ersten Aufruf</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>cycle %1 of %2</source>
        <translation>Takt %1 von %2</translation>
    </message>
    <message>
        <source>cycle %1</source>
        <translation>Takt %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>in its frame</source>
        <translation>in seinem Frame</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>für sich</translation>
    </message>
</context>
<context>
    <name>RunText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 at cycle %2</source>
        <translation>%1 (Takt %2)</translation>
    </message>
    <message>
        <source>%1 fell to %2</source>
        <translation>%1 ist auf %2 gefallen</translation>
    </message>
    <message>
        <source>%1 became full (%2)</source>
        <translation>%1 ist voll (%2)</translation>
    </message>
    <message>
        <source>%1 became empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 reached %2</source>
        <translation>%1 hat %2 erreicht</translation>
    </message>
    <message>
        <source>%1 changed to %2</source>
        <translation>%1 steht jetzt auf %2</translation>
    </message>
    <message>
        <source>pixel %1,%2: %3</source>
        <translation>Pixel %1,%2: %3</translation>
    </message>
    <message>
        <source>rasterized</source>
        <translation>gerastert</translation>
    </message>
    <message>
        <source>task %1: %2</source>
        <translation>Task %1: %2</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 arbeitet</translation>
    </message>
    <message>
        <source>%1 stalls</source>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <source>%1 has nothing to do</source>
        <translation>%1 hat nichts zu tun</translation>
    </message>
    <message>
        <source>Nothing stopped the run up to the end of the draw</source>
        <translation>Nichts hat den Lauf bis zum Ende des Draws angehalten</translation>
    </message>
    <message>
        <source>Nothing stopped the run back to the beginning of the draw</source>
        <translation>Nichts hat den Lauf zurück bis zum Anfang des Draws angehalten</translation>
    </message>
    <message>
        <source>Nothing stopped the run up to the end of the capture</source>
        <translation>Nichts hat den Lauf bis zum Ende der Aufzeichnung angehalten</translation>
    </message>
    <message>
        <source>Nothing stopped the run back to the beginning of the capture</source>
        <translation>Nichts hat den Lauf zurück bis zum Anfang der Aufzeichnung angehalten</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1, und %2 weitere</translation>
    </message>
    <message>
        <source>drained in %1 cycle</source>
        <translation>in %1 Takt geleert</translation>
    </message>
    <message>
        <source>drained in %1 cycles</source>
        <translation>in %1 Takten geleert</translation>
    </message>
    <message>
        <source>bypass: %1</source>
        <translation>Bypass: %1</translation>
    </message>
    <message>
        <source>no bypass: %1</source>
        <translation>kein Bypass: %1</translation>
    </message>
    <message>
        <source>%1 pixel in the bank</source>
        <translation>%1 Pixel in der Bank</translation>
    </message>
    <message>
        <source>%1 pixels in the bank</source>
        <translation>%1 Pixel in der Bank</translation>
    </message>
    <message>
        <source>register %1 becomes %2</source>
        <translation>Register %1 wird %2</translation>
    </message>
    <message>
        <source>%1 at the end of frame %2</source>
        <translation>%1 am Ende von Frame %2</translation>
    </message>
</context>
<context>
    <name>SampleTable</name>
    <message>
        <source>A statue behind an arch: work for every unit, and much that is hidden.</source>
        <translation>Eine Statue hinter einem Bogen: Arbeit für jede Einheit, und viel, das verdeckt ist.</translation>
    </message>
    <message>
        <source>A clear, three colors interpolated, and the same triangle with a texture.</source>
        <translation>Ein Clear, drei interpolierte Farben, und dasselbe Dreieck mit einer Textur.</translation>
    </message>
    <message>
        <source>1 to 12 tasks that each wait for a texture: how many it takes to hide the wait.</source>
        <translation>1 bis 12 Tasks, die je auf eine Textur warten: wie viele das Warten verdecken.</translation>
    </message>
    <message>
        <source>A real program: Chocolate Doom playing Freedoom, recorded with apitrace.</source>
        <translation>Ein echtes Programm: Chocolate Doom spielt Freedoom, mit apitrace aufgezeichnet.</translation>
    </message>
    <message>
        <source>Cards and panes of glass: why glass comes last, and from the back.</source>
        <translation>Karten und Glasscheiben: warum Glas zuletzt kommt, und von hinten.</translation>
    </message>
    <message>
        <source>A reflection that spills out of its mirror, until a stencil keeps it in.</source>
        <translation>Ein Spiegelbild, das aus seinem Spiegel läuft, bis ein Stencil es darin hält.</translation>
    </message>
    <message>
        <source>A floor, sampled nearest, linear and mip-mapped, and which level is used where.</source>
        <translation>Ein Boden, als Nächstes, linear und mit Mipmaps gelesen, und welche Stufe wo.</translation>
    </message>
    <message>
        <source>Depth as the light sees it, drawn to a texture and used for shadows.</source>
        <translation>Die Tiefe, wie das Licht sie sieht, in eine Textur gezeichnet und für Schatten benutzt.</translation>
    </message>
    <message>
        <source>One picture from the back and from the front, and how often a pixel is covered.</source>
        <translation>Ein Bild von hinten und von vorn, und wie oft ein Pixel bedeckt wird.</translation>
    </message>
    <message>
        <source>Eight layers, seven of them hidden: how few of their tiles need a look.</source>
        <translation>Acht Ebenen, sieben davon verdeckt: wie wenige ihrer Kacheln anzusehen sind.</translation>
    </message>
    <message>
        <source>A texture that is opaque, ambiguous and transparent in parts, cut out by discard.</source>
        <translation>Eine Textur, teils deckend, teils ungewiss, teils durchsichtig, ausgeschnitten mit discard.</translation>
    </message>
    <message>
        <source>Leaves cut out near by, and in mip maps, whose texels are less and less clear.</source>
        <translation>Blätter, nah ausgeschnitten und in Mipmaps, deren Texel immer weniger eindeutig sind.</translation>
    </message>
    <message>
        <source>Boards in perspective: which part of a texture a tile of the window reads.</source>
        <translation>Tafeln in Perspektive: welchen Teil einer Textur eine Kachel des Fensters liest.</translation>
    </message>
    <message>
        <source>Particles: cut out from the front, then blended from the back.</source>
        <translation>Partikel: von vorn ausgeschnitten, dann von hinten gemischt.</translation>
    </message>
    <message>
        <source>An evening in ten draws that need no shader, then with one that does.</source>
        <translation>Ein Abend in zehn Draws, die keinen Shader brauchen, dann mit einem, der ihn braucht.</translation>
    </message>
    <message>
        <source>Light and textures as instructions of a fragment program.</source>
        <translation>Licht und Texturen als Befehle eines Fragmentprogramms.</translation>
    </message>
    <message>
        <source>The same picture, asked of fixed units beside the processors.</source>
        <translation>Dasselbe Bild, von festen Einheiten neben den Prozessoren erfragt.</translation>
    </message>
    <message>
        <source>The same picture from a fixed chain of units, without a fragment shader.</source>
        <translation>Dasselbe Bild aus einer festen Kette von Einheiten, ohne Fragmentshader.</translation>
    </message>
    <message>
        <source>Units of two plugins; without them, a log that names what is missing.</source>
        <translation>Einheiten zweier Plugins; ohne sie ein Protokoll, das nennt, was fehlt.</translation>
    </message>
    <message>
        <source>A path by both fill rules, then smoothed, with a gradient and an outline.</source>
        <translation>Ein Pfad nach beiden Füllregeln, dann geglättet, mit Verlauf und Umriss.</translation>
    </message>
    <message>
        <source>A gauge of OpenVG over a scene of OpenGL ES, in one window.</source>
        <translation>Ein Messgerät von OpenVG über einer Szene von OpenGL ES, in einem Fenster.</translation>
    </message>
    <message>
        <source>Images: filters, a photo multiplied and as a pattern, a mask, and glyphs.</source>
        <translation>Bilder: Filter, ein Foto multipliziert und als Muster, eine Maske, und Glyphen.</translation>
    </message>
    <message>
        <source>Rectangles, sprites and glyphs for which no processor runs an instruction.</source>
        <translation>Rechtecke, Sprites und Glyphen, für die kein Prozessor einen Befehl ausführt.</translation>
    </message>
    <message>
        <source>A color table, fog, an alpha test, a background for images, and kernels.</source>
        <translation>Eine Farbtabelle, Nebel, ein Alphatest, ein Hintergrund für Bilder, und Kerne.</translation>
    </message>
    <message>
        <source>A drawing of some three hundred paths, filled and stroked, with gradients.</source>
        <translation>Eine Zeichnung aus gut dreihundert Pfaden, gefüllt und umrissen, mit Verläufen.</translation>
    </message>
    <message>
        <source>An SVG file as it was imported: its draws have the names of its paths.</source>
        <translation>Eine SVG-Datei, wie sie importiert wurde: Ihre Draws heißen wie ihre Pfade.</translation>
    </message>
    <message>
        <source>To begin with</source>
        <translation>Für den Anfang</translation>
    </message>
    <message>
        <source>From vertices to pixels</source>
        <translation>Von Ecken zu Pixeln</translation>
    </message>
    <message>
        <source>What the machine does about it</source>
        <translation>Was die Maschine daraus macht</translation>
    </message>
    <message>
        <source>Drawings and images of 2-D graphics</source>
        <translation>Zeichnungen und Bilder der 2-D-Grafik</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>In all cycles</source>
        <translation>In allen Takten</translation>
    </message>
    <message>
        <source>At cycle %1</source>
        <translation>Bei Takt %1</translation>
    </message>
    <message>
        <source>In cycles %1 to %2</source>
        <translation>In den Takten %1 bis %2</translation>
    </message>
    <message>
        <source>at most %1 / %2</source>
        <translation>höchstens %1 / %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>In cycle %1</source>
        <translation>In Takt %1</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>What the calls of the program have drawn so far. A click on a pixel shows its exact values; a right click asks for its history, or why it is as it is.</source>
        <translation>Was die Aufrufe des Programms bisher gezeichnet haben. Ein Klick auf ein Pixel zeigt seine genauen Werte; ein Rechtsklick fragt nach seiner Geschichte, oder warum es so ist.</translation>
    </message>
    <message>
        <source>What was drawn, in order</source>
        <translation>Was gezeichnet wurde, der Reihe nach</translation>
    </message>
    <message>
        <source>Every draw, clear and copy. Click one, and the picture shows what was there after it. The strip above has the same draws, each as wide as its cost.</source>
        <translation>Jeder Draw, jedes Clear, jede Kopie. Ein Klick darauf, und das Bild zeigt, was danach da war. Der Streifen darüber hat dieselben Draws, jeden so breit wie seine Kosten.</translation>
    </message>
    <message>
        <source>Forward and back</source>
        <translation>Vor und zurück</translation>
    </message>
    <message>
        <source>{key:next-action} goes to the next draw, {key:previous-action} to the one before, and {key:next-cycle} one cycle of the machine on, inside a draw.</source>
        <translation>{key:next-action} geht zum nächsten Draw, {key:previous-action} zum vorigen, und {key:next-cycle} im Draw einen Takt der Maschine weiter.</translation>
    </message>
    <message>
        <source>The machine that draws</source>
        <translation>Die Maschine, die zeichnet</translation>
    </message>
    <message>
        <source>The layout Architecture has the docks of the machine: queues, devices, tasks and the timeline, all of them at one cycle. All docks are in the menu View, all layouts in Layout; {key:help-page} tells about the dock that has the keyboard.</source>
        <translation>Das Layout Architektur hat die Docks der Maschine: Warteschlangen, Geräte, Tasks und Zeitleiste, alle bei einem Takt. Alle Docks stehen im Menü Ansicht, alle Layouts in Layout; {key:help-page} erklärt das Dock, das die Tastatur hat.</translation>
    </message>
    <message>
        <source>Watch it work</source>
        <translation>Bei der Arbeit zusehen</translation>
    </message>
    <message>
        <source>The schematic shows what each unit does in a cycle, and what it waits for. {key:play} plays it and stops it, {key:play-faster} and {key:play-slower} change the speed. A click on a unit tells more of it.</source>
        <translation>Das Schaltbild zeigt, was jede Einheit in einem Takt tut, und worauf sie wartet. {key:play} spielt es ab und hält an, {key:play-faster} und {key:play-slower} ändern das Tempo. Ein Klick auf eine Einheit sagt mehr von ihr.</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>Nothing before this call writes to %1</source>
        <translation>Vor diesem Aufruf schreibt nichts in %1</translation>
    </message>
    <message>
        <source>Nothing after this call writes to %1</source>
        <translation>Nach diesem Aufruf schreibt nichts in %1</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>New window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>Opens one more window, for another capture.</source>
        <translation>Öffnet ein weiteres Fenster für eine andere Aufzeichnung.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Opens a capture.</source>
        <translation>Öffnet eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>Open in a new window…</source>
        <translation>In neuem Fenster öffnen…</translation>
    </message>
    <message>
        <source>Opens a capture beside the one that is open.</source>
        <translation>Öffnet eine Aufzeichnung neben der, die schon offen ist.</translation>
    </message>
    <message>
        <source>Record a program…</source>
        <translation>Programm aufzeichnen…</translation>
    </message>
    <message>
        <source>Runs a program on the model, or beside the system&apos;s driver, and records what it draws.</source>
        <translation>Startet ein Programm auf dem Modell oder neben dem Treiber des Systems und hält fest, was es zeichnet.</translation>
    </message>
    <message>
        <source>Close capture</source>
        <translation>Aufzeichnung schließen</translation>
    </message>
    <message>
        <source>Closes the capture and shows the start page.</source>
        <translation>Schließt die Aufzeichnung und zeigt die Startseite.</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Closes this window; the others stay.</source>
        <translation>Schließt dieses Fenster; die anderen bleiben.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Closes all windows; their captures open again at the next start.</source>
        <translation>Schließt alle Fenster; ihre Aufzeichnungen öffnen sich beim nächsten Start wieder.</translation>
    </message>
    <message>
        <source>Copy values of the picked pixel</source>
        <translation>Werte des gewählten Pixels kopieren</translation>
    </message>
    <message>
        <source>Puts coordinates and exact values on the clipboard.</source>
        <translation>Legt Koordinaten und genaue Werte in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>PNG exportieren…</translation>
    </message>
    <message>
        <source>Saves the buffer that is shown with its exact values.</source>
        <translation>Speichert den gezeigten Puffer mit seinen genauen Werten.</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Theme, size of the text, motion, and keys.</source>
        <translation>Farbschema, Schriftgröße, Bewegung und Tastenkürzel.</translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>Erster Draw</translation>
    </message>
    <message>
        <source>Goes to the first draw, clear or copy of the capture.</source>
        <translation>Geht zum ersten Draw, Clear oder Copy der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>Voriger Frame</translation>
    </message>
    <message>
        <source>Goes back to the end of an earlier frame.</source>
        <translation>Geht zurück zum Ende eines früheren Frames.</translation>
    </message>
    <message>
        <source>Previous draw</source>
        <translation>Voriger Draw</translation>
    </message>
    <message>
        <source>Goes back by one draw, clear or copy.</source>
        <translation>Geht um einen Draw, Clear oder Copy zurück.</translation>
    </message>
    <message>
        <source>Next draw</source>
        <translation>Nächster Draw</translation>
    </message>
    <message>
        <source>Executes one more draw, clear or copy.</source>
        <translation>Führt einen weiteren Draw, Clear oder Copy aus.</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>Nächster Frame</translation>
    </message>
    <message>
        <source>Goes to the end of the next frame: what is presented then.</source>
        <translation>Geht zum Ende des nächsten Frames: zu dem, was dann präsentiert wird.</translation>
    </message>
    <message>
        <source>Last draw</source>
        <translation>Letzter Draw</translation>
    </message>
    <message>
        <source>Goes to the last draw, clear or copy of the capture.</source>
        <translation>Geht zum letzten Draw, Clear oder Copy der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Next call</source>
        <translation>Nächster Aufruf</translation>
    </message>
    <message>
        <source>Executes a single call.</source>
        <translation>Führt einen einzelnen Aufruf aus.</translation>
    </message>
    <message>
        <source>Previous call</source>
        <translation>Voriger Aufruf</translation>
    </message>
    <message>
        <source>Goes back by a single call.</source>
        <translation>Geht um einen einzelnen Aufruf zurück.</translation>
    </message>
    <message>
        <source>End of this frame</source>
        <translation>Ende dieses Frames</translation>
    </message>
    <message>
        <source>Finishes the frame that the position is in.</source>
        <translation>Führt den Frame zu Ende, in dem die Position liegt.</translation>
    </message>
    <message>
        <source>Next cycle</source>
        <translation>Nächster Takt</translation>
    </message>
    <message>
        <source>Runs the machine for one more cycle, inside a draw.</source>
        <translation>Lässt die Maschine einen Takt weiterlaufen, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Previous cycle</source>
        <translation>Voriger Takt</translation>
    </message>
    <message>
        <source>Goes back by one cycle, inside a draw.</source>
        <translation>Geht um einen Takt zurück, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Runs the machine to the next thing that one of its units does, inside a draw.</source>
        <translation>Lässt die Maschine laufen, bis eine ihrer Einheiten das Nächste tut, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Goes back to the thing that the machine did before, inside a draw.</source>
        <translation>Geht zurück zu dem, was die Maschine davor getan hat, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Goes back to the place before the last jump, and to what was selected there.</source>
        <translation>Geht zurück an den Ort vor dem letzten Sprung und zu dem, was dort ausgewählt war.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Undoes going back.</source>
        <translation>Macht das Zurückgehen rückgängig.</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Gehe zu…</translation>
    </message>
    <message>
        <source>Goes to a draw, a call, a frame or a pixel by its number.</source>
        <translation>Geht zu einem Draw, Aufruf, Frame oder Pixel mit dessen Nummer.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops what is being worked on and stays at what is shown.</source>
        <translation>Bricht die laufende Arbeit ab und bleibt bei dem, was gezeigt wird.</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>Ereignisse filtern</translation>
    </message>
    <message>
        <source>Puts the cursor into the filter of the events.</source>
        <translation>Setzt den Cursor in den Filter der Ereignisse.</translation>
    </message>
    <message>
        <source>Show all calls</source>
        <translation>Alle Aufrufe anzeigen</translation>
    </message>
    <message>
        <source>Also lists the calls that draw nothing.</source>
        <translation>Listet auch die Aufrufe, die nichts zeichnen.</translation>
    </message>
    <message>
        <source>Color buffer</source>
        <translation>Farbpuffer</translation>
    </message>
    <message>
        <source>Shows the colors.</source>
        <translation>Zeigt die Farben.</translation>
    </message>
    <message>
        <source>Depth buffer</source>
        <translation>Tiefenpuffer</translation>
    </message>
    <message>
        <source>Shows the depths.</source>
        <translation>Zeigt die Tiefen.</translation>
    </message>
    <message>
        <source>Stencil buffer</source>
        <translation>Stencilpuffer</translation>
    </message>
    <message>
        <source>Shows the stencil values.</source>
        <translation>Zeigt die Stencilwerte.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Doubles the size of a pixel; the wheel does it at the cursor.</source>
        <translation>Verdoppelt die Größe eines Pixels; das Mausrad tut es am Cursor.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Halves the size of a pixel.</source>
        <translation>Halbiert die Größe eines Pixels.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole picture visible.</source>
        <translation>Macht das ganze Bild sichtbar.</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>Shows each pixel as one pixel of the screen.</source>
        <translation>Zeigt jedes Pixel als ein Pixel des Bildschirms.</translation>
    </message>
    <message>
        <source>Theme of the desktop</source>
        <translation>Farbschema des Desktops</translation>
    </message>
    <message>
        <source>Dark or light as the desktop is, also when that changes.</source>
        <translation>Dunkel oder hell wie der Desktop, auch wenn sich das ändert.</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Light text on dark ground.</source>
        <translation>Heller Text auf dunklem Grund.</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark text on light ground.</source>
        <translation>Dunkler Text auf hellem Grund.</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <source>Larger text and controls, for a projector.</source>
        <translation>Größerer Text und größere Bedienelemente, für einen Beamer.</translation>
    </message>
    <message>
        <source>Save layout as…</source>
        <translation>Layout speichern als…</translation>
    </message>
    <message>
        <source>Keeps the arrangement of the docks under a name.</source>
        <translation>Behält die Anordnung der Ansichten unter einem Namen.</translation>
    </message>
    <message>
        <source>Rename layout…</source>
        <translation>Layout umbenennen…</translation>
    </message>
    <message>
        <source>Gives the layout that is shown another name.</source>
        <translation>Gibt dem gezeigten Layout einen anderen Namen.</translation>
    </message>
    <message>
        <source>Delete layout</source>
        <translation>Layout löschen</translation>
    </message>
    <message>
        <source>Forgets the layout that is shown.</source>
        <translation>Vergisst das gezeigte Layout.</translation>
    </message>
    <message>
        <source>Reset this layout</source>
        <translation>Dieses Layout zurücksetzen</translation>
    </message>
    <message>
        <source>Puts every dock of this layout where it was originally.</source>
        <translation>Setzt jede Ansicht dieses Layouts dorthin, wo sie ursprünglich war.</translation>
    </message>
    <message>
        <source>Reset all layouts</source>
        <translation>Alle Layouts zurücksetzen</translation>
    </message>
    <message>
        <source>Puts every layout back to its original; those with names of yours stay.</source>
        <translation>Setzt jedes Layout auf sein Original zurück; die mit eigenem Namen bleiben.</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Alles finden…</translation>
    </message>
    <message>
        <source>Runs an action, opens a dock, a layout or a capture, or goes to a place, by a few letters.</source>
        <translation>Führt eine Aktion aus, öffnet eine Ansicht, ein Layout oder eine Aufzeichnung oder geht zu einer Stelle, nach wenigen Buchstaben.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Tells about what has the keyboard.</source>
        <translation>Zeigt Hilfe zu dem, was den Tastaturfokus hat.</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Lists everything that has a key, and changes keys.</source>
        <translation>Listet alles, was eine Taste hat, und ändert Tasten.</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>Version und Lizenz.</translation>
    </message>
    <message>
        <source>Previous write</source>
        <translation>Voriges Schreiben</translation>
    </message>
    <message>
        <source>Goes back to the call that wrote to the selected resource.</source>
        <translation>Geht zurück zum Aufruf, der in die gewählte Ressource schrieb.</translation>
    </message>
    <message>
        <source>Next write</source>
        <translation>Nächstes Schreiben</translation>
    </message>
    <message>
        <source>Goes to the next call that writes to the selected resource.</source>
        <translation>Geht zum nächsten Aufruf, der in die gewählte Ressource schreibt.</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>Puts the cursor into the search of calls, shaders and resources.</source>
        <translation>Setzt die Eingabe in die Suche nach Aufrufen, Shadern und Ressourcen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Plugins…</source>
        <translation>Plugins…</translation>
    </message>
    <message>
        <source>Units that others have made, and which of them may run.</source>
        <translation>Einheiten, die andere gemacht haben, und welche davon laufen dürfen.</translation>
    </message>
    <message>
        <source>Next task</source>
        <translation>Nächster Task</translation>
    </message>
    <message>
        <source>Runs the machine to where a task is enqueued, issued or retired next, inside a draw.</source>
        <translation>Lässt die Maschine laufen, bis der nächste Task eingereiht wird, ausgegeben wird oder abgeht, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Previous task</source>
        <translation>Voriger Task</translation>
    </message>
    <message>
        <source>Goes back to where a task was enqueued, issued or retired, inside a draw.</source>
        <translation>Geht dahin zurück, wo ein Task eingereiht wurde, ausgegeben wurde oder abging, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Run to the next breakpoint</source>
        <translation>Zum nächsten Haltepunkt laufen</translation>
    </message>
    <message>
        <source>Runs the machine, through the draws that follow, too, until a breakpoint stops it.</source>
        <translation>Lässt die Maschine laufen, auch durch die folgenden Draws, bis ein Haltepunkt sie anhält.</translation>
    </message>
    <message>
        <source>Run back to the previous breakpoint</source>
        <translation>Zum vorigen Haltepunkt zurücklaufen</translation>
    </message>
    <message>
        <source>Goes back, through earlier draws, too, to where a breakpoint stops last.</source>
        <translation>Geht, auch durch frühere Draws, dahin zurück, wo zuletzt ein Haltepunkt anhält.</translation>
    </message>
    <message>
        <source>Run to the next change</source>
        <translation>Zur nächsten Änderung laufen</translation>
    </message>
    <message>
        <source>Runs to where the selected queue, unit, task or pixel changes next.</source>
        <translation>Läuft dahin, wo sich die gewählte Warteschlange, die Einheit, der Task oder das Pixel als Nächstes ändert.</translation>
    </message>
    <message>
        <source>Run back to the last change</source>
        <translation>Zur letzten Änderung zurücklaufen</translation>
    </message>
    <message>
        <source>Goes back to where the selected queue, unit, task or pixel changed last.</source>
        <translation>Geht dahin zurück, wo sich die gewählte Warteschlange, die Einheit, der Task oder das Pixel zuletzt geändert hat.</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>On the selected queue, unit, task or pixel.</source>
        <translation>Auf der gewählten Warteschlange, der Einheit, dem Task oder dem Pixel.</translation>
    </message>
    <message>
        <source>Next dock</source>
        <translation>Nächste Ansicht</translation>
    </message>
    <message>
        <source>Gives the keyboard to the next open dock, or to the picture.</source>
        <translation>Gibt die Tastatur der nächsten offenen Ansicht oder dem Bild.</translation>
    </message>
    <message>
        <source>Previous dock</source>
        <translation>Vorige Ansicht</translation>
    </message>
    <message>
        <source>Gives the keyboard to the open dock before, or to the picture.</source>
        <translation>Gibt die Tastatur der offenen Ansicht davor oder dem Bild.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Costliest draw of the frame</source>
        <translation>Teuerster Draw des Frames</translation>
    </message>
    <message>
        <source>Goes to the draw of this frame that takes most cycles, each draw alone; counts them if need be.</source>
        <translation>Geht zu dem Draw dieses Frames, der die meisten Takte braucht, jeder Draw für sich; zählt sie, wenn nötig.</translation>
    </message>
    <message>
        <source>Strip as wide as cost</source>
        <translation>Streifen so breit wie die Kosten</translation>
    </message>
    <message>
        <source>In the strip of draws a draw is as wide as its cycles, once these are counted; else all are equally wide. Turned on, it has this frame counted.</source>
        <translation>Im Streifen der Draws ist ein Draw so breit wie seine Takte, sobald diese gezählt sind; sonst sind alle gleich breit. Eingeschaltet lässt es diesen Frame zählen.</translation>
    </message>
    <message>
        <source>Makes a capture of a drawing (.svg) or of a capture of apitrace (.trace).</source>
        <translation>Macht eine Aufzeichnung aus einer Zeichnung (.svg) oder einer Aufzeichnung von apitrace (.trace).</translation>
    </message>
    <message>
        <source>Draws in their frame</source>
        <translation>Draws in ihrem Frame</translation>
    </message>
    <message>
        <source>Shows in all docks about the machine what it does in the frame, with draws in flight beside each other; else each draw alone.</source>
        <translation>Zeigt in allen Ansichten der Maschine, was sie im Frame tut, mit Draws nebeneinander unterwegs; sonst jeden Draw für sich.</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Lets the machine run in the docks that show it, from the cursor to a breakpoint or to the end of the draw, or of its frame.</source>
        <translation>Lässt die Maschine in den Docks laufen, die sie zeigen, vom Cursor bis zu einem Haltepunkt oder zum Ende des Draws oder seines Frames.</translation>
    </message>
    <message>
        <source>Play backward or pause</source>
        <translation>Rückwärts abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Lets the machine run backward in the docks that show it, from the cursor.</source>
        <translation>Lässt die Maschine in den Docks, die sie zeigen, vom Cursor an rückwärts laufen.</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller abspielen</translation>
    </message>
    <message>
        <source>Plays more cycles in a second.</source>
        <translation>Spielt mehr Takte in einer Sekunde ab.</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>Langsamer abspielen</translation>
    </message>
    <message>
        <source>Plays fewer cycles in a second.</source>
        <translation>Spielt weniger Takte in einer Sekunde ab.</translation>
    </message>
    <message>
        <source>Mark the stretch to play over and over</source>
        <translation>Die Strecke markieren, die wiederholt wird</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text and marks stand out more, in the dark and in the light theme.</source>
        <translation>Text und Zeichen heben sich stärker ab, im dunklen und im hellen Farbschema.</translation>
    </message>
    <message>
        <source>Picture and waterfall</source>
        <translation>Bild und Wasserfall</translation>
    </message>
    <message>
        <source>In the classroom: shows picture and waterfall, or leaves them out. In a small window they come in place of schematic and explanation.</source>
        <translation>Im Unterricht: zeigt Bild und Wasserfall oder lässt sie weg. In einem kleinen Fenster kommen sie anstelle von Schaltbild und Erklärung.</translation>
    </message>
    <message>
        <source>For a room: 18 px</source>
        <translation>Für einen Raum: 18 px</translation>
    </message>
    <message>
        <source>Size of all that the classroom shows, for a small room.</source>
        <translation>Größe von allem, was der Unterricht zeigt, für einen kleinen Raum.</translation>
    </message>
    <message>
        <source>For a large room: 22 px</source>
        <translation>Für einen großen Raum: 22 px</translation>
    </message>
    <message>
        <source>Size of all that the classroom shows, for a large room.</source>
        <translation>Größe von allem, was der Unterricht zeigt, für einen großen Raum.</translation>
    </message>
    <message>
        <source>For a hall: 28 px</source>
        <translation>Für einen Saal: 28 px</translation>
    </message>
    <message>
        <source>Size of all that the classroom shows, for a lecture hall.</source>
        <translation>Größe von allem, was der Unterricht zeigt, für einen Hörsaal.</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Makes all that the classroom shows larger, lines and letters alike.</source>
        <translation>Macht alles größer, was der Unterricht zeigt, Linien wie Buchstaben.</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Makes all that the classroom shows smaller, lines and letters alike.</source>
        <translation>Macht alles kleiner, was der Unterricht zeigt, Linien wie Buchstaben.</translation>
    </message>
    <message>
        <source>Marks the first cycle of a stretch where the cursor stands, then the last one; then there is no stretch any more.</source>
        <translation>Markiert am Cursor den ersten Takt einer Strecke, dann den letzten; danach gibt es keine Strecke mehr.</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Shows a beginner the window in five steps; opens a sample if nothing is open.</source>
        <translation>Zeigt Anfängern das Fenster in fünf Schritten; öffnet ein Beispiel, wenn nichts offen ist.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Application</name>
    <message>
        <source>The captures of the last time are not opened by themselves, because the program did not come through that. They are in the list of recent captures.</source>
        <translation>Die Aufzeichnungen vom letzten Mal werden nicht von selbst geöffnet, weil das Programm das nicht überstanden hat. Sie stehen in der Liste der letzten Aufzeichnungen.</translation>
    </message>
    <message>
        <source>%1 was open the last time and is not there any more</source>
        <translation>%1 war beim letzten Mal offen und ist nicht mehr da</translation>
    </message>
    <message>
        <source>There is no dock %1</source>
        <translation>Es gibt keine Ansicht %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Banner</name>
    <message>
        <source>&lt;b&gt;Close&lt;/b&gt;&lt;br&gt;Hides this message.</source>
        <translation>&lt;b&gt;Schließen&lt;/b&gt;&lt;br&gt;Blendet diese Meldung aus.</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::CallTexts</name>
    <message>
        <source>(the capture can&apos;t be read any more)</source>
        <translation>(die Aufzeichnung ist nicht mehr lesbar)</translation>
    </message>
    <message>
        <source>(unreadable: %1)</source>
        <translation>(nicht lesbar: %1)</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Clicker</name>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>Unterricht</translation>
    </message>
    <message>
        <source>one draw, clear or copy</source>
        <translation>ein Draw, Clear oder Copy</translation>
    </message>
    <message>
        <source>one call</source>
        <translation>ein Aufruf</translation>
    </message>
    <message>
        <source>one frame</source>
        <translation>ein Frame</translation>
    </message>
    <message>
        <source>one cycle</source>
        <translation>ein Takt</translation>
    </message>
    <message>
        <source>one event of the machine</source>
        <translation>ein Ereignis der Maschine</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>With a clicker: %1 forward, like your last step.</source>
        <translation>Mit dem Presenter: %1 vor, wie beim letzten Schritt.</translation>
    </message>
    <message>
        <source>With a clicker: %1 back, like your last step.</source>
        <translation>Mit dem Presenter: %1 zurück, wie beim letzten Schritt.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Goes there.</source>
        <translation>Geht dorthin.</translation>
    </message>
    <message>
        <source>Nothing is called like this.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>An action, a dock, a layout, a machine, a capture – or a place: draw 12, call 812, 3,4</source>
        <translation>Eine Aktion, eine Ansicht, ein Layout, eine Maschine, eine Aufzeichnung – oder eine Stelle: draw 12, call 812, 3,4</translation>
    </message>
</context>
<context>
    <name>vitrine::app::CostliestDraw</name>
    <message>
        <source>What the draws of this frame cost can&apos;t be counted: %1</source>
        <translation>Was die Draws dieses Frames kosten, lässt sich nicht zählen: %1</translation>
    </message>
    <message>
        <source>Nothing is drawn in this frame.</source>
        <translation>In diesem Frame wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>No draw of this frame has taken a cycle.</source>
        <translation>Kein Draw dieses Frames hat einen Takt gebraucht.</translation>
    </message>
    <message>
        <source>%1 costs most: %2 of %3 cycles, each draw alone.</source>
        <translation>%1 kostet am meisten: %2 von %3 Takten, jeder Draw für sich.</translation>
    </message>
    <message>
        <source>Counting the cycles of this frame: %1 of %2 draws.</source>
        <translation>Die Takte dieses Frames werden gezählt: %1 von %2 Draws.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stops counting, and stays at what is shown.</source>
        <translation>Hört auf zu zählen und bleibt bei dem, was gezeigt wird.</translation>
    </message>
    <message>
        <source>%1 costs most: %2 of the %3 cycles that draws cost in this frame.</source>
        <translation>%1 kostet am meisten: %2 der %3 Takte, die Draws in diesem Frame kosten.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::DockTitleBar</name>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Saves what is shown here to a file.</source>
        <translation>Speichert in eine Datei, was hier gezeigt wird.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>It can be opened again from the View menu.</source>
        <translation>Lässt sich im Menü Ansicht wieder öffnen.</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>%1 wieder einsetzen</translation>
    </message>
    <message>
        <source>Puts it back into the window.</source>
        <translation>Setzt die Ansicht wieder ins Fenster.</translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation>%1 abtrennen</translation>
    </message>
    <message>
        <source>Makes a window of its own of it.</source>
        <translation>Macht aus der Ansicht ein eigenes Fenster.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Docks</name>
    <message>
        <source>There is nothing to export in %1</source>
        <translation>In %1 gibt es nichts zu exportieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Put back into the window</source>
        <translation>Wieder ins Fenster setzen</translation>
    </message>
    <message>
        <source>Make a window of its own</source>
        <translation>Eigenes Fenster daraus machen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::EventMarks</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
</context>
<context>
    <name>vitrine::app::GoToDialog</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>draw 37</source>
        <translation>draw 37</translation>
    </message>
    <message>
        <source>Place to go to</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>draw 37, or 37 alone · draw 37 cycle 120 · call 812 · frame 3 · a pixel, x,y from the bottom left</source>
        <translation>draw 37, oder nur 37 · draw 37 cycle 120 · call 812 · frame 3 · ein Pixel, x,y von links unten</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
</context>
<context>
    <name>vitrine::app::HelpWindow</name>
    <message>
        <source>Help – Vitrine</source>
        <translation>Hilfe – Vitrine</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>No page has these words</source>
        <translation>Keine Seite hat diese Wörter</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search&lt;/b&gt;%1&lt;br&gt;Keeps the pages that contain all these words.</source>
        <translation>&lt;b&gt;Suche&lt;/b&gt;%1&lt;br&gt;Behält die Seiten, die alle diese Wörter enthalten.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ImportDialog</name>
    <message>
        <source>Import a drawing or a trace</source>
        <translation>Eine Zeichnung oder einen Trace importieren</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>Importing %1: %2</source>
        <translation>%1 wird importiert: %2</translation>
    </message>
    <message>
        <source>%1 call</source>
        <translation>%1 Aufruf</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 Aufrufe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ImportForm</name>
    <message>
        <source>Fit into</source>
        <translation>Einpassen in</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>&lt;b&gt;File&lt;/b&gt;&lt;br&gt;A drawing (.svg), or a capture that apitrace has made (.trace).</source>
        <translation>&lt;b&gt;Datei&lt;/b&gt;&lt;br&gt;Eine Zeichnung (.svg) oder eine Aufzeichnung, die apitrace gemacht hat (.trace).</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Browse for the file</source>
        <translation>Nach der Datei suchen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&lt;b&gt;Capture&lt;/b&gt;&lt;br&gt;The file to write, which is then opened.</source>
        <translation>&lt;b&gt;Aufzeichnung&lt;/b&gt;&lt;br&gt;Die Datei, die geschrieben und dann geöffnet wird.</translation>
    </message>
    <message>
        <source>Browse for the capture</source>
        <translation>Nach der Aufzeichnung suchen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fit into&lt;/b&gt;&lt;br&gt;Draws the drawing into a window of this size, and keeps its proportions. Otherwise it is as large as the file says.</source>
        <translation>&lt;b&gt;Einpassen in&lt;/b&gt;&lt;br&gt;Zeichnet die Zeichnung in ein Fenster dieser Größe und behält ihre Proportionen. Sonst ist sie so groß, wie die Datei sagt.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Name the file that is to be imported</source>
        <translation>Die Datei nennen, die importiert werden soll</translation>
    </message>
    <message>
        <source>%1 is neither a drawing (.svg) nor a capture of apitrace (.trace)</source>
        <translation>%1 ist weder eine Zeichnung (.svg) noch eine Aufzeichnung von apitrace (.trace)</translation>
    </message>
    <message>
        <source>There is no file %1</source>
        <translation>Es gibt keine Datei %1</translation>
    </message>
    <message>
        <source>Say where the capture is to be saved</source>
        <translation>Angeben, wo die Aufzeichnung gespeichert werden soll</translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation>Es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>Datei zum Importieren</translation>
    </message>
    <message>
        <source>Drawings and traces (*.svg *.trace);;All files (*)</source>
        <translation>Zeichnungen und Traces (*.svg *.trace);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeyListDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeyMap</name>
    <message>
        <source>The stored keys can&apos;t be used. %1. The original ones are in use.</source>
        <translation>Die gespeicherten Tasten sind nicht brauchbar. %1. Es gelten die ursprünglichen.</translation>
    </message>
    <message>
        <source>The keys of “%1” are none</source>
        <translation>Die Tasten von „%1“ sind keine</translation>
    </message>
    <message>
        <source>%1 is given to both “%2” and “%3”</source>
        <translation>%1 ist an „%2“ und „%3“ zugleich vergeben</translation>
    </message>
    <message>
        <source>Left out, because this version has no such actions: %1</source>
        <translation>Ausgelassen, weil diese Version solche Aktionen nicht hat: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeysPage</name>
    <message>
        <source>Find an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New key: press it here</source>
        <translation>Neue Taste: hier drücken</translation>
    </message>
    <message>
        <source>&lt;b&gt;New key&lt;/b&gt;&lt;br&gt;Press the key, or several one after the other, while the cursor is here.</source>
        <translation>&lt;b&gt;Neue Taste&lt;/b&gt;&lt;br&gt;Die Taste drücken, oder mehrere nacheinander, während der Cursor hier ist.</translation>
    </message>
    <message>
        <source>Press a key here</source>
        <translation>Hier eine Taste drücken</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Gives the chosen action this key instead of its keys.</source>
        <translation>Gibt der gewählten Aktion diese Taste statt ihrer Tasten.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Gives the chosen action this key beside its keys.</source>
        <translation>Gibt der gewählten Aktion diese Taste neben ihren Tasten.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The chosen action has no key any more.</source>
        <translation>Die gewählte Aktion hat dann keine Taste mehr.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rücksetzen</translation>
    </message>
    <message>
        <source>Gives the chosen action its original keys.</source>
        <translation>Gibt der gewählten Aktion ihre ursprünglichen Tasten.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle rücksetzen</translation>
    </message>
    <message>
        <source>Gives every action its original keys.</source>
        <translation>Gibt jeder Aktion ihre ursprünglichen Tasten.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Reads keys from a JSON file.</source>
        <translation>Liest Tasten aus einer JSON-Datei.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Writes all keys to a JSON file.</source>
        <translation>Schreibt alle Tasten in eine JSON-Datei.</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Tasten importieren</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Tasten (*.json)</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>vitrine-keys.json</source>
        <translation>vitrine-keys.json</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>The other action loses the key.</source>
        <translation>Die andere Aktion verliert die Taste.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All keys stay as they are.</source>
        <translation>Alle Tasten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Changed; originally %1</source>
        <translation>Geändert; ursprünglich %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”.</source>
        <translation>%1 wird schon von „%2“ benutzt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <translation>%1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>The keys in %1 can&apos;t be used. %2.</source>
        <translation>Die Tasten in %1 sind nicht brauchbar. %2.</translation>
    </message>
    <message>
        <source>“%1” takes a single key, not several one after the other.</source>
        <translation>„%1“ nimmt eine einzelne Taste, nicht mehrere nacheinander.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::LayoutMenu</name>
    <message>
        <source>Save layout as</source>
        <translation>Layout speichern als</translation>
    </message>
    <message>
        <source>Rename layout</source>
        <translation>Layout umbenennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>In the classroom</source>
        <translation>Im Unterricht</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Layouts</name>
    <message>
        <source>The stored layouts can&apos;t be used. %1. The original ones are shown.</source>
        <translation>Die gespeicherten Layouts sind nicht brauchbar. %1. Gezeigt werden die ursprünglichen.</translation>
    </message>
    <message>
        <source>An arrangement of your own.</source>
        <translation>Eine eigene Anordnung.</translation>
    </message>
    <message>
        <source>The stored layout “%1” can&apos;t be used here: its original is shown.</source>
        <translation>Das gespeicherte Layout „%1“ ist hier nicht brauchbar: Gezeigt wird sein Original.</translation>
    </message>
    <message>
        <source>%1, as it was</source>
        <translation>%1, wie es war</translation>
    </message>
    <message>
        <source>“%1” is arranged anew. Your arrangement is kept as “%2”.</source>
        <translation>„%1“ ist neu angeordnet. Ihre Anordnung ist als „%2“ behalten.</translation>
    </message>
    <message>
        <source>There are %1 layouts already: delete one first</source>
        <translation>Es gibt schon %1 Layouts: erst eines löschen</translation>
    </message>
    <message>
        <source>“%1” is not a layout of your own: save it under a name first</source>
        <translation>„%1“ ist kein eigenes Layout: erst unter einem Namen speichern</translation>
    </message>
    <message>
        <source>A layout needs a name</source>
        <translation>Ein Layout braucht einen Namen</translation>
    </message>
    <message>
        <source>A name can have %1 letters</source>
        <translation>Ein Name kann %1 Buchstaben haben</translation>
    </message>
    <message>
        <source>There is a layout “%1” already</source>
        <translation>Ein Layout „%1“ gibt es schon</translation>
    </message>
</context>
<context>
    <name>vitrine::app::LookAheadButton</name>
    <message>
        <source>&lt;b&gt;Looking ahead&lt;/b&gt;&lt;br&gt;Goes through the capture in the background, so that jumps become short. Click to stop it.</source>
        <translation>&lt;b&gt;Vorausschau&lt;/b&gt;&lt;br&gt;Geht die Aufzeichnung im Hintergrund durch, damit Sprünge kurz werden. Ein Klick hält das an.</translation>
    </message>
    <message>
        <source>Looking ahead %1 %</source>
        <translation>Vorausschau %1 %</translation>
    </message>
</context>
<context>
    <name>vitrine::app::MachineBack</name>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Back to %1&lt;/b&gt;&lt;br&gt;The capture is replayed on another machine than at first: %2. Replays it on the first one again.</source>
        <translation>&lt;b&gt;Zurück zu %1&lt;/b&gt;&lt;br&gt;Die Aufnahme wird auf einer anderen Maschine als zuerst wiedergegeben: %2. Gibt sie wieder auf der ersten wieder.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::MachineButton</name>
    <message>
        <source>no machine</source>
        <translation>keine Maschine</translation>
    </message>
    <message>
        <source>&lt;b&gt;Machine: %1&lt;/b&gt;&lt;br&gt;The capture is replayed on it. Choose another one, or change its knobs.</source>
        <translation>&lt;b&gt;Maschine: %1&lt;/b&gt;&lt;br&gt;Auf ihr wird die Aufzeichnung wiedergegeben. Hier eine andere wählen oder ihre Regler ändern.</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation>Maschine: %1</translation>
    </message>
    <message>
        <source>Change knobs…</source>
        <translation>Regler ändern…</translation>
    </message>
</context>
<context>
    <name>vitrine::app::MainWindow</name>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>There is no pixel %1,%2 in the picture that is shown</source>
        <translation>Im gezeigten Bild gibt es kein Pixel %1,%2</translation>
    </message>
    <message>
        <source>This capture is damaged: %1. What can still be read is shown.</source>
        <translation>Diese Aufzeichnung ist beschädigt: %1. Gezeigt wird, was noch lesbar ist.</translation>
    </message>
    <message>
        <source>%1 frame</source>
        <translation>%1 Frame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 Frames</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <translation>%1 Draw</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 Draws</translation>
    </message>
    <message>
        <source>%1 call</source>
        <translation>%1 Aufruf</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 Aufrufe</translation>
    </message>
    <message>
        <source>draw %1 / %2</source>
        <translation>Draw %1 / %2</translation>
    </message>
    <message>
        <source>– / %1 draws</source>
        <translation>– / %1 Draws</translation>
    </message>
    <message>
        <source>No capture is open</source>
        <translation>Keine Aufzeichnung ist offen</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Open a capture</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;A debugger for GPUs: replays captures of OpenGL ES 2.0 programs on a complete model of a mobile GPU.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later; the model is Apache-2.0.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;Ein Debugger für GPUs: gibt Aufzeichnungen von OpenGL-ES-2.0-Programmen auf einem vollständigen Modell einer mobilen GPU wieder.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later; das Modell steht unter Apache-2.0.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Layout</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Select a resource first: its writes are gone to</source>
        <translation>Erst eine Ressource wählen: zu ihren Schreibzugriffen wird gegangen</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>Zeitachsen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>What stopped the run</source>
        <translation>Was den Lauf angehalten hat</translation>
    </message>
    <message>
        <source>In 3-D</source>
        <translation>In 3-D</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Andere öffnen…</translation>
    </message>
    <message>
        <source>%1 – %2 – Vitrine</source>
        <translation>%1 – %2 – Vitrine</translation>
    </message>
    <message>
        <source>Asks for a capture, and opens it.</source>
        <translation>Fragt nach einer Aufnahme und öffnet sie.</translation>
    </message>
    <message>
        <source>Parts of this capture are missing. The log names them.</source>
        <translation>Teile dieser Aufzeichnung fehlen. Das Protokoll nennt sie.</translation>
    </message>
    <message>
        <source>Captures (*.vitrine);;Drawings and traces to import (*.svg *.trace);;All files (*)</source>
        <translation>Aufzeichnungen (*.vitrine);;Zeichnungen und Traces zum Importieren (*.svg *.trace);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The tour needs a capture: open one first</source>
        <translation>Der Rundgang braucht eine Aufzeichnung: erst eine öffnen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::NoteTaking</name>
    <message>
        <source>Thumbnails</source>
        <translation>Vorschaubilder</translation>
    </message>
    <message>
        <source>Small pictures of what each draw left behind, made while nothing else is worked on.</source>
        <translation>Kleine Bilder davon, was jeder Draw hinterlassen hat; sie entstehen, während sonst nichts in Arbeit ist.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::NotesActions</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Marks the position, or takes the mark away.</source>
        <translation>Markiert die Position oder nimmt die Markierung weg.</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
    <message>
        <source>Writes a comment on the call that was executed last.</source>
        <translation>Schreibt einen Kommentar zum zuletzt ausgeführten Aufruf.</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>Lesezeichen %1</translation>
    </message>
    <message>
        <source>Goes to this bookmark, counted from the start of the capture.</source>
        <translation>Geht zu diesem Lesezeichen, vom Anfang der Aufzeichnung gezählt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no bookmark %1</source>
        <translation>Es gibt kein Lesezeichen %1</translation>
    </message>
    <message>
        <source>There is no bookmark yet: {key:bookmark} sets one at the position</source>
        <translation>Es gibt noch kein Lesezeichen: {key:bookmark} setzt eines an der Position</translation>
    </message>
</context>
<context>
    <name>vitrine::app::NotesBanner</name>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Close&lt;/b&gt;&lt;br&gt;Hides this message.</source>
        <translation>&lt;b&gt;Schließen&lt;/b&gt;&lt;br&gt;Blendet diese Meldung aus.</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>This capture has %1 comment.</source>
        <translation>Diese Aufzeichnung hat %1 Kommentar.</translation>
    </message>
    <message>
        <source>This capture has %1 comments.</source>
        <translation>Diese Aufzeichnung hat %1 Kommentare.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::PluginsDialog</name>
    <message>
        <source>Not loaded: you have not been asked about this file yet.</source>
        <translation>Nicht geladen: nach dieser Datei wurden Sie noch nicht gefragt.</translation>
    </message>
    <message>
        <source>Not loaded: you have denied it.</source>
        <translation>Nicht geladen: Sie haben es abgelehnt.</translation>
    </message>
    <message>
        <source>Not loaded: Vitrine, or a program that was recorded, ended while it ran.</source>
        <translation>Nicht geladen: Vitrine oder ein aufgezeichnetes Programm endete, während es lief.</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>Geladen: %1</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Plugins add units to the machine. They are native code, which runs with your rights: allow only those whose source you trust. What you say holds until the file changes.</source>
        <translation>Plugins ergänzen die Maschine um Einheiten. Sie sind nativer Code, der mit Ihren Rechten läuft: Erlauben Sie nur die, deren Herkunft Sie vertrauen. Ihre Entscheidung gilt, bis sich die Datei ändert.</translation>
    </message>
    <message>
        <source>There are no plugins in %1.</source>
        <translation>In %1 gibt es keine Plugins.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>%1 erlauben</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Deny %1</source>
        <translation>%1 ablehnen</translation>
    </message>
    <message>
        <source>%1 · SHA-256 %2…</source>
        <translation>%1 · SHA-256 %2…</translation>
    </message>
</context>
<context>
    <name>vitrine::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Compact: text of 13 px</source>
        <translation>Kompakt: Text mit 13 px</translation>
    </message>
    <message>
        <source>Comfortable: text of 18 px</source>
        <translation>Bequem: Text mit 18 px</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Comfortable is for a projector, and for eyes at a distance.</source>
        <translation>Bequem ist für einen Beamer und für Augen mit Abstand.</translation>
    </message>
    <message>
        <source>Nothing slides or fades; what moves is there at once.</source>
        <translation>Nichts gleitet oder blendet über; was sich bewegt, ist sofort da.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>A call that can&apos;t be executed</source>
        <translation>Ein Aufruf, der sich nicht ausführen lässt</translation>
    </message>
    <message>
        <source>Skip it</source>
        <translation>überspringen</translation>
    </message>
    <message>
        <source>Stop before it</source>
        <translation>davor anhalten</translation>
    </message>
    <message>
        <source>It is told in the log either way, and has a red cross in the events.</source>
        <translation>Er steht so oder so im Protokoll und hat ein rotes Kreuz in den Ereignissen.</translation>
    </message>
    <message>
        <source>Size in the classroom</source>
        <translation>Größe im Unterricht</translation>
    </message>
    <message>
        <source>Text of 18 px</source>
        <translation>Text mit 18 px</translation>
    </message>
    <message>
        <source>Text of 22 px</source>
        <translation>Text mit 22 px</translation>
    </message>
    <message>
        <source>Text of 28 px</source>
        <translation>Text mit 28 px</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>All of the layout Classroom, also lines and icons.</source>
        <translation>Alles im Layout Unterricht, auch Linien und Symbole.</translation>
    </message>
    <message>
        <source>Text has at least 7 : 1, in the dark and in the light theme.</source>
        <translation>Text hat mindestens 7 : 1, im dunklen und im hellen Farbschema.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ProgressArea</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replay progress</source>
        <translation>Fortschritt der Wiedergabe</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Replaying, about %1 s left</source>
        <translation>Wiedergabe, noch etwa %1 s</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cancel&lt;/b&gt; ({key:cancel})&lt;br&gt;Stays at what is shown now.</source>
        <translation>&lt;b&gt;Abbrechen&lt;/b&gt; ({key:cancel})&lt;br&gt;Bleibt bei dem, was jetzt gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::RecordDialog</name>
    <message>
        <source>The program runs and has not drawn yet</source>
        <translation>Das Programm läuft und hat noch nichts gezeichnet</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Zeichnet auf</translation>
    </message>
    <message>
        <source>Recording; the program has been quiet for %1 s</source>
        <translation>Zeichnet auf; das Programm ist seit %1 s still</translation>
    </message>
    <message>
        <source>Waiting for the program to end</source>
        <translation>Wartet auf das Ende des Programms</translation>
    </message>
    <message>
        <source>Finishing the capture</source>
        <translation>Stellt die Aufzeichnung fertig</translation>
    </message>
    <message>
        <source>Record a program</source>
        <translation>Programm aufzeichnen</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::RecordForm</name>
    <message>
        <source>Only frames</source>
        <translation>Nur Frames</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Erster Frame</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Letzter Frame</translation>
    </message>
    <message>
        <source>Keep a picture of every frame</source>
        <translation>Von jedem Frame ein Bild behalten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Program&lt;/b&gt;&lt;br&gt;A program that draws with OpenGL ES 2.0 through EGL, and its arguments. Quotes keep words together.</source>
        <translation>&lt;b&gt;Programm&lt;/b&gt;&lt;br&gt;Ein Programm, das mit OpenGL ES 2.0 über EGL zeichnet, und seine Argumente. Anführungszeichen halten Wörter zusammen.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>&lt;b&gt;Working folder&lt;/b&gt;&lt;br&gt;Where the program is started.</source>
        <translation>&lt;b&gt;Arbeitsordner&lt;/b&gt;&lt;br&gt;Wo das Programm gestartet wird.</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>&lt;b&gt;Capture&lt;/b&gt;&lt;br&gt;The file to write. More processes that draw get files with numbers.</source>
        <translation>&lt;b&gt;Aufzeichnung&lt;/b&gt;&lt;br&gt;Die Datei, die geschrieben wird. Weitere Prozesse, die zeichnen, bekommen Dateien mit Nummern.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>The model with its clock (slow)</source>
        <translation>Das Modell mit seinem Takt (langsam)</translation>
    </message>
    <message>
        <source>The system&apos;s driver (full speed)</source>
        <translation>Der Treiber des Systems (volle Geschwindigkeit)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draws on&lt;/b&gt;&lt;br&gt;What executes the program&apos;s calls while they are recorded.</source>
        <translation>&lt;b&gt;Zeichnet mit&lt;/b&gt;&lt;br&gt;Was die Aufrufe des Programms ausführt, während sie aufgezeichnet werden.</translation>
    </message>
    <message>
        <source>Draws on</source>
        <translation>Zeichnet mit</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&lt;b&gt;Only frames&lt;/b&gt;&lt;br&gt;Keeps these frames and what they need, then ends the program. The first is 0.</source>
        <translation>&lt;b&gt;Nur Frames&lt;/b&gt;&lt;br&gt;Behält diese Frames und was sie brauchen, beendet dann das Programm. Der erste ist 0.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pictures&lt;/b&gt;&lt;br&gt;Stores what the program showed, to compare replays with. Slow, and the file grows.</source>
        <translation>&lt;b&gt;Bilder&lt;/b&gt;&lt;br&gt;Speichert, was das Programm gezeigt hat, zum Vergleich mit Wiedergaben. Langsam, und die Datei wächst.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Name the program that is to be recorded</source>
        <translation>Das Programm angeben, das aufgezeichnet werden soll</translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation>Es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>Say where the capture is to be saved</source>
        <translation>Angeben, wo die Aufzeichnung gespeichert werden soll</translation>
    </message>
    <message>
        <source>The last frame comes before the first</source>
        <translation>Der letzte Frame liegt vor dem ersten</translation>
    </message>
    <message>
        <source>Program to record</source>
        <translation>Aufzuzeichnendes Programm</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Runs</name>
    <message>
        <source>There is no breakpoint to run to. {key:toggle-breakpoint} sets one on the selected queue, unit, task or pixel; the dock “Breakpoints” lists them.</source>
        <translation>Es gibt keinen Haltepunkt, zu dem gelaufen werden kann. {key:toggle-breakpoint} setzt einen auf die gewählte Warteschlange, die Einheit, den Task oder das Pixel; die Ansicht „Haltepunkte“ zeigt sie alle.</translation>
    </message>
    <message>
        <source>Select a queue, a unit, a task or a pixel first: its changes are run to.</source>
        <translation>Erst eine Warteschlange, eine Einheit, einen Task oder ein Pixel wählen: zu dessen Änderungen wird gelaufen.</translation>
    </message>
    <message>
        <source>Select a queue, a unit, a task or a pixel first: the breakpoint is set on it.</source>
        <translation>Erst eine Warteschlange, eine Einheit, einen Task oder ein Pixel wählen: darauf wird der Haltepunkt gesetzt.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Salvaging</name>
    <message>
        <source>Salvage…</source>
        <translation>Retten…</translation>
    </message>
    <message>
        <source>%1-salvaged.vitrine</source>
        <translation>%1-gerettet.vitrine</translation>
    </message>
    <message>
        <source>Salvage what is whole</source>
        <translation>Retten, was heil ist</translation>
    </message>
    <message>
        <source>Captures (*.vitrine)</source>
        <translation>Aufzeichnungen (*.vitrine)</translation>
    </message>
    <message>
        <source>What is whole of %1 is brought over…</source>
        <translation>Was von %1 heil ist, wird übernommen…</translation>
    </message>
    <message>
        <source>%1 can&apos;t be salvaged: %2</source>
        <translation>%1 lässt sich nicht retten: %2</translation>
    </message>
    <message>
        <source>Writes what is whole of this capture to a new one, and opens that.</source>
        <translation>Schreibt, was an dieser Aufnahme heil ist, in eine neue und öffnet diese.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::StartPage</name>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Open a capture…</source>
        <translation>Aufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Record a program…</source>
        <translation>Programm aufzeichnen…</translation>
    </message>
    <message>
        <source>Recent captures</source>
        <translation>Letzte Aufzeichnungen</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>fehlt: %1</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open&lt;/b&gt; ({key:open})&lt;br&gt;Opens a .vitrine file.</source>
        <translation>&lt;b&gt;Öffnen&lt;/b&gt; ({key:open})&lt;br&gt;Öffnet eine .vitrine-Datei.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Record&lt;/b&gt; ({key:record})&lt;br&gt;Runs a program and keeps every call that it draws with.</source>
        <translation>&lt;b&gt;Aufzeichnen&lt;/b&gt; ({key:record})&lt;br&gt;Startet ein Programm und behält jeden Aufruf, mit dem es zeichnet.</translation>
    </message>
    <message>
        <source>Ways to begin</source>
        <translation>Wege zum Anfang</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message>
        <source>Replays captures of OpenGL ES and OpenVG programs on a model of a mobile GPU, one draw at a time, forward and back.</source>
        <translation>Gibt Aufzeichnungen von OpenGL-ES- und OpenVG-Programmen auf dem Modell einer mobilen GPU wieder, Draw für Draw, vor und zurück.</translation>
    </message>
    <message>
        <source>Or drop a .vitrine or .svg file on this window.</source>
        <translation>Oder eine .vitrine- oder .svg-Datei auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Import a drawing…</source>
        <translation>Zeichnung importieren…</translation>
    </message>
    <message>
        <source>&lt;b&gt;Import&lt;/b&gt; ({key:import})&lt;br&gt;Makes a capture of an SVG file, path by path, or of a trace.</source>
        <translation>&lt;b&gt;Importieren&lt;/b&gt; ({key:import})&lt;br&gt;Macht eine Aufzeichnung aus einer SVG-Datei, Pfad für Pfad, oder aus einem Trace.</translation>
    </message>
    <message>
        <source>Samples, and what each teaches</source>
        <translation>Beispiele, und was jedes lehrt</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Zum Rundgang</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tour&lt;/b&gt; ({key:tour})&lt;br&gt;Five steps through the window, with a sample open.</source>
        <translation>&lt;b&gt;Rundgang&lt;/b&gt; ({key:tour})&lt;br&gt;Fünf Schritte durch das Fenster, mit einem Beispiel offen.</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;Opens where it was left.</source>
        <translation>%1&lt;br&gt;Öffnet sich, wo sie verlassen wurde.</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <translation>%1 aus der Liste nehmen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remove&lt;/b&gt; (Del)&lt;br&gt;Takes the missing capture out of the list.</source>
        <translation>&lt;b&gt;Entfernen&lt;/b&gt; (Entf)&lt;br&gt;Nimmt die fehlende Aufzeichnung aus der Liste.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weitere</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ToolBars</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Draws of the frame</source>
        <translation>Draws des Frames</translation>
    </message>
    <message>
        <source>&lt;b&gt;More&lt;/b&gt;&lt;br&gt;Shows what the bar has no room for.</source>
        <translation>&lt;b&gt;Weitere&lt;/b&gt;&lt;br&gt;Zeigt, wofür die Leiste keinen Platz hat.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weitere</translation>
    </message>
</context>
<context>
    <name>vitrine::app::TourCallout</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Skip&lt;/b&gt; (Esc)&lt;br&gt;Ends the tour. It is in the menu Help.</source>
        <translation>&lt;b&gt;Überspringen&lt;/b&gt; (Esc)&lt;br&gt;Beendet den Rundgang. Er steht im Menü Hilfe.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>&lt;b&gt;Back&lt;/b&gt; (Left)&lt;br&gt;The step before.</source>
        <translation>&lt;b&gt;Zurück&lt;/b&gt; (Links)&lt;br&gt;Der Schritt davor.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>&lt;b&gt;Next&lt;/b&gt; (Right)&lt;br&gt;The next step.</source>
        <translation>&lt;b&gt;Weiter&lt;/b&gt; (Rechts)&lt;br&gt;Der nächste Schritt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>Rundgang, Schritt %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>vitrine::app::WarningNotice</name>
    <message>
        <source>There are warnings: the picture may not be what the program drew.</source>
        <translation>Es gibt Warnungen: Das Bild ist vielleicht nicht das, was das Programm gezeichnet hat.</translation>
    </message>
    <message>
        <source>The first: %1</source>
        <translation>Die erste: %1</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>Shows all warnings, with their calls.</source>
        <translation>Zeigt alle Warnungen mit ihren Aufrufen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::AskingPane</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Begins the work anew.</source>
        <translation>Beginnt die Arbeit von vorn.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CompareBar</name>
    <message>
        <source>This</source>
        <translation>Dieses</translation>
    </message>
    <message>
        <source>Shows the picture at the position.</source>
        <translation>Zeigt das Bild an der Position.</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Shows the picture that was pinned (hold C).</source>
        <translation>Zeigt das angeheftete Bild (C halten).</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Blue where this picture is lower than the pinned one, white where they are equal, orange where it is higher.</source>
        <translation>Blau, wo dieses Bild niedriger ist als das angeheftete, weiß, wo sie gleich sind, orange, wo es höher ist.</translation>
    </message>
    <message>
        <source>Comparison with the pinned picture</source>
        <translation>Vergleich mit dem angehefteten Bild</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Unpin&lt;/b&gt;&lt;br&gt;Forgets the pinned picture.</source>
        <translation>&lt;b&gt;Lösen&lt;/b&gt;&lt;br&gt;Vergisst das angeheftete Bild.</translation>
    </message>
    <message>
        <source>The picture of %1 has another size, and can&apos;t be compared.</source>
        <translation>Das Bild von %1 hat eine andere Größe und lässt sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>No pixel differs from %1.</source>
        <translation>Kein Pixel weicht von %1 ab.</translation>
    </message>
    <message>
        <source>%1 pixel differs from %2, by %3 at %4</source>
        <translation>%1 Pixel weicht von %2 ab, um %3 bei %4</translation>
    </message>
    <message>
        <source>%1 pixels differ from %2, by %3 at most, at %4</source>
        <translation>%1 Pixel weichen von %2 ab, höchstens um %3, bei %4</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CycleHandler</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Shows fewer cycles, around the cursor.</source>
        <translation>Zeigt weniger Takte, um den Cursor herum.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Shows more cycles, around the cursor.</source>
        <translation>Zeigt mehr Takte, um den Cursor herum.</translation>
    </message>
    <message>
        <source>Earlier cycles</source>
        <translation>Frühere Takte</translation>
    </message>
    <message>
        <source>Moves to cycles before those shown.</source>
        <translation>Geht zu Takten vor den gezeigten.</translation>
    </message>
    <message>
        <source>Later cycles</source>
        <translation>Spätere Takte</translation>
    </message>
    <message>
        <source>Moves to cycles behind those shown.</source>
        <translation>Geht zu Takten hinter den gezeigten.</translation>
    </message>
    <message>
        <source>All cycles</source>
        <translation>Alle Takte</translation>
    </message>
    <message>
        <source>Shows all cycles of the draw, or of its frame.</source>
        <translation>Zeigt alle Takte des Draws oder seines Frames.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DataLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DifferenceScale</name>
    <message>
        <source>Scale of the difference</source>
        <translation>Skala der Differenz</translation>
    </message>
    <message>
        <source>Blue is %1, white is 0, orange is %2</source>
        <translation>Blau ist %1, weiß ist 0, orange ist %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EventCosts</name>
    <message>
        <source>%1 cycle in its frame</source>
        <translation>%1 Takt in seinem Frame</translation>
    </message>
    <message>
        <source>%1 cycles in its frame</source>
        <translation>%1 Takte in seinem Frame</translation>
    </message>
    <message>
        <source>%1 cycle alone</source>
        <translation>%1 Takt allein</translation>
    </message>
    <message>
        <source>%1 cycles alone</source>
        <translation>%1 Takte allein</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FramebufferView</name>
    <message>
        <source>Framebuffer picture</source>
        <translation>Bild des Framebuffers</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Shows a checkerboard where the picture is transparent.</source>
        <translation>Zeigt ein Schachbrett, wo das Bild durchsichtig ist.</translation>
    </message>
    <message>
        <source>Auto contrast</source>
        <translation>Auto-Kontrast</translation>
    </message>
    <message>
        <source>Spreads the values that occur from black to white.</source>
        <translation>Spreizt die vorkommenden Werte von Schwarz bis Weiß.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Buffer format</source>
        <translation>Pufferformat</translation>
    </message>
    <message>
        <source>Values under the cursor</source>
        <translation>Werte unter dem Cursor</translation>
    </message>
    <message>
        <source>Values of the picked pixel</source>
        <translation>Werte des gewählten Pixels</translation>
    </message>
    <message>
        <source>y counts from the bottom, as OpenGL does; row counts from the top</source>
        <translation>y zählt von unten, wie in OpenGL; Zeile zählt von oben</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.
Step forward with {key:next-action}, or press {key:next-frame} for the next frame.</source>
        <translation>Noch ist nichts gezeichnet.
Mit {key:next-action} einen Schritt weiter oder mit {key:next-frame} zum nächsten Frame.</translation>
    </message>
    <message>
        <source>The framebuffer has no depth buffer here.</source>
        <translation>Der Framebuffer hat hier keinen Tiefenpuffer.</translation>
    </message>
    <message>
        <source>The framebuffer has no stencil buffer here.</source>
        <translation>Der Framebuffer hat hier keinen Stencilpuffer.</translation>
    </message>
    <message>
        <source> · black %1, white %2</source>
        <translation> · Schwarz %1, Weiß %2</translation>
    </message>
    <message>
        <source>Cursor  %1</source>
        <translation>Cursor  %1</translation>
    </message>
    <message>
        <source>Picked  %1</source>
        <translation>Gewählt  %1</translation>
    </message>
    <message>
        <source>click a pixel; arrow keys move by one</source>
        <translation>Pixel anklicken; Pfeiltasten gehen um eins weiter</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>There is no picture to export here</source>
        <translation>Hier gibt es kein Bild zum Exportieren</translation>
    </message>
    <message>
        <source>Pixel history</source>
        <translation>Pixelverlauf</translation>
    </message>
    <message>
        <source>Debug the last fragment</source>
        <translation>Letztes Fragment debuggen</translation>
    </message>
    <message>
        <source>Primitive %1 of draw %2</source>
        <translation>Primitiv %1 von Draw %2</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Overlay</translation>
    </message>
    <message>
        <source>Exact picture</source>
        <translation>Exaktes Bild</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Next overlay</source>
        <translation>Nächstes Overlay</translation>
    </message>
    <message>
        <source>Lays the next overlay over the picture.</source>
        <translation>Legt das nächste Overlay über das Bild.</translation>
    </message>
    <message>
        <source>Next scope of the overlay</source>
        <translation>Nächster Umfang des Overlays</translation>
    </message>
    <message>
        <source>Lets the overlay show more of what was drawn, or less.</source>
        <translation>Lässt das Overlay mehr oder weniger von dem zeigen, was gezeichnet wurde.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Pin this picture</source>
        <translation>Dieses Bild anheften</translation>
    </message>
    <message>
        <source>Keeps this picture to compare others with.</source>
        <translation>Behält dieses Bild, um andere damit zu vergleichen.</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Saves the buffer with its exact values, or the overlay.</source>
        <translation>Speichert den Puffer mit seinen exakten Werten oder das Overlay.</translation>
    </message>
    <message>
        <source>Overlay under the cursor</source>
        <translation>Overlay unter dem Cursor</translation>
    </message>
    <message>
        <source>Overlay at the picked pixel</source>
        <translation>Overlay am gewählten Pixel</translation>
    </message>
    <message>
        <source>There is no picture to pin here</source>
        <translation>Hier gibt es kein Bild zum Anheften</translation>
    </message>
    <message>
        <source> · overlay of %1</source>
        <translation> · Overlay von %1</translation>
    </message>
    <message>
        <source>   difference %1</source>
        <translation>   Differenz %1</translation>
    </message>
    <message>
        <source>Overlay, cursor  %1</source>
        <translation>Overlay, Cursor  %1</translation>
    </message>
    <message>
        <source>Overlay, picked  %1</source>
        <translation>Overlay, gewählt  %1</translation>
    </message>
    <message>
        <source>Pixel %1,%2</source>
        <translation>Pixel %1,%2</translation>
    </message>
    <message>
        <source>Shows the colors.</source>
        <translation>Zeigt die Farben.</translation>
    </message>
    <message>
        <source>Shows the depths.</source>
        <translation>Zeigt die Tiefen.</translation>
    </message>
    <message>
        <source>Shows the stencil values.</source>
        <translation>Zeigt die Stencil-Werte.</translation>
    </message>
    <message>
        <source>{key:next-overlay} for the next one. Lays over the picture what draws did to its pixels.</source>
        <translation>{key:next-overlay} nimmt das nächste. Legt über das Bild, was Draws mit seinen Pixeln gemacht haben.</translation>
    </message>
    <message>
        <source>{key:pin-picture} pins this picture to compare others with.</source>
        <translation>{key:pin-picture} heftet dieses Bild an, um andere damit zu vergleichen.</translation>
    </message>
    <message>
        <source>While it is pressed (or {key:flip-pictures} is held) the picture before the last step is shown, or the pinned one.</source>
        <translation>Solange gedrückt (oder {key:flip-pictures} gehalten) wird, ist das Bild vor dem letzten Schritt zu sehen oder das angeheftete.</translation>
    </message>
    <message>
        <source>Flip, while held</source>
        <translation>Wechseln, solange gehalten</translation>
    </message>
    <message>
        <source>Shows the picture before the last step, or the pinned one.</source>
        <translation>Zeigt das Bild vor dem letzten Schritt oder das angeheftete.</translation>
    </message>
    <message>
        <source>{key:zoom-out}, or the wheel.</source>
        <translation>{key:zoom-out} oder das Mausrad.</translation>
    </message>
    <message>
        <source>{key:zoom-in}, or the wheel.</source>
        <translation>{key:zoom-in} oder das Mausrad.</translation>
    </message>
    <message>
        <source>Makes the whole picture visible ({key:fit}).</source>
        <translation>Macht das ganze Bild sichtbar ({key:fit}).</translation>
    </message>
    <message>
        <source>Show in the pixel engine</source>
        <translation>In der Pixel-Engine zeigen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::GlslHighlighter</name>
    <message>
        <source>moves</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>logic</source>
        <translation>Logik</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>requests and local memory</source>
        <translation>Anfragen und lokaler Speicher</translation>
    </message>
    <message>
        <source>math by component</source>
        <translation>Rechnen je Komponente</translation>
    </message>
    <message>
        <source>math of vectors</source>
        <translation>Rechnen mit Vektoren</translation>
    </message>
    <message>
        <source>transcendental math</source>
        <translation>transzendentes Rechnen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MachinePage</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MachinePlayer</name>
    <message>
        <source>There is nothing to play: no draw is shown.</source>
        <translation>Es gibt nichts abzuspielen: Kein Draw wird gezeigt.</translation>
    </message>
    <message>
        <source>This is where the frame begins.</source>
        <translation>Hier beginnt der Frame.</translation>
    </message>
    <message>
        <source>This is where the draw begins.</source>
        <translation>Hier beginnt der Draw.</translation>
    </message>
    <message>
        <source>The recording ends here, before its draw.</source>
        <translation>Die Aufzeichnung endet hier, vor ihrem Draw.</translation>
    </message>
    <message>
        <source>This is where the frame ends.</source>
        <translation>Hier endet der Frame.</translation>
    </message>
    <message>
        <source>This is where the draw ends.</source>
        <translation>Hier endet der Draw.</translation>
    </message>
    <message>
        <source>Stopped at a breakpoint: %1.</source>
        <translation>An einem Haltepunkt angehalten: %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MachineView</name>
    <message>
        <source>Record again</source>
        <translation>Noch einmal aufzeichnen</translation>
    </message>
    <message>
        <source>Go to draw %1</source>
        <translation>Zu Draw %1 gehen</translation>
    </message>
    <message>
        <source>Goes to the draw that comes next, or else to the last one.</source>
        <translation>Geht zum nächsten Draw, sonst zum letzten.</translation>
    </message>
    <message>
        <source>Runs the draw on the machine once more, and records it.</source>
        <translation>Führt den Draw noch einmal auf der Maschine aus und zeichnet ihn auf.</translation>
    </message>
    <message>
        <source>Recording %1: %2 cycles</source>
        <translation>Zeichne %1 auf: %2 Takte</translation>
    </message>
    <message>
        <source>Recording %1</source>
        <translation>Zeichne %1 auf</translation>
    </message>
    <message>
        <source>Go on recording</source>
        <translation>Weiter aufzeichnen</translation>
    </message>
    <message>
        <source>Goes on from where the recording was stopped.</source>
        <translation>Geht dort weiter, wo die Aufzeichnung abgebrochen wurde.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OverlayBar</name>
    <message>
        <source>No overlay</source>
        <translation>Kein Overlay</translation>
    </message>
    <message>
        <source>Shows the picture alone.</source>
        <translation>Zeigt das Bild allein.</translation>
    </message>
    <message>
        <source>The last step drew nothing into this framebuffer: choose Pass or Frame.</source>
        <translation>Der letzte Schritt hat nichts in diesen Framebuffer gezeichnet: Pass oder Frame wählen.</translation>
    </message>
    <message>
        <source>Nothing has been drawn into this framebuffer here.</source>
        <translation>Hier ist noch nichts in diesen Framebuffer gezeichnet.</translation>
    </message>
    <message>
        <source>Overlay alone</source>
        <translation>Nur Overlay</translation>
    </message>
    <message>
        <source>Picture with overlay</source>
        <translation>Bild mit Overlay</translation>
    </message>
    <message>
        <source>Overlay by pixel</source>
        <translation>Overlay je Pixel</translation>
    </message>
    <message>
        <source>Overlay in sum</source>
        <translation>Overlay in Summe</translation>
    </message>
    <message>
        <source>Counting fragments</source>
        <translation>Fragmente werden gezählt</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Zählen anhalten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stop counting&lt;/b&gt;&lt;br&gt;Takes the overlay away.</source>
        <translation>&lt;b&gt;Zählen anhalten&lt;/b&gt;&lt;br&gt;Nimmt das Overlay weg.</translation>
    </message>
    <message>
        <source>Counting fragments…</source>
        <translation>Fragmente werden gezählt…</translation>
    </message>
    <message>
        <source>Opacity of the overlay</source>
        <translation>Deckkraft des Overlays</translation>
    </message>
    <message>
        <source>&lt;b&gt;Opacity&lt;/b&gt;&lt;br&gt;How much of the picture shows through the overlay.</source>
        <translation>&lt;b&gt;Deckkraft&lt;/b&gt;&lt;br&gt;Wie viel vom Bild durch das Overlay scheint.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shows the same numbers as a table: pixels by value, and all numbers of the picked pixel.</source>
        <translation>Zeigt dieselben Zahlen als Tabelle: Pixel nach Wert und alle Zahlen des gewählten Pixels.</translation>
    </message>
    <message>
        <source>Close overlay</source>
        <translation>Overlay schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OverlayLegend</name>
    <message>
        <source>Legend of the overlay</source>
        <translation>Legende des Overlays</translation>
    </message>
    <message>
        <source>nothing: no pixel is touched</source>
        <translation>nichts: kein Pixel ist berührt</translation>
    </message>
    <message>
        <source>%1 primitive is seen</source>
        <translation>%1 Primitiv ist zu sehen</translation>
    </message>
    <message>
        <source>%1 primitives are seen</source>
        <translation>%1 Primitive sind zu sehen</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 bis %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OverlayTable</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>At the picked pixel</source>
        <translation>Am gewählten Pixel</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>primitive %1 of draw %2</source>
        <translation>Primitiv %1 von Draw %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pick a pixel to see all its numbers.</source>
        <translation>Ein Pixel wählen, um alle seine Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>First primitive</source>
        <translation>Erstes Primitiv</translation>
    </message>
    <message>
        <source>Last primitive</source>
        <translation>Letztes Primitiv</translation>
    </message>
    <message>
        <source>%1 of draw %2</source>
        <translation>%1 von Draw %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Pane</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PlayBar</name>
    <message>
        <source>1 cycle/s</source>
        <translation>1 Takt/s</translation>
    </message>
    <message>
        <source>%1 cycles/s</source>
        <translation>%1 Takte/s</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Plays a stretch over and over: marks its first cycle where the cursor stands, then its last one, then ends it ({key:play-loop}).</source>
        <translation>Spielt eine Strecke immer wieder ab: markiert am Cursor ihren ersten Takt, dann ihren letzten, und beendet sie dann ({key:play-loop}).</translation>
    </message>
    <message>
        <source>What Play does</source>
        <translation>Was beim Abspielen geschieht</translation>
    </message>
    <message>
        <source>Play backward</source>
        <translation>Rückwärts abspielen</translation>
    </message>
    <message>
        <source>Lets the machine run backward from the cursor, until it is pressed again ({key:play-back}).</source>
        <translation>Lässt die Maschine vom Cursor an rückwärts laufen, bis erneut gedrückt wird ({key:play-back}).</translation>
    </message>
    <message>
        <source>Lets the machine run from the cursor, until it is pressed again, a breakpoint stops it or the draw, or its frame, ends ({key:play}).</source>
        <translation>Lässt die Maschine vom Cursor an laufen, bis erneut gedrückt wird, ein Haltepunkt sie anhält oder der Draw oder sein Frame endet ({key:play}).</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>How many cycles are played in a second. Up to 4, what moves in a cycle is seen on its way; faster, wires are as wide as what flows through them ({key:play-slower}, {key:play-faster}).</source>
        <translation>Wie viele Takte in einer Sekunde abgespielt werden. Bis 4 sieht man, was sich in einem Takt bewegt, auf seinem Weg; schneller sind Leitungen so breit wie das, was durch sie fließt ({key:play-slower}, {key:play-faster}).</translation>
    </message>
    <message>
        <source>from cycle %1 to %2</source>
        <translation>von Takt %1 bis %2</translation>
    </message>
    <message>
        <source>from cycle %1 to …</source>
        <translation>von Takt %1 bis …</translation>
    </message>
    <message>
        <source>shows one of %1 cycles</source>
        <translation>zeigt einen von %1 Takten</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Recordings</name>
    <message>
        <source>Recording this draw was stopped.</source>
        <translation>Das Aufzeichnen dieses Draws wurde abgebrochen.</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>Recording this frame was stopped.</source>
        <translation>Die Aufzeichnung dieses Frames wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::RowModel</name>
    <message>
        <source>%1 (new)</source>
        <translation>%1 (neu)</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (war %2)</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>vitrine::views::RunStrip</name>
    <message>
        <source>Alone, the machine has drained before the draw. In its frame, older draws are still under way when it begins, and cycles count from the frame&apos;s first command.</source>
        <translation>Für sich: die Maschine ist vor dem Draw leer gelaufen. In seinem Frame: ältere Draws sind noch unterwegs, wenn er beginnt, und Takte zählen vom ersten Befehl des Frames an.</translation>
    </message>
    <message>
        <source>Draw %1, &lt;b&gt;alone&lt;/b&gt;</source>
        <translation>Draw %1, &lt;b&gt;für sich&lt;/b&gt;</translation>
    </message>
    <message>
        <source>in its frame</source>
        <translation>in seinem Frame</translation>
    </message>
    <message>
        <source>Frame %1, &lt;b&gt;draws in flight&lt;/b&gt;</source>
        <translation>Frame %1, &lt;b&gt;Draws unterwegs&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <translation>%1 Draw</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 Draws</translation>
    </message>
    <message>
        <source>draw %1 alone</source>
        <translation>Draw %1 für sich</translation>
    </message>
    <message>
        <source>Which run is shown</source>
        <translation>Welcher Lauf gezeigt wird</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SceneCanvas</name>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes all that is shown visible.</source>
        <translation>Macht alles Gezeigte sichtbar.</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Looks from the front.</source>
        <translation>Schaut von vorn.</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>Von rechts</translation>
    </message>
    <message>
        <source>Looks from the right.</source>
        <translation>Schaut von rechts.</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Looks from above.</source>
        <translation>Schaut von oben.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Goes nearer.</source>
        <translation>Geht näher heran.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Goes farther away.</source>
        <translation>Geht weiter weg.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Scrubber</name>
    <message>
        <source>Draws of the current frame</source>
        <translation>Draws des aktuellen Frames</translation>
    </message>
    <message>
        <source>Before the first draw of the frame</source>
        <translation>Vor dem ersten Draw des Frames</translation>
    </message>
    <message>
        <source>%1 · call %2 · %3 of %4 in the frame</source>
        <translation>%1 · Aufruf %2 · %3 von %4 im Frame</translation>
    </message>
    <message>
        <source>Frame %1 / %2</source>
        <translation>Frame %1 / %2</translation>
    </message>
    <message>
        <source>No frame</source>
        <translation>Kein Frame</translation>
    </message>
    <message>
        <source>Nothing is drawn here</source>
        <translation>Hier wird nichts gezeichnet</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>Lesezeichen: %1</translation>
    </message>
    <message>
        <source>Count the cycles of this frame</source>
        <translation>Takte dieses Frames zählen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SourceGutter</name>
    <message>
        <source>Line numbers and marks</source>
        <translation>Zeilennummern und Marken</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SourcePane</name>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Close the search&lt;/b&gt; (Esc)&lt;br&gt;Back to the text, where it stands.</source>
        <translation>&lt;b&gt;Suche schließen&lt;/b&gt; (Esc)&lt;br&gt;Zurück zum Text, an dieselbe Stelle.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1 Stelle</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Previous place&lt;/b&gt; ({key:previous-in-source})&lt;br&gt;Goes back to the one before.</source>
        <translation>&lt;b&gt;Vorige Stelle&lt;/b&gt; ({key:previous-in-source})&lt;br&gt;Geht zurück zur Stelle davor.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Next place&lt;/b&gt; ({key:next-in-source})&lt;br&gt;Goes on to the one after.</source>
        <translation>&lt;b&gt;Nächste Stelle&lt;/b&gt; ({key:next-in-source})&lt;br&gt;Geht weiter zur Stelle danach.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SourceView</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Stands at line %1.</source>
        <translation>Steht in Zeile %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Looks for words in the source or the listing that has the keyboard.</source>
        <translation>Sucht Wörter im Quelltext oder Maschinencode, der die Tastatur hat.</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Goes on to the next place of what is looked for.</source>
        <translation>Geht weiter zur nächsten Stelle des Gesuchten.</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Goes back to the place before of what is looked for.</source>
        <translation>Geht zurück zur vorigen Stelle des Gesuchten.</translation>
    </message>
    <message>
        <source>Line %1 is not executed.</source>
        <translation>Zeile %1 wird nicht ausgeführt.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StepBar</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>To the first instruction.</source>
        <translation>Zum ersten Befehl.</translation>
    </message>
    <message>
        <source>Instruction back</source>
        <translation>Befehl zurück</translation>
    </message>
    <message>
        <source>Undoes one instruction.</source>
        <translation>Nimmt einen Befehl zurück.</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Executes one instruction.</source>
        <translation>Führt einen Befehl aus.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Behind the last instruction.</source>
        <translation>Hinter den letzten Befehl.</translation>
    </message>
    <message>
        <source>Place in the trace</source>
        <translation>Stelle im Ablauf</translation>
    </message>
    <message>
        <source>end, %1 steps</source>
        <translation>Ende, %1 Schritte</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StepPlayer</name>
    <message>
        <source>This is the end of the program.</source>
        <translation>Das ist das Ende des Programms.</translation>
    </message>
    <message>
        <source>This is its first instruction.</source>
        <translation>Das ist sein erster Befehl.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TimelinePage</name>
    <message>
        <source>Color by draw</source>
        <translation>Farbe nach Draw</translation>
    </message>
    <message>
        <source>Gives every draw, and every pass of a 2-D drawing, a color of its own.</source>
        <translation>Gibt jedem Draw und jedem Durchgang einer 2-D-Zeichnung eine eigene Farbe.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TrackTimeline</name>
    <message>
        <source>Cycle</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Previous bar</source>
        <translation>Voriger Balken</translation>
    </message>
    <message>
        <source>Selects what comes before on the same track.</source>
        <translation>Wählt aus, was auf derselben Spur davor kommt.</translation>
    </message>
    <message>
        <source>Next bar</source>
        <translation>Nächster Balken</translation>
    </message>
    <message>
        <source>Selects what comes next on the same track.</source>
        <translation>Wählt aus, was auf derselben Spur als Nächstes kommt.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
</TS>
