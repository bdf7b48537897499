import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeFolder } from './remove-folder.ts'

// Writes into new folders of one folder as fast as it can for a second, and makes none again that is not there.
const writer = `
const { mkdirSync, writeFileSync } = require('node:fs')
const until = Date.now() + 1000
process.stdout.write('begun')
for (let at = 0; Date.now() < until; at += 1) {
  try {
    mkdirSync(process.argv[1] + '/' + at)
    writeFileSync(process.argv[1] + '/' + at + '/a', '')
  } catch {}
}`

it('removes a folder that is still written to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'metier-remove-'))
  const child = spawn(process.execPath, ['-e', writer, folder])
  await once(child.stdout, 'data')
  removeFolder(folder)
  expect(existsSync(folder)).toBe(false)
  await once(child, 'close')
  expect(existsSync(folder)).toBe(false)
})
