import { expect, it } from 'vitest'
import { scanPolicies } from '../scan-policies.ts'
import { scanSkill } from '../scan-skill.ts'

function verdictOf(page: string): string {
  const bytes = new TextEncoder().encode(
    `---\nname: tools\ndescription: Sets up a machine.\n---\n\n# Tools\n\n${page}\n`,
  )
  return scanSkill({ name: 'tools', files: [{ path: 'SKILL.md', bytes }], policy: scanPolicies.balanced }).verdict
}

// WUN-103: whoever checks that a guard works asks it about what it guards against.
it.each([
  'Check with `guard explain "rm -rf /"`.',
  '| `guard` | `guard test "rm -rf /"` |',
  "```sh\nguard check 'rm -rf /'\n```",
  '```sh\necho \'{"tool_name":"Bash","tool_input":{"command":"rm -rf /"}}\' | hooks/my-hook.sh\n```',
])('asks a guard about a command: %s', (page) => {
  expect(verdictOf(page)).not.toBe('block')
})

it.each([
  'Run `bash -c "rm -rf /"`.',
  '```sh\nssh test "rm -rf /"\n```',
  '```sh\nguard explain; rm -rf /\n```',
  '```sh\necho \'{"command":"rm -rf /"}\' | sh\n```',
  '```sh\necho \'{"command":"rm -rf /"}\' | jq -r .command | bash\n```',
  '```sh\nsudo sh test "rm -rf /"\n```',
])('has a command run: %s', (page) => {
  expect(verdictOf(page)).toBe('block')
})

const cleans = (way: string) =>
  `\`\`\`dockerfile\n${way} apt-get clean && \\\n    rm -rf /var/lib/apt/lists/* /var/log/*\n\`\`\``

it('lets a recipe of an image clean the image up', () => {
  expect(verdictOf(cleans('RUN'))).not.toBe('block')
  expect(verdictOf(cleans('sudo'))).toBe('block')
})
