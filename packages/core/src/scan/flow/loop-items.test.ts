import { expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { loopItems } from './loop-items.ts'
import type { Expression } from './program.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const from: Expression = { kind: 'name', name: 'all', start: 0, end: 0 }

function itemsOf(count: number): readonly string[] {
  const { evaluator } = shellEvaluator()
  evaluator.set(
    'all',
    flowValue({ items: Array.from({ length: count }, (_, index) => flowValue({ shape: `${index}` })) }),
  )
  return loopItems(evaluator, from).map(({ shape }) => shape)
}

it('goes through a few known items one by one, and through many as one', () => {
  expect(itemsOf(3)).toEqual(['0', '1', '2'])
  expect(itemsOf(13)).toHaveLength(1)
})

// WUN-103: whoever goes through a connection goes through what comes in over it.
it('takes what a connection says from another machine', () => {
  const { evaluator } = shellEvaluator()
  evaluator.set('all', flowValue({ path: 'websockets.connect()' }))
  expect(loopItems(evaluator, from).flatMap(({ taints }) => taints.map(({ kind }) => kind))).toEqual(['remote'])
})

it('goes through one of two lists where a loop chooses between them', () => {
  const { evaluator } = shellEvaluator()
  evaluator.set('all', flowValue({ items: [flowValue({ shape: 'a' }), flowValue({ shape: 'b' })] }))
  const chosen = { kind: 'group', parts: [from, from], isChoice: true, start: 0, end: 1 } as const
  expect(loopItems(evaluator, chosen).map(({ shape }) => shape)).toEqual(['a', 'b', 'a', 'b'])
})
