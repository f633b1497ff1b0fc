// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/big_stack_thread.h"

#include "core/base/check.h"

#include <pthread.h>

#include <cstddef>

namespace vitrine::core::glsl {

namespace {

constexpr std::size_t kStackBytes = std::size_t{64} << 20;

void* runWork(void* work)
{
    (*static_cast<const std::function<void()>*>(work))();
    return nullptr;
}

} // namespace

void runOnBigStack(const std::function<void()>& work)
{
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, kStackBytes);
    pthread_t thread{};
    void* argument = const_cast<std::function<void()>*>(&work);
    const int failure = pthread_create(&thread, &attributes, runWork, argument);
    pthread_attr_destroy(&attributes);
    CORE_CHECK(failure == 0, "no thread could be started for the shader compiler");
    pthread_join(thread, nullptr);
}

} // namespace vitrine::core::glsl
