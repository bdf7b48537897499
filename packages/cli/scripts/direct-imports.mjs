import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const statement = /^(import|export)\s+(type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/gm

/** Names in braces: `type A`, `b`, `c as d`. */
function namesOf(list) {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const isType = each.startsWith('type ')
      const [outer, inner = outer] = each.replace(/^type /, '').split(' as ')
      return { isType, outer, inner }
    })
}

/** Which file of a package each name of its index comes from. */
function originsOf(index) {
  const origins = new Map()
  for (const [, keyword, type, list, path] of readFileSync(index, 'utf8').matchAll(statement)) {
    if (keyword !== 'export') continue
    for (const { isType, outer, inner } of namesOf(list)) {
      if (!isType && type === undefined) origins.set(inner, { path: join(dirname(index), path), name: outer })
    }
  }
  return origins
}

/**
 * An esbuild plugin: what is imported from another package of ours is taken from the file that has it, not from the
 * package's index. In a bundle of lazily evaluated modules an index evaluates all that it names, so that listing
 * skills would pay for the Markdown parser that only a validation needs.
 */
export function directImports(packages) {
  const known = new Map()
  const originsOfPackage = (name) => {
    const index = join(packages, name.replace('@metier/', ''), 'src/index.ts')
    if (!known.has(name)) known.set(name, existsSync(index) ? originsOf(index) : new Map())
    return known.get(name)
  }
  const direct = (source) =>
    source.replace(statement, (whole, keyword, type, list, path) => {
      if (keyword !== 'import' || type !== undefined || !/^@metier\/[a-z]+$/.test(path)) return whole
      const origins = originsOfPackage(path)
      const values = namesOf(list).filter(({ isType }) => !isType)
      return values
        .map(({ outer, inner }) => {
          const origin = origins.get(outer)
          if (origin === undefined) return `import { ${outer} as ${inner} } from '${path}'`
          return `import { ${origin.name} as ${inner} } from ${JSON.stringify(origin.path)}`
        })
        .join(';')
    })
  return {
    name: 'direct-imports',
    setup(build) {
      build.onLoad(
        { namespace: 'file', filter: /packages[\\/](runtime|operations|server|cli)[\\/]src[\\/].*\.ts$/ },
        ({ path }) => ({
          contents: direct(readFileSync(path, 'utf8')),
          loader: 'ts',
        }),
      )
    },
  }
}
