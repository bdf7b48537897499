import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fakeAgentProgram } from './fake-agent-program.ts'

/**
 * Writes a program for Node that behaves as an agent to `path`, which ends in `.mjs`. It is called with how it speaks as
 * its first argument: `acp` (the Agent Client Protocol), `claude` (as `claude -p --output-format stream-json` does) or
 * `text`; the further arguments `logged-out` and `forgetful` (it can load no session) change its nature. It answers `you
 * said: PROMPT`, unless lines of the prompt tell it what to do:
 *
 * `@say TEXT`, `@env NAME`, `@directory`, `@arguments` answer so · `@tool LINE` asks to run a line of shell and says what it was
 * told · `@child` and `@child detached` start a process that stays · `@sleep MS`, `@wait` · `@fail`, `@refuse`, `@crash`, `@garbage`, `@flood`.
 */
export function writeFakeAgent(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!${process.execPath}\n${fakeAgentProgram.toString()}\n${fakeAgentProgram.name}()\n`)
  chmodSync(path, 0o755)
  return path
}
