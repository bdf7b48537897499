import { randomBytes } from 'node:crypto'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostileZip } from '../archive/hostile-zip.case.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { diskError } from '../disk/disk-error.ts'
import { systemClock } from '../host/system-clock.ts'
import { scanPolicies, type FileSystem } from '@metier/core'
import { collectSkillFiles } from './collect-skill-files.ts'
import { scanDirectory } from './scan-directory.ts'
import { scanLimits } from './scan-limits.ts'

const fileSystem = createNodeFileSystem()
const picture = Buffer.from('89504e470d0a1a0a00ff', 'hex')
const bomb = (_: unknown, index: number) => ({
  name: `${index}.txt`,
  content: Buffer.alloc(15 * 1024 * 1024),
  deflate: true,
})
const attack = "require('child_process').exec('id')\n"
let tree: TemporaryTree
let directory: string

beforeEach(() => {
  tree = createTemporaryTree({ 'skill/SKILL.md': '---\nname: skill\ndescription: A sample.\n---\n' })
  directory = join(tree.path, 'skill')
})
afterEach(() => tree.cleanUp())

const put = (path: string, content: string | Uint8Array) => {
  mkdirSync(join(directory, path, '..'), { recursive: true })
  writeFileSync(join(directory, path), content)
}
const scan = (limits = scanLimits) =>
  scanDirectory({ fileSystem, clock: systemClock, directory, policy: scanPolicies.documented, limits })
const rulesOf = () => scan().findings.map(({ rule, path }) => `${rule} ${path}`)

