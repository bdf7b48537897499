import { basename, resolve } from 'node:path'

/** The modules that others come to the scanner by, and what each exports; whatever else belongs to it is only reached through these. */
const entrances = { 'scan-skill': 'scanSkill', 'scan-rules': 'scanRules' }
const isEntrance = new RegExp(`[\\\\/]core[\\\\/]src[\\\\/]scan[\\\\/](?:${Object.keys(entrances).join('|')})\\.ts$`)

/** What the bundle has, as a module that lies in the folder of a package. */
export const scannerSource = Object.entries(entrances)
  .map(([file, name]) => `export { ${name} } from '../core/src/scan/${file}.ts'`)
  .join('\n')

/**
 * An esbuild plugin: what judges skills is loaded from the bundle `name` beside, when one of its names is first used. It would be half
 * of every bundle that may come to it. The script expects `__metierBundle(name, require)`, which gives a module of another bundle.
 */
export const scannerApart = (name) => ({
  name: 'scanner-apart',
  setup(build) {
    build.onResolve({ filter: /scan-(?:skill|rules)\.ts$/ }, ({ path, resolveDir }) =>
      isEntrance.test(resolve(resolveDir, path))
        ? { path: basename(path, '.ts'), namespace: 'scanner-apart' }
        : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'scanner-apart' }, ({ path }) => ({
      contents:
        `let scanner;const load=()=>scanner??=__metierBundle(${JSON.stringify(name)},require).exports;` +
        `module.exports={get ${entrances[path]}(){return load().${entrances[path]}}}`,
    }))
  },
})
