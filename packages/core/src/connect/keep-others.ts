type Members = Readonly<Record<string, unknown>>

/** A value in the place of another: what somebody added to the old one under keys that are not ours stays. */
export function keepOthers(old: unknown, value: Members | undefined, own: readonly string[]): Members | undefined {
  if (value === undefined || typeof old !== 'object' || old === null || Array.isArray(old)) return value
  const ours = new Set([...own, ...Object.keys(value)])
  return { ...value, ...Object.fromEntries(Object.entries(old).filter(([key]) => !ours.has(key))) }
}
