import { chmodSync, existsSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { openUsage } from './open-usage.ts'
import { usesOf } from './uses-of.ts'

let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree({ '.local/state/metier/other': '' })
})
afterEach(() => tree.cleanUp())

const place = () => ({ fileSystem: createNodeFileSystem(), host: createFakeHost({ home: tree.path }) })
const open = () => openUsage({ ...place(), writer: createNodeFileWriter() })
const file = () => tree.at('.local/state/metier/usage.json')
const skill = (name: string) => ({ name, location: `/skills/${name}/SKILL.md` })
const usesOfPdf = () => usesOf(place())('/skills/pdf/SKILL.md')
const uses = () =>
  open()
    .read()
    .skills.map(({ name, uses: count }) => `${name} ${count}`)

describe('the counts of uses', () => {
  it('count each use, the last one used at the end, and nobody else may read them', () => {
    expect(open().read()).toEqual({ skills: [], damaged: false })
    for (const name of ['pdf', 'review', 'pdf']) open().note(skill(name))
    expect(open().read()).toEqual({
      skills: [
        { ...skill('review'), uses: 1 },
        { ...skill('pdf'), uses: 2 },
      ],
      damaged: false,
    })
    expect(process.platform === 'win32' ? 0 : statSync(file()).mode & 0o077).toBe(0)
    expect(readdirSync(tree.at('.local/state/metier')).toSorted()).toEqual(['other', 'usage.json'])
  })

  it('hold names, places and numbers, and nothing else', () => {
    open().note(skill('pdf'))
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({
      schema: 'metier.usage/1',
      skills: [{ name: 'pdf', location: '/skills/pdf/SKILL.md', uses: 1 }],
    })
  })

  it('are of one skill, not of its namesake elsewhere', () => {
    open().note(skill('pdf'))
    open().note({ name: 'pdf', location: '/elsewhere/pdf/SKILL.md' })
    const used = usesOf(place())
    expect([used('/skills/pdf/SKILL.md'), used('/elsewhere/pdf/SKILL.md'), used('/third/pdf/SKILL.md')]).toEqual([
      1, 1, 0,
    ])
  })

  it('are read anew when another process has counted', () => {
    const seen = [usesOfPdf()]
    for (let at = 0; at < 3; at += 1) {
      open().note(skill('pdf'))
      seen.push(usesOfPdf())
    }
    open().clear()
    expect([...seen, usesOfPdf()]).toEqual([0, 1, 2, 3, 0])
  })

  it('are of a thousand skills at most: who was not used for longest is forgotten', () => {
    const skills = Array.from({ length: 1000 }, (_, at) => ({ ...skill(`s${at}`), uses: 5 }))
    writeFileSync(file(), JSON.stringify({ schema: 'metier.usage/1', skills }), { mode: 0o600 })
    open().note(skill('s0'))
    open().note(skill('new'))
    const now = uses()
    expect(now).toHaveLength(1000)
    expect(now.slice(-2)).toEqual(['s0 6', 'new 1'])
    expect(now[0]).toBe('s2 5')
  })

  it('can be thrown away, of one skill or all, and then the file is gone', () => {
    expect(open().clear()).toBe(0)
    for (const name of ['pdf', 'review']) open().note(skill(name))
    expect(open().clear(({ name }) => name === 'pdf')).toBe(1)
    expect(uses()).toEqual(['review 1'])
    expect(open().clear()).toBe(1)
    expect(existsSync(file())).toBe(false)
  })

  it.each([
    ['cut short', '{"schema":"metier.usage/1","skills":[{"na'],
    ['empty', ''],
    ['of another version', '{"schema":"metier.usage/2","skills":[]}'],
    ['with a count that is none', '{"schema":"metier.usage/1","skills":[{"name":"a","location":"/a","uses":-1}]}'],
    [
      'with a count beyond all bounds',
      '{"schema":"metier.usage/1","skills":[{"name":"a","location":"/a","uses":1e99}]}',
    ],
    ['with something that is no skill', '{"schema":"metier.usage/1","skills":[null]}'],
    ['a list', '[]'],
  ])('begin anew where the file is %s', (_what, text) => {
    writeFileSync(file(), text, { mode: 0o600 })
    expect(open().read()).toEqual({ skills: [], damaged: true })
    expect(usesOf(place())('/a')).toBe(0)
    open().note(skill('pdf'))
    expect(open().read()).toEqual({ skills: [{ ...skill('pdf'), uses: 1 }], damaged: false })
    writeFileSync(file(), text, { mode: 0o600 })
    open().clear()
    expect(existsSync(file())).toBe(false)
  })

  it.skipIf(process.platform === 'win32')(
    'are not believed where others could have written them, or behind a link',
    () => {
      open().note(skill('pdf'))
      const text = readFileSync(file())
      chmodSync(file(), 0o644)
      expect(open().read()).toEqual({ skills: [], damaged: true })
      open().clear()
      writeFileSync(tree.at('elsewhere.json'), text, { mode: 0o600 })
      symlinkSync(tree.at('elsewhere.json'), file())
      expect(open().read()).toEqual({ skills: [], damaged: true })
      open().note(skill('review'))
      expect(uses()).toEqual(['review 1'])
      expect(readFileSync(tree.at('elsewhere.json'))).toEqual(text)
    },
  )

  it('do not keep anybody waiting for long whose lock is not given back', () => {
    // A process of another machine, of which nobody can say whether it is there.
    writeFileSync(`${file()}.lock`, '{"pid":1,"host":"elsewhere"}')
    expect(() => open().note(skill('pdf'))).toThrowError(expect.objectContaining({ code: 'file-unwritable' }))
    expect(open().read().skills).toEqual([])
  })
})
