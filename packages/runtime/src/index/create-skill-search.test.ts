import {
  MetierError,
  createCatalog,
  createView,
  type CatalogView,
  type FileSystem,
  type FileWriter,
} from '@metier/core'
import { createCollectingJournal, createFakeClock, createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createCatalogService } from '../catalog/create-catalog-service.ts'
import { loadConfiguration } from '../config/load-configuration.ts'
import { openFacts } from '../facts/open-facts.ts'
import { openTrustFile } from '../trust/open-trust-file.ts'
import { createSkillSearch } from './create-skill-search.ts'
import { openIndexFile } from './open-index-file.ts'
import { skillSearchOf } from './skill-search-of.ts'

const deploy = '---\nname: ship\ndescription: Brings a release out.\n---\n# Rollback\n\nUses the zeppelin tool.\n'
const other = '---\nname: notes\ndescription: Takes notes.\n---\n'

function open(files: Readonly<Record<string, string>>) {
  const disk = createMemoryDisk({ '/project/.git/HEAD': '', ...files })
  const { fileSystem, writer } = disk
  const [host, clock] = [createFakeHost(), createFakeClock()]
  const configuration = loadConfiguration({ fileSystem, host, cwd: '/project' })
  const [facts, trust] = [openFacts({ fileSystem, host, writer }), openTrustFile({ fileSystem, writer, host })]
  const journal = createCollectingJournal()
  const catalog = createCatalogService({ fileSystem, host, clock, journal, configuration, facts, trust })
  const reads: string[] = []
  const counted: FileSystem = {
    ...fileSystem,
    readHead: (path, limit, options) => {
      reads.push(path)
      return fileSystem.readHead(path, limit, options)
    },
  }
  const written: string[] = []
  const noting: FileWriter = {
    ...writer,
    write: (path, content, how) => {
      written.push(path)
      writer.write(path, content, how)
    },
  }
  return {
    disk,
    host,
    catalog,
    counted,
    reads,
    written,
    indexFile: openIndexFile({ fileSystem, writer: noting, host }),
  }
}

const ship = '/project/.agents/skills/ship/SKILL.md'
const notes = '/project/.agents/skills/notes/SKILL.md'

function namesOf(view: CatalogView, query: string, search: ReturnType<typeof createSkillSearch>): readonly string[] {
  return search.find(view, query).hits.map(({ item }) => item.name)
}

