/** What a text is written in, as far as rules care. */
export type Language =
  | 'javascript'
  | 'python'
  | 'shell'
  | 'powershell'
  | 'batch'
  | 'ruby'
  | 'php'
  | 'perl'
  | 'applescript'
  | 'markdown'
  | 'json'
  | 'yaml'
  | 'html'
  | 'text'

const byWord: Readonly<Record<string, Language>> = {
  js: 'javascript',
  ts: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  mts: 'javascript',
  cts: 'javascript',
  jsx: 'javascript',
  tsx: 'javascript',
  javascript: 'javascript',
  typescript: 'javascript',
  node: 'javascript',
  py: 'python',
  pyw: 'python',
  python: 'python',
  python3: 'python',
  sh: 'shell',
  bash: 'shell',
  zsh: 'shell',
  ksh: 'shell',
  fish: 'shell',
  command: 'shell',
  shell: 'shell',
  console: 'shell',
  terminal: 'shell',
  dockerfile: 'shell',
  makefile: 'shell',
  ps1: 'powershell',
  psm1: 'powershell',
  powershell: 'powershell',
  pwsh: 'powershell',
  bat: 'batch',
  cmd: 'batch',
  vbs: 'batch',
  rb: 'ruby',
  ruby: 'ruby',
  php: 'php',
  pl: 'perl',
  perl: 'perl',
  scpt: 'applescript',
  applescript: 'applescript',
  md: 'markdown',
  mdx: 'markdown',
  markdown: 'markdown',
  mdc: 'markdown',
  json: 'json',
  jsonc: 'json',
  json5: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'yaml',
  ini: 'yaml',
  env: 'yaml',
  cfg: 'yaml',
  conf: 'yaml',
  plist: 'yaml',
  html: 'html',
  htm: 'html',
  svg: 'html',
  xml: 'html',
}

/** The language of a fence's first word or a file's extension; `text` when it is none that we know. */
export function languageOf(word: string): Language {
  const folded = word.toLowerCase()
  return Object.hasOwn(byWord, folded) ? (byWord[folded] ?? 'text') : 'text'
}
