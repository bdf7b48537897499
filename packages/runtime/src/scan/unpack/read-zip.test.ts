import { describe, expect, it } from 'vitest'
import { hostileZip } from '../../archive/hostile-zip.case.ts'
import { readZip } from './read-zip.ts'

const many = 100
const evil = { name: 'x.sh', content: 'run me' }
const good = { name: 'a.txt', content: 'hello' }
const filesOf = (bytes: Uint8Array) =>
  readZip(bytes, many)?.members.map(({ path, read }) => [path, Buffer.from(read(1e6) ?? []).toString()])
const end = (bytes: Uint8Array) => Buffer.from(bytes).lastIndexOf('PK\u0005\u0006')
const changed = (bytes: Uint8Array, change: (copy: Buffer, end: number) => void) => {
  const copy = Buffer.from(bytes)
  change(copy, end(bytes))
  return copy
}

describe('members are found by the list that stands before the end (WUN-103)', () => {
  it.each([
    ['behind a first line', Buffer.from('#!/usr/bin/env python3\n')],
    ['behind a picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['behind four letters that look like a beginning', Buffer.from('PK\u0003\u0004')],
  ])('%s', (_, front) => {
    expect(filesOf(Buffer.concat([front, hostileZip([good, evil])]))).toEqual([
      ['a.txt', 'hello'],
      ['x.sh', 'run me'],
    ])
  })

  it('not by the place that the end names, where another list lies', () => {
    const real = hostileZip([evil])
    const decoy = Buffer.from(hostileZip([good])).subarray(0, end(hostileZip([good])))
    expect(filesOf(Buffer.concat([decoy, real]))).toEqual([['x.sh', 'run me']])
  })
})

describe('what can be read in another way is told (R-34)', () => {
  const both = hostileZip([good, evil])
  it.each([
    [
      'a member that is not listed',
      changed(both, (copy, at) => {
        // The list of one, in the place of the list of two.
        const list = copy.readUInt32LE(at + 16)
        copy.writeUInt16LE(1, at + 10)
        copy.writeUInt32LE(copy.readUInt32LE(at + 12) - 51, at + 12)
        copy.writeUInt32LE(list + 51, at + 16)
      }),
    ],
    ['fewer members than the end says', changed(both, (copy, at) => copy.writeUInt16LE(3, at + 10))],
    ['a list beyond four gigabytes', changed(both, (copy, at) => copy.writeUInt32LE(0xffffffff, at + 16))],
    ['a member of another name than is listed', changed(both, (copy) => copy.write('b.txt', 30))],
    ['a member that is not where it is listed', changed(both, (copy) => copy.write('XX', 0))],
  ])('%s', (_, bytes) => {
    expect(readZip(bytes, many)?.unread).toEqual(expect.any(String))
  })

  it('and nothing of an honest archive', () => {
    for (const archive of [both, hostileZip([]), hostileZip([{ ...good, deflate: true }])]) {
      expect(readZip(archive, many)?.unread).toBeUndefined()
    }
  })
})

const link = (name: string, content: string) => ({ name, content, mode: 0o120777 })

it('has links by where they lead, from the top of the archive', () => {
  const { members = [] } =
    readZip(hostileZip([link('a/b', '../../x'), link('a/c', 'd'), link('e', '/etc')]), many) ?? {}
  expect(members.map((member) => member.link)).toEqual(['../x', 'a/d', '/etc'])
})

it.each([Buffer.from(''), Buffer.from('PK'), Buffer.from('no archive at all'), Buffer.from('PK\u0005\u0006')])(
  'is none: %j',
  (bytes) => {
    expect(readZip(bytes, many)).toBeUndefined()
  },
)
