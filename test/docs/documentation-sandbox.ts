import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { matchOutput } from './match-output.ts'
import type { DocumentedStep } from './read-examples.ts'

const program = fileURLToPath(new URL('../../packages/cli/bin/metier.js', import.meta.url))

/** An empty project in an empty home, with the built `metier` on the PATH. */
export class DocumentationSandbox {
  readonly #home = realpathSync(mkdtempSync(join(tmpdir(), 'metier-docs-')))
  readonly #project = join(this.#home, 'project')
  readonly #environment: Record<string, string>

  constructor() {
    const programs = join(this.#home, '.bin')
    mkdirSync(join(this.#project, '.git'), { recursive: true })
    mkdirSync(programs)
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
    const { status, output } = this.#bash(step.command)
    const told = `line ${step.line}: ${step.command}`
    if (status !== step.status) return `${told}\nends with ${status}, not with ${step.status}:\n${output}`
    const difference = step.output.length === 0 ? undefined : matchOutput(step.output, output)
    return difference === undefined ? undefined : `${told}\n${difference}. The whole output:\n${output}`
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
