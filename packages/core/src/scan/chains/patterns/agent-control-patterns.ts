import { mayOnlyRead } from '../may-only-read.ts'
import type { CodePattern } from './code-pattern.ts'
import { withHosts } from './with-hosts.ts'

/** A place that what stands before it goes to. */
const written =
  /\bwrite\w{0,16}\b|\bappend\w{0,12}\b|\bdump\s{0,2}\(|>>?\s{0,2}[~$"./\w]|\btee\s|\b(?:mv|cp)\s|\bSet-Content\b|\bAdd-Content\b|['"`]\)/g

/** What steers the agent beyond this skill. */
export const agentControlPatterns: readonly CodePattern[] = [
  {
    pattern:
      /(?:curl|wget)\b[^\n]{0,300}(?:>>?|-o|-O|tee(?:\s-a)?)\s{0,4}["']?(?![^\s"']{0,80}\/skills\/)[^\s"']{0,80}(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|IDENTITY)\.md/g,
    message: 'Writes what another machine sends into the instructions of the agent.',
  },
  {
    // The end of a placeholder, as `<project>/memory/MEMORY.md` has it, and an arrow lead nothing anywhere.
    pattern:
      /(?:(?<!<[\w-]{1,40}|[-=])>>?|tee\s{1,3}(?:-a\s{1,3})?)\s{0,4}["']?[^\s"']{0,80}(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|HEARTBEAT)\.md/g,
    message: 'Writes into the instructions of the agent.',
    severity: 'warn',
    confidence: 'medium',
  },
  {
    pattern: /(?:writeFile|appendFile|open\s{0,4}\()[^\n]{0,160}(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|HEARTBEAT)\.md/g,
    message: 'Writes into the instructions of the agent.',
    severity: 'warn',
    confidence: 'medium',
  },
  {
    pattern:
      /\bHTTPS?_PROXY\b["']?\s{0,3}[=:,]\s{0,3}["']?https?:\/\/(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)(?:\d{1,3})(?:\.\d{1,3}){3}\b/g,
    followedBy: [
      /\b(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|update-ca-certificates|add-trusted-cert)\b/g,
    ],
    message: "Leads the agent's traffic through another machine that may read it.",
    confidence: 'medium',
  },
  {
    pattern: withHosts(
      /\b(?:ANTHROPIC_BASE_URL|OPENAI_BASE_URL|OPENAI_API_BASE|HTTPS?_PROXY)\b["']?\s{0,3}[=:,]\s{0,3}["']?https?:\/\/(?!(?:api\.)?(?:anthropic|openai)\.com<end>|<here>|<example>|<named>|\$|<|\{)[^\s"']{4,200}/g,
    ),
    message: "Leads the agent's traffic through another machine.",
    severity: 'warn',
    confidence: 'medium',
  },
  {
    // A list of all modes, `default|plan|bypassPermissions`, chooses none.
    pattern:
      /--dangerously-skip-permissions|(?<!\|\s?["'`]?)\bbypassPermissions\b(?!["'`]?\s?\|)|"?enableAllProjectMcpServers"?\s{0,3}:\s{0,3}true|chat\.tools\.autoApprove"?\s{0,3}:\s{0,3}true/g,
    message: 'Switches off the questions an agent asks before it acts.',
    deed: 'questions-off',
    severity: 'warn',
    confidence: 'medium',
  },
  {
    pattern:
      /["']curl["'](?:\s{0,20},\s{0,20}["'][^"'\n]{0,160}["']){1,24}?\s{0,20},\s{0,20}["']\|["']\s{0,20},\s{0,20}["'](?:ba|z)?sh["']/g,
    message: 'Has a command put together out of the words of a list.',
    confidence: 'medium',
  },
  {
    // Each of them says twice that nobody is to be asked; no page shows that by chance.
    pattern:
      /["']skipDangerousModePermissionPrompt["']\s{0,3}:\s{0,3}[tT]rue|"defaultMode"\s{0,3}:\s{0,3}"bypassPermissions"[^]{0,300}?"Bash\(\*|["']mcpServers["'][^]{0,1200}?["'](?:autoApprove|alwaysAllow)["']\s{0,3}:\s{0,3}\[\s{0,3}["']\*["']/g,
    message: 'Has an agent never ask anybody again.',
    confidence: 'medium',
    isHarmless: ({ openText }) => /dangerous ?mode|dangerously/.test(openText),
  },
  {
    // Settings that lie where an agent looks for those of a project are obeyed, and need nobody to write them.
    pattern: /"defaultMode"\s{0,4}:\s{0,4}"bypassPermissions"/g,
    message: 'Has whoever opens the folder with an agent be asked nothing.',
    confidence: 'medium',
    isHarmless: ({ openText }, { path }) =>
      !/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/.test(path) || /bypass|permission/.test(openText),
  },
  {
    // Who starts an agent so is asked nothing once; with such settings nobody is ever asked again.
    pattern: /["']defaultMode["']\]?\s{0,3}[=:]\s{0,3}["']bypassPermissions["']/g,
    followedBy: [/\.write_text\s{0,2}\(|\bjson\.dump\s{0,2}\(|\bwriteFile\w{0,4}\s{0,2}\(|\bSet-Content\b/g],
    isHarmless: mayOnlyRead,
    message: 'Switches off for good the questions that an agent asks before it acts.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /\bapproval_policy\b["']?\s{0,3}[=:]\s{0,3}["']?never\b|\bdanger-full-access\b/g,
    followedBy: [written],
    isHarmless: mayOnlyRead,
    message: 'Switches off the questions an agent asks before it acts.',
    deed: 'questions-off',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // An agent that is started so asks nothing once; with such settings it never asks again.
    pattern:
      /chat\.tools\.autoApprove["'\]]{0,3}\s{0,3}[=:]\s{0,3}[Tt]rue|["'](?:permissions|allow)["'.\]]{0,4}[^\n]{0,60}Bash\(\*|permissions\.allow\b[^\n]{0,60}Bash\(\*/g,
    followedBy: [written],
    isHarmless: mayOnlyRead,
    message: 'Allows every command in the settings of the agent.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\balias\s{1,3}(?:claude|codex|gemini|cursor-agent|aider|opencode)=[^\n]{0,60}(?:--dangerously|--yolo|--full-auto|--yes-always|bypass)[^\n]{0,80}>>?/g,
    message: 'Has every start of the agent skip its questions.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /(?:curl|wget)\b[^\n]{0,200}(?:>>?|-\w{0,4}[oO]|tee(?:\s-a)?)\s{0,4}["']?(?:~|\$HOME|\$\{HOME\})\/\.(?:claude|codex|cursor|gemini|agents)\/[^\s"']{2,120}/g,
    message: 'Writes what another machine sends among the skills or settings of the agent.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // Whatever it adds, every skill that is installed says it from then on.
    pattern: /\bglob\w{0,5}\s{0,2}\([^\n]{0,80}\bskills\/\*{1,2}\/SKILL\.md\b/g,
    followedBy: [/\.write_text\s{0,2}\(|\bwriteFile\w{0,4}\s{0,2}\(|\bopen\s{0,2}\([^\n]{0,60}["'][wa]\+?["']/g],
    message: 'Writes into the pages of all skills that are installed.',
    confidence: 'medium',
    onlyMeant: true,
  },
]
