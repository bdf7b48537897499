import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

type Row = readonly [id: string, title: string, project: string, user?: string, variable?: string]

/**
 * Clients of which no more is known than where they look: the directories that the installer `skills` 1.7.4 writes to.
 * The variable, where there is one, moves the client's home.
 */
const rows: readonly Row[] = [
  ['aider-desk', 'AiderDesk', '.aider-desk/skills', '~/.aider-desk/skills'],
  ['amp', 'Amp', '.agents/skills', '~/.config/agents/skills'],
  ['antigravity', 'Antigravity', '.agents/skills', '~/.gemini/antigravity/skills'],
  ['antigravity-cli', 'Antigravity CLI', '.agents/skills', '~/.gemini/antigravity-cli/skills'],
  ['astrbot', 'AstrBot', 'data/skills', '~/.astrbot/data/skills'],
  ['autohand-code', 'Autohand Code CLI', '.autohand/skills', '~/.autohand/skills', 'AUTOHAND_HOME'],
  ['augment', 'Augment', '.augment/skills', '~/.augment/skills'],
  ['bob', 'IBM Bob', '.bob/skills', '~/.bob/skills'],
  ['cline', 'Cline', '.agents/skills', '~/.agents/skills'],
  ['codearts-agent', 'CodeArts Agent', '.codeartsdoer/skills', '~/.codeartsdoer/skills'],
  ['codebuddy', 'CodeBuddy', '.codebuddy/skills', '~/.codebuddy/skills'],
  ['codemaker', 'Codemaker', '.codemaker/skills', '~/.codemaker/skills'],
  ['codestudio', 'Code Studio', '.codestudio/skills', '~/.codestudio/skills'],
  ['command-code', 'Command Code', '.commandcode/skills', '~/.commandcode/skills'],
  ['continue', 'Continue', '.continue/skills', '~/.continue/skills'],
  ['cortex', 'Cortex Code', '.cortex/skills', '~/.snowflake/cortex/skills'],
  ['crush', 'Crush', '.crush/skills', '~/.config/crush/skills'],
  ['deepagents', 'Deep Agents', '.agents/skills', '~/.deepagents/agent/skills'],
  ['devin', 'Devin for Terminal', '.devin/skills', '~/.config/devin/skills'],
  ['dexto', 'Dexto', '.agents/skills', '~/.agents/skills'],
  ['droid', 'Droid', '.agents/skills', '~/.factory/skills'],
  ['eve', 'Eve', 'agent/skills'],
  ['firebender', 'Firebender', '.agents/skills', '~/.firebender/skills'],
  ['forgecode', 'ForgeCode', '.forge/skills', '~/.forge/skills'],
  ['fx', 'fx', '.agents/skills', '~/.agents/skills'],
  ['goose', 'Goose', '.goose/skills', '~/.config/goose/skills'],
  ['grok', 'Grok Build', '.grok/skills', '~/.grok/skills', 'GROK_HOME'],
  ['inference-sh', 'inference.sh', '.inferencesh/skills', '~/.inferencesh/skills'],
  ['jazz', 'Jazz', '.jazz/skills', '~/.jazz/skills'],
  ['junie', 'Junie', '.junie/skills', '~/.junie/skills'],
  ['iflow-cli', 'iFlow CLI', '.iflow/skills', '~/.iflow/skills'],
  ['kilo', 'Kilo Code', '.agents/skills', '~/.kilo/skills'],
  ['kimchi', 'Kimchi', '.kimchi/skills', '~/.config/kimchi/harness/skills'],
  ['kimi-code-cli', 'Kimi Code CLI', '.agents/skills', '~/.agents/skills'],
  ['kiro-cli', 'Kiro CLI', '.kiro/skills', '~/.kiro/skills'],
  ['kode', 'Kode', '.kode/skills', '~/.kode/skills'],
  ['lingma', 'Lingma', '.lingma/skills', '~/.lingma/skills'],
  ['loaf', 'Loaf', '.agents/skills', '~/.agents/skills'],
  ['mcpjam', 'MCPJam', '.mcpjam/skills', '~/.mcpjam/skills'],
  ['minimax-code', 'MiniMax Code', '.minimax/skills', '~/.minimax/skills'],
  ['mistral-vibe', 'Mistral Vibe', '.vibe/skills', '~/.vibe/skills', 'VIBE_HOME'],
  ['moxby', 'Moxby', '.moxby/skills', '~/.moxby/skills'],
  ['mux', 'Mux', '.mux/skills', '~/.mux/skills'],
  ['openhands', 'OpenHands', '.openhands/skills', '~/.openhands/skills'],
  ['ona', 'Ona', '.ona/skills', '~/.ona/skills'],
  ['pi', 'Pi', '.agents/skills', '~/.agents/skills'],
  ['posit-assistant', 'Posit Assistant', '.posit/assistant/skills', '~/.posit/assistant/skills'],
  ['qoder', 'Qoder', '.qoder/skills', '~/.qoder/skills'],
  ['qoder-cn', 'Qoder CN', '.qoder/skills', '~/.qoder-cn/skills'],
  ['qwen-code', 'Qwen Code', '.qwen/skills', '~/.qwen/skills'],
  ['replit', 'Replit', '.agents/skills', '~/.config/agents/skills'],
  ['reasonix', 'Reasonix', '.reasonix/skills', '~/.reasonix/skills'],
  ['rovodev', 'Rovo Dev', '.rovodev/skills', '~/.rovodev/skills'],
  ['roo', 'Roo Code', '.roo/skills', '~/.roo/skills'],
  ['sarvam-code', 'Sarvam Code', '.agents/skills', '~/.agents/skills'],
  ['tabnine-cli', 'Tabnine CLI', '.tabnine/agent/skills', '~/.tabnine/agent/skills'],
  ['terramind', 'Terramind', '.terramind/skills', '~/.terramind/skills'],
  ['tinycloud', 'Tinycloud', '.tinycloud/skills', '~/.tinycloud/skills'],
  ['trae', 'Trae', '.trae/skills', '~/.trae/skills'],
  ['trae-cn', 'Trae CN', '.trae/skills', '~/.trae-cn/skills'],
  ['warp', 'Warp', '.agents/skills', '~/.agents/skills'],
  ['windsurf', 'Windsurf', '.windsurf/skills', '~/.codeium/windsurf/skills'],
  ['zed', 'Zed', '.agents/skills', '~/.agents/skills'],
  ['zcode', 'ZCode', '.zcode/skills', '~/.zcode/skills'],
  ['zencoder', 'Zencoder', '.zencoder/skills', '~/.zencoder/skills'],
  ['zenflow', 'Zenflow', '.zencoder/skills', '~/.zencoder/skills'],
  ['neovate', 'Neovate', '.neovate/skills', '~/.neovate/skills'],
  ['pochi', 'Pochi', '.pochi/skills', '~/.pochi/skills'],
  ['promptscript', 'PromptScript', '.agents/skills'],
  ['adal', 'AdaL', '.adal/skills', '~/.adal/skills'],
]

/** Folders of these names are no sign of skills where the client itself is not in use. */
const commonFolderNames = new Set(['agent/skills', 'data/skills'])

export const moreClients: readonly Dialect[] = rows.map(([id, title, project, user, variable]) => ({
  id,
  title,
  kind: 'client',
  projectRoots: commonFolderNames.has(project)
    ? [{ base: 'project', path: project, discovered: false }]
    : defineRoots(project),
  userRoots: user === undefined ? [] : moveByVariable(user, variable),
}))

function moveByVariable(user: string, variable: string | undefined): Dialect['userRoots'] {
  return defineRoots(user).map((root) =>
    variable === undefined ? root : { ...root, variable: { name: variable, path: 'skills' } },
  )
}
