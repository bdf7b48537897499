import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Dear to load, used behind a function call, and by few runs of a command: frontmatter beyond plain YAML, digests. */
const lazy = /^(?:yaml|commander|picocolors|node:crypto|node:child_process)$/

/**
 * An esbuild plugin: these packages are loaded when one of their names is first used, not when a module that might
 * use them is. In a bundle every import is read through its object, so that getters are enough.
 */
export const lazyPackages = {
  name: 'lazy-packages',
  setup(build) {
    build.onResolve({ filter: lazy }, ({ path, namespace, importer, resolveDir }) => {
      const isOurs = namespace !== 'lazy' && /[\\/]packages[\\/][a-z]+[\\/]src[\\/]/.test(importer)
      return isOurs ? { path, namespace: 'lazy', pluginData: { resolveDir } } : undefined
    })
    build.onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path, pluginData }) => {
      const names = Object.keys(require(path)).filter((name) => /^[A-Za-z_]\w*$/.test(name) && name !== 'default')
      const getters = names.map((name) => `get ${name}(){return load().${name}}`)
      const contents = `let loaded;const load=()=>loaded??=require(${JSON.stringify(path)});module.exports={${getters.join(',')}}`
      return { contents, resolveDir: pluginData.resolveDir }
    })
  },
}
