import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serverVersion } from './server-version.ts'

it('is the version of the package', () => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ version: serverVersion })
})
