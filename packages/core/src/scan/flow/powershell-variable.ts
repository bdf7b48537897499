import type { Expression } from './program.ts'

/** What a variable of PowerShell is: `$name`, `${name}`, `@name`, or with `$env:NAME` one of the environment. */
export function powershellVariable(
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
): Expression {
  const name = text.replace(/^[$@]\{?|\}$/g, '')
  const found = /^env:(\w+)$/i.exec(name)
  if (found?.[1] === undefined) return { kind: 'name', name: `$${name}`, start, end }
  const object: Expression = { kind: 'name', name: 'process.env', start, end }
  return { kind: 'member', object, key: { kind: 'text', text: found[1], start, end }, start, end }
}
