import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { matchOutput } from './match-output.ts'
import type { DocumentedStep } from './read-examples.ts'

const publishedPackage = fileURLToPath(new URL('../../packages/cli', import.meta.url))
const program = join(publishedPackage, 'bin/metier.js')

/** An empty project in an empty home, with the built `metier` on the PATH and in `node_modules`. */
export class DocumentationSandbox {
  readonly #home = realpathSync(mkdtempSync(join(tmpdir(), 'metier-docs-')))
  readonly #project = join(this.#home, 'project')
  readonly #environment: Record<string, string>

  constructor() {
    const programs = join(this.#home, '.bin')
    mkdirSync(join(this.#project, '.git'), { recursive: true })
    mkdirSync(programs)
    mkdirSync(join(this.#home, 'node_modules'))
    symlinkSync(publishedPackage, join(this.#home, 'node_modules/metier'))
    writeFileSync(join(programs, 'metier'), `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`, {
      mode: 0o755,
    })
    this.#environment = {
      PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
      HOME: this.#home,
      XDG_CONFIG_HOME: join(this.#home, '.config'),
      XDG_CACHE_HOME: join(this.#home, '.cache'),
      LANG: 'C.UTF-8',
      COLUMNS: '100',
    }
  }

  /** Does what the page says. Gives what went otherwise than it says, or `undefined`. */
  run(step: DocumentedStep): string | undefined {
    if (step.kind === 'setup') {
      const { status, output } = this.#bash(`set -e\n${step.script}`)
      return status === 0 ? undefined : `line ${step.line}: the setup ends with ${status}:\n${output}`
    }
    const { status, output } = this.#bash(step.kind === 'program' ? this.#moduleCommand(step.source) : step.command)
    const wanted = step.kind === 'program' ? 0 : step.status
    const told = `line ${step.line}: ${step.kind === 'program' ? 'the program' : step.command}`
    if (status !== wanted) return `${told}\nends with ${status}, not with ${wanted}:\n${output}`
    const difference = step.output.length === 0 ? undefined : matchOutput(step.output, output)
    return difference === undefined ? undefined : `${told}\n${difference}. The whole output:\n${output}`
  }

  /** The module lies in the home, where `metier` is found and no example trips over it. */
  #moduleCommand(source: string): string {
    const path = join(this.#home, 'program.mjs')
    writeFileSync(path, source)
    return `'${process.execPath}' '${path}'`
  }

  remove(): void {
    rmSync(this.#home, { recursive: true, force: true })
  }

  /** Both streams in one, as the reader sees them in a terminal. */
  #bash(script: string): { readonly status: number | null; readonly output: string } {
    const { status, stdout } = spawnSync('bash', ['-c', `exec 2>&1\n${script}`], {
      cwd: this.#project,
      env: this.#environment,
      encoding: 'utf8',
      timeout: 20_000,
      maxBuffer: 16 * 1024 * 1024,
    })
    return { status, output: stdout }
  }
}
