import { describe, expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { treeTaints } from './tree-taints.ts'

describe('treeTaints', () => {
  it.each(['.', './', './*', '*', '..', '~', '$PWD', '**/*.docx', './**/*', '~/**'])(
    'takes %s for everything',
    (shape) => {
      expect(treeTaints.isTree(flowValue({ shape }))).toBe(true)
    },
  )

  it.each(['dist', './dist', 'dist/**/*.js', '/data/**/*', '*.md', '.env', 'a.', '/tmp/*'])(
    'takes %s for a part',
    (shape) => {
      expect(treeTaints.isTree(flowValue({ shape }))).toBe(false)
    },
  )

  it('knows the folder by the call that names it, and by the same path in full', () => {
    const here = flowValue({ path: 'os.getcwd()' })
    expect(treeTaints.isTree(here)).toBe(true)
    expect(treeTaints.isTree(flowValue({ path: 'pathlib.Path().resolve()', items: [here] }))).toBe(true)
    expect(treeTaints.isTree(flowValue({ path: 'pathlib.Path().resolve()', items: [flowValue()] }))).toBe(false)
  })

  it('tells names from what is read of them', () => {
    const names = treeTaints.found(flowValue({ shape: '.' }))
    expect(names).toEqual([{ kind: 'project', detail: 'names' }])
    expect(treeTaints.read(flowValue({ taints: names }))).toEqual([{ kind: 'project', detail: 'files' }])
    expect(treeTaints.read(flowValue({ shape: 'notes.md' }))).toEqual([])
  })
})
