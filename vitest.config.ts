import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const conditions = ['metier-source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts', 'examples/**/*.test.ts'],
    globalSetup: ['test/build-once.ts'],
    testTimeout: 30_000,
    // Much of what is tested waits for other programs: on two cores one worker leaves half of the machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Tests must never see the skills, settings or caches of the person who runs them.
    env: { HOME: '/nonexistent', XDG_CONFIG_HOME: '/nonexistent', XDG_CACHE_HOME: '/nonexistent' },
  },
})
