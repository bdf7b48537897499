import { spawn } from 'node:child_process'

export interface SquadOptions {
  /** The project's directory. */
  readonly cwd: string
  /** How Metier is started: `['npx', 'metier']`, or the path of the program. */
  readonly metier: readonly [string, ...string[]]
  /** A model: the whole prompt in, its answer out. Any API will do. */
  readonly complete: (prompt: string) => Promise<string>
  readonly environment?: Readonly<Record<string, string>>
}

export interface Work {
  readonly member: string
  /** `lightweight`: the fitting skills alone; `standard`: all that the member has to read. */
  readonly mode: string
  readonly answer: string
  /** Name of the skill that the work has taught, where it has. */
  readonly learned?: string
}

interface Routed {
  readonly mode: string
  readonly member: string | null
  readonly members: readonly { readonly name: string }[]
  readonly parallel: { readonly most: number }
}

/** How this squad ends an answer when something was learned that holds anywhere: a title, then what to do. */
const lessonMark = '\nLESSON: '
const lessonRequest = `If you learned something that holds in any project, end with a line "LESSON: title — when to use it" and what to do below it.`

/** A coordinator of a squad: it hires, hands out work, keeps what was learned, and takes the squad along. */
export function createSquad(options: SquadOptions) {
  const metier = (words: readonly string[], input = '') => run(options, words, input)

  const startOne = async (member: string, task: string, mode: string): Promise<Work> => {
    const isFocused = mode === 'lightweight'
    const more = isFocused ? ['--mode', 'lightweight'] : ['--plain']
    const prompt = await metier(['team', 'prompt', member, '--task', task, ...more])
    const said = await options.complete(`${prompt.trim()}\n\n${lessonRequest}`)
    const [answer = '', lesson] = said.split(lessonMark)
    const work = { member, mode, answer: answer.trim() }
    return lesson === undefined ? work : { ...work, learned: await learn(member, lesson) }
  }

  const learn = async (member: string, lesson: string): Promise<string> => {
    const [head = '', ...body] = lesson.split('\n')
    const [title = '', when = title] = head.split(' — ')
    const words = ['team', 'learn', member, '--title', title, '--description', `${title}. ${when}`, '--json']
    const { taught }: { taught: { name: string } } = JSON.parse(await metier(words, `${body.join('\n').trim()}\n`))
    return taught.name
  }

  return {
    init: () => metier(['team', 'init']),
    hire: (name: string, role: string) => metier(['team', 'hire', name, '--role', role]),
    teach: (sentence: string) => metier(['team', 'teach', sentence]),
    /** Hands a task to whom it is for; work for several goes to all of them at once, never more than is good. */
    async work(task: string): Promise<readonly Work[]> {
      const { routed }: { routed: Routed } = JSON.parse(await metier(['team', 'route', task, '--json']))
      const several = routed.members.slice(0, routed.parallel.most).map(({ name }) => name)
      const who = routed.mode === 'full' ? several : several.slice(0, 1)
      if (who.length === 0) throw new Error(`Nobody of the squad is for this: ${task}`)
      return Promise.all(who.map((member) => startOne(member, task, routed.mode)))
    },
    exportTo: (file: string) => metier(['team', 'export', file]),
    importFrom: (file: string) => metier(['team', 'import', file, '--yes']),
  }
}

/** What the command prints; its errors say what to do next, so they are passed on as they are. */
function run({ cwd, metier, environment }: SquadOptions, words: readonly string[], input: string): Promise<string> {
  const [program, ...before] = metier
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...before, ...words], { cwd, env: { ...process.env, ...environment } })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk))
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk))
    child.once('error', reject)
    child.once('close', (status) => (status === 0 ? resolve(stdout) : reject(new Error(stderr || stdout))))
    child.stdin.end(input)
  })
}
