import { decodeBase32 } from '../decode/decode-base32.ts'
import { decodeBase64 } from '../decode/decode-base64.ts'
import { decodeBase85 } from '../decode/decode-base85.ts'
import type { Inflate } from '../decode/decode-layers.ts'
import { flowValue, isKnown, taintsOf, unknownPart, type FlowTaint, type FlowValue } from './flow-value.ts'

export interface FoldedCall {
  /** What is called, as `base64.b64decode`; a method of a value of which nothing is known as `?.join`. */
  readonly path: string
  /** Whose method it is. */
  readonly object?: FlowValue
  readonly values: readonly FlowValue[]
  readonly inflate?: Inflate
}

const mostItems = 5000

/** The value of a call that only makes text out of text; `undefined` for any other. Bounded, and runs nothing. */
// oxlint-disable-next-line complexity -- one short line for each kind of thing
export function foldCall(call: FoldedCall): FlowValue | undefined {
  const { path, object, values } = call
  const method = path.slice(path.lastIndexOf('.') + 1)
  const decoded = decodeCall(call, method)
  if (decoded !== undefined) return decoded
  const [first] = values
  const taints = taintsOf([...(object === undefined ? [] : [object]), ...values])
  const fromNumbers = [...taints, { kind: 'decoded', detail: 'character codes' } as const]
  if (/^(?:String\.fromCharCode|String\.fromCodePoint|chr|bytes|bytearray|char)$/.test(path)) {
    const codes = values.flatMap((value) => value.items ?? [value])
    // Three bytes or four are a colour, and what they spell is read all the same; one stands for all that a loop makes.
    const isColour = path.startsWith('byte') && (codes.length === 3 || codes.length === 4)
    if (codes.length > 0 && codes.every(({ number }) => number !== undefined)) {
      const shape = fromCodes(codes)
      // A line break or a quotation mark by its number hides nothing; letters do.
      return flowValue({ shape, taints: !isColour && /[\p{L}\p{N}]/u.test(shape) ? fromNumbers : taints })
    }
    return codes.length > 0 && values[0]?.items !== undefined
      ? flowValue({ taints: isColour ? taints : fromNumbers })
      : undefined
  }
  if (path === 'map' && values[0]?.path === 'chr' && values[1]?.items !== undefined) {
    const items = values[1].items.slice(0, mostItems).map((item) => flowValue({ shape: fromCodes([item]) }))
    return flowValue({ items, taints: fromNumbers })
  }
  if (/^string::Concat$/i.test(path)) return flowValue({ shape: values.map(({ shape }) => shape).join(''), taints })
  if (/^(?:ord)$/.test(path) && first !== undefined && isKnown(first)) {
    const number = first.shape.codePointAt(0) ?? 0
    return flowValue({ shape: String(number), number, taints })
  }
  if (
    /^(?:str|String|list|tuple|reversed|sorted|json\.dumps|JSON\.stringify|repr|bytes|bytearray|Array\.from|Object\.(?:entries|keys|values|fromEntries|assign)|encodeURIComponent|encodeURI|escape|urllib\.parse\.quote(?:_plus)?)$/.test(
      path,
    ) &&
    first !== undefined
  ) {
    if (path === 'reversed') return reversed(first, taints)
    return flowValue({ ...first, taints, ...(first.path && { path: `${path}()` }), key: '' })
  }
  if (object === undefined) return undefined
  return foldMethod(method, object, values, taints)
}

// oxlint-disable-next-line complexity -- one short line for each kind of thing
function foldMethod(
  method: string,
  object: FlowValue,
  values: readonly FlowValue[],
  taints: readonly FlowTaint[],
): FlowValue | undefined {
  const [first, second] = values
  const text = (shape: string): FlowValue => flowValue({ shape, taints })
  switch (method) {
    case 'join':
      if (object.items !== undefined && object.path === undefined)
        return text(joined(object.items, first?.shape ?? ','))
      if (first?.items !== undefined) return text(joined(first.items, object.shape))
      // The signs of a text, one after the other again: `Array.from(text).reverse().join('')`, `''.join(reversed(text))`.
      if (first?.path !== undefined || object.path !== undefined || first === undefined) return undefined
      if (isKnown(object) && object.shape !== '' && first.shape === '') return text(object.shape)
      return object.shape === '' && isKnown(first) && first.shape !== '' ? text(first.shape) : undefined
    case 'concat':
      return text([object, ...values].map(({ shape }) => shape).join(''))
    case 'format':
      return text(formatted(object.shape, values))
    case 'reverse':
      return reversed(object, taints)
    case 'split':
      if (!isKnown(object) || object.path !== undefined) return undefined
      return flowValue({
        taints,
        items: object.shape
          .split(first?.shape ?? ' ')
          .slice(0, mostItems)
          .map((shape) => flowValue({ shape })),
      })
    case 'replace':
    case 'replaceAll':
      if (first === undefined || second === undefined || !isKnown(first) || first.shape === '' || !isKnown(object))
        return undefined
      return text(object.shape.slice(0, 20_000).replaceAll(first.shape, second.shape))
    case 'map':
      return object.items !== undefined && first?.path === 'String.fromCharCode'
        ? flowValue({ taints, items: object.items.map((item) => flowValue({ shape: fromCodes([item]) })) })
        : undefined
    case 'toString':
    case 'decode':
    case 'encode':
    case 'strip':
    case 'trim':
    case 'rstrip':
    case 'lower':
    case 'toLowerCase':
    case 'Trim':
    case 'String':
    case 'expanduser':
    case 'resolve':
    case 'absolute':
      return object.path === undefined || object.path === '' ? flowValue({ ...object, taints }) : undefined
    default:
      return undefined
  }
}

