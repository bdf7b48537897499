import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

const { projects: _projects, ...shared } = base.test ?? {}

/** Long fuzzing, kept out of `npm test`: `npm run soak`. METIER_SOAK_RUNS scales it, 1 by default. */
export default mergeConfig(
  { ...base, test: shared },
  defineConfig({
    test: {
      include: ['test/soak/**/*.soak.ts'],
      globalSetup: ['test/build-once.ts'],
      testTimeout: 3_600_000,
      fileParallelism: false,
    },
  }),
)
