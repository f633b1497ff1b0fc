// SPDX-License-Identifier: Apache-2.0
// A program to be recorded. It knows nothing of Vitrine: EGL and OpenGL ES are all that it uses.
//
//     record_subject scene OUT       draws six frames in all the ways of handing data to GL; OUT gets what
//                                    glReadPixels says before each is presented
//     record_subject loop STATUS N   presents N frames (0: no end), and writes how many to STATUS after each
//     record_subject family          forks: parent and child present 3 and 2 frames on displays of their own
//     record_subject calls N         makes N rounds of the calls that programs make most
//     record_subject newer           calls functions of OpenGL ES 3 between two frames; 3 unless they are refused
//     record_subject trouble NAME FILE
//                                    presents a frame, makes the trouble of that name (subject_trouble.h), presents
//                                    five
//     record_subject end NAME N      presents N frames, clears twice, and ends in the way of that name
//     record_subject bare N          clears its environment, then presents N frames
//     record_subject refusals OUT    makes calls that GL refuses, between two frames that look the same; OUT gets how
//                                    many, a line for each that was not refused as it should be, and "changed" where
//                                    the frames differ. With a third argument: from memory that may be touched
//     record_subject edges OUT       draws as far as memory goes, a frame each; OUT gets a line for each that failed
//     record_subject none            uses EGL, but makes nothing
#include "tests/captures/record/programs/reach.h"
#include "tests/captures/record/programs/refusals.h"
#include "tests/captures/record/programs/subject_gl.h"
#include "tests/captures/record/programs/subject_trouble.h"

#include <GLES3/gl3.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace vitrine::testing;

constexpr int kWidth = 45, kHeight = 33; // odd: rows of pictures are no multiple of 8 bytes

/// What another process sees of this one, even after a kill: its id, and how many frames it has presented.
class Status {
public:
    explicit Status(const char* path) : m_file(open(path, O_WRONLY | O_CREAT, 0600)) { write(0, getpid()); }
    void frames(std::uint32_t count) { write(4, static_cast<std::int32_t>(count)); }
    void memory()
    {
        std::FILE* file = std::fopen("/proc/self/status", "r");
        char line[256];
        int kilobytes = 0;
        while (file && std::fgets(line, sizeof line, file)) {
            if (std::strncmp(line, "VmHWM:", 6) == 0)
                kilobytes = std::atoi(line + 6);
        }
        if (file)
            std::fclose(file);
        write(8, kilobytes);
    }

private:
    void write(off_t offset, std::int32_t value) const { (void)!pwrite(m_file, &value, sizeof value, offset); }
    int m_file;
};

void drawTriangle(const Program& program, int frame)
{
    const float vertices[] = {-0.9f, -0.9f, 0.9f, -0.9f, 0.0f, 0.9f};
    glClearColor(static_cast<float>(frame % 7) / 7.0f, 0.2f, 0.4f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glUniform4f(program.tint, 1.0f, static_cast<float>(frame % 5) / 5.0f, 0.3f, 1.0f);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, vertices);
    glEnableVertexAttribArray(0);
    glDrawArrays(GL_TRIANGLES, 0, 3);
}

