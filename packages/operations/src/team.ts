import { defineOperation } from './define-operation.ts'
import { planAfresh } from './plan-afresh.ts'
import type { OperationContext } from './operation-context.ts'
import { teamCurate } from './team-curate.ts'
import { teamAccept } from './team-accept.ts'
import { teamDrafts } from './team-drafts.ts'
import { teamExport } from './team-export.ts'
import { teamHire } from './team-hire.ts'
import { teamImport } from './team-import.ts'
import { teamLearn } from './team-learn.ts'
import { teamList } from './team-list.ts'
import { teamRoute } from './team-route.ts'
import { teamPrompt } from './team-prompt.ts'
import { teamInit } from './team-init.ts'
import { teamReject } from './team-reject.ts'
import { teamUpgrade } from './team-upgrade.ts'
import { teamTeach } from './team-teach.ts'
import { teamInput, type TeamInput } from './team-input.ts'
import { teamOutput, type TeamOutput } from './team-output.ts'

export type { TeamOutput } from './team-output.ts'

type Act = (asked: TeamInput, context: OperationContext) => Promise<Partial<TeamOutput>>

/** What asks no agent and reads no standard input can be done from its beginning again. */
function afresh(act: Act): Act {
  return (asked, context) => planAfresh(() => act(asked, context))
}

const acts: Readonly<Record<TeamInput['action'], Act>> = {
  list: teamList,
  init: afresh(teamInit),
  hire: afresh(teamHire),
  route: teamRoute,
  prompt: teamPrompt,
  teach: afresh(teamTeach),
  learn: teamLearn,
  drafts: teamDrafts,
  accept: afresh(teamAccept),
  reject: afresh(teamReject),
  curate: teamCurate,
  export: teamExport,
  import: afresh(teamImport),
  upgrade: afresh(teamUpgrade),
}

/** A team of agents in a project: who is in it, what each is started with, and how it moves to another project. */
export const team = defineOperation({
  name: 'team',
  summary: 'See a team of agents, start its members, move it to another project',
  description:
    'A team is a folder `.ai-team` or `.squad` in the project, with a member in each `agents/NAME/charter.md`. `list` says ' +
    'who there is and with which skills; `init` begins a team, `hire` takes a member in, `upgrade` brings what came from ' +
    'Metier up to date and leaves alone what you changed; `route` says whom a task is for and how much of the team; `prompt` prints what a member is started with, and what that costs. `teach` keeps what you say in a sentence, `learn` what a member ' +
    'found out in its work; `drafts` shows what waits for you, `accept` and `reject` decide; `curate` shows what repeats, overlaps, contradicts and is behind. `export` ' +
    'writes members and learned skills into one file, by default squad-export.squad; `import` brings such a file, or a zip of ' +
    'a team, in: it overwrites no skill, and charters and histories that it replaces go to an archive first.',
  group: 'teams',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input: teamInput,
  output: teamOutput,
  positional: ['action', 'subject'],
  short: { dryRun: 'n', yes: 'y' },
  examples: [
    { command: 'team', explains: 'who is in the team' },
    { command: 'team init', explains: 'begin a team, with the built-in skills' },
    { command: 'team hire Fenster --role "Core Dev"', explains: 'a new member' },
    { command: 'team route "Fix the login form"', explains: 'whom a task is for, and why' },
    { command: 'team prompt fenster --task "Fix the login form"', explains: 'what a member is told' },
    { command: 'team teach "Fenster should know that we always use Tailwind CSS"', explains: 'a skill of one member' },
    { command: 'team learn fenster --title "Error pages" --file lesson.md', explains: 'from its work' },
    { command: 'team curate', explains: 'what repeats, overlaps or contradicts; changes nothing' },
    { command: 'team export', explains: 'the team in one file' },
    { command: 'team import squad-export.squad --dry-run', explains: 'what would come in' },
  ],
  handler: async (asked, context) => ({
    schema: 'metier.team/1' as const,
    action: asked.action,
    ...(await acts[asked.action](asked, context)),
  }),
})
