import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { decodeText, parseDocument, parseSkill } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { readFull } from '../packages/core/src/format/frontmatter/read-full.ts'
import { readPlain } from '../packages/core/src/format/frontmatter/read-plain.ts'

const root = join(import.meta.dirname, '../../shared/corpus/skills')

function skillFiles(): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path).toLowerCase() === 'skill.md')
    .map((path) => join(root, path))
}

const files = skillFiles().map((path) => ({
  path,
  bytes: new Uint8Array(readFileSync(path)),
  directoryName: basename(dirname(path)),
}))

// The corpus is real skills as others wrote them. It is not part of this repository.
describe.skipIf(files.length === 0)('every skill of the corpus', () => {
  it('loads, or is refused with a reason and a line', () => {
    const lost = files.filter((file) => {
      const { skill, diagnostics } = parseSkill(file)
      if (skill !== undefined) return skill.name === '' || skill.description === ''
      return !diagnostics.some(
        ({ severity, range, help }) => severity === 'error' && range !== undefined && help !== undefined,
      )
    })
    expect(lost.map(({ path }) => path)).toEqual([])
  })

  it('loads in nine of ten cases, and in nearly all where there is frontmatter at all', () => {
    const results = files.map((file) => parseSkill(file))
    const loaded = results.filter(({ skill }) => skill !== undefined).length
    const bare = results.filter(({ diagnostics }) => diagnostics.some(({ code }) => code === 'no-frontmatter')).length
    expect(loaded / files.length).toBeGreaterThan(0.88)
    expect(loaded / (files.length - bare)).toBeGreaterThan(0.98)
  })

  it('is read alike by the fast reader and the full one', () => {
    let plain = 0
    const different = files.filter((file) => {
      const { text } = decodeText(file.bytes)
      const { yaml } = parseDocument(file)
      const fast = yaml === undefined ? undefined : readPlain(text, yaml)
      if (yaml === undefined || fast === undefined) return false
      plain += 1
      const full = readFull(text, yaml)
      return !('node' in full) || !isDeepStrictEqual(fast, full.node)
    })
    expect(different.map(({ path }) => path)).toEqual([])
    expect(plain / files.length).toBeGreaterThan(0.8)
  })

  it('reads the same from its head as whole', () => {
    const different = files.filter((file) => {
      const whole = parseSkill(file)
      const head = parseSkill({ ...file, bytes: file.bytes.subarray(0, 16_384), totalSize: file.bytes.length })
      return !isDeepStrictEqual(head.skill, whole.skill)
    })
    expect(different.map(({ path }) => path)).toEqual([])
  })
})
