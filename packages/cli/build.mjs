// Makes what is published as `metier` from the sources: bundles for the command line, one for programs that import
// it, one that judges skills for both, and its types. Needs no other package at run time. With `--bundles` the types are left as they are.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transformSync } from 'esbuild'
import { buildPage } from '../web/build.mjs'
import { apart } from './scripts/apart.mjs'
import { copyGrammars } from './scripts/copy-grammars.mjs'
import { directImports } from './scripts/direct-imports.mjs'
import { keepCompiled, makeEmptyHome } from './scripts/keep-compiled.mjs'
import { lazyPackages } from './scripts/lazy-packages.mjs'
import { licences } from './scripts/licences.mjs'
import { oneLanguage } from './scripts/one-language.mjs'
import { scannerApart, scannerSource } from './scripts/scanner-apart.mjs'
import { splitBundle } from './scripts/split-bundle.mjs'
import { withoutChildProcess } from './scripts/without-child-process.mjs'
import { writeTypes } from './scripts/write-types.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const dist = join(root, 'dist')

const shared = {
  absWorkingDir: root,
  bundle: true,
  // Installed by those who use them, beside us; their absence is told in words.
  external: ['ai', '@ai-sdk/anthropic', '@ai-sdk/openai-compatible'],
  platform: 'node',
  target: 'node20.19',
  conditions: ['metier-source'],
  charset: 'ascii',
  legalComments: 'none',
  metafile: true,
  minifyWhitespace: true,
  minifySyntax: true,
  keepNames: false,
  write: false,
  logLevel: 'warning',
}

