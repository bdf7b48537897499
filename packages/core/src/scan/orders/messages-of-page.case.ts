import { scanPolicies } from '../scan-policies.ts'
import { scanSkill } from '../scan-skill.ts'

/** What the whole scanner says of a small skill with this on its page. */
export function messagesOfPage(body: string): readonly string[] {
  const text = `---\nname: sample\ndescription: Helps.\n---\n\n# Sample\n\n${body}\n`
  const files = [{ path: 'SKILL.md', bytes: new TextEncoder().encode(text) }]
  return scanSkill({ name: 'sample', files, policy: scanPolicies.balanced }).findings.map(({ message }) => message)
}
