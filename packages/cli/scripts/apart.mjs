import { basename, join } from 'node:path'

/** Files that stand for a library which few commands need and whose size every start would pay for. */
const standIn = /[\\/](?:protocol|acp)-library\.ts$/

/**
 * An esbuild plugin: what is reached through `import()` of this file is loaded from a bundle beside, when it
 * is first asked for. The path is made from the bundle's own directory, because `require` is that of the program.
 */
export const apart = {
  name: 'apart',
  setup(build) {
    build.onResolve({ filter: standIn }, ({ path, kind, resolveDir }) =>
      kind === 'dynamic-import' ? { path: join(resolveDir, path), namespace: 'apart' } : undefined,
    )
    build.onLoad({ filter: standIn, namespace: 'apart' }, ({ path }) => {
      const bundle = JSON.stringify(`${basename(path, '-library.ts')}.cjs`)
      return { contents: `module.exports = require(require("node:path").join(__dirname, ${bundle}))` }
    })
  },
}
