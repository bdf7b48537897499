import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** Long fuzzing, kept out of `npm test`: `npm run soak`. METIER_SOAK_RUNS scales it, 1 by default. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: { include: ['test/soak/**/*.soak.ts'], testTimeout: 3_600_000, fileParallelism: false },
  }),
)
