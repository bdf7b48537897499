import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert, constantFrom, integer, property, tuple, uint8Array } from 'fast-check'
import { openSyntaxParser } from '@metier/runtime'
import { scanPolicies, scanSkill } from '@metier/core'
import { expect, it } from 'vitest'
import { scanCases } from '../scan-cases.ts'
import { runs } from './runs.ts'

const parser = openSyntaxParser()
const files = [...scanCases('malicious'), ...scanCases('benign')].flatMap(([, cases]) =>
  cases.flatMap((each) => Object.entries(each.files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }))),
)

/** A file of our own cases with a piece of another in it, repeated, and noise. */
const mutated = tuple(
  constantFrom(...files),
  constantFrom(...files),
  integer({ min: 0, max: 5000 }),
  integer({ min: 1, max: 300 }),
  constantFrom(1, 1, 1, 50, 2000),
  uint8Array({ maxLength: 6 }),
).map(([file, other, place, length, times, noise]) => {
  const at = place % (file.bytes.length + 1)
  const from = place % (other.bytes.length + 1)
  const piece = other.bytes.subarray(from, from + length)
  return {
    path: file.path,
    bytes: Buffer.concat([
      file.bytes.subarray(0, at),
      noise,
      ...Array.from({ length: times }, () => piece),
      file.bytes.subarray(at),
    ]),
  }
})

it('judges mutated skills without a crash, a hang or a silent skip', () => {
  const slowest = { milliseconds: 0, path: '', bytes: Buffer.alloc(0) }
  assert(
    property(mutated, (file) => {
      const page = { path: 'SKILL.md', bytes: Buffer.from('---\nname: a\ndescription: b\n---\n') }
      const before = process.cpuUsage()
      const report = scanSkill({
        name: 'a',
        files: file.path === 'SKILL.md' ? [file] : [page, file],
        policy: scanPolicies.balanced,
        parser,
      })
      const milliseconds = process.cpuUsage(before).user / 1000
      if (milliseconds > slowest.milliseconds) Object.assign(slowest, file, { milliseconds })
      expect(report.findings.map(({ rule }) => rule)).not.toContain('scanner-failed')
      expect(report.filesScanned).toBe(file.path === 'SKILL.md' ? 1 : 2)
    }),
    { numRuns: runs(10_000) },
  )
  const kept = join(tmpdir(), `slowest-${slowest.path.replaceAll('/', '-')}`)
  writeFileSync(kept, slowest.bytes)
  expect(slowest.milliseconds, `of ${slowest.path}, kept as ${kept}`).toBeLessThan(4000)
}, 3_600_000)
