import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isQuotedSample } from './is-quoted-sample.ts'

function isSample(fence: string): boolean {
  const path = 'SKILL.md'
  const bytes = new TextEncoder().encode(
    `---\nname: tables\ndescription: Sorts.\n---\n\n\`\`\`bash\n${fence}\n\`\`\`\n`,
  )
  const { code } = buildSkillView({ name: 'tables', files: [readScanFile({ path, bytes })], paths: [path] })
  const piece = code.find(({ role }) => role === 'fence')
  if (piece === undefined) throw new Error('no fence')
  return isQuotedSample(piece, piece.text.text.indexOf('rm -rf'))
}

// WUN-103: a hook that refuses a command names it.
it('knows a text that only stands in a list, or is the input of a test', () => {
  expect(isSample('NEVER=(\n  "rm -rf /"\n)\n[[ $C == *"$each"* ]] && exit 2')).toBe(true)
  expect(isSample('Input: "a.txt; rm -rf /"')).toBe(true)
  expect(isSample('[\n  {\n    "input": "rm -rf /",\n    "expected": "refused"\n  }\n]')).toBe(true)
  expect(isSample('入力: "a.txt; rm -rf /"')).toBe(true)
})

it('knows what a search is for', () => {
  expect(isSample('$ grep -rn "rm -rf /" scripts')).toBe(true)
  expect(isSample('annals search --delete "^rm -rf /"')).toBe(true)
})

it('believes no search that runs what it is given, or that its machine does not do', () => {
  expect(isSample('rg --pre "rm -rf /" a.txt')).toBe(false)
  expect(isSample('ssh search "rm -rf /"')).toBe(false)
  expect(isSample('grep -h "rm -rf /" a.txt | sh')).toBe(false)
  expect(isSample('grep "a" b; sh "rm -rf /"')).toBe(false)
  expect(isSample('annals run "rm -rf /"')).toBe(false)
})

it('believes no list where texts are run, and no command', () => {
  expect(isSample('ALL=(\n  "rm -rf /"\n)\nfor each in "${ALL[@]}"; do eval "$each"; done')).toBe(false)
  expect(isSample('ALL=(\n  "rm -rf /"\n)\nfor each in "${ALL[@]}"; do $each; done')).toBe(false)
  expect(isSample('bash -c "rm -rf /"')).toBe(false)
  expect(isSample('rm -rf /')).toBe(false)
  expect(isSample('{ "command": "rm -rf /" }')).toBe(false)
})
