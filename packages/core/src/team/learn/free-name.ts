/** The specification's limit. */
const longest = 64

/** The first of `name`, `name-2`, … that is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`
    const candidate = `${name.slice(0, longest - suffix.length).replace(/-$/, '')}${suffix}`
    if (!isTaken(candidate)) return candidate
  }
}
