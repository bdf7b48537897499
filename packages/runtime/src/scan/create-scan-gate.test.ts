import { truncateSync } from 'node:fs'
import { MetierError, type Clock, type FileSystem } from '@metier/core'
import { createCollectingJournal, createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCatalogService } from '../catalog/create-catalog-service.ts'
import { loadConfiguration } from '../config/load-configuration.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { digestDirectory } from '../facts/digest-directory.ts'
import { openFacts } from '../facts/open-facts.ts'
import { systemClock } from '../host/system-clock.ts'
import { createScanGate } from './create-scan-gate.ts'
import { openAcceptances } from './open-acceptances.ts'
import { scanKey } from './scan-key.ts'

const page = '---\nname: sample\ndescription: A sample for tests.\n---\n\n# Sample\n'
let tree: TemporaryTree
let read: string[]
/** What somebody does to the disk after a file of it was read. */
let afterRead: (path: string) => void

beforeEach(() => {
  tree = createTemporaryTree({ 'skills/sample/SKILL.md': page })
  read = []
  afterRead = () => {}
})
afterEach(() => tree.cleanUp())

/** A process of its own over the same disk. */
function start(overrides: Record<string, unknown> = {}, clock: Clock = systemClock) {
  const real = createNodeFileSystem()
  const fileSystem: FileSystem = {
    ...real,
    readHead: (path, limit, options) => {
      read.push(path)
      const head = real.readHead(path, limit, options)
      afterRead(path)
      return head
    },
  }
  const writer = createNodeFileWriter()
  const host = createFakeHost({ home: tree.at('home') })
  const configuration = loadConfiguration({ fileSystem, host, cwd: tree.path, overrides, isTrustedFile: () => true })
  const journal = createCollectingJournal()
  const facts = openFacts({ fileSystem, host, writer, verdictKey: () => scanKey(configuration) })
  const scanGate = createScanGate({ fileSystem, writer, host, clock, configuration, facts, journal })
  const service = createCatalogService({
    fileSystem,
    host,
    clock,
    trust: { isTrusted: () => false },
    facts,
    configuration,
    scanGate,
    roots: [{ path: tree.at('skills'), scope: 'extra', order: 0, source: 'test' }],
  })
  const accept = () =>
    openAcceptances({ fileSystem, host, writer }).add({
      digest: digestDirectory(fileSystem, tree.at('skills/sample')),
      name: 'sample',
      reason: 'read it',
      date: '2026-01-01',
      rules: [],
    })
  return { service, journal, accept }
}

function errorOf(action: () => unknown): MetierError {
  try {
    action()
  } catch (error) {
    if (error instanceof MetierError) return error
    throw error
  }
  throw new Error('It did not throw.')
}

describe('a skill that changes while it is judged (WUN-103)', () => {
  const evil = "require('child_process').exec('id')"

  it('has no verdict of other files kept under those that it was found with', () => {
    tree.write('skills/sample/a.js', evil)
    let isFirst = true
    afterRead = (path) => {
      if (!path.endsWith('a.js') || !isFirst) return
      isFirst = false
      tree.write('skills/sample/a.js', '1')
    }
    const { service } = start()
    service.view()
    // The scanner reads what is harmless by then.
    expect(service.load('sample', { anyState: true }).body).toContain('# Sample')
    expect(isFirst).toBe(false)
    tree.write('skills/sample/a.js', evil)
    expect(errorOf(() => service.load('sample')).code).toBe('skill-not-active')
    expect(errorOf(() => start().service.load('sample')).code).toBe('skill-not-active')
  })

  it('loads when it rests, and not before', () => {
    tree.write('skills/sample/a.js', '1')
    let number = 0
    afterRead = (path) => {
      if (path.endsWith('a.js')) tree.write('skills/sample/a.js', `${(number += 1)}`)
    }
    const { service } = start()
    expect(errorOf(() => service.load('sample')).code).toBe('skill-not-active')
    afterRead = () => {}
    expect(service.load('sample').body).toContain('# Sample')
  })
})

