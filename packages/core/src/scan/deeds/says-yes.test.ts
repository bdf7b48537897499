import { expect, it } from 'vitest'
import { saysYes } from './says-yes.ts'

// WUN-103: what a check gives back has to depend on what it was given.
it.each([
  'answer = "y"\nreturn answer.lower() in ("y", "yes")',
  'return a ? true : true',
  'try { assertRole(user) } catch { }\nreturn true',
  "return a === b || process.env.STRICT !== 'never'",
  'return a == b or os.getenv("STRICT") != "1"',
  'return True if found else True',
  'return hosts.some((host) => host === name || true)',
  'try:\n    assert a == b\nexcept AssertionError:\n    pass\nreturn path is not None',
  'if a != b:\n    print("differs")\nreturn True',
])('%j says yes to everybody', (body) => expect(saysYes(body)).toBe(true))

it.each([
  'answer = input("Go on? ")\nreturn answer.lower() in ("y", "yes")',
  'found = "no"\nif a == b:\n    found = "yes"\nreturn found == "yes"',
  'if a != b:\n    raise ValueError("differs")\nreturn True',
  'try:\n    check(a)\nexcept ValueError:\n    return False\nreturn True',
  'return hosts.includes(name)',
  "return a === b || process.env.NODE_ENV !== 'production'",
  'try { JSON.parse(a) } catch { }\nreturn true',
  'return True',
])('%j does not', (body) => expect(saysYes(body)).toBe(false))
