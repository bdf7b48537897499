import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { flowValue, unknownPart, type FlowValue } from '../flow/flow-value.ts'
import { readScanFile } from '../read-scan-file.ts'
import { mayRun } from './may-run.ts'

const words = (...shapes: readonly string[]) => flowValue({ items: shapes.map((shape) => flowValue({ shape })) })
const node = flowValue({ shape: unknownPart, path: 'process.execPath' })

function judged(kind: 'run-shell' | 'delete', values: readonly FlowValue[]): boolean {
  const file = readScanFile({ path: 'a.test.js', bytes: new TextEncoder().encode('start()') })
  const [piece] = buildSkillView({ name: 'tables', files: [file], paths: ['a.test.js'] }).code
  if (piece === undefined) throw new Error('no program')
  return mayRun({ kind, piece, start: 0, end: 1, callee: 'a', values }, 'rm -rf /')
}

const runs = (...values: readonly FlowValue[]) => judged('run-shell', values)

// WUN-103: a test that starts its own program with files runs none of the texts that it holds.
it('takes a program for known that is the one of the test itself', () => {
  expect(runs(node, words('bin/tool.js', '--scope', unknownPart))).toBe(false)
})

it('takes anything for run where the program, or a text that it is given, is not known', () => {
  expect(runs(flowValue({ shape: unknownPart }), words('bin/tool.js'))).toBe(true)
  expect(runs(node, words('-e', unknownPart))).toBe(true)
  expect(runs(node)).toBe(true)
  expect(runs(node, words('bin/tool.js', 'rm -rf /'))).toBe(true)
})

it('takes nothing for run that is deleted, unless it stands in it', () => {
  expect(judged('delete', [flowValue({ shape: unknownPart })])).toBe(false)
  expect(judged('delete', [flowValue({ shape: 'a; rm -rf /' })])).toBe(true)
})
