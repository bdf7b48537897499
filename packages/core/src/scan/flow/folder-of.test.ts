import { expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { folderOf } from './folder-of.ts'

// WUN-103: what a program takes from beside itself was not fetched.
it('goes up from a file, and stays where the skill is', () => {
  const folders = ['/tmp/a/b.py', 'tools/b.py', 'b.py', '.', '/a'].map((shape) => folderOf(flowValue({ shape }))?.shape)
  expect(folders).toEqual(['/tmp/a', 'tools', '.', '.', '/'])
})

it('keeps what the path holds, and knows nothing above what is not known', () => {
  const remote = { kind: 'remote', detail: 'https://a.test' } as const
  expect(folderOf(flowValue({ shape: 'a/b', taints: [remote] }))?.taints).toEqual([remote])
  expect(folderOf(flowValue())).toBeUndefined()
  expect(folderOf(flowValue({ shape: '~' }))).toBeUndefined()
})
