import { expect, it } from 'vitest'
import { flowValue, unknownPart } from './flow-value.ts'
import { moduleValue } from './module-value.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const place = { start: 0, end: 4 }
const chosenByOthers = flowValue({ shape: unknownPart, taints: [{ kind: 'remote', detail: 'a' }] })

it.each([
  ['a module without the prefix of its name', flowValue({ shape: 'node:fs/promises' }), 'fs.promises', 0],
  ['one of a stranger, as run', flowValue({ shape: 'https://nine.test/a.js' }), 'https://nine.test/a.js', 1],
  [
    'nothing for one of a stranger with a number behind it, as run',
    flowValue({ shape: `https://nine.test/a.js?v=${unknownPart}` }),
    undefined,
    1,
  ],
  [
    'nothing for one of a registry with a number behind it',
    flowValue({ shape: `https://esm.sh/a@${unknownPart}` }),
    undefined,
    0,
  ],
  [
    'nothing for one of a machine that is not known',
    flowValue({ shape: `https://nine${unknownPart}/a.js` }),
    undefined,
    0,
  ],
  ['nothing for a name that a stranger chooses, as run', chosenByOthers, undefined, 1],
])('gives %s', (_, name, path, runs) => {
  const { evaluator, flows } = shellEvaluator()
  expect(moduleValue(evaluator, { path: 'require', name, place })?.path).toBe(path)
  expect(flows.filter(({ kind }) => kind === 'run-code')).toHaveLength(runs)
})
