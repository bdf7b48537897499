import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeFolder } from './remove-folder.ts'

const compiledCode = join(tmpdir(), 'metier-cli-tests-compiled-code')

export const program = fileURLToPath(new URL('../../packages/cli/bin/metier.js', import.meta.url))

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** An empty project in an empty home; the real program runs in it and sees nothing of this machine's user. */
export class Sandbox {
  readonly home = realpathSync(mkdtempSync(join(tmpdir(), 'metier-cli-')))
  readonly project = join(this.home, 'project')
  readonly environment: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: this.home,
    XDG_CONFIG_HOME: join(this.home, '.config'),
    XDG_CACHE_HOME: join(this.home, 'cache'),
  }

  constructor() {
    mkdirSync(join(this.project, '.git'), { recursive: true })
    // Compiled code is one for all, so that only the first start of each bundle compiles it; verdicts and listings are
    // not, or a test would find what an earlier run had kept.
    mkdirSync(compiledCode, { recursive: true, mode: 0o700 })
    mkdirSync(join(this.home, 'cache/metier'), { recursive: true })
    symlinkSync(compiledCode, join(this.home, 'cache/metier/code'), 'junction')
  }

  /** Runs `metier` with these words in the project, without a terminal. */
  run(...words: string[]): Ended {
    return this.runWith({}, ...words)
  }

  runWith(environment: Readonly<Record<string, string>>, ...words: string[]): Ended {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
      cwd: this.project,
      env: { ...this.environment, ...environment },
      encoding: 'utf8',
      timeout: 20_000,
    })
    return { status, stdout, stderr }
  }

  start(...words: string[]): ChildProcessWithoutNullStreams {
    return spawn(process.execPath, [program, ...words], { cwd: this.project, env: this.environment })
  }

  /** Writes a file of the project; gives its absolute path. */
  write(path: string, content: string | Uint8Array): string {
    const file = join(this.project, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    return file
  }

  /** Writes a valid skill into `.agents/skills`, with more lines of frontmatter where given. */
  skill(name: string, more = '', folder = '.agents/skills'): string {
    const description = `Helps with ${name}. Use when somebody asks for ${name}, or for something very much like it.`
    return this.write(
      `${folder}/${name}/SKILL.md`,
      `---\nname: ${name}\ndescription: ${description}\n${more}---\n\n# ${name}\n\nDo it.\n`,
    )
  }

  read(path: string): string {
    return readFileSync(join(this.project, path), 'utf8')
  }

  /** The same text with what differs from run to run taken out. */
  stable(text: string): string {
    return text.replaceAll(this.home, '<home>')
  }

  remove(): void {
    removeFolder(this.home)
  }
}
