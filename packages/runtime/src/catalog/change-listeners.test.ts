import { expect, it } from 'vitest'
import type { CatalogChange } from '../catalog-service.ts'
import { ChangeListeners } from './change-listeners.ts'

const change: CatalogChange = { generation: 2, added: ['tidy'], removed: [], changed: [] }

it('tells everybody, also behind one who fails, and writes that down', () => {
  const written: unknown[] = []
  const heard: string[] = []
  const listeners = new ChangeListeners({ write: (...line) => void written.push(line) })
  listeners.add(() => {
    throw new Error('no time')
  })
  const end = listeners.add(({ added }) => void heard.push(...added))
  listeners.tell(change)
  expect(heard).toEqual(['tidy'])
  expect(written).toEqual([['error', 'A listener of catalogue changes failed.', { error: 'Error: no time' }]])
  end()
  listeners.tell(change)
  expect(heard).toEqual(['tidy'])
  listeners.clear()
  listeners.tell(change)
  expect(written).toHaveLength(2)
})
