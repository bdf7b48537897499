import type { Sandbox } from '@metier/core'
import { findProgram } from '../../process/find-program.ts'
import { spawnGroup } from '../../process/spawn-group.ts'
import { createSandbox } from '../create-sandbox.ts'

/** No sandbox: the user said so. What is left is what any careful parent does with a child. */
export function createOpenSandbox(): Sandbox {
  return createSandbox({
    kind: 'off',
    promises: ['group-killed', 'output-capped', 'time-capped', 'environment-clean'],
    gaps: ['Everything: a program may do what you may do. Only its time, its output and its environment are bounded.'],
    launch: ({ argv, cwd, environment }, isTalkedTo) =>
      spawnGroup({
        argv: [findProgram({ name: argv[0], path: environment['PATH'], cwd }), ...argv.slice(1)],
        cwd,
        environment,
        isTalkedTo,
      }),
  })
}
