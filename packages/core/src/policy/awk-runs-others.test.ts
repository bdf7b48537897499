import { describe, expect, it } from 'vitest'
import { awkRunsOthers } from './awk-runs-others.ts'

describe('what awk could start', () => {
  it.each([
    [['BEGIN { system("id") }']],
    [['{ print | "id" }']],
    [['BEGIN { "id" | getline }']],
    [['BEGIN { print |& "id" }']],
    [['BEGIN { f = "sys" "tem"; @f("id") }']],
    [['@load "filefuncs"']],
    [['-f', 'x']],
    [['-fx']],
    [['-lx', '1']],
    [['--file=x']],
    [['-v', null, '1']],
    [[null]],
    [['--', 'BEGIN { system("id") }']],
  ])('%j', (words) => {
    expect(awkRunsOthers(words)).toBe(true)
  })

  it.each([
    [[]],
    [['{ print $1 }', 'x']],
    [['-F', '|', '{ print $1 }']],
    [['-F:', '-v', 'a=b', '$1 == a || $2 == a']],
    [['--', '{ print }']],
  ])('not %j', (words) => {
    expect(awkRunsOthers(words)).toBe(false)
  })
})
