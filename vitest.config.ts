import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const conditions = ['metier-source']
const core = 'packages/core/src/**/*.test.ts'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 30_000,
    // Much of what is tested waits for other programs: on two cores one worker leaves half of the machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Tests must never see the skills, settings or caches of the person who runs them.
    env: { HOME: '/nonexistent', XDG_CONFIG_HOME: '/nonexistent', XDG_CACHE_HOME: '/nonexistent' },
    projects: [
      // The core is pure, so its tests can share its modules: to load them for each file took longer than the tests.
      { extends: true, test: { name: 'core', include: [core], isolate: false } },
      {
        extends: true,
        test: {
          name: 'all else',
          include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...configDefaults.exclude, core],
          globalSetup: ['test/build-once.ts'],
        },
      },
    ],
  },
})
