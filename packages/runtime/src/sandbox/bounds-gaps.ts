import type { Cgroups } from './cgroup/open-cgroups.ts'

/** What is said where the kernel lets this process make no groups that bound both memory and processes. */
export const watchedGap =
  'No control group can be made here: the memory of all processes of a run, and their number, are looked at ten times a second, so that for a moment more is used.'

/** What is left open by the way in which a run as a whole is bounded. */
export function boundsGaps({ controllers }: Cgroups): readonly string[] {
  return controllers.size === 2 ? [] : [watchedGap]
}
