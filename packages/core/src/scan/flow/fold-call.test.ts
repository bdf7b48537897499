import { expect, it } from 'vitest'
import { flowValue, unknownPart, type FlowValue } from './flow-value.ts'
import { foldCall } from './fold-call.ts'

const text = (shape: string): FlowValue => flowValue({ shape })
const codes = (of: string): FlowValue =>
  flowValue({ items: Array.from(of, (letter) => flowValue({ number: letter.charCodeAt(0), shape: '' })) })

// WUN-60
it.each<[string, Parameters<typeof foldCall>[0], string]>([
  ['base64 in Python', { path: 'base64.b64decode', values: [text(btoa('curl'))] }, 'curl'],
  ['base64 in JavaScript', { path: 'Buffer.from', values: [text(btoa('curl')), text('base64')] }, 'curl'],
  ['hexadecimal', { path: 'bytes.fromhex', values: [text('6375726c')] }, 'curl'],
  ['ROT13', { path: 'codecs.decode', values: [text('phey'), text('rot13')] }, 'curl'],
  ['percent signs', { path: 'urllib.parse.unquote', values: [text('%63url')] }, 'curl'],
  ['character codes', { path: 'String.fromCharCode', values: [codes('curl')] }, 'curl'],
  [
    'a join in Python',
    { path: '?.join', object: text('-'), values: [flowValue({ items: [text('a'), text('b')] })] },
    'a-b',
  ],
  [
    'a join in JavaScript',
    { path: '?.join', object: flowValue({ items: [text('a'), text('b')] }), values: [text('')] },
    'ab',
  ],
  ['a format', { path: '?.format', object: text('{} {x}'), values: [text('a'), { ...text('b'), key: 'x' }] }, 'a b'],
  ['a format with gaps', { path: '?.format', object: text('{0}{1}'), values: [text('a')] }, `a${unknownPart}`],
  ['a replacement', { path: '?.replace', object: text('cXrl'), values: [text('X'), text('u')] }, 'curl'],
  ['text backwards', { path: '?.reverse', object: text('lruc'), values: [] }, 'curl'],
])('computes %s', (_, call, expected) => {
  expect(foldCall(call)?.shape).toBe(expected)
})

it('remembers that something was decoded, also where it cannot be computed', () => {
  const [taint] = foldCall({ path: 'base64.b64decode', values: [flowValue()] })?.taints ?? []
  expect(taint).toEqual({ kind: 'decoded', detail: 'base64.b64decode' })
})

it('takes a line break by its number for nothing hidden, and letters for something', () => {
  expect(foldCall({ path: 'chr', values: [flowValue({ number: 10, shape: '' })] })?.taints).toEqual([])
  expect(foldCall({ path: 'chr', values: [flowValue({ number: 99, shape: '' })] })?.taints).toHaveLength(1)
})

it('takes a colour for nothing hidden, and more numbers for something', () => {
  const colour = ['90', '100', '110'].map((number) => flowValue({ number: Number(number), shape: '' }))
  const unknown = flowValue({ items: colour.map(() => flowValue()) })
  expect(foldCall({ path: 'bytes', values: [flowValue({ items: colour })] })).toMatchObject({
    shape: 'Zdn',
    taints: [],
  })
  expect(foldCall({ path: 'bytes', values: [unknown] })?.taints).toEqual([])
  expect(foldCall({ path: 'bytes', values: [flowValue({ items: [flowValue()] })] })?.taints).toHaveLength(1)
  expect(foldCall({ path: 'bytes', values: [codes('curl x')] })?.taints).toHaveLength(1)
  expect(foldCall({ path: 'String.fromCharCode', values: [codes('rm')] })?.taints).toHaveLength(1)
})

it('leaves calls alone that do more than that', () => {
  expect(foldCall({ path: 'requests.get', values: [text('x')] })).toBeUndefined()
})
