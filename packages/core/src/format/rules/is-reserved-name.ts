// `global` and `roles` are containers of skills (decisions R-5); the others are devices on Windows.
const reserved = /^(?:global|roles|con|prn|aux|nul|com\d|lpt\d)$/i

/** May no skill be called so, because the folder of that name is something else? */
export function isReservedName(name: string): boolean {
  return reserved.test(name)
}
