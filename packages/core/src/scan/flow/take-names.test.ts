import { expect, it } from 'vitest'
import { Evaluator } from './evaluator.ts'
import { flowValue } from './flow-value.ts'
import { OwnModules } from './own-modules.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'
import { takeNames } from './take-names.ts'

// WUN-103: a script that takes another in holds what that one holds, and keeps what it had.
it('takes all names of another program of the skill but those that it has itself', () => {
  const modules = new OwnModules()
  const held = { key: flowValue({ shape: 'secret' }), host: flowValue({ shape: 'b.test' }) }
  modules.add('keys.sh', new Map(Object.entries(held)))
  const evaluator = new Evaluator({ ...shellEvaluator().evaluator.options, modules })
  evaluator.set('host', flowValue({ shape: 'a.test' }))
  takeNames(evaluator, './keys.sh')
  takeNames(evaluator, './none.sh')
  expect(Array.from(evaluator.names, ([name, { shape }]) => `${name}=${shape}`)).toEqual(['host=a.test', 'key=secret'])
})
