export interface SplitSource {
  readonly body: string
  readonly ref?: string
  readonly skills: readonly string[]
}

/** `body@skill#ref`, `body#ref@skill`: the skill and the ref may come in either order; several skills are parted by commas. */
export function splitSource(text: string, { hasRef = true }: { readonly hasRef?: boolean } = {}): SplitSource {
  const hash = hasRef ? text.indexOf('#') : -1
  const head = hash === -1 ? text : text.slice(0, hash)
  const tail = hash === -1 ? '' : text.slice(hash + 1)
  const at = skillAt(head)
  const tailAt = tail.lastIndexOf('@')
  const ref = tailAt > 0 ? tail.slice(0, tailAt) : tail
  const named = at === -1 ? (tailAt > 0 ? tail.slice(tailAt + 1) : '') : head.slice(at + 1)
  const skills = named.split(',').filter((name) => name !== '')
  return { body: at === -1 ? head : head.slice(0, at), ...(ref !== '' && { ref }), skills }
}

/** An @ in the last segment parts a skill off; one before belongs to a user name or a scope. */
function skillAt(head: string): number {
  const slash = head.lastIndexOf('/')
  const at = head.indexOf('@', slash + 2)
  return slash === -1 ? -1 : at
}
