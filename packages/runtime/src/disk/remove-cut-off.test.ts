import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createNodeFileWriter } from './create-node-file-writer.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'metier-cut-off-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const gone = spawnSync(process.execPath, ['--version']).pid
const hour = 3600

/** A file as a process leaves it that was killed some seconds ago. */
function leave(name: string, age = hour): string {
  const path = join(directory, name)
  writeFileSync(path, 'half')
  const then = Date.now() / 1000 - age
  utimesSync(path, then, then)
  return name
}

async function* parts() {
  yield new Uint8Array([1])
}

const write = () => createNodeFileWriter().writeParts(join(directory, 'pdf.skill'), parts())

it('takes away what a killed process left of the very file that is written again', async () => {
  leave(`.pdf.skill.${gone}-0123456789ab.tmp`)
  await write()
  expect(readdirSync(directory)).toEqual(['pdf.skill'])
})

it('leaves what is still being written, what is young, and what belongs to another file', async () => {
  const kept = [
    leave(`.pdf.skill.${process.pid}-0123456789ab.tmp`),
    leave(`.pdf.skill.${gone}-0123456789ab.tmp`, 1),
    leave(`.other.skill.${gone}-0123456789ab.tmp`),
    leave(`.pdf.skill.mine.tmp`),
    leave(`.pdf.skill.0-0123456789ab.tmp.md`),
  ]
  await write()
  expect(readdirSync(directory).toSorted()).toEqual([...kept, 'pdf.skill'].toSorted())
})