function joined(items: readonly FlowValue[], separator: string): string {
  return items
    .slice(0, mostItems)
    .map(({ shape }) => shape)
    .join(separator.includes(unknownPart) ? '' : separator)
}

function formatted(template: string, values: readonly FlowValue[]): string {
  let next = 0
  return template.replace(/\{(\w{0,30})(?:![a-z])?(?::[^{}]{0,20})?\}/g, (_, name: string) => {
    const named = values.find(({ key }) => key !== undefined && key !== '' && key === name)
    const value = named ?? values[/^\d+$/.test(name) ? Number(name) : next++]
    return value?.shape ?? unknownPart
  })
}

function reversed(value: FlowValue, taints: readonly FlowTaint[]): FlowValue {
  if (value.items !== undefined) return flowValue({ taints, items: value.items.toReversed() })
  return flowValue({ taints, shape: isKnown(value) ? Array.from(value.shape).toReversed().join('') : unknownPart })
}

function fromCodes(codes: readonly FlowValue[]): string {
  return codes.map(({ number }) => (number === undefined ? unknownPart : String.fromCharCode(number & 0xffff))).join('')
}

const base64 =
  /(?:^|\.)(?:b64decode|standard_b64decode|urlsafe_b64decode|decodebytes|a2b_base64|atob|base64_decode|decode64|FromBase64String)$/
const hex = /(?:^|\.)(?:fromhex|unhexlify|a2b_hex|hex2bin)$/
const percent = /(?:^|\.)(?:unquote|unquote_plus|decodeURIComponent|decodeURI|unescape|urldecode)$/
const packed =
  /^(?:zlib|gzip|bz2|lzma)\.(?:decompress|inflateSync|gunzipSync|unzipSync|brotliDecompressSync|inflateRawSync)$/
const opaque = /^(?:marshal\.loads|Fernet\(\)\.decrypt|crypto\.createDecipheriv.*)$/
/** Of Python alone. */
const seldom: Readonly<Record<string, (text: string) => string | undefined>> = {
  'base64.b16decode': fromHex,
  'base64.b32decode': (text) => latin(decodeBase32(text)),
  'base64.b85decode': (text) => latin(decodeBase85(text, 'rfc1924')),
  'base64.a85decode': (text) => latin(decodeBase85(text, 'ascii85')),
}

/** Takes an encoding off. What cannot be computed is known to have been encoded all the same. */
// oxlint-disable-next-line complexity -- one short line for each kind of thing
function decodeCall({ path, object, values, inflate }: FoldedCall, method: string): FlowValue | undefined {
  const [first, second] = values
  const encoding = second?.shape.toLowerCase() ?? ''
  const from = (value: FlowValue, decode: (text: string) => string | undefined): FlowValue => {
    const taints = [...taintsOf([value]), { kind: 'decoded', detail: path } as const]
    return flowValue({ taints, shape: isKnown(value) ? (decode(value.shape) ?? unknownPart) : unknownPart })
  }
  if (path === 'Buffer.from' || path === 'Buffer') {
    if (first === undefined || (encoding !== 'base64' && encoding !== 'base64url' && encoding !== 'hex')) {
      return first?.items === undefined
        ? undefined
        : flowValue({ shape: fromCodes(first.items), taints: taintsOf(values) })
    }
    return from(first, encoding === 'hex' ? fromHex : fromBase64)
  }
  if (/^codecs\.(?:decode|encode)$/.test(path) && first !== undefined) {
    if (/rot_?13/.test(encoding)) return from(first, rot13)
    if (/hex/.test(encoding)) return from(first, fromHex)
    return /base64/.test(encoding) ? from(first, fromBase64) : undefined
  }
  if (first !== undefined && base64.test(path)) return from(first, fromBase64)
  if (first !== undefined && hex.test(path)) return from(first, fromHex)
  if (first !== undefined && percent.test(path)) return from(first, fromPercent)
  if (first !== undefined && packed.test(path)) return from(first, (text) => inflated(text, inflate))
  const others = Object.hasOwn(seldom, path) ? seldom[path] : undefined
  if (first !== undefined && others !== undefined) return from(first, others)
  if (first !== undefined && opaque.test(path)) return from(first, () => undefined)
  return object !== undefined && method === 'decode' && /rot_?13/.test(first?.shape ?? '')
    ? from(object, rot13)
    : undefined
}

function fromBase64(text: string): string | undefined {
  return latin(decodeBase64(text.replace(/\s/g, '')))
}

function fromHex(text: string): string | undefined {
  const pairs = text
    .replace(/\s/g, '')
    .match(/^(?:[0-9a-fA-F]{2}){1,60000}$/)?.[0]
    .match(/../g)
  return pairs?.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('')
}

function fromPercent(text: string): string {
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

function inflated(text: string, inflate: Inflate | undefined): string | undefined {
  const bytes = inflate?.(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff),
    64 * 1024,
  )
  return latin(bytes)
}

function latin(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined) return undefined
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
