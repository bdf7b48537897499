import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { activeContent } from './active-content.ts'

const rulesOf = (content: string | Uint8Array, path = 'file') =>
  activeContent(Buffer.from(content), path).map(({ rule }) => rule)
const pdf = (body: string) => `%PDF-1.7\n1 0 obj\n<< ${body} >>\nendobj\n`
const packed = (body: string) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\nstream\n'), deflateSync(body), Buffer.from('\nendstream\nendobj')])
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const wide = (text: string) => Buffer.from(text, 'utf16le')
// {"a": A()} with `__reduce__` to `exec`, and sets, dicts and the words "os" and "system", as CPython writes them in protocol 4.
const runs = 'gASVKwAAAAAAAAB9lIwBYZSMCGJ1aWx0aW5zlIwEZXhlY5STlIwIcHJpbnQoMSmUhZRSlHMu'
const plain =
  'gASViQAAAAAAAAB9lCiMAWGUj5QoSwFLApCMAWKUjAtjb2xsZWN0aW9uc5SMC09yZGVyZWREaWN0lJOUKVKUaAFLAXOMAWOUKEsBkZSMAWSUjAhidWlsdGluc5SMB2NvbXBsZXiUk5RHP/AAAAAAAABHQAAAAAAAAACGlFKUjAJvc5RdlChoEIwGc3lzdGVtlGV1Lg=='
const relation = (type: string, target: string) =>
  `<Relationships><Relationship Id="r" Type="http://x/${type}" Target="${target}" TargetMode="External"/></Relationships>`

describe('what acts by itself is found', () => {
  it.each<[string, string | Uint8Array, string, string]>([
    ['JavaScript of a PDF', pdf('/S /JavaScript /JS (app.alert(1))'), 'a.pdf', 'pdf-active'],
    ['its name in hexadecimal', pdf('/S /J#61v#61Script'), 'a.pdf', 'pdf-active'],
    ['a program that a PDF starts', pdf('/S /Launch /F (cmd.exe)'), 'a.pdf', 'pdf-active'],
    ['files in a PDF', pdf('/EmbeddedFiles 2 0 R'), 'a.pdf', 'pdf-active'],
    ['what is packed in a PDF', packed('<< /S /JavaScript >>'), 'a.pdf', 'pdf-active'],
    ['a PDF behind something else, by any name', `junk\n${pdf('/JS (x)')}`, 'a.png', 'pdf-active'],
    ['macros of an old Office file', Buffer.concat([ole, wide('_VBA_PROJECT')]), 'a.doc', 'office-macro'],
    [
      'a template from elsewhere',
      relation('attachedTemplate', 'https://example.com/t.dotm'),
      'a.docx!/word/_rels/settings.xml.rels',
      'office-external',
    ],
    [
      'a part from a share',
      relation('oleObject', '\\\\host\\x'),
      'a.docx!/word/_rels/document.xml.rels',
      'office-external',
    ],
    ['a script in a picture', '<svg xmlns="x"><script>go()</script></svg>', 'a.svg', 'svg-script'],
    ['a handler in a picture', '<svg onload="go()"></svg>', 'a.svg', 'svg-script'],
    ['a program in a pickle', Buffer.from(runs, 'base64'), 'index.bin', 'pickle-runs-code'],
    ['a pickle of the first protocol', "cos\nsystem\n(S'id'\ntR.", 'a.pkl', 'pickle-runs-code'],
    ['a link that is a script', '<svg><a href=" javascript:go()">x</a></svg>', 'a.png', 'svg-script'],
  ])('%s', (_, content, path, rule) => {
    expect(rulesOf(content, path)).toEqual([rule])
  })
})

describe('what does not act is let be', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['a plain PDF', pdf('/Type /Catalog /Pages 2 0 R'), 'a.pdf'],
    ['a PDF with a name that only begins alike', pdf('/JSONData 1 /LaunchedBy 2'), 'a.pdf'],
    ['a text about PDF', 'A PDF can have /JavaScript in it.', 'a.md'],
    ['an old Office file without macros', Buffer.concat([ole, wide('WordDocument')]), 'a.doc'],
    ['a link in a document', relation('hyperlink', 'https://example.com'), 'a.docx!/word/_rels/document.xml.rels'],
    ['a plain picture', '<svg><path d="M0 0"/></svg>', 'a.svg'],
    ['a page about pictures', `# SVG\n${'x'.repeat(5000)}<svg onload="x">`, 'a.md'],
    ['a pickle of plain data', Buffer.from(plain, 'base64'), 'a.pkl'],
    ['a page about pickles', "cos\nsystem\n(S'id'\ntR.", 'a.md'],
    ['nothing', '', 'a.pdf'],
  ])('%s', (_, content, path) => {
    expect(rulesOf(content, path)).toEqual([])
  })
})

it.each([
  ['nothing but streams', 'stream\nx\n'.repeat(200_000)],
  ['streams that end', 'stream\nxendstream '.repeat(200_000)],
  ['half a relation', '<Relationship '.repeat(200_000)],
  ['half a picture', `<svg ${' on'.repeat(200_000)}`],
])(
  'takes bounded time for %s',
  (_, text) => {
    for (const content of [`%PDF-1.7\n${text}`, text])
      expect(() => activeContent(Buffer.from(content), 'a/_rels/b.rels')).not.toThrow()
  },
  20_000,
)

const look = (pickle: string) => activeContent(Buffer.from(pickle, 'base64'), 'a.bin').map(({ message }) => message)

it('names what a pickle calls whole, and lets be what only holds bytes', () => {
  // As CPython writes an object whose `__reduce__` gives `print`, and a `bytearray`: both names have an opcode within.
  expect(look('gASVJQAAAAAAAAB9lIwBYZSMCGJ1aWx0aW5zlIwFcHJpbnSUk5SMAXiUhZRSlHMu')).toEqual([
    'Is a pickle that calls builtins.print when it is read.',
  ])
  expect(look('gASVKQAAAAAAAAB9lIwBYZSMCGJ1aWx0aW5zlIwJYnl0ZWFycmF5lJOUQwF4lIWUUpRzLg==')).toEqual([])
})

const pickled = (...parts: readonly string[]) =>
  activeContent(Buffer.from(`\u0080\u0004${parts.join('')}.`, 'latin1'), 'a.bin').map(({ message }) => message)

it.each([
  ['one byte', '\u008c\u0002os', '\u008c\u0006system'],
  ['four bytes', 'X\u0002\0\0\0os', 'X\u0006\0\0\0system'],
  ['eight bytes', '\u008d\u0002\0\0\0\0\0\0\0os', '\u008d\u0006\0\0\0\0\0\0\0system'],
  ['one byte, of Python 2', 'U\u0002os', 'U\u0006system'],
  ['four bytes, of Python 2', 'T\u0002\0\0\0os', 'T\u0006\0\0\0system'],
  ['one byte, remembered', '\u008c\u0002osq\0', '\u008c\u0006systemr\0\0\0\0'],
])('reads names whose length is said in %s, and only where they are put together', (_, module, name) => {
  expect(pickled(module, name, '\u0093')).toEqual(['Is a pickle that calls os.system when it is read.'])
  expect(pickled(module, name, '\u0086')).toEqual([])
})
