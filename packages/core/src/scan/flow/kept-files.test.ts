import { expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { KeptFiles } from './kept-files.ts'

const taints = [{ kind: 'remote', detail: 'https://a.test' }] as const

it('is a table of files that knows which of them others than a program have written', () => {
  const files = new KeptFiles()
  files.writer = 'a.sh'
  files.set('/tmp/one.txt', flowValue({ shape: 'x', taints }))
  files.writer = 'b.sh'
  files.set('remote origin', flowValue({ taints }))
  files.set('/tmp/two.txt', flowValue())
  expect(files.get('/tmp/one.txt')?.shape).toBe('x')
  expect(files.namesByOthers('a.sh')).toEqual(['origin'])
  expect(files.namesByOthers('b.sh')).toEqual(['one.txt'])
})
