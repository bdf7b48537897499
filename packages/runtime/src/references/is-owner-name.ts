/** A role, a room or a plan is called by a name, never by a path that leads elsewhere. */
export function isOwnerName(name: string | undefined): name is string {
  return name !== undefined && name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name)
}
