import type { MappedText } from '../text/mapped-text.ts'

/** Modules by whose names harm is known. */
const modules =
  'os|sys|ssl|pty|socket|shutil|subprocess|datetime|time|random|base64|ctypes|marshal|pickle|builtins|importlib|platform|getpass|glob|smtplib|pathlib|requests|urllib|urllib\\.request|http\\.client'
const renamed = new RegExp(`\\b(${modules})[ \\t]{1,4}as[ \\t]{1,4}([A-Za-z_]\\w{0,40})\\b`, 'g')
/** `from os import system as run`: each name that is given another one. */
const renamedMember = /\b([A-Za-z_]\w{1,40})[ \t]{1,4}as[ \t]{1,4}([A-Za-z_]\w{0,40})\b/g
const imports = new RegExp(
  `(?:^|\\n)[ \\t]{0,40}from[ \\t]{1,4}(${modules})[ \\t]{1,4}import[ \\t]{1,4}([^\\n]{1,300})`,
  'g',
)
const mostNames = 50

/**
 * A Python program with what it imports under the names that everybody knows: `import os as _o` hides nothing. What an
 * import says stays as it is.
 */
export function plainNames(code: MappedText): MappedText {
  if (!/\bimport\b[^\n]{1,300}[ \t]as[ \t]/.test(code.text)) return code
  const names = new Map<string, string>()
  const members = new Map<string, string>()
  for (const [, name = '', other = ''] of code.text.matchAll(renamed)) if (name !== other) names.set(other, name)
  for (const [, module = '', list = ''] of code.text.matchAll(imports))
    for (const [, name = '', other = ''] of list.matchAll(renamedMember))
      if (name !== other) members.set(other, `${module}.${name}`)
  if (names.size + members.size === 0 || names.size + members.size > mostNames) return code
  const plain =
    names.size === 0
      ? code
      : code.replace(
          new RegExp(`(?<![.\\w])(${[...names.keys()].join('|')})(?=[ \\t]{0,4}\\.[A-Za-z_])`, 'g'),
          ([whole]) => names.get(whole) ?? whole,
        )
  if (members.size === 0) return plain
  return plain.replace(
    new RegExp(`(?<![.\\w])(${[...members.keys()].join('|')})(?=[ \\t]{0,4}[.(])`, 'g'),
    ([whole]) => members.get(whole) ?? whole,
  )
}
