import { describe, expect, it } from 'vitest'
import { chooseAddress } from './choose-address.ts'

const addresses: Readonly<Record<string, readonly string[]>> = {
  'api.example.com': ['93.184.215.14'],
  'inside.example.com': ['10.1.2.3'],
  'both.example.com': ['127.0.0.1', '93.184.215.14'],
  'cloud.example.com': ['169.254.169.254'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  localhost: ['127.0.0.1'],
  '2130706433': ['127.0.0.1'],
}

function choose(hosts: readonly string[], host: string, port = 443) {
  return chooseAddress({ hosts, host, port, resolve: async (name) => addresses[name] ?? [] })
}

describe('chooseAddress', () => {
  it.each<[readonly string[], string, number, string | undefined]>([
    [['api.example.com'], 'api.example.com', 443, '93.184.215.14'],
    [['*.example.com'], 'api.example.com', 443, '93.184.215.14'],
    [['api.example.com'], 'api.example.com', 22, undefined],
    [['api.example.com'], 'other.example.com', 443, undefined],
    [['api.example.com'], 'gone.example.com', 443, undefined],
    [[], 'api.example.com', 443, undefined],
    // A name that leads to this machine, its network or its cloud.
    [['*.example.com'], 'inside.example.com', 443, undefined],
    [['*.example.com'], 'cloud.example.com', 443, undefined],
    [['*.example.com'], 'mapped.example.com', 443, undefined],
    [['*.example.com'], 'both.example.com', 443, '93.184.215.14'],
    // An address in other clothes.
    [['*.example.com'], '2130706433', 443, undefined],
    [['2130706433'], '2130706433', 443, undefined],
    [['api.example.com'], '127.0.0.1', 443, undefined],
    [['api.example.com'], '93.184.215.14', 443, undefined],
    // What is granted by its address.
    [['127.0.0.1:8080'], '127.0.0.1', 8080, '127.0.0.1'],
    [['127.0.0.1:8080'], '127.0.0.1', 8081, undefined],
    [['localhost:8080'], 'localhost', 8080, '127.0.0.1'],
    [['10.0.0.5'], '10.0.0.5', 443, '10.0.0.5'],
    [['169.254.169.254'], '169.254.169.254', 80, undefined],
  ])('with %j, %s:%d leads to %s', async (hosts, host, port, address) => {
    expect(await choose(hosts, host, port)).toBe(address)
  })

  it('asks for no name that is not granted: a name could carry a secret', async () => {
    const asked: string[] = []
    const resolve = async (host: string) => {
      asked.push(host)
      return []
    }
    await chooseAddress({ hosts: ['api.example.com'], host: 'secret.evil.test', port: 443, resolve })
    expect(asked).toEqual([])
  })
})
