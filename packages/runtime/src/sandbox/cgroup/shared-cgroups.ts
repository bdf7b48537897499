import { openCgroups, type Cgroups } from './open-cgroups.ts'

let shared: Cgroups | undefined

/**
 * The control groups of this process, looked for once: sandboxes that each had their own would give their groups the
 * same names, and leave one listener for the end of the process behind each.
 */
export function sharedCgroups(): Cgroups {
  return (shared ??= openCgroups())
}
