import type { ScriptToken } from './script-token.ts'

export interface TypeMember {
  readonly key: string
  readonly optional: boolean
  readonly type: readonly ScriptToken[]
  readonly comment?: string
}

/** The members of `{ a: string; b?: number }`, parted by signs or by lines. Methods and index signatures are left out. */
export function typeMembers(inside: readonly ScriptToken[]): readonly TypeMember[] {
  return parts(inside).flatMap((part) => {
    const start = part[0]?.text === 'readonly' && part[1]?.kind !== 'operator' ? 1 : 0
    const name = part[start]
    const optional = part[start + 1]?.text === '?'
    const colon = start + (optional ? 2 : 1)
    const key = name?.kind === 'string' ? name.value : name?.text
    const isMember = name?.kind === 'name' || name?.kind === 'string'
    if (!isMember || key === undefined || part[colon]?.text !== ':') return []
    const comment = part[0]?.comment
    return [{ key, optional, type: part.slice(colon + 1), ...(comment !== undefined && comment !== '' && { comment }) }]
  })
}

function parts(inside: readonly ScriptToken[]): readonly (readonly ScriptToken[])[] {
  const found: ScriptToken[][] = [[]]
  let depth = 0
  for (const [index, token] of inside.entries()) {
    const { kind, text } = token
    if (kind === 'operator' && '([{<'.includes(text)) depth += 1
    if (kind === 'operator' && ')]}>'.includes(text)) depth -= 1
    if (depth === 0 && kind === 'operator' && (text === ';' || text === ',')) found.push([])
    else {
      if (depth === 0 && startsMember(inside, index)) found.push([])
      found.at(-1)?.push(token)
    }
  }
  return found.filter((part) => part.length > 0)
}

/** Without a sign between them, a member begins where a line begins with a name and the line before is complete. */
function startsMember(inside: readonly ScriptToken[], index: number): boolean {
  const token = inside[index]
  const before = inside[index - 1]
  if (token === undefined || before === undefined || !token.startsLine) return false
  const isOpen = before.kind === 'operator' && !')]}>'.includes(before.text)
  return !isOpen && (token.kind === 'name' || token.kind === 'string')
}
