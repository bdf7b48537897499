import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const languages = ['python', 'javascript', 'typescript', 'powershell']

/** The parser and its grammars, beside the bundles that load them; the folder of the package they come from. */
export function copyGrammars(dist) {
  const folder = dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm/package.json'))
  const target = join(dist, 'grammars')
  mkdirSync(target, { recursive: true })
  const files = ['tree-sitter.js', 'tree-sitter.wasm', ...languages.map((name) => `tree-sitter-${name}.wasm`)]
  for (const file of files) copyFileSync(join(folder, 'wasm', file), join(target, file))
  return folder
}
