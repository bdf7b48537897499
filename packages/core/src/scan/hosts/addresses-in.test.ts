import { describe, expect, it } from 'vitest'
import { foldText } from '../text/fold-text.ts'
import { addressesIn } from './addresses-in.ts'

const hostsIn = (text: string) => addressesIn(foldText(text).text).map(({ host }) => host)

// WUN-103: the machine that a program asks, and not the one that a reader believes to see.
describe('the host of an address', () => {
  it.each([
    ['https://one.test/a?b', 'one.test'],
    ['HTTPS://One.Test.', 'one.test'],
    ['wss://one.test:8443/a', 'one.test'],
    ['ftps://one.test/a', 'one.test'],
    ['http://[::ffff:192.0.2.1]/a', '[::ffff:192.0.2.1]'],
    ['https:///one.test/a', 'one.test'],
    ['https:/one.test/a', 'one.test'],
    [String.raw`https:\\one.test/a`, 'one.test'],
    ["fetch('https:one.test/a')", 'one.test'],
    ['https://one%2etest/a', 'one.test'],
    ['https://one.test%00.two.test/a', 'one.test'],
  ])('of %s', (text, host) => expect(hostsIn(text)).toEqual([host]))

  it.each(['"http:8080"', 'scheme: https:none', 'https: one.test'])('is none in %s', (text) => {
    expect(hostsIn(text)).toEqual([])
  })

  it.each([
    ['https://known.test@other.test/a', ['other.test']],
    ['https://known.test:443@other.test/a', ['other.test']],
    ['https://me:p@ss@other.test/a', ['other.test']],
    ['https://other.test#@known.test/a', ['other.test']],
    ['https://other.test?@known.test/a', ['other.test']],
    // Browsers ask the first, curl the second.
    [String.raw`https://one.test\@two.test/a`, ['one.test', 'two.test']],
    [`'https://one.test"@two.test/a'`, ['one.test', 'two.test']],
    ['["https://one.test","me@two.test"]', ['one.test']],
  ])('is not who stands before or behind it in %s', (text, hosts) => expect(hostsIn(text)).toEqual(hosts))

  it.each([
    ['a Cyrillic о', 'https://get.d\u043ecker.com/a', 'get.d\u043ecker.com'],
    ['a whole word of such letters', 'https://\u0441\u043e\u0441\u043e.test/a', '\u0441\u043e\u0441\u043e.test'],
    ['an umlaut', 'https://b\u00fccher.test/a', 'b\u00fccher.test'],
    ['an umlaut in two signs', 'https://bu\u0308cher.test/a', 'bu\u0308cher.test'],
    ['Chinese letters', 'https://\u4f8b\u3048.test/a', '\u4f8b\u3048.test'],
    ['a Chinese full stop', 'https://known.test\u3002other.test/a', 'known.test.other.test'],
    ['wide letters, which are the narrow ones', 'https://\uff4bnown.test/a', 'known.test'],
    ['what nobody sees', 'https://kno\u200bwn.test/a', 'known.test'],
  ])('keeps %s', (_, text, host) => expect(hostsIn(text)).toEqual([host]))

  it.each([
    '\u8bf7\u770b https://one.test\u3002\u7136\u540e',
    'https://one.test\u67e5\u770b',
    'https://one.test\uff0c\u7136\u540e',
    '(https://one.test\u3002Then more)',
  ])('ends where a Chinese sentence goes on: %s', (text) => expect(hostsIn(text)).toEqual(['one.test']))
})
