import type { RemoteSkill } from './remote-skill.ts'

/** The name of another server's skill among ours: its own behind our label of the server. */
export function foreignName({ name }: Pick<RemoteSkill, 'name'>, label: string): string {
  return `${label}-${name}`.slice(0, 64).replace(/-+$/, '')
}
