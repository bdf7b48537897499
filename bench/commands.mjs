// Calls of typed commands, in this process. Used by run.mjs; alone: `node bench/commands.mjs`.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { collectGarbage, median } from './measure.mjs'

const files = {
  'notes/SKILL.md': '---\nname: notes\ndescription: Counts words. Use when measuring.\n---\n\n# Notes\n',
  'notes/scripts/commands.ts':
    "import { defineCommand } from 'metier'\nexport default defineCommand({ name: 'count', category: 'read', description: 'Counts', run: (input: { text: string }) => String(input.text.length) })\n",
  'notes/scripts/tools.py':
    'from metier import skill_command\n\n@skill_command(name="measure", category="read", description="Measures")\nasync def measure(text: str) -> str:\n    return str(len(text))\n',
}

const milliseconds = async (work) => {
  const started = process.hrtime.bigint()
  await work()
  return Number(process.hrtime.bigint() - started) / 1e6
}

async function repeat(times, work) {
  const taken = []
  for (let run = -Math.ceil(times / 10); run < times; run++) {
    const each = await milliseconds(work)
    if (run >= 0) taken.push(each)
  }
  return median(taken)
}

/** Ends when the program does. */
const ended = (program, words) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: 'ignore' })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program}: exit ${code}`))))
    child.on('error', reject)
  })

/** What the same interpreter costs in the same kind of sandbox, when it does nothing. */
function floorOf(python) {
  const words = ['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--unshare-all', '--die-with-parent']
  return () => ended('bwrap', [...words, '--cap-drop', 'ALL', '--', python, '-c', 'pass'])
}

function children() {
  if (process.platform !== 'linux') return 0
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(process.pid)
    } catch {
      return false
    }
  }).length
}

const state = () => {
  collectGarbage()
  return {
    processes: children(),
    handles: process.getActiveResourcesInfo().length,
    megabytes: process.memoryUsage().heapUsed / 2 ** 20,
  }
}

/** Milliseconds of a warm and of a first call in each language, and what 1,000 calls at once leave behind. */
export async function measureCommands() {
  const home = mkdtempSync(join(tmpdir(), 'metier-bench-commands-'))
  const cwd = join(home, 'project')
  mkdirSync(join(cwd, '.git'), { recursive: true })
  for (const [path, content] of Object.entries(files)) {
    const file = join(home, '.agents/skills', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const { openCatalog } = await import('@metier/runtime')
  const environment = { PATH: process.env.PATH, HOME: home }
  const open = () => openCatalog({ cwd, home, environment, overrides: { scripts: 'allow' } })
  const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout.trim()
  const floor = floorOf(python)
  try {
    const warm = await open()
    const typescript = await repeat(1000, () => warm.call('notes.count', { text: 'some text' }))
    const pythonWarm = await repeat(300, () => warm.call('notes.measure', { text: 'some text' }))
    const first = []
    const bare = []
    for (let run = -1; run < 15; run++) {
      const catalog = await open()
      await (await catalog.commands()).describe('notes.measure')
      const taken = await milliseconds(() => catalog.call('notes.measure', { text: 'some text' }))
      const least = await milliseconds(floor)
      if (run >= 0) {
        first.push(taken)
        bare.push(least)
      }
      await catalog.close()
    }
    const before = state()
    const many = async (count) => {
      for (let done = 0; done < count; done += 50) {
        await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            warm.call(index % 2 ? 'notes.count' : 'notes.measure', { text: `${index}` }),
          ),
        )
      }
    }
    const took = await milliseconds(() => many(1000))
    await wait(200)
    const after = state()
    await warm.close()
    await wait(200)
    return {
      typescript,
      pythonWarm,
      pythonFirst: median(first),
      floor: median(bare),
      took,
      before,
      after,
      left: children(),
    }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Did it come back to where it was? The heap may differ by what is collected later. */
export function isBack({ before, after, left }) {
  return (
    after.processes <= before.processes &&
    after.handles <= before.handles + 2 &&
    after.megabytes <= before.megabytes + 8 &&
    left === 0
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await measureCommands())