describe('createSkillSearch', () => {
  it('finds what stands in headings and text, and says where', () => {
    const { catalog, counted } = open({ [ship]: deploy, [notes]: other })
    const [hit] = createSkillSearch({ fileSystem: counted }).find(catalog.view(), 'zeppelin rollback').hits
    expect(hit).toMatchObject({
      item: { name: 'ship' },
      why: [
        { field: 'heading', words: ['rollback'] },
        { field: 'body', words: ['zeppelin'] },
      ],
    })
  })

  it('searches frontmatter alone where it has no disk', () => {
    const { catalog } = open({ [ship]: deploy })
    expect(namesOf(catalog.view(), 'zeppelin', createSkillSearch())).toEqual([])
    expect(namesOf(catalog.view(), 'release', createSkillSearch())).toEqual(['ship'])
  })

  it('reads each text once, and again only when its file has changed', () => {
    const { disk, catalog, counted, reads } = open({ [ship]: deploy, [notes]: other })
    const search = createSkillSearch({ fileSystem: counted })
    namesOf(catalog.view(), 'zeppelin', search)
    namesOf(catalog.view(), 'release', search)
    expect(reads.toSorted()).toEqual([notes, ship])
    disk.writer.write(ship, deploy.replace('zeppelin', 'balloon and kite'))
    catalog.refresh()
    expect(namesOf(catalog.view(), 'zeppelin', search)).toEqual([])
    expect(namesOf(catalog.view(), 'balloon', search)).toEqual(['ship'])
    expect(reads).toHaveLength(3)
  })

  it('answers after any edits as a search that begins anew', () => {
    const { disk, catalog, counted } = open({ [ship]: deploy, [notes]: other })
    const search = createSkillSearch({ fileSystem: counted })
    const steps = [
      () => disk.writer.write('/project/.agents/skills/third/SKILL.md', deploy.replace('name: ship', 'name: third')),
      () => disk.writer.write(notes, other.replace('Takes notes.', 'Takes notes on a release of a zeppelin.')),
      () => disk.writer.remove('/project/.agents/skills/ship'),
    ]
    for (const step of steps) {
      step()
      catalog.refresh()
      const fresh = createSkillSearch({ fileSystem: counted }).find(catalog.view(), 'release zeppelin')
      expect(search.find(catalog.view(), 'release zeppelin')).toEqual(fresh)
    }
  })

  it('finds by frontmatter what can no longer be read', () => {
    const { catalog, counted } = open({ [ship]: deploy })
    const broken: FileSystem = {
      ...counted,
      readHead: () => {
        throw new Error('gone')
      },
    }
    expect(namesOf(catalog.view(), 'release', createSkillSearch({ fileSystem: broken }))).toEqual(['ship'])
  })

  it('answers for an empty catalogue', () => {
    const catalog = createCatalog({ roots: [], candidates: [], problems: [], generation: 1 })
    const host = createFakeHost()
    const settings = loadConfiguration({ fileSystem: createMemoryDisk({}).fileSystem, host, cwd: '/' }).catalog
    const view = createView(catalog, { host, settings, preset: 'default' })
    expect(createSkillSearch().find(view, 'anything')).toMatchObject({ verdict: 'none', hits: [] })
  })

  it('is one for all who ask over one catalogue', () => {
    const { catalog, disk, host } = open({})
    const options = { fileSystem: disk.fileSystem, writer: disk.writer, host }
    expect(skillSearchOf(catalog, options)).toBe(skillSearchOf(catalog, options))
  })

  describe('kept for the next process', () => {
    const files = { [ship]: deploy, [notes]: other }

    it('reads no text again, and gives the same answer', () => {
      const { catalog, counted, reads, indexFile } = open(files)
      const first = createSkillSearch({ fileSystem: counted, indexFile }).find(catalog.view(), 'release zeppelin')
      expect(reads).toHaveLength(2)
      const second = createSkillSearch({ fileSystem: counted, indexFile }).find(catalog.view(), 'release zeppelin')
      expect(second).toEqual(first)
      expect(reads).toHaveLength(2)
    })

    it('reads what has changed since and nothing else', () => {
      const { disk, catalog, counted, reads, indexFile } = open(files)
      createSkillSearch({ fileSystem: counted, indexFile }).find(catalog.view(), 'release')
      disk.writer.write(ship, deploy.replace('zeppelin', 'balloon and kite'))
      disk.writer.write('/project/.agents/skills/third/SKILL.md', deploy.replace('name: ship', 'name: third'))
      catalog.refresh()
      reads.length = 0
      const next = createSkillSearch({ fileSystem: counted, indexFile }).find(catalog.view(), 'zeppelin balloon notes')
      expect(reads.toSorted()).toEqual([ship, '/project/.agents/skills/third/SKILL.md'])
      expect(next).toEqual(createSkillSearch({ fileSystem: counted }).find(catalog.view(), 'zeppelin balloon notes'))
    })

    it('builds anew from a file that is cut short, of another version, or of which any one bit is turned', () => {
      const { disk, catalog, counted, indexFile, written } = open(files)
      const ask = () => createSkillSearch({ fileSystem: counted, indexFile }).find(catalog.view(), 'release zeppelin')
      const answer = ask()
      const path = written[0] ?? ''
      const whole = disk.fileSystem.read(path) ?? new Uint8Array(0)
      expect(whole.length).toBeGreaterThan(100)
      const turned = Array.from({ length: 40 }, (_, at) => {
        const bytes = whole.slice()
        const place = Math.floor((at * whole.length) / 40)
        bytes[place] = (bytes[place] ?? 0) ^ (1 << (at % 8))
        return bytes
      })
      const cut = [0, 1, 31, 32, 100, whole.length - 4].map((length) => whole.slice(0, length))
      for (const bytes of [...turned, ...cut]) {
        disk.writer.write(path, bytes)
        expect(ask()).toEqual(answer)
      }
    })

    it('searches where nothing can be kept', () => {
      const { catalog, counted, disk, host } = open(files)
      const writer = {
        ...disk.writer,
        write: () => {
          throw new MetierError({ code: 'file-unwritable', message: 'The disk is full.' })
        },
      }
      const indexFile = openIndexFile({ fileSystem: disk.fileSystem, writer, host })
      const { hits } = createSkillSearch({ fileSystem: counted, indexFile }).find(catalog.view(), 'zeppelin')
      expect(hits).toHaveLength(1)
    })
  })
})
