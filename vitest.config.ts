import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const conditions = ['metier-source']
// Before the tests of each: either may be chosen alone.
const globalSetup = ['test/build-once.ts']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Much of what is tested waits for other programs: on two cores one worker leaves half of the machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Tests must never see the skills, settings or caches of the person who runs them.
    env: { HOME: '/nonexistent', XDG_CONFIG_HOME: '/nonexistent', XDG_CACHE_HOME: '/nonexistent' },
    projects: [
      // Tests of the packages share their modules: to load them for each file takes longer than the tests.
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], isolate: false, globalSetup },
      },
      { extends: true, test: { name: 'the whole', include: ['{test,examples}/**/*.test.ts'], globalSetup } },
    ],
  },
})