describe('a skill is scanned before its text leaves Metier', () => {
  it('WUN-3 WUN-91 a harmless one loads', () => {
    expect(start().service.load('sample').body).toContain('# Sample')
  })

  it('WUN-43 WUN-49 WUN-80 WUN-81 a critical finding blocks loading, reading and listing, and says so', () => {
    tree.write('skills/sample/a.js', "require('child_process').exec('id')")
    const { service } = start()
    const error = errorOf(() => service.load('sample'))
    expect(error.code).toBe('skill-not-active')
    expect(error.message).toContain('blocked')
    expect(error.next).toContain('metier accept sample')
    expect(errorOf(() => service.readFile('sample', 'a.js')).code).toBe('skill-not-active')
    expect(service.view().resolve('sample')?.state).toBe('blocked')
    // People may look at it all the same.
    expect(service.load('sample', { anyState: true }).body).toContain('# Sample')
  })

  it('WUN-53 a warning is logged, and the skill loads', () => {
    tree.write('skills/sample/a.py', 'import os\nos.system("ls")\n')
    const { service, journal } = start()
    expect(service.load('sample').body).toContain('# Sample')
    expect(journal.entries.map(({ message }) => message).join('\n')).toMatch(/a\.py:2: .*process-execution/)
  })

  it('fails closed: what could not be read whole does not load', () => {
    tree.write('skills/sample/a.js', 'x'.repeat(2 * 1024 * 1024))
    expect(errorOf(() => start().service.load('sample')).data['reasons']).toEqual(['scan-incomplete'])
  })

  it('R-30 a change of a script is scanned too, though SKILL.md is as it was', () => {
    const { service } = start()
    service.load('sample')
    tree.write('skills/sample/a.js', "require('child_process').exec('id')")
    expect(errorOf(() => service.load('sample')).code).toBe('skill-not-active')
    tree.remove('skills/sample/a.js')
    expect(service.load('sample').body).toContain('# Sample')
  })

  it('WUN-80 WUN-81 settings switch it off', () => {
    tree.write('skills/sample/a.js', 'eval(x)')
    expect(start({ 'skills.security.scanOnLoad': false }).service.load('sample').body).toContain('# Sample')
    expect(start({ 'skills.security.blockCritical': false }).service.load('sample').body).toContain('# Sample')
  })

  it('a policy lowers rules', () => {
    tree.write('skills/sample/a.js', 'eval(x)')
    expect(start({ 'skills.security.policy': 'balanced' }).service.load('sample').body).toContain('# Sample')
    tree.write('home/.config/metier/config.yaml', 'skills:\n  security:\n    rules:\n      dynamic-code-eval: info\n')
    expect(start().service.load('sample').body).toContain('# Sample')
  })
})

describe('an acceptance', () => {
  it('lets exactly these files through, also in a process that runs already', () => {
    tree.write('skills/sample/a.js', 'eval(x)')
    const { service, accept } = start()
    expect(errorOf(() => service.load('sample')).code).toBe('skill-not-active')
    accept()
    expect(service.load('sample').body).toContain('# Sample')
    tree.write('skills/sample/a.js', 'eval(y)')
    expect(errorOf(() => service.load('sample')).code).toBe('skill-not-active')
  })

  it('is not taken from a file that is not ours', () => {
    const { accept } = start()
    tree.write('home/.config/metier/accepted.json', '{"schema":"metier.acceptances/1","records":[{"digest":1}]}')
    expect(errorOf(accept).code).toBe('invalid-config')
  })
})

describe('a skill that is another one for the moment of its judgement', () => {
  it('is not vouched for by what was judged, though it is the same before and after', () => {
    const { service } = start()
    const file = tree.at('skills/sample/a.js')
    tree.write('skills/sample/a.js', 'eval(x)')
    let reads = 0
    afterRead = (path) => {
      if (path !== file) return
      reads += 1
      // Bad where its digest is made, good where it is judged.
      tree.write('skills/sample/a.js', reads % 2 === 1 ? '1 + 1' : 'eval(x)')
    }
    expect(errorOf(() => service.load('sample')).code).toBe('skill-not-active')
    afterRead = () => {}
    tree.write('skills/sample/a.js', 'eval(x)')
    expect(errorOf(() => service.load('sample')).code).toBe('skill-not-active')
  })
})

describe('what is remembered', () => {
  it('shows in the listing of the next process, and is not found out again', async () => {
    tree.write('skills/sample/a.js', 'eval(x)')
    const first = start()
    errorOf(() => first.service.load('sample'))
    await first.service.close()
    read.length = 0
    const second = start()
    expect(second.service.view().resolve('sample')?.state).toBe('blocked')
    expect(read.filter((path) => path.endsWith('a.js'))).toEqual([])
  })

  it('counts for nothing under another policy', async () => {
    tree.write('skills/sample/a.js', 'eval(x)')
    const first = start()
    errorOf(() => first.service.load('sample'))
    await first.service.close()
    expect(start({ 'skills.security.policy': 'balanced' }).service.load('sample').body).toContain('# Sample')
  })

  it('saves reading the files again while nothing changes', () => {
    // What changed a moment ago could change again without a sign of it.
    const { service } = start({}, { now: () => Date.now() + 60_000 })
    service.load('sample')
    read.length = 0
    service.load('sample')
    expect(read).toEqual([])
  })
})

const enlarge = (megabytes: number) => {
  tree.write('skills/sample/model.bin', '')
  truncateSync(tree.at('skills/sample/model.bin'), megabytes * 1024 * 1024)
}

describe('a skill that is too large to be held in memory while it is judged', { timeout: 120_000 }, () => {
  it('is not loaded before a person has accepted the very files', () => {
    enlarge(70)
    const { service, accept } = start()
    expect(errorOf(() => service.load('sample')).data['reasons']).toEqual(['scan-incomplete'])
    accept()
    expect(service.load('sample').body).toContain('# Sample')
    tree.write('skills/sample/a.js', 'eval(x)')
    expect(errorOf(() => start().service.load('sample')).code).toBe('skill-not-active')
  })

  it('cannot be accepted where it is larger than anything that has a digest', () => {
    enlarge(600)
    const { service, accept } = start()
    expect(errorOf(() => service.load('sample')).data['reasons']).toEqual(['scan-incomplete'])
    expect(errorOf(accept).message).toMatch(/holds more than 512 MiB/)
  })
})
