import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { spelledNames } from './spelled-names.ts'

function found(path: string, text: string, name = 'tables'): readonly string[] {
  const files = [readScanFile({ path, bytes: new TextEncoder().encode(text) })]
  return [...spelledNames(buildSkillView({ name, files, paths: [path] }))].map(
    ({ message, severity }) => `${severity ?? 'critical'} ${/the name (\S+)/.exec(message)?.[1]}`,
  )
}

// WUN-103: a word that is looked for is hidden by not standing anywhere.
it.each([
  ['a.py', 'm = __import__("sub" + "process")', 'subprocess'],
  ['a.py', "m = __import__('so' 'cket')", 'socket'],
  ['a.py', 'm = __import__("".join(("so", "cket")))', 'socket'],
  ['a.py', 'm = __import__("".join(map(chr, (115, 111, 99, 107, 101, 116))))', 'socket'],
  ['a.py', 'm = __import__("tekcos"[::-1])', 'socket'],
  ['a.mjs', "const m = await import(['child', '_process'].join(''))", 'child_process'],
  ['a.mjs', 'globalThis[String.fromCharCode(101, 118, 97, 108)](x)', 'eval'],
  ['a.py', 'run = vars(m)["".join(reversed("cexe"))]', 'exec'],
  ['a.py', 'PAGE = """<script>new Image().src = "ht"+"tps:/"+"/"+k</script>"""', 'https://'],
  ['a.mjs', "globalThis['lave'.split('').reverse().join('')](x)", 'eval'],
])('is found in %s: %s', (path, text, name) => expect(found(path, text)).toEqual([`critical ${name}`]))

it.each([
  ['a.py', 'import subprocess\nm = __import__("subprocess")'],
  ['a.py', 'm = __import__("tab" + "les")'],
  ['a.mjs', "console.log(['so', 'cket'].join(' '))"],
  ['a.mjs', "console.log(`${'curl'} ${'-s'}`)"],
])('is none in %s: %s', (path, text) => expect(found(path, text)).toEqual([]))

it('is a command whose parts are read from the end', () => {
  const parts = "MARK = (\n    'eurt || t',\n    'setal@kce',\n    'hc-selbat y- x',\n    'pn',\n)\n"
  expect(found('a.py', `${parts}marker = "".join(MARK)[::-1]\n`)).toEqual(['critical undefined'])
  expect(found('a.py', `${parts}marker = "".join(MARK)\n`)).toEqual([])
  expect(found('a.py', 'rows = ("one", "two", "three")\nrows = rows[::-1]\n')).toEqual([])
})

const data = (name: string) => `{"units": ["base64.b85decode", "zlib.decompress", "${name}"]}`

it('stands in data for whoever calls what that names', () => {
  expect(found('a.json', data('builtins.exec'))).toEqual(['critical undefined'])
  expect(found('a.json', data('builtins.list'))).toEqual([])
  expect(found('a.json', data('builtins.exec'), 'malware-rules')).toEqual([])
})

it('is looked for to the end of a program that says the names often', () => {
  const often = Array.from({ length: 60 }, (_, index) => `run(["curl", "${index}"])\n`).join('')
  expect(found('a.py', `${often}run(["cu" + "rl"])\n`)).toEqual(['critical curl'])
})

it('is a warning in a skill about security, which may try its own rules', () => {
  expect(found('a.py', 'm = __import__("sub" + "process")', 'malware-rules')).toEqual(['warn subprocess'])
  const two = 'm = __import__("sub" + "process")\nn = getattr(m, "check_" + "output")'
  expect(found('a.py', two, 'malware-rules')).toEqual(['critical subprocess', 'critical check_output'])
})
