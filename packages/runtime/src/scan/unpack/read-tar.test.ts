import { describe, expect, it } from 'vitest'
import { readTar } from './read-tar.ts'
import { paxRecord, tarOf, type TarEntry } from './tar-of.case.ts'

const many = 100
const read = (entries: readonly TarEntry[]) => {
  const { members, unread } = readTar(tarOf(entries), many)
  return { unread, files: members.map(({ path, read: bytes }) => [path, Buffer.from(bytes(1e6) ?? []).toString()]) }
}
const evil: TarEntry = { name: 'x.sh', content: 'run me' }

describe('every file is seen that a program would unpack (WUN-103)', () => {
  it.each<[string, readonly TarEntry[]]>([
    ['of no particular kind', [evil]],
    ['of a kind that nobody knows', [{ ...evil, type: 'Z' }]],
    ['laid out in one piece', [{ ...evil, type: '7' }]],
    ['with a size in bytes', [{ ...evil, size: Buffer.from('800000000000000000000006', 'hex') }]],
    [
      'with its size in front',
      [
        { name: 'p', type: 'x', content: paxRecord('size', '6') },
        { ...evil, size: '0' },
      ],
    ],
    [
      'with its name in front',
      [
        { name: '', type: 'L', content: 'x.sh\0' },
        { ...evil, name: '' },
      ],
    ],
    [
      'named by PAX',
      [
        { name: 'p', type: 'x', content: paxRecord('path', 'x.sh') },
        { ...evil, name: 'a.txt' },
      ],
    ],
    [
      'named by PAX, behind a remark that looks like a name',
      [
        { name: 'p', type: 'x', content: `${paxRecord('comment', '9 path=a\n9 path=b')}${paxRecord('path', 'x.sh')}` },
        { ...evil, name: 'a.txt' },
      ],
    ],
    ['behind what git writes in front', [{ name: 'g', type: 'g', content: paxRecord('comment', 'abc') }, evil]],
  ])('%s', (_, entries) => {
    expect(read(entries)).toEqual({ unread: undefined, files: [['x.sh', 'run me']] })
  })
})

describe('what can be read in another way is told (R-34)', () => {
  it.each<[string, Uint8Array]>([
    ['one archive behind another', Buffer.concat([tarOf([evil]), tarOf([evil])])],
    ['a size that is none', tarOf([{ ...evil, size: 'zzzzzzzzzzz' }])],
    ['a directory with content', tarOf([{ ...evil, name: 'd/', type: '5' }])],
    ['a link with content', tarOf([{ ...evil, type: '2', link: 'a' }])],
    ['names for all that follows', tarOf([{ name: 'g', type: 'g', content: paxRecord('path', 'a') }, evil])],
    ['a file with holes', tarOf([{ ...evil, type: 'S' }])],
  ])('%s', (_, bytes) => {
    expect(readTar(bytes, many).unread).toEqual(expect.any(String))
  })
})

it('has links by where they lead, from the top of the archive', () => {
  const entries: TarEntry[] = [
    { name: 'a/b', type: '2', link: '../../x' },
    { name: 'a/c', type: '2', link: '../d' },
    { name: 'a/d', type: '1', link: 'e' },
    { name: 'a/e', type: '2', link: '/etc' },
    { name: 'null', type: '3' },
  ]
  expect(readTar(tarOf(entries), many).members.map(({ link }) => link)).toEqual(['../x', 'd', 'e', '/etc', '/dev'])
})

it('gives one member more than is asked for, and no file whose end is missing', () => {
  expect(readTar(tarOf([evil, evil, evil]), 1).members).toHaveLength(2)
  const [member] = readTar(tarOf([{ ...evil, size: '00000777777' }], false), many).members
  expect(member?.read(1e6)).toBeUndefined()
})
