import {
  createCollectingJournal,
  createFakeHost,
  createFakeTrustStore,
  createTemporaryTree,
  type TemporaryTree,
} from '@metier/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CatalogService } from '../catalog-service.ts'
import { loadConfiguration } from '../config/load-configuration.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { openFacts } from '../facts/open-facts.ts'
import { systemClock } from '../host/system-clock.ts'
import { createScanGate } from '../scan/create-scan-gate.ts'
import { scanKey } from '../scan/scan-key.ts'
import { createCatalogService } from './create-catalog-service.ts'

const page = (body: string) => `---\nname: one\ndescription: A sample for tests. Use it.\n---\n${body}\n`
const harm = "require('child_process').exec('id')\n"

let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree({ 'skills/one/SKILL.md': page('# One') })
})
afterEach(() => tree.cleanUp())

/** A catalogue in which `afterwards` happens between each judgement and what is made of it, with its number from 1. */
function open(afterwards: (count: number, service: CatalogService) => void): CatalogService {
  const fileSystem = createNodeFileSystem()
  const writer = createNodeFileWriter()
  const host = createFakeHost({ home: tree.at('home') })
  const configuration = loadConfiguration({ fileSystem, host, cwd: tree.path, isTrustedFile: () => true })
  const ports = { fileSystem, writer, host, clock: systemClock, configuration, journal: createCollectingJournal() }
  const facts = openFacts({ fileSystem, host, writer, verdictKey: () => scanKey(configuration) })
  const scanGate = createScanGate({ ...ports, facts })
  const judge = scanGate.judge.bind(scanGate)
  let count = 0
  vi.spyOn(scanGate, 'judge').mockImplementation((...asked) => {
    const judged = judge(...asked)
    count += 1
    afterwards(count, service)
    return judged
  })
  const roots = [{ path: tree.at('skills'), scope: 'extra', order: 0, source: 'test' }] as const
  const service = createCatalogService({ ...ports, facts, trust: createFakeTrustStore(), scanGate, roots })
  return service
}

const refused = expect.objectContaining({ code: 'skill-not-active', message: expect.stringContaining('a.js:1') })

it('WUN-3 a verdict for files that were read anew meanwhile lets the new ones not pass', () => {
  const service = open((count, opened) => {
    if (count > 1) return
    tree.write('skills/one/a.js', harm)
    tree.write('skills/one/SKILL.md', page('# Harmful'))
    opened.refresh()
  })
  expect(() => service.load('one')).toThrowError(refused)
})

it('a verdict for files that were read anew meanwhile blocks what is harmless by now no longer', () => {
  tree.write('skills/one/a.js', harm)
  const service = open((count, opened) => {
    if (count > 1) return
    tree.remove('skills/one/a.js')
    tree.write('skills/one/SKILL.md', page('# Mended'))
    opened.refresh()
  })
  expect(service.load('one').body).toContain('# Mended')
})

it('WUN-3 files that change with every judgement leave only when the last look finds nothing in them', () => {
  const service = open((count, opened) => {
    tree.write('skills/one/SKILL.md', page(`# Turn ${count}`))
    if (count === 5) tree.write('skills/one/a.js', harm)
    opened.refresh()
  })
  expect(() => service.load('one')).toThrowError(refused)
})
