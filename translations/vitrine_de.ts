<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>ItemTools</name>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>position %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw %1 cycle %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buffer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>program %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shader %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>renderbuffer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>framebuffer 0 (window)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>framebuffer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixel %1,%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertex %1 of draw %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>primitive %1 of draw %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fragment %1,%2 of draw %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::Application</name>
    <message>
        <source>The captures of the last time are not opened by themselves, because the program did not come through that. They are in the list of recent captures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was open the last time and is not there any more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::Banner</name>
    <message>
        <source>Open another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Close&lt;/b&gt;&lt;br&gt;Hides this message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::CallTexts</name>
    <message>
        <source>(the capture can&apos;t be read any more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(unreadable: %1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::Docks</name>
    <message>
        <source>There is nothing to export in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back into the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a window of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::GoToDialog</name>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw 37</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place to go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw 37, or 37 alone · draw 37 cycle 120 · call 812 · frame 3 · a pixel, x,y from the bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeyListDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type to find; Enter or double click runs it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::LookAheadButton</name>
    <message>
        <source>&lt;b&gt;Looking ahead&lt;/b&gt;&lt;br&gt;Goes through the capture in the background, so that jumps become short. Click to stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking ahead %1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::MainWindow</name>
    <message>
        <source>Vitrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pixel %1,%2 in the picture that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This capture is damaged: %1. What can still be read is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Vitrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This capture says that parts of it are missing: it was cut off while it was recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– / %1 draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No capture is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captures (*.vitrine);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;A debugger for GPUs: replays captures of OpenGL ES 2.0 programs on a complete model of a mobile GPU.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later; the model is Apache-2.0.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws of the frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::ProgressArea</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Cancel&lt;/b&gt; (Esc)&lt;br&gt;Stays at what is shown now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaying, about %1 s left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::RecordDialog</name>
    <message>
        <source>The program runs and has not drawn yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording; the program has been quiet for %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the program to end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishing the capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::RecordForm</name>
    <message>
        <source>Only frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a picture of every frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Program&lt;/b&gt;&lt;br&gt;A program that draws with OpenGL ES 2.0 through EGL, and its arguments. Quotes keep words together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Working folder&lt;/b&gt;&lt;br&gt;Where the program is started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Capture&lt;/b&gt;&lt;br&gt;The file to write. More processes that draw get files with numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model with its clock (slow)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s driver (full speed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Draws on&lt;/b&gt;&lt;br&gt;What executes the program&apos;s calls while they are recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Only frames&lt;/b&gt;&lt;br&gt;Keeps these frames and what they need, then ends the program. The first is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Pictures&lt;/b&gt;&lt;br&gt;Stores what the program showed, to compare replays with. Slow, and the file grows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the program that is to be recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where the capture is to be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last frame comes before the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program to record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the capture as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captures (*.vitrine)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::app::StartPage</name>
    <message>
        <source>Vitrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replays captures of OpenGL ES programs on a model of a mobile GPU, one draw at a time, forward and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a capture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Open&lt;/b&gt; (Ctrl+O)&lt;br&gt;Opens a .vitrine file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record a program…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Record&lt;/b&gt; (Ctrl+R)&lt;br&gt;Runs a program and keeps every call that it draws with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop a .vitrine file on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent captures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::views::EventModel</name>
    <message>
        <source>Frame %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::views::EventView</name>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Filter&lt;/b&gt; (Ctrl+F)&lt;br&gt;Keeps the events whose name or call contains this text, such as &lt;i&gt;draw 12&lt;/i&gt;, a marker or GL_TRIANGLES.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;All calls&lt;/b&gt;&lt;br&gt;Also shows the calls that draw nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching… %1 match so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching… %1 matches so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No call matches. Clear the filter with Esc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draw, clear, copy or marker matches. Esc clears the filter; “All calls” looks further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go here	Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy text	Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::views::FramebufferView</name>
    <message>
        <source>Framebuffer picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the %1 buffer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows a checkerboard where the picture is transparent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreads the values that occur from black to white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Minus, or the wheel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Plus, or the wheel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the whole picture visible (F).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the buffer with its exact values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffer format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the picked pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y counts from the bottom, as OpenGL does; row counts from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.
Step forward with F10, or press PageDown for the next frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The framebuffer has no depth buffer here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The framebuffer has no stencil buffer here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · black %1, white %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursor  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a pixel; arrow keys move by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick this pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture to export here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::views::LogModel</name>
    <message>
        <source>Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::views::LogView</name>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log · %1 warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log · %1 warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No warnings: every call so far could be replayed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::views::Pane</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::views::Scrubber</name>
    <message>
        <source>Draws of the current frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first draw of the frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · call %2 · %3 of %4 in the frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::views::StateModel</name>
    <message>
        <source>%1 (new)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::views::StateView</name>
    <message>
        <source>State of the current draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draw so far.
The state of a draw appears here once one is reached: press F10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: a name or a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Changes&lt;/b&gt;&lt;br&gt;Only what differs from the state shown before the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Export JSON&lt;/b&gt;&lt;br&gt;Saves the whole state as a JSON document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export state as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy	Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no draw yet whose state could be exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON documents (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
