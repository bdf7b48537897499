import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The skills that ship with Metier: in the package they lie beside `dist`, in a checkout at its top. `dist` is the
 * directory this code was built into.
 */
export function bundledSkills(dist: string): string | undefined {
  return [join(dist, '..', 'skills'), join(dist, '..', '..', '..', 'skills')].find((each) => existsSync(each))
}
