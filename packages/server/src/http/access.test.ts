import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccessGrant } from './access-grant.ts'
import { issueAccessToken } from './issue-access-token.ts'
import { readAccessToken } from './read-access-token.ts'
import { Access, requireScopes, tokenOf } from './access.ts'

const key = new Uint8Array(32).fill(1)
const grant: AccessGrant = { name: 'ci', scopes: ['read', 'execute'], expires: 1000 }

describe('a token', () => {
  it('says what it allows until it ends', () => {
    const token = issueAccessToken(grant, key)
    expect(readAccessToken(token, key, 999)).toEqual(grant)
    expect(readAccessToken(token, key, 1000)).toBe('expired')
  })

  it('of another key is none, whatever it says', () => {
    expect(readAccessToken(issueAccessToken(grant, new Uint8Array(32).fill(2)), key, 0)).toBeUndefined()
  })

  it('that was changed anywhere is none', () => {
    const token = issueAccessToken(grant, key)
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.integer({ min: 33, max: 126 }), (at, code) => {
        const changed = token.slice(0, at) + String.fromCodePoint(code) + token.slice(at + 1)
        // The last sign of base64 has bits that mean nothing; the text still differs.
        fc.pre(changed !== token)
        expect(readAccessToken(changed, key, 0)).toBeUndefined()
      }),
    )
  })

  it('is found in nothing that a stranger makes up', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readAccessToken(`metier_${text}`, key, 0)).toBeUndefined()
      }),
    )
  })

  it('keeps no scope that there is not', () => {
    const odd = issueAccessToken(JSON.parse('{"name":"x","scopes":["read","root"],"expires":1000}'), key)
    expect(readAccessToken(odd, key, 0)).toEqual({ name: 'x', scopes: ['read'], expires: 1000 })
  })
})

const access = (required: boolean) => new Access({ key, now: () => 500, required })

describe('access', () => {
  it('is open to the user of this machine where no token is needed', () => {
    expect(access(false).callerOf(undefined).scopes).toContain('write')
    expect(() => access(true).callerOf(undefined)).toThrow(/without a token/)
    expect(() => access(true).callerOf('')).toThrow(/without a token/)
  })

  it('holds a token to what it says even where none is needed', () => {
    const token = issueAccessToken(grant, key)
    const caller = access(false).callerOf(token)
    expect(caller).toEqual({ name: 'ci', scopes: ['read', 'execute'], hasToken: true })
    expect(() => requireScopes(caller, ['read'])).not.toThrow()
    expect(() => requireScopes(caller, ['read', 'write'])).toThrow(/does not allow to write/)
    expect(() => access(false).callerOf('metier_a.b')).toThrow(/not one of this daemon/)
    expect(() => access(false).callerOf(issueAccessToken({ ...grant, expires: 500 }, key))).toThrow(/expired/)
  })

  it.each([
    [{ authorization: 'Bearer abc' }, 'abc'],
    [{ authorization: 'bearer   abc' }, 'abc'],
    [{ authorization: 'Basic abc' }, undefined],
    [{ 'sec-websocket-protocol': 'metier, bearer.abc' }, 'abc'],
    [{ 'sec-websocket-protocol': 'metier' }, undefined],
    [{}, undefined],
  ])('finds the token in %j', (headers, token) => {
    expect(tokenOf((name) => new Map(Object.entries(headers)).get(name))).toBe(token)
  })
})
