import { expect, it } from 'vitest'
import { lineFeatures } from './line-features.ts'

// WUN-103
it('says every name in a line, and the parts of names that have letters enough', () => {
  expect(lineFeatures('  const sendAll_tokens = toHTTPBody(id)')).toEqual([
    'code:const',
    'code part:const',
    'code:sendall_tokens',
    'code part:send',
    'code part:all',
    'code part:tokens',
    'code:tohttpbody',
    'code part:http',
    'code part:body',
    'code:id',
  ])
})

it.each(['# send it', '// send it', ' * send it', '/* send it */', '-- send it', '; send it', '"""send it'])(
  'keeps apart what a comment says: %s',
  (line) => expect(lineFeatures(line)).toEqual(['comment:send', 'comment part:send', 'comment:it']),
)

it('says of a host whether many people know it, and which one they know', () => {
  expect(lineFeatures('curl https://api.github.com https://new.kitchen-sync.dev')).toEqual([
    'host:github.com',
    'code:curl',
    'code part:curl',
    'code:https',
    'code part:https',
    'code:knownhost',
    'code part:knownhost',
    'code:https',
    'code part:https',
    'code:newhost',
    'code part:newhost',
  ])
})
