// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/programs/subject_trouble.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace vitrine::testing {

namespace {

constexpr int kFirst = 3; // behind the standard ones

void closeLoop()
{
    for (int descriptor = kFirst; descriptor < 4096; ++descriptor)
        close(descriptor);
}

void closeRange()
{
    close_range(kFirst, ~0u, 0);
}

void putOverSockets(const char* path)
{
    const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    struct stat facts {};
    for (int descriptor = kFirst; descriptor < 4096; ++descriptor)
        if (fstat(descriptor, &facts) == 0 && S_ISSOCK(facts.st_mode))
            dup2(file, descriptor);
}

void hideRecorder()
{
    if (const char* socket = std::getenv("VITRINE_RECORDER"))
        unlink(socket);
    closeRange();
}

void allowNoFiles()
{
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = kFirst;
    setrlimit(RLIMIT_NOFILE, &limit);
    closeRange();
}

void goOnAsDaemon()
{
    if (fork() != 0)
        _exit(0);
    setsid();
}

/// The parent ends when the child has lost its first connection, and has drawn on the next.
void goOnBeforeParentEnds(const std::function<void()>& present)
{
    int ready[2] = {-1, -1};
    (void)!pipe(ready);
    if (fork() != 0) {
        char byte = 0;
        close(ready[1]);
        (void)!read(ready[0], &byte, 1);
        _exit(0);
    }
    dup2(ready[1], STDIN_FILENO);
    closeRange();
    present();
    close(STDIN_FILENO);
}

void letChildDraw(const std::function<void()>& present)
{
    const pid_t child = fork();
    if (child == 0) {
        present();
        present();
        _exit(0);
    }
    waitpid(child, nullptr, 0);
}

void forkOthers()
{
    for (const bool becomesAnother : {false, true}) {
        const pid_t child = fork();
        if (child == 0 && becomesAnother)
            execlp("true", "true", nullptr);
        if (child == 0)
            _exit(0);
        waitpid(child, nullptr, 0);
    }
}

} // namespace

std::function<void()> troubleOf(const char* name, const char* path, const std::function<void()>& present)
{
    const std::map<std::string, std::function<void()>> all{
        {"none", [] {}},
        {"close-loop", closeLoop},
        {"close-from", [] { closefrom(kFirst); }},
        {"close-range", closeRange},
        {"close-twice",
         [&present] {
             closeRange();
             present();
             closeRange();
         }},
        {"dup2", [path] { putOverSockets(path); }},
        {"unreachable", hideRecorder},
        {"few-files", allowNoFiles},
        {"daemon", goOnAsDaemon},
        {"daemon-closing",
         [] {
             goOnAsDaemon();
             closeRange();
         }},
        {"daemon-early", [&present] { goOnBeforeParentEnds(present); }},
        {"child-draws", [&present] { letChildDraw(present); }},
        {"forks", forkOthers},
    };
    const auto found = all.find(name);
    return found == all.end() ? nullptr : found->second;
}

void endBy(const char* name)
{
    if (std::strcmp(name, "abort") == 0)
        std::abort();
    if (std::strcmp(name, "kill") == 0)
        raise(SIGKILL);
    if (std::strcmp(name, "_exit") == 0)
        _exit(7);
    if (std::strcmp(name, "exec") == 0)
        execlp("sh", "sh", "-c", "exit 5", nullptr);
}

} // namespace vitrine::testing
