import type { InstallRefusal } from './install-plan.ts'

export interface RefusalFacts extends Pick<InstallRefusal, 'name' | 'path' | 'why'> {
  /** Where what is there came from, or the other one of two namesakes. */
  readonly known?: string
  readonly source: string
}

const texts: Readonly<
  Record<InstallRefusal['why'], (facts: RefusalFacts) => Pick<InstallRefusal, 'message' | 'next'>>
> = {
  'other-source': ({ name, path, known, source }) => ({
    message: `${path} holds ${name} from ${known}, and this one is from ${source}.`,
    next: 'Give this one another name with --as NAME, or replace the other with --overwrite; it is then moved aside.',
  }),
  'changed-here': ({ path }) => ({
    message: `${path} was changed since it was installed.`,
    next: 'Keep your changes with `metier update --keep` or merge them with `metier update`, or replace it with --overwrite; it is then moved aside.',
  }),
  'not-ours': ({ name, path }) => ({
    message: `${path} is there already, and the lock does not know it.`,
    next: `Give this one another name with --as NAME, or replace what is there with --overwrite; ${name} is then moved aside.`,
  }),
  'same-name': ({ name, known, source }) => ({
    message: `${source} has two skills that would get one folder, ${known} and ${name}.`,
    next: 'Install one of them with --skill NAME, and the other with --skill NAME --as OTHER.',
  }),
}

/** Why something is not installed, and what to do. */
export function formatRefusal(facts: RefusalFacts): InstallRefusal {
  const { name, path, why } = facts
  return { name, path, why, ...texts[why](facts) }
}
