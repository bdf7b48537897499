import { agentsConvention } from './agents-convention.ts'
import { claudeCode } from './clients/claude-code.ts'
import { codex } from './clients/codex.ts'
import { cursor } from './clients/cursor.ts'
import { geminiCli } from './clients/gemini-cli.ts'
import { hermes } from './clients/hermes.ts'
import { moreClients } from './clients/more-clients.ts'
import { openclaw } from './clients/openclaw.ts'
import { opencode } from './clients/opencode.ts'
import { vscodeCopilot } from './clients/vscode-copilot.ts'
import type { Dialect } from './dialect.ts'
import { btw } from './systems/btw.ts'
import { metier } from './systems/metier.ts'
import { omni } from './systems/omni.ts'
import { ostwin } from './systems/ostwin.ts'
import { squad } from './systems/squad.ts'
import { wundr } from './systems/wundr.ts'

/** Every system and client we know. Where two share a directory, the first that names it is its source. */
export const dialects: readonly Dialect[] = [
  agentsConvention,
  claudeCode,
  metier,
  ostwin,
  btw,
  wundr,
  omni,
  vscodeCopilot,
  squad,
  codex,
  cursor,
  geminiCli,
  opencode,
  openclaw,
  hermes,
  ...moreClients,
]
