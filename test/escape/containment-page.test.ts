import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { containmentTables } from './containment-page.ts'

const path = fileURLToPath(new URL('../../docs/containment.md', import.meta.url))

it('docs/containment.md says of each sandbox what it promises and what the tests know it does not stop', async () => {
  const page = readFileSync(path, 'utf8')
  const begin = page.indexOf('\n', page.indexOf('<!-- generated')) + 1
  const end = page.indexOf('<!-- end -->')
  expect(begin).toBeGreaterThan(0)
  expect(end).toBeGreaterThan(begin - 1)
  await expect(`${page.slice(0, begin)}\n${containmentTables()}\n\n${page.slice(end)}`).toMatchFileSnapshot(path)
})
