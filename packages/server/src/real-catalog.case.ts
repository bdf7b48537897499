import {
  createCatalogService,
  createNodeFileSystem,
  loadConfiguration,
  systemClock,
  type CatalogService,
} from '@metier/runtime'
import { createFakeHost, createFakeSkillFacts, createFakeTrustStore } from '@metier/testing'

/** A catalogue over one directory of skills on the real disk, seen from a machine that has nothing else. */
export function createRealCatalog(path: string): CatalogService {
  const fileSystem = createNodeFileSystem()
  const host = createFakeHost({ home: '/nonexistent' })
  return createCatalogService({
    fileSystem,
    host,
    clock: systemClock,
    trust: createFakeTrustStore(),
    facts: createFakeSkillFacts(),
    configuration: loadConfiguration({
      fileSystem,
      host,
      cwd: '/nonexistent',
      projectRoot: '/nonexistent',
      administratorFile: '/nonexistent/config.yaml',
    }),
    roots: [{ path, scope: 'project', order: 0, source: 'test' }],
  })
}
