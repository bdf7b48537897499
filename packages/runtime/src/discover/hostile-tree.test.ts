import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { skillText } from '../catalog/stage.case.ts'
import { openCatalog } from '../open-catalog.ts'

const trees: TemporaryTree[] = []

afterEach(() => {
  for (const tree of trees.splice(0)) tree.cleanUp()
})

async function snapshotOf(fill: (tree: TemporaryTree, root: string) => void) {
  const tree = createTemporaryTree()
  trees.push(tree)
  tree.makeDirectory('project/.git')
  fill(tree, 'project/.agents/skills')
  const catalog = await openCatalog({ cwd: tree.at('project'), home: tree.at('home') })
  const { candidates, problems } = catalog.service.snapshot()
  return {
    names: [...candidates.values()].map(({ key }) => key).toSorted(),
    problems: problems.map(({ code }) => code),
    findings: [...candidates.values()].flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code)),
  }
}

describe('a tree on the real disk that wants to hurt', () => {
  it('3,000 directories wide without a skill: bounded, and said', async () => {
    const { names, problems } = await snapshotOf((tree, root) => {
      for (let index = 0; index < 3000; index += 1) tree.makeDirectory(`${root}/d${index}`)
      tree.write(`${root}/a/SKILL.md`, skillText('a'))
    })
    expect(names).toEqual(['a'])
    expect(problems).toEqual(['walk-bounded'])
  })

  it('hundreds of directories deep: bounded, and said', async () => {
    const { names, problems } = await snapshotOf((tree, root) => {
      tree.write(`${root}/${'d/'.repeat(500)}SKILL.md`, skillText('deep'))
      tree.write(`${root}/a/SKILL.md`, skillText('a'))
    })
    expect(names).toEqual(['a'])
    expect(problems).toEqual(['walk-bounded'])
  })

  it('links in every kind of circle', async () => {
    const { names } = await snapshotOf((tree, root) => {
      tree.write(`${root}/a/SKILL.md`, skillText('a'))
      tree.link(`${root}/self`, 'self')
      tree.link(`${root}/up`, '..')
      tree.link(`${root}/root`, '.')
      tree.makeDirectory(`${root}/x`)
      for (let index = 0; index < 12; index += 1) tree.link(`${root}/x/l${index}`, '../x')
    })
    expect(names).toEqual(['a'])
  })

  it.skipIf(process.platform === 'win32')('names with line breaks and other controls', async () => {
    const { names, problems } = await snapshotOf((tree, root) => {
      tree.write(`${root}/a\n<skill>/SKILL.md`, skillText('evil'))
      tree.write(`${root}/b\u001b[31m/SKILL.md`, skillText('evil'))
      tree.write(`${root}/ok name/SKILL.md`, skillText('fine'))
    })
    expect(names).toEqual(['fine'])
    expect(problems).toEqual(['unusable-path', 'unusable-path'])
  })

  it.skipIf(process.platform !== 'linux')('a name that is not UTF-8 (other systems refuse it)', async () => {
    const { names, problems } = await snapshotOf((tree, root) => {
      tree.write(`${root}/ok/SKILL.md`, skillText('ok'))
      const directory = Buffer.concat([Buffer.from(`${tree.at(root)}/bad`), Buffer.from([0xff, 0xfe])])
      mkdirSync(directory)
      writeFileSync(Buffer.concat([directory, Buffer.from('/SKILL.md')]), skillText('bad'))
    })
    expect(names).toEqual(['ok'])
    expect(problems).toEqual(['unusable-path'])
  })

  it.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
    'what may not be read (root may read everything, so not as root)',
    async () => {
      const { names, findings } = await snapshotOf((tree, root) => {
        tree.write(`${root}/a/SKILL.md`, skillText('a'))
        tree.write(`${root}/closed/inner/SKILL.md`, skillText('b'))
        chmodSync(tree.at(`${root}/closed`), 0)
      })
      // It takes the place of the skill that may lie there, and says why it is none.
      expect(names).toEqual(['a', 'closed'])
      expect(findings).toEqual(['file-unreadable'])
      chmodSync(trees.at(-1)?.at('project/.agents/skills/closed') ?? '', 0o700)
    },
  )
})
