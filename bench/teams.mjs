// A team of ten members with many skills, into one file and out of it again, next to the same files copied by a bare script.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSkills } from './make-skills.mjs'
import { median, peakMemory } from './measure.mjs'

const members = 10
/** Reads every file below a folder and writes it below another, as plainly as it can be done. */
const copy = "const{cpSync}=require('fs');cpSync(process.argv[1],process.argv[2],{recursive:true});"

/** Gives medians in milliseconds, what the file weighs in MB, and the peaks of memory in MB. */
export function measureTeams({ cli, place, env, count = 1000, runs = 3 }) {
  const from = join(place, 'team-from')
  const team = join(from, '.ai-team')
  mkdirSync(join(from, '.git'), { recursive: true })
  for (let member = 0; member < members; member++) {
    const skills = join(team, 'agents', `member-${member}`, 'skills')
    mkdirSync(skills, { recursive: true })
    makeSkills(skills, count / members)
    writeFileSync(join(skills, '..', 'charter.md'), `# Member ${member} — Dev\n`)
  }
  const file = join(place, 'team.squad')
  const run = (args, cwd) => {
    const started = process.hrtime.bigint()
    const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return Number(process.hrtime.bigint() - started) / 1e6
  }
  const to = join(place, 'team-to')
  const fresh = () => {
    rmSync(to, { recursive: true, force: true })
    mkdirSync(join(to, '.git'), { recursive: true })
  }
  const times = { exports: [], imports: [], floors: [] }
  for (let at = 0; at < runs; at++) {
    times.exports.push(run([cli, 'team', 'export', file], from))
    fresh()
    times.imports.push(run([cli, 'team', 'import', file, '--yes'], to))
    fresh()
    times.floors.push(run(['-e', copy, team, join(to, 'copy')], to))
  }
  fresh()
  return {
    exported: median(times.exports),
    imported: median(times.imports),
    floor: median(times.floors),
    exportMemory: peakMemory([cli, 'team', 'export', file], { cwd: from, env }),
    importMemory: peakMemory([cli, 'team', 'import', file, '--yes'], { cwd: to, env }),
  }
}
