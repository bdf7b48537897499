import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packedBehind } from './packed-behind.ts'

it('finds what a program that unpacks itself carries, in order', () => {
  const front = Buffer.from('#!/bin/sh\ntail -n +3 "$0"\n')
  const xz = Buffer.from('fd377a585a0000', 'hex')
  expect(packedBehind(Buffer.concat([front, gzipSync('x')]))).toEqual([{ kind: 'gzip', at: front.length }])
  expect(packedBehind(Buffer.concat([front, xz, gzipSync('x')]))).toEqual([
    { kind: 'other', at: front.length },
    { kind: 'gzip', at: front.length + xz.length },
  ])
  expect(packedBehind(Buffer.concat([front, Buffer.from('BZh91AY&SY')]))).toMatchObject([{ kind: 'other' }])
})

it.each(['', 'plain text', '\u001Fé'])('finds nothing in %j', (text) => {
  expect(packedBehind(Buffer.from(text))).toEqual([])
})
