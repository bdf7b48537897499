import type { EscapeCase } from '../escape-case.ts'

const inProject = (access: 'read' | 'write', tries: string, program: string): EscapeCase => ({
  tries: `${tries} in a project that may be ${access === 'read' ? 'read' : 'written'}`,
  breaks: 'workspace-grant',
  program,
  grants: ({ workspace }) => ({ workspace: { directory: workspace, access } }),
})

const both = (tries: string, program: string): readonly EscapeCase[] => [
  inProject('read', tries, program),
  inProject('write', tries, program),
]

const found = '2>/dev/null | grep -q . && echo ESCAPED'

/** What Metier keeps, where the variables of the user have it lie in the project. */
export const ownPlaces: readonly EscapeCase[] = [
  ...both('read the tokens that Metier keeps', `cat "$T_OWN"/config/metier/* ${found}`),
  ...both('list what Metier keeps', `ls -A "$T_OWN"/*/metier/ ${found.replace('grep', 'grep -v :$ | grep')}`),
  ...both('find a token of Metier anywhere', `grep -rls "^token" "$T_WORK" "/proc/self/root$T_WORK" ${found}`),
  ...both('reach what Metier keeps over a link', `ln -s "$T_OWN/state/metier" /tmp/own; cat /tmp/own/* ${found}`),
  ...both('approve itself', 'for d in "$T_OWN"/*/metier; do echo pwned > "$d/credentials.json"; done'),
  ...both('leave something in what Metier keeps', 'for d in "$T_OWN"/*/metier; do mkdir "$d/pwned"; done'),
  ...both('put something else in the place of what Metier keeps', 'mv "$T_OWN/cache" /tmp/x; mv "$T_OWN" "$T_WORK/x"'),
  ...both('delete what Metier keeps', 'rm -rf "$T_OWN"'),
]
