import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { lookOnce } from './look-once.ts'

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

function stage(limit?: number) {
  const { fileSystem, writer } = createMemoryDisk({ '/skill/a.md': 'before', '/skill/b/c.md': 'below' })
  return { ...lookOnce(fileSystem, limit), writer }
}

describe('one look at a disk', () => {
  it('shows each thing as it was when it was first asked for', () => {
    const { fileSystem, isWhole, writer } = stage()
    const look = () => [
      fileSystem.list('/skill')?.map(({ name }) => name),
      fileSystem.stat('/skill/a.md')?.size,
      fileSystem.statLink('/skill/a.md')?.size,
      fileSystem.realPath('/skill/new.md'),
      text(fileSystem.readHead('/skill/a.md', 100, { followLink: false })?.bytes),
      text(fileSystem.readHead('/skill/a.md', 3, { followLink: false })?.bytes),
      fileSystem.readHead('/skill/new.md', 100),
    ]
    const first = look()
    writer.write('/skill/a.md', 'after all')
    writer.write('/skill/new.md', 'new')
    expect(look()).toEqual(first)
    expect(first.slice(4, 6)).toEqual(['before', 'bef'])
    expect(isWhole()).toBe(true)
  })

  it('shows the same by whichever way over links it is asked for', () => {
    const { fileSystem: disk, writer, tree } = createMemoryDisk({ '/real/skill/a.md': 'before' })
    tree.link('/real/skill/b', 'a.md')
    tree.link('/roots', '/real')
    const { fileSystem } = lookOnce(disk)
    const look = (root: string) => [
      fileSystem.realPath(`${root}/skill`),
      fileSystem.realPath(`${root}/skill/b`),
      fileSystem.list(`${root}/skill`)?.length,
      fileSystem.stat(`${root}/skill/a.md`)?.size,
      text(fileSystem.readHead(`${root}/skill/a.md`, 100, { followLink: false })?.bytes),
    ]
    const first = look('/real')
    writer.write('/real/skill/a.md', 'after all')
    writer.write('/real/skill/c.md', 'new')
    expect(look('/roots')).toEqual(first)
    expect(first).toEqual(['/real/skill', '/real/skill/a.md', 2, 6, 'before'])
  })

  it.each([
    ['is too large to be held', 5, 100],
    ['was read to its beginning alone', undefined, 3],
  ])('says so when a file %s', (_, limit, most) => {
    const { fileSystem, isWhole, writer } = stage(limit)
    fileSystem.readHead('/skill/a.md', most)
    writer.write('/skill/a.md', 'after')
    expect(text(fileSystem.readHead('/skill/a.md', 100)?.bytes)).toBe('after')
    expect(isWhole()).toBe(false)
  })
})
