import type { TeamChange } from '../team-change.ts'
import { planTeamUpgrade, type TeamUpgradePlan, type UpgradeOptions } from './plan-team-upgrade.ts'
import type { TeamRecord } from './team-record.ts'
import type { TeamTemplates } from './team-templates.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const file = (text: string) => ({ bytes: encode(text), executable: false })
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** What a made-up version of Metier ships. */
export function templatesOf(version: string, notes = 'notes'): TeamTemplates {
  const text = `---\nname: squad-git\ndescription: d\nmetadata:\n  version: "${version}"\n---\n${version}\n`
  return {
    coordinator: new Map([['coordinator.md', file(`coordinator ${version}\n`)]]),
    templates: new Map([['templates/charter.md', file(`charter ${version}\n`)]]),
    skills: new Map([
      [
        'squad-git',
        {
          version,
          digest: `sha256:${'0'.repeat(64)}`,
          computedHash: '1',
          files: new Map([
            ['SKILL.md', file(text)],
            ['references/a.md', file(`${notes} ${version}\n`)],
          ]),
        },
      ],
    ]),
  }
}

/** The digest of the tests is the text itself, line ends aside. */
export const digestOf = (bytes: Uint8Array): string => decode(bytes).replaceAll('\r\n', '\n')

/** A team in memory, with what went to its archive. */
export class UpgradeStage {
  readonly files = new Map<string, string>()
  readonly archived: string[] = []
  record: TeamRecord = { skills: new Map(), files: new Map() }

  plan(templates: TeamTemplates, more: Partial<Pick<UpgradeOptions, 'mode' | 'force'>> = {}): TeamUpgradePlan {
    return planTeamUpgrade({
      templates,
      present: { read: (path) => this.#read(path) },
      record: this.record,
      digestOf,
      mode: 'upgrade',
      force: false,
      ...more,
    })
  }

  apply(plan: TeamUpgradePlan): TeamUpgradePlan {
    for (const change of plan.changes) this.#write(change)
    this.record = plan.record
    return plan
  }

  #read(path: string): Uint8Array | null | undefined {
    const text = this.files.get(path)
    if (text !== undefined) return encode(text)
    return [...this.files.keys()].some((other) => other.startsWith(`${path}/`)) ? null : undefined
  }

  #write({ path, bytes, before, keeps }: TeamChange): void {
    const there = this.files.get(path)
    if ((before === null ? undefined : decode(before)) !== there) throw new Error(`${path} is not what was planned for`)
    if (keeps && there !== undefined) this.archived.push(there)
    if (bytes === null) this.files.delete(path)
    else this.files.set(path, decode(bytes))
  }
}
