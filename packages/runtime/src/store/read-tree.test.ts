import { chmodSync, rmSync, symlinkSync } from 'node:fs'
import { createTemporaryTree } from '@metier/testing'
import type { SkillFiles } from '@metier/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { digestFiles } from '../facts/digest-files.ts'
import { findPackageSkills } from '../package/find-package-skills.ts'
import { readTree } from './read-tree.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({
    'pdf/SKILL.md': '---\nname: pdf\ndescription: Reads PDF files.\n---\n\nRead it.\n',
    'pdf/.git/config': 'of a repository',
    'pdf/empty.txt': '',
    'pdf/scripts/deep/run.sh': '#!/bin/sh\n',
  })
})
afterEach(() => tree.cleanUp())

const text = (path: string, files = readTree(tree.at('pdf'))) =>
  files?.get(path) && Buffer.from(files.get(path)?.bytes ?? []).toString()

const digestOf = (files: SkillFiles | undefined) => files && digestFiles(files)

describe('a skill that is read as a whole', () => {
  it('is its files, and what git keeps beside them is not', () => {
    const files = readTree(tree.at('pdf'))
    expect([...(files?.keys() ?? [])].toSorted()).toEqual(['SKILL.md', 'empty.txt', 'scripts/deep/run.sh'])
    expect(text('scripts/deep/run.sh')).toBe('#!/bin/sh\n')
    expect(text('empty.txt')).toBe('')
  })

  it('is none with a link in it, and none where there is nothing', () => {
    symlinkSync('/etc/hostname', tree.at('pdf/scripts/host'))
    expect(readTree(tree.at('pdf'))).toBeUndefined()
    expect(readTree(tree.at('nothing'))).toBeUndefined()
  })

  it('is not looked at again where somebody did so on the way', () => {
    chmodSync(tree.at('pdf/SKILL.md'), 0o755)
    const before = digestOf(readTree(tree.at('pdf')))
    const { skills } = findPackageSkills({ fileSystem: createNodeFileSystem(), directory: tree.at('') })
    const [{ seen, directory } = { seen: undefined, directory: '' }] = skills
    expect(digestOf(readTree(directory, seen))).toBe(before)
    rmSync(tree.at('pdf/SKILL.md'))
    expect(digestOf(readTree(directory, seen))).toBe(before)
    // The other files it has no knowledge of.
    tree.write('pdf/empty.txt', 'not any more')
    expect(text('empty.txt', readTree(directory, seen))).toBe('not any more')
  })

  it('is read to its end where only its head was', () => {
    const long = `---\nname: pdf\ndescription: Reads PDF files.\n---\n\n${'Read it. '.repeat(100_000)}`
    tree.write('pdf/SKILL.md', long)
    const { skills } = findPackageSkills({ fileSystem: createNodeFileSystem(), directory: tree.at('') })
    const [{ seen, directory } = { seen: undefined, directory: '' }] = skills
    expect(seen?.files.size ?? 0).toBe(0)
    expect(text('SKILL.md', readTree(directory, seen))).toBe(long)
  })
})
