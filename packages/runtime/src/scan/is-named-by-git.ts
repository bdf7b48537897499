/** What git itself names so: its index, objects by their hash, and packs of them. */
const names =
  /^\.git\/(?:index|objects\/(?:[0-9a-f]{2}\/(?:[0-9a-f]{38}|[0-9a-f]{62})|pack\/pack-[0-9a-f]{40,64}\.(?:pack|idx|rev|bitmap|mtimes)))$/

/** Is this what git packs, by its path in the skill? It is large, changes with every command, and nothing runs it. */
export function isNamedByGit(path: string): boolean {
  return path.startsWith('.git/') && names.test(path)
}
