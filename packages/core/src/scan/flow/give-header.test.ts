import { expect, it } from 'vitest'
import { Evaluator } from './evaluator.ts'
import { MappedText } from '../text/mapped-text.ts'
import { flowValue } from './flow-value.ts'
import { giveHeader } from './give-header.ts'
import { OwnModules } from './own-modules.ts'
import type { Expression } from './program.ts'

const place = { start: 0, end: 0 }
const member = (object: string, key: string): Expression => ({
  kind: 'member',
  object: { kind: 'name', name: object, ...place },
  key: { kind: 'text', text: key, ...place },
  ...place,
})

function given(target: Expression): readonly unknown[] {
  const piece = {
    path: 'a.py',
    role: 'script',
    language: 'python',
    text: new MappedText(''),
    layer: 0,
    isExample: false,
  } as const
  const evaluator = new Evaluator({
    program: { piece, statements: [] },
    modules: new OwnModules(),
    files: new Map(),
    ownFiles: new Set(),
    record: () => undefined,
    readShell: () => undefined,
  })
  evaluator.names.set('session', flowValue({ path: 'requests.Session()' }))
  giveHeader(evaluator, target, flowValue({ key: 'X-Trace', taints: [{ kind: 'secret', detail: 'A_KEY' }] }))
  return evaluator.names.get('session')?.items ?? []
}

// WUN-103: what a session says in the head of each request goes wherever it is sent.
it('keeps a header with the session that has it', () => {
  expect(given(member('session', 'headers'))).toEqual([expect.objectContaining({ key: 'headers' })])
})

it('takes nothing else for headers', () => {
  expect(given(member('session', 'params'))).toEqual([])
})
