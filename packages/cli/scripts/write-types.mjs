import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

// Statements and type imports only: comments speak of `from` too.
const specifier = /(^(?:import|export)\b[^'"\n]*\bfrom\s*|^import\s+|\bimport\()(['"])([^'"]+)\2/gm

/**
 * Copies the declarations that the library's entry reaches into `dist/types`, with the workspace's own packages
 * rewritten to relative paths, because the published package has no dependency that could bring them. Fails on a
 * type of another package: a user would not have it.
 */
export function writeTypes({ packages, dist }) {
  const target = join(dist, 'types')
  const places = new Map(
    ['core', 'runtime', 'operations', 'server'].map((name) => [`@metier/${name}`, join(packages, name, 'dist')]),
  )
  const cli = join(packages, 'cli', 'dist', 'types-build')
  const copied = new Set()

  const outputOf = (file) => {
    for (const [name, place] of [...places, ['metier', cli]]) {
      const inside = relative(place, file)
      if (!inside.startsWith('..')) return join(target, name.replace('@metier/', ''), inside)
    }
    throw new Error(`${file} is outside of the workspace`)
  }

  const declarationFor = (from, path) => {
    const place = places.get(path)
    if (place !== undefined) return join(place, 'index.d.ts')
    if (path.startsWith('.')) return resolve(dirname(from), path).replace(/\.(ts|js)$/, '.d.ts')
    if (path.startsWith('node:')) return undefined
    throw new Error(`${from} needs the types of ${path}, which the published package does not have`)
  }

  const copy = (file) => {
    if (copied.has(file)) return
    copied.add(file)
    const output = outputOf(file)
    const text = readFileSync(file, 'utf8').replace(specifier, (whole, start, quote, path) => {
      const declaration = declarationFor(file, path)
      if (declaration === undefined) return whole
      copy(declaration)
      const way = relative(dirname(output), outputOf(declaration))
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '.js')
      return `${start}${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`
    })
    mkdirSync(dirname(output), { recursive: true })
    writeFileSync(output, text)
  }

  copy(join(cli, 'index.d.ts'))
  writeFileSync(join(dist, 'index.d.ts'), "export * from './types/metier/index.js'\n")
}
