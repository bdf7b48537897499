import { expect, it } from 'vitest'
import { nameFeatures } from './name-features.ts'

// WUN-103: an attacker names things anew, but of the same words.
it.each([
  ['sendAll_tokens', ['code:sendall_tokens', 'code part:send', 'code part:all', 'code part:tokens']],
  ['toHTTPBody', ['code:tohttpbody', 'code part:http', 'code part:body']],
  ['id', ['code:id']],
])('%s', (name, features) => expect(nameFeatures('code', name)).toEqual(features))