/** What one version read of a skill is no use to another, and a version in the making is another each time. */
function digestOfSources(packages) {
  const hash = createHash('sha256')
  for (const name of packages) {
    const sources = join(root, '..', name, 'src')
    const files = readdirSync(sources, { recursive: true }).filter((file) => /(?<!\.test|\.case)\.ts$/.test(file))
    for (const file of files.toSorted((a, b) => (a < b ? -1 : 1)))
      hash.update(`${file}\n`).update(readFileSync(join(sources, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

// Scripts, not modules: V8's code cache works on scripts, and `import()` inside one would need a loader. A module
// that is only reached through `import()` is still evaluated when it is first asked for.
const command = {
  ...shared,
  format: 'cjs',
  define: {
    'import.meta.dirname': '__dirname',
    'import.meta.filename': '__filename',
    'import.meta.url': '__metierUrl',
    metierReader: JSON.stringify(digestOfSources(['core', 'runtime'])),
    metierBuild: JSON.stringify(digestOfSources(['core', 'runtime', 'operations', 'server', 'cli'])),
  },
  banner: { js: 'const __metierUrl = require("node:url").pathToFileURL(__filename).href;' },
  supported: { 'dynamic-import': false },
  plugins: pluginsOf({}),
}

/** `always` names what nearly every run of a bundle needs, `scanner` the bundle beside it that judges skills. */
function pluginsOf({ always = [], scanner }) {
  const plugins = [apart, directImports(join(root, '..')), lazyPackages(always), oneLanguage, withoutChildProcess]
  return scanner === undefined ? plugins : [scannerApart(scanner), ...plugins]
}

/**
 * What a script becomes in the end: a function, as bin/metier.js calls it. Around the text of a script, at each start, it
 * would be another copy of it. Its first line tells it from others.
 */
function finish(whole) {
  const text = `(function (exports, require, module, __filename, __dirname, __metierBundle) {${plain(whole)}\n})`
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return { digest, text: `//${digest}\n${text}\n` }
}

/** The text of a script for whoever loads it. */
function plain(whole) {
  // Loading `node:url` shows in the time of a start, so a bundle that never asks for its own does without.
  const used = whole.split('__metierUrl').length > 2 ? whole : whole.replace(command.banner.js, '')
  return shortened(used).replaceAll(/[^\0-\x7f]/g, escaped)
}

/**
 * The same script with names of one or two letters inside: whole names are
 * a fifth of what is installed. Only at the very end, because what is in two parts is taken apart by its names.
 */
function shortened(script) {
  const { charset, minifySyntax, minifyWhitespace, target } = shared
  const options = { charset, minifySyntax, minifyWhitespace, target, minifyIdentifiers: true, platform: 'node' }
  return transformSync(script, { ...options, format: 'cjs', logLevel: 'warning' }).code
}

/** Expressions keep signs beyond ASCII whatever the charset is, and bin/metier.js reads each of their bytes as a sign. */
function escaped(sign) {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** `isRequired`: by the other bundles, as Node loads a script. */
async function bundleCommand(name, entry, { isRequired = false } = {}) {
  const result = await build({ ...command, entryPoints: [entry], outfile: join(dist, `${name}.cjs`) })
  const [{ text }] = result.outputFiles
  replace(`${name}.cjs`, isRequired ? plain(text) : finish(text).text)
  return result.metafile
}

/**
 * Starts count where somebody waits: what is needed until the first answer stands apart. `also` and `always` name what is
 * needed by then.
 */
async function bundleInTwo(name, { scanner, also = [], always = [] }) {
  const { scripts, metafiles } = await splitBundle({
    options: { ...command, plugins: pluginsOf({ always, scanner }) },
    entry: `src/start-${name}.ts`,
    also,
    finish,
    rest: `${name}-rest`,
  })
  const [start, rest] = scripts
  replace(`${rest.name}.cjs`, rest.text)
  replace(`${name}.cjs`, start.text)
  removeOthers(`${name}-rest`, rest.name)
  return metafiles
}

/** What judges skills, for all others. Gives its name, too: no bundle is ever taken together with one that it was not made with. */
async function bundleScanner() {
  const stdin = { contents: scannerSource, resolveDir: root, loader: 'ts' }
  const { outputFiles, metafile } = await build({ ...command, stdin, outfile: join(dist, 'scanner.cjs') })
  const { digest, text } = finish(outputFiles[0].text)
  const name = `scanner-${digest}`
  replace(`${name}.cjs`, text)
  removeOthers('scanner', name)
  return { name, metafile }
}

/** Somebody may have started with the one before; an hour later nobody is about to load it. */
function removeOthers(start, name) {
  for (const file of readdirSync(dist)) {
    const isOther = file.startsWith(`${start}-`) && file.endsWith('.cjs') && file !== `${name}.cjs`
    if (isOther && Date.now() - statSync(join(dist, file)).mtimeMs > 3_600_000)
      rmSync(join(dist, file), { force: true })
  }
}

/** In one step: somebody may be running what is replaced. */
function replace(name, text) {
  const beside = join(dist, `.${name}.${process.pid}`)
  writeFileSync(beside, text)
  renameSync(beside, join(dist, name))
}

async function bundleLibrary(scanner) {
  const result = await build({
    ...shared,
    format: 'esm',
    charset: 'utf8',
    minifyIdentifiers: true,
    entryPoints: ['src/index.ts'],
    outfile: join(dist, 'index.js'),
    plugins: [scannerApart(scanner), apart, oneLanguage],
    // Packages that are CommonJS inside ask for Node's modules with `require`, and `apart` for a bundle beside this one.
    banner: {
      js:
        'import { createRequire as __metierRequire } from "node:module";' +
        'const require = __metierRequire(import.meta.url), __dirname = import.meta.dirname;' +
        // As bin/metier.js runs one.
        'const __metierBundle = (name, given) => {' +
        'const file = require("node:path").join(__dirname, `${name}.cjs`), module = { exports: {} };' +
        'const text = require("node:fs").readFileSync(file, "latin1");' +
        'require("node:vm").runInThisContext(text, { filename: file })(module.exports, given, module, file, __dirname);' +
        'return module };',
    },
  })
  replace('index.js', result.outputFiles[0].text)
  return result.metafile
}

/** What keeps an answer with all that was asked for it. */
const neededToKeep = ['open-answers', 'question-tape', 'record-file-system', 'record-host']
/** What lists skills needs of what others need late or never: to read some of them whole, and to keep what it found. */
const neededToList = ['read-candidate', 'parse-skill', 'row-of-candidate', ...neededToKeep]

const home = makeEmptyHome()
mkdirSync(dist, { recursive: true })
const { name: scanner, metafile: scannerMetafile } = await bundleScanner()
const [serverMetafiles, listMetafiles, findMetafiles, threadMetafiles, localMetafiles, ...metafiles] =
  await Promise.all([
    bundleInTwo('server', {
      scanner,
      also: ['src/commands/run-mcp.ts', '../server/src/index.ts', '../server/src/mcp/serve-over-stdio.ts'],
      // What the first words of `mcp` are kept and recalled with, and what skills are read with where none are kept.
      always: neededToList,
    }),
    bundleInTwo('list', { scanner, always: neededToList }),
    bundleInTwo('find', { scanner }),
    // A thread that only writes skills never comes to what judges them.
    bundleInTwo('thread', { scanner }),
    // `add` and `scan` of what is known start without what judges it; for other commands it makes no difference.
    bundleInTwo('local', {
      scanner,
      also: [
        '../operations/src/add.ts',
        '../operations/src/prepare-crew.ts',
        '../operations/src/scan.ts',
        '../runtime/src/fetch/fetch-directory.ts',
        'src/render/render-add.ts',
        'src/render/render-scan.ts',
      ],
      always: [...neededToKeep, 'create-skill-scanner', 'parse-skill', 'parse-command', 'table/commands'],
    }),
    bundleCommand('help', 'src/start-help.ts'),
    bundleCommand('recall', 'src/start-recall.ts'),
    bundleCommand('protocol', '../runtime/src/protocol-library.ts', { isRequired: true }),
    bundleCommand('acp', '../agents/src/acp/acp-library.ts', { isRequired: true }),
    bundleLibrary(scanner),
  ])
const grammars = copyGrammars(dist)
await buildPage(join(dist, 'web'))
replace(
  'third-party-licences.txt',
  licences(
    root,
    [
      scannerMetafile,
      ...metafiles,
      ...serverMetafiles,
      ...listMetafiles,
      ...findMetafiles,
      ...threadMetafiles,
      ...localMetafiles,
    ],
    [grammars],
  ),
)
keepCompiled({ root, home })
if (!process.argv.includes('--bundles')) {
  rmSync(join(dist, 'types'), { recursive: true, force: true })
  writeTypes({ packages: join(root, '..'), dist })
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
console.log(`built metier ${version}`)