void scene(const char* path)
{
    const Screen screen(kWidth, kHeight);
    std::FILE* file = std::fopen(path, "wb");
    const SceneObjects objects;
    for (int frame = 0; frame < 6; ++frame) {
        objects.draw(frame);
        std::vector<std::uint8_t> rgba(kWidth * kHeight * 4);
        glReadPixels(0, 0, kWidth, kHeight, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
        std::fwrite(rgba.data(), 1, rgba.size(), file);
        screen.present();
    }
    std::fclose(file);
}

void loop(const char* path, std::uint32_t frames)
{
    Status status(path);
    const Screen screen(kWidth, kHeight);
    const Program program;
    for (std::uint32_t frame = 0; frames == 0 || frame < frames; ++frame) {
        drawTriangle(program, static_cast<int>(frame));
        screen.present();
        status.frames(frame + 1);
    }
    status.memory();
}

void present(int frames)
{
    const Screen screen(kWidth, kHeight);
    const Program program;
    for (int frame = 0; frame < frames; ++frame) {
        drawTriangle(program, frame);
        screen.present();
    }
}

void family()
{
    const pid_t child = fork(); // before any use of EGL, as programs must
    if (child == 0) {
        present(2);
        std::exit(0);
    }
    present(3);
    waitpid(child, nullptr, 0);
}

void makeTrouble(const char* name, const char* path)
{
    const Screen screen(kWidth, kHeight);
    const Program program;
    int frame = 0;
    const auto presentOne = [&] {
        drawTriangle(program, frame++);
        screen.present();
    };
    presentOne();
    troubleOf(name, path, presentOne)();
    for (int i = 0; i < 5; ++i)
        presentOne();
}

void end(const char* name, int frames)
{
    const Screen screen(kWidth, kHeight);
    const Program program;
    for (int frame = 0; frame < frames; ++frame) {
        drawTriangle(program, frame);
        screen.present();
    }
    glClear(GL_COLOR_BUFFER_BIT);
    glClear(GL_DEPTH_BUFFER_BIT);
    endBy(name);
}

void calls(int rounds)
{
    const Screen screen(16, 16);
    const Program program;
    const float matrix[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    for (int round = 0; round < rounds; ++round) {
        for (int i = 0; i < 50; ++i) {
            glUniform4f(program.tint, 1.0f, 0.5f, static_cast<float>(i), 1.0f);
            glUniformMatrix4fv(program.transform, 1, GL_FALSE, matrix);
            glBindTexture(GL_TEXTURE_2D, 0);
            glEnable(GL_BLEND);
            glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
            glDisable(GL_BLEND);
            glActiveTexture(GL_TEXTURE0);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        }
        drawTriangle(program, round);
        screen.present();
    }
}

/// As programs with an OpenGL ES 3 part, built with "-z now", which forget to ask for the version.
int newer()
{
    const Screen screen(kWidth, kHeight);
    const Program program;
    drawTriangle(program, 0);
    screen.present();
    GLuint array = 5;
    glGenVertexArrays(1, &array);
    const bool isRefused = glGetError() == GL_INVALID_OPERATION && glGetError() == GL_NO_ERROR;
    glBindVertexArray(array);
    drawTriangle(program, 1);
    screen.present();
    return isRefused && array == 5 && glGetError() == GL_INVALID_OPERATION ? 0 : 3;
}

std::vector<std::uint8_t> drawn(const SceneObjects& objects)
{
    objects.draw(1);
    std::vector<std::uint8_t> rgba(kWidth * kHeight * 4);
    glReadPixels(0, 0, kWidth, kHeight, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
    return rgba;
}

void refusals(const char* path, Pointers pointers)
{
    const Screen screen(kWidth, kHeight);
    const SceneObjects objects;
    const auto before = drawn(objects);
    // Newer drivers refuse arrays in the program's memory within vertex array objects.
    const int ofScene = glGetError() != GL_NO_ERROR ? 2 : 0;
    screen.present();
    const Refusals refused = refusedCalls(pointers);
    // Neither presents, nor is forgotten.
    const EGLBoolean isPresented = eglSwapBuffers(eglGetCurrentDisplay(), EGL_NO_SURFACE);
    const EGLint error = eglGetError();
    const bool isSame = drawn(objects) == before;
    screen.present();
    std::FILE* file = std::fopen(path, "w");
    std::fprintf(file, "%d\n", refused.made + ofScene);
    for (const std::string& line : refused.wrong)
        std::fprintf(file, "%s\n", line.c_str());
    if (isPresented || error != EGL_BAD_SURFACE)
        std::fprintf(file, "eglSwapBuffers of no surface: 0x%x\n", static_cast<unsigned>(error));
    if (!isSame)
        std::fprintf(file, "changed\n");
    std::fclose(file);
}

void edges(const char* path)
{
    const Screen screen(16, 16);
    std::FILE* file = std::fopen(path, "w");
    for (const std::string& line : drawsToTheEdge([&screen] { screen.present(); }))
        std::fprintf(file, "%s\n", line.c_str());
    std::fprintf(file, "done\n");
    std::fclose(file);
}

} // namespace

int main(int count, char** arguments)
{
    const std::string mode = count > 1 ? arguments[1] : "";
    const char* const path = count > 2 ? arguments[2] : "";
    if (mode == "scene")
        scene(path);
    else if (mode == "loop")
        loop(path, static_cast<std::uint32_t>(std::atoi(count > 3 ? arguments[3] : "0")));
    else if (mode == "family")
        family();
    else if (mode == "calls")
        calls(std::atoi(path));
    else if (mode == "newer")
        return newer();
    else if (mode == "trouble" && count > 3)
        makeTrouble(path, arguments[3]);
    else if (mode == "end" && count > 3)
        end(path, std::atoi(arguments[3]));
    else if (mode == "bare")
        clearenv(), present(std::atoi(path));
    else if (mode == "refusals")
        refusals(path, count > 3 ? Pointers::Allowed : Pointers::Forbidden);
    else if (mode == "edges")
        edges(path);
    else if (mode == "none")
        eglGetError();
    else
        return 2;
    return 0;
}
