import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { flowValue } from '../flow/flow-value.ts'
import type { FlowValue } from '../flow/flow-value.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isTestData } from './is-test-data.ts'

function isData(
  path: string,
  value: FlowValue | undefined,
  more = '',
  first = 'step = {"action": "rm -rf /"}',
): boolean {
  const text = `${first}\n${more}`
  const files = [readScanFile({ path, bytes: new TextEncoder().encode(text) })]
  const skill = buildSkillView({ name: 'tables', files, paths: [path] })
  const [piece] = skill.code
  if (piece === undefined) throw new Error('no program')
  const place = text.indexOf('rm')
  if (value === undefined) return isTestData({ ...skill, unparsed: [piece], flows: [] }, piece, place)
  const flow = { kind: 'run-shell', piece, start: 0, end: 1, callee: 'subprocess.run', values: [value] } as const
  return isTestData({ ...skill, unparsed: [], flows: [flow] }, piece, place)
}

const named = (...words: readonly string[]) => flowValue({ items: words.map((shape) => flowValue({ shape })) })

// WUN-103: a test holds what its program refuses.
it('knows a text that a test hands to nothing that runs it', () => {
  expect(isData('tools/test_guard.py', named('python', 'guard.py'))).toBe(true)
})

it('counts what is run, what may be, and what stands in no test', () => {
  expect(isData('tools/test_guard.py', flowValue({ shape: 'rm -rf /' }))).toBe(false)
  expect(isData('tools/test_guard.py', named('sh', '-c', 'rm -rf /'))).toBe(false)
  expect(isData('tools/test_guard.py', flowValue())).toBe(false)
  expect(isData('tools/guard.py', named('python', 'guard.py'))).toBe(false)
})

it('believes a test that is too long to be followed if nothing in it runs texts', () => {
  expect(isData('tests/test_guard.py', undefined, 'subprocess.run([sys.executable, tool])\n')).toBe(true)
  expect(isData('tests/test_guard.py', undefined, 'os.system(step["action"])\n')).toBe(false)
  expect(isData('tests/test_guard.py', undefined, 'subprocess.run(step["action"], shell=True)\n')).toBe(false)
})

it('knows a text in the quotes of another text, and what stands between two texts', () => {
  const nested = `step = '  - "a && rm -rf /"'`
  expect(isData('tests/test_guard.py', undefined, '', nested)).toBe(true)
  expect(isData('tests/test_guard.py', undefined, '', `step = f("it's") + rm -rf /`)).toBe(false)
})