/** A zip archive with one member, deflated. */
function zip(
  name: string,
  content: string | Uint8Array,
  options: { size?: number; encrypted?: boolean } = {},
): Uint8Array {
  const plain = Buffer.from(content)
  const data = deflateRawSync(plain)
  const path = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(path.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(options.encrypted === true ? 1 : 0, 8)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(data.length, 20)
  central.writeUInt32LE(options.size ?? plain.length, 24)
  central.writeUInt16LE(path.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + path.length, 12)
  end.writeUInt32LE(local.length + path.length + data.length, 16)
  return Buffer.concat([local, path, data, central, path, end])
}

/** A tar archive with one member. */
function tar(name: string, content: string): Uint8Array {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write(content.length.toString(8).padStart(11, '0'), 124)
  header.write('0', 156)
  header.write('ustar', 257)
  return Buffer.concat([header, Buffer.from(content), Buffer.alloc(1024 - (content.length % 512))])
}

/** Says no so many times, then yes. */
function timesOut(after: number): () => boolean {
  let asked = 0
  return () => (asked += 1) > after
}

// WUN-56 as decisions R-34 settle it: the folders that it passed over would be a free hiding place, so they are read.
describe('the whole skill is read (WUN-103)', () => {
  it.each([
    ['a dot directory', '.hidden/a.js'],
    ['build output', 'dist/a.js'],
    ['tests', 'tests/a.js'],
    ['hooks of git', '.git/hooks/a.js'],
    ['packages', 'node_modules/x/a.js'],
    ['what lies beside the objects of git', '.git/objects/a.js'],
    ['logs of git', '.git/logs/a.js'],
  ])('%s', (_, path) => {
    put(path, attack)
    expect(rulesOf()).toContain(`dangerous-shell-invocation ${path}`)
  })

  it.each([
    ['a zip archive', 'a.zip', zip('b/c.js', attack), 'a.zip!/b/c.js'],
    ['a zip archive by another name', 'a.png', zip('c.js', attack), 'a.png!/c.js'],
    ['an archive in an archive', 'a.zip', zip('b.zip', zip('c.js', attack)), 'a.zip!/b.zip!/c.js'],
    ['a zip archive behind a picture', 'a.png', Buffer.concat([picture, zip('c.js', attack)]), 'a.png!/c.js'],
    [
      'a zip archive behind a first line',
      'tool',
      Buffer.concat([Buffer.from('#!x\n'), zip('c.js', attack)]),
      'tool!/c.js',
    ],
    [
      'a packed file behind a script',
      'setup.sh',
      Buffer.concat([Buffer.from('#!/bin/sh\nexit\n'), gzipSync(tar('c.js', attack))]),
      'setup.sh!/packed!/c.js',
    ],
    ['a packed tar archive', 'a.tar.gz', gzipSync(tar('c.js', attack)), 'a.tar.gz!/a.tar!/c.js'],
  ])('%s', (_, path, content, expected) => {
    put(path, content)
    expect(rulesOf()).toContain(`dangerous-shell-invocation ${expected}`)
  })

  it.each([
    'hooks/post.js',
    'hooks/hooks.json',
    'mcp.json',
    '.mcp.json',
    'package.json',
    'agents/openai.yaml',
    'references/guide.md',
    'templates/a.j2',
    'evals/cases.jsonl',
    'assets/data.csv',
    'Makefile',
    'LICENSE',
    'no-extension',
  ])('%s', (path) => {
    put(path, 'own-word')
    const rule = { id: 'own', severity: 'warn' as const, summary: '', why: 'W.', next: 'N.' }
    const report = scanDirectory({
      fileSystem,
      clock: systemClock,
      directory,
      policy: scanPolicies.documented,
      userRules: [
        {
          ...rule,
          *check(view) {
            for (const piece of [...view.prose, ...view.code]) {
              const start = piece.text.text.indexOf('own-word')
              if (start !== -1) yield { piece, start, end: start + 8, message: 'Found.' }
            }
          },
        },
      ],
    })
    expect(report.findings.map((finding) => finding.path)).toEqual([path])
  })

  it('what is called a program and begins as a picture', () => {
    put('a.js', Buffer.concat([picture, Buffer.from(`\n${attack}`), Buffer.alloc(100_000, 0xff)]))
    expect(rulesOf()).toContain('dangerous-shell-invocation a.js')
  })

  it('what is written behind a picture', () => {
    put('a.png', Buffer.concat([Buffer.from('89504e470d0a1a0a00ff', 'hex'), Buffer.from(`\nxmrig ${'x'.repeat(60)}`)]))
    expect(scan().filesScanned).toBe(2)
  })
})

describe('what is not read is said', () => {
  it('WUN-54 more files than the limit, the page itself first', () => {
    for (let index = 0; index < 5; index += 1) put(`a${index}.js`, attack)
    const report = scan({ ...scanLimits, maximumFiles: 3 })
    expect(report.filesScanned).toBe(3)
    expect(report.skipped).toEqual([{ path: 'a2.js', reason: 'There are 6 files or more; 3 are read.' }])
  })

  it('WUN-55 a file above the limit; what is below it is read', () => {
    put('a.js', `${attack}${' '.repeat(2 * 1024 * 1024)}`)
    const report = scan()
    expect(report.findings.map(({ rule }) => rule)).toEqual([
      'dangerous-shell-invocation',
      'file-too-large',
      'not-parsed',
    ])
    put('a.js', ' '.repeat(2 * 1024 * 1024))
    expect(scan().verdict).toBe('incomplete')
  })

  it.each([
    ['archives nested too deep', 'a.zip', zip('b.zip', zip('c.zip', zip('d.zip', zip('e.js', attack)))), 'too-deep'],
    ['an encrypted archive', 'a.zip', zip('a.js', attack, { encrypted: true }), 'unreadable-archive'],
    ['a broken archive', 'a.zip', Buffer.from('PK\u0003\u0004broken'), 'unreadable-archive'],
    ['another kind of archive', 'a.7z', Buffer.from('377abcaf271c0000', 'hex'), 'unreadable-archive'],
    ['a bomb', 'a.zip', zip('a.txt', Buffer.alloc(64 * 1024 * 1024)), 'archive-bomb'],
    ['many small bombs', 'a.zip', hostileZip(Array.from({ length: 5 }, bomb)), 'archive-bomb'],
    [
      'a link out of an archive',
      'a.zip',
      hostileZip([{ name: 'a/b', content: '../../x', mode: 0o120777 }]),
      'archive-escapes',
    ],
    [
      'packed data of another kind behind a script',
      'setup.sh',
      Buffer.from('#!/bin/sh\nBZh91AY&SY'),
      'unreadable-archive',
    ],
    [
      'a text with zeros behind it',
      'a.md',
      Buffer.concat([Buffer.from('x'), Buffer.alloc(2 * 1024 * 1024)]),
      'file-too-large',
    ],
    [
      'data of no known kind',
      'a.dat',
      Buffer.alloc(4 * 1024 * 1024, Buffer.from('\u0001text that is read\u0002')),
      'file-too-large',
    ],
    ['one archive behind another', 'a.tar', Buffer.concat([tar('a', 'x'), tar('b', 'y')]), 'unreadable-archive'],
    ['a packed bomb', 'a.gz', gzipSync(Buffer.alloc(64 * 1024 * 1024)), 'archive-bomb'],
  ])('%s', (_, path, content, rule) => {
    put(path, content)
    const report = scan()
    expect(report.findings.map((finding) => finding.rule)).toContain(rule)
    expect(report.verdict).not.toMatch(/pass|warn/)
  })

  it('files that there was no time for, the page itself read first', () => {
    put('a.js', attack)
    const { files, notes } = collectSkillFiles({ fileSystem, directory, isLate: timesOut(1) })
    expect(files.map(({ path }) => path)).toEqual(['SKILL.md'])
    expect(notes).toMatchObject([{ rule: 'too-slow', path: 'a.js' }])
  })

  it('keeps no more of a large file in memory than is read of it', () => {
    put('a.js', ' '.repeat(3 * 1024 * 1024))
    const text = `\n${'echo a script that hides behind a picture\n'.repeat(3)}`
    const head = Buffer.concat([Buffer.from('89504e470d0a1a0a00ff', 'hex'), Buffer.alloc(3 * 1024 * 1024)])
    put('a.png', Buffer.concat([head, Buffer.from(text)]))
    const { files } = collectSkillFiles({ fileSystem, directory })
    expect(files.map(({ path }) => path)).toEqual(['SKILL.md', 'a.js', 'a.png'])
    for (const { bytes } of files) expect(bytes?.buffer.byteLength).toBeLessThanOrEqual(1024 * 1024)
  })

  it('R-34 media beyond what is looked at is a warning, and no reason to block', () => {
    put('a.png', Buffer.concat([Buffer.from('89504e470d0a1a0a00ff', 'hex'), Buffer.alloc(33 * 1024 * 1024)]))
    const report = scan()
    expect(report.verdict).toBe('warn')
    expect(report.findings.map(({ rule }) => rule)).toEqual(['media-not-read-whole'])
  })

  it.each([
    ['a directory', (limits: typeof scanLimits) => ({ ...limits, maximumDepth: 1 }), 'a/b/c.js', attack, 'too-deep'],
    ['all texts', (limits: typeof scanLimits) => ({ ...limits, maximumBytes: 60 }), 'a.js', attack, 'file-too-large'],
    [
      'a text',
      (limits: typeof scanLimits) => ({ ...limits, maximumFileBytes: 60 }),
      'a.js',
      `${' '.repeat(70)}x`,
      'file-too-large',
    ],
    [
      'an archive',
      (limits: typeof scanLimits) => ({ ...limits, maximumArchiveDepth: 0 }),
      'a.zip',
      zip('a.js', attack),
      'too-deep',
    ],
    [
      'all programs',
      (limits: typeof scanLimits) => ({ ...limits, maximumProgramText: 60 }),
      'a.py',
      `import os\n${'# A line.\n'.repeat(9)}`,
      'too-much-code',
    ],
    ['the time', (limits: typeof scanLimits) => ({ ...limits, maximumTime: -1 }), 'a.js', attack, 'too-slow'],
  ])('beyond the limit of %s', (_, change, path, content, rule) => {
    put(path, content)
    const report = scan(change(scanLimits))
    expect(report.findings.map((finding) => finding.rule)).toContain(rule)
    expect(report.verdict).not.toMatch(/pass|warn/)
  })

  it('an honest picture in an archive, larger than a text may be, is no bomb', () => {
    const content = Buffer.concat([picture, randomBytes(5 * 1024 * 1024)])
    put('deck.pptx', hostileZip([{ name: 'ppt/media/a.png', content, deflate: true }]))
    expect(scan().verdict).toBe('pass')
  })

  it('a member that lies about its size is not believed', () => {
    put('a.zip', zip('a.js', attack, { size: 1 }))
    expect(rulesOf()).toContain('dangerous-shell-invocation a.zip!/a.js')
  })
})

it('R-34 an error in the scanner blocks, whatever else was found, under every policy', () => {
  for (const policy of Object.values(scanPolicies)) {
    const broken = {
      id: 'broken',
      severity: 'info' as const,
      summary: '',
      why: 'W.',
      next: 'N.',
      check(): never {
        throw new Error('a fault of ours')
      },
    }
    const report = scanDirectory({ fileSystem, clock: systemClock, directory, policy, userRules: [broken] })
    expect(report).toMatchObject({ verdict: 'block', findings: [{ rule: 'scanner-failed' }] })
    expect(report.findings[0]?.message).toContain('a fault of ours')
  }
})

describe('what is dangerous without being read', () => {
  it.each([
    ['a path out of the archive', 'a.zip', zip('../../x', 'y'), 'archive-escapes'],
    ['a compiled program', 'tool', Buffer.from('7f454c460201010000', 'hex'), 'native-executable'],
    ['compiled Python alone', 'a.pyc', Buffer.from('a70d0d0a00000000', 'hex'), 'bytecode-without-source'],
    ['macros', 'a.docm', zip('word/vbaProject.bin', 'x'), 'office-macro'],
  ])('%s', (_, path, content, rule) => {
    put(path, content)
    expect(scan().findings.map((finding) => finding.rule)).toContain(rule)
  })

  it('compiled Python beside its source is a warning', () => {
    put('lib/a.py', 'print(1)')
    put('lib/__pycache__/a.cpython-311.pyc', Buffer.from('a70d0d0a00000000', 'hex'))
    put('lib/__pycache__/a.cpython-313-pytest-9.0.2.pyc', Buffer.from('a70d0d0a00000000', 'hex'))
    expect(scan().verdict).toBe('warn')
  })

  it('compiled Python that its source left behind is a warning, and blocks where a page names it', () => {
    put('lib/__pycache__/a.cpython-311.pyc', Buffer.from('a70d0d0a00000000', 'hex'))
    expect(scan().verdict).toBe('warn')
    put('README.md', 'Run `python lib/__pycache__/a.cpython-311.pyc`.')
    expect(scan().verdict).toBe('block')
  })

  it.skipIf(process.platform === 'win32')('R-34 links: never followed; out of the skill they block', () => {
    writeFileSync(join(tree.path, 'secret'), attack)
    symlinkSync(join(tree.path, 'secret'), join(directory, 'a.js'))
    symlinkSync('SKILL.md', join(directory, 'inside.md'))
    const { files, notes } = collectSkillFiles({ fileSystem, directory })
    expect(files.map(({ path }) => path)).toEqual(['SKILL.md'])
    expect(notes).toMatchObject([{ rule: 'link-outside-skill', path: 'a.js' }])
    expect(scan().verdict).toBe('block')
  })
})

it('says so where a directory is no longer there when it is looked into', () => {
  put('scripts/run.js', attack)
  const blind = {
    ...fileSystem,
    list: (path: string) => (path.includes('scripts') ? undefined : fileSystem.list(path)),
  }
  const { notes } = collectSkillFiles({ fileSystem: blind, directory })
  expect(notes).toMatchObject([{ rule: 'unreadable-file', path: 'scripts/' }])
})

it.each(['SKILL.md', 'scripts/run.js', 'scripts/', ''])(
  'names what cannot be read as it lies in the skill: %j',
  (part) => {
    put('scripts/run.js', 'x')
    const closed = join(directory, part)
    const refuse = (path: string): void => {
      if (path === closed) throw diskError('file-unreadable', path, Object.assign(new Error('x'), { code: 'EACCES' }))
    }
    const shut: FileSystem = {
      ...fileSystem,
      list: (path) => {
        refuse(path)
        return fileSystem.list(path)
      },
      readHead: (path, ...rest) => {
        refuse(path)
        return fileSystem.readHead(path, ...rest)
      },
    }
    const { notes } = collectSkillFiles({ fileSystem: shut, directory })
    const message = `Cannot read ${part === '' ? 'its folder' : part}: permission denied.`
    expect(notes).toMatchObject([{ rule: 'unreadable-file', path: part, message }])
  },
)
