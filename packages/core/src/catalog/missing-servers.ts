import type { McpRequirement } from '../format/skill.ts'

/** Names of the servers that are required without fail and not among those configured; `*` is any server at all. */
export function missingServers(required: readonly McpRequirement[], configured: readonly string[]): readonly string[] {
  const known = new Set(configured.map(keyOf))
  return required
    .filter(({ optional }) => !optional)
    .map(({ name }) => name)
    .filter((name) => (name.trim() === '*' ? known.size === 0 : !known.has(keyOf(name))))
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
