import { expect, it } from 'vitest'
import { staysInCall } from './stays-in-call.ts'

it.each(['eval(atob', 'exec(zlib.decompress(base64.b64decode', 'Function("return (1)")(atob', 'eval(")" + atob'])(
  'sees that %s decodes what it runs',
  (match) => {
    expect(staysInCall(match)).toBe(true)
  },
)

it.each(['exec(next());if(found)name=unescape', 'compile("a");x=(atob', 'exec(text)[0]+decodeURIComponent'])(
  'sees that %s decodes something else',
  (match) => {
    expect(staysInCall(match)).toBe(false)
  },
)
