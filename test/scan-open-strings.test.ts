import { expect, it } from 'vitest'
import { scanParser, scanTexts } from './scan-texts.ts'

const head = '---\nname: page-servers\ndescription: Serves pages from a container.\n---\n\n# Servers\n\n'

function findingsOf(program: string) {
  const files = { 'SKILL.md': `${head}\`\`\`python\nimport subprocess\n\n${program}\n\`\`\`\n` }
  return scanTexts({ name: 'page-servers', files, parser: scanParser }).findings
}

const line = 'python -m http.server -d / 8000'

// WUN-103: a finding says that something is hidden only where it is.
it('takes a command that an example gives a shell as one string for what it is: open, and an example', () => {
  const [found, ...others] = findingsOf(`subprocess.Popen("${line}", shell=True)`).filter(
    ({ rule }) => rule === 'privilege-escalation',
  )
  expect(others).toEqual([])
  expect(found).toMatchObject({ severity: 'warn' })
  expect(found?.layers).toBeUndefined()
})

it('still says that a command is hidden that is put together', () => {
  const parts = line.split('http').map((part) => JSON.stringify(part))
  const found = findingsOf(`subprocess.Popen(${parts.join(' + "ht" + "tp" + ')}, shell=True)`)
  expect(found).toContainEqual(expect.objectContaining({ rule: 'privilege-escalation', layers: 1 }))
})
