import type { Flow } from '../flow/flow.ts'
import type { SkillView } from '../skill-view.ts'
import { addressesIn } from '../hosts/addresses-in.ts'
import { taintsOf, unknownPart } from '../flow/flow-value.ts'
import type { JudgedFlow } from './flow-rule.ts'
import { isImageRecipe } from './is-image-recipe.ts'
import { isInContainer } from './is-in-container.ts'
import { isOwnKey } from './is-own-key.ts'
import { isPlainJobText } from './is-plain-job-text.ts'
import { withHosts } from './patterns/with-hosts.ts'
import { strangeAddresses } from './strange-addresses.ts'
import { weighHost } from './weigh-host.ts'

const agentFiles =
  /(?:^|[/\\])(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|IDENTITY|HEARTBEAT|TOOLS|USER)\.md$|\.cursor(?:rules|[/\\](?:rules|mcp\.json))|\.windsurf|copilot-instructions|\.clinerules|(?:\.claude|\.codex|\.gemini|\.config[/\\]opencode|\.continue|\.codeium[/\\]windsurf)[/\\](?:settings|config|hooks|CLAUDE|commands|agents|mcp_config)|\.claude\.json$|Code[/\\]User[/\\](?:settings|mcp)\.json|(?:^|[/\\])\.?mcp\.json$|claude_desktop_config\.json|\.vscode[/\\](?:settings|tasks)\.json/i
/** Words of these very paths: a skill of that name does not own them. */
const agentWords: ReadonlySet<string> = new Set(
  'rules agent agents claude codex cursor gemini memory skill skills hooks config settings commands opencode windsurf copilot instructions vscode tools identity'.split(
    ' ',
  ),
)
const startFiles =
  /(?:^|[/\\])\.(?:bashrc|bash_profile|bash_login|zshrc|zprofile|zshenv|zlogin|profile|xinitrc|xprofile)$|config\.fish$|Microsoft\.PowerShell_profile|[/\\]Startup[/\\]/i
const jobFiles =
  /^\/etc\/cron|(?:LaunchAgents|LaunchDaemons)[/\\]|systemd[/\\](?:user|system)[/\\]|autostart[/\\]|\.?git-?hooks[/\\]|\.git[/\\]hooks[/\\]|CurrentVersion[/\\]Run\b|^\/etc\/(?:rc\.local|profile\.d|init\.d|ld\.so\.preload)/i
const fetches = withHosts(
  /\b(?:curl|wget|iwr|irm|Invoke-WebRequest|DownloadString|nc|ncat)\b[^\n]{0,200}(?:https?:\/\/(?!<here>)|(?!127(?:\.\d{1,3}){3}(?![\w.-]))\b\d{1,3}(?:\.\d{1,3}){3}|(?<!\|)\|(?!\|))|https?:\/\/[^\n]{0,200}\|\s{0,4}(?:ba|z)?sh|\/dev\/tcp\/|base64\s{1,4}(?:-d|-D|--decode)|FromBase64String|\bpython3?\s{1,4}-c|powershell[^\n]{0,60}(?:hidden|-enc)/i,
)
const hiddenPlace = /\/(?:tmp|var\/tmp|dev\/shm)\/\.[\w-]/
const stealing =
  /\bread\s{1,4}-\w{0,4}s\w{0,4}\b|\balias\s{1,4}(?:sudo|ssh|su|git)=|\b(?:sudo|ssh|su|passwd)\s{0,2}\(\)\s{0,2}\{/
const looseRights =
  /bypassPermissions|Bash\(\*(?::\*)?\)|"\*"|dangerously|autoApprove|enableAllProjectMcpServers|danger-full-access|approval_policy|"?defaultMode"?\s{0,3}:\s{0,3}"?(?:bypass|accept)/i
const orders =
  /\b(?:do not|don't|never)\s(?:tell|mention|inform|ask|show)|ignore (?:all|any|previous)|without (?:asking|telling)|silently|always run|fetch\b[^\n]{0,60}https?:\/\//i

/** What is written where it will act later, and on whom. */
export const writtenFiles = {
  persistence(skill: SkillView, { kind, file, values, piece, start }: Flow): JudgedFlow | undefined {
    if (kind !== 'write' || file === undefined) return undefined
    if (/authorized_keys2?$/.test(file))
      return {
        message: 'Lets somebody else log in by SSH.',
        ...(isOwnKey(skill, piece, start) && { severity: 'warn', confidence: 'low' }),
      }
    if (file.startsWith('/etc/sudoers'))
      return {
        message: 'Changes who may do everything.',
        ...((isImageRecipe(piece.path) || isInContainer(piece, start)) && { severity: 'warn', confidence: 'low' }),
      }
    if (/^\/etc\/ld\.so\.preload$/.test(file)) return { message: 'Has a library loaded into every program.' }
    const isStart = startFiles.test(file)
    if (!isStart && !jobFiles.test(file)) return undefined
    const text = textOf(values)
    const isRemote = taintsOf(values).some((taint) => taint.kind === 'remote' || taint.kind === 'decoded')
    if (isRemote || fetches.test(text)) {
      const isShown = !isRemote && !isStart && (piece.role === 'fence' || piece.role === 'inline-code')
      return fetchingJob(isShown && isPlainJobText(text))
    }
    if (stealing.test(text)) return { message: 'Puts itself between the user and a command that asks for a password.' }
    return !isStart && hiddenPlace.test(text)
      ? { message: 'Sets up a job out of a hidden place.', confidence: 'medium' }
      : undefined
  },

  agentControl(skill: SkillView, { kind, file, values }: Flow): JudgedFlow | undefined {
    if (kind !== 'write' || file === undefined) return undefined
    const text = textOf(values)
    if (startFiles.test(file)) return startOfAgent(skill, text)
    if (otherSkills.test(file)) return ordersForOthers(skill, text)
    if (!agentFiles.test(file) || /[/\\]skills[/\\]/.test(file)) return undefined
    const remote = taintsOf(values).filter((taint) => taint.kind === 'remote' || taint.kind === 'decoded')
    // What it writes into a folder of its own name is its own affair.
    const isOwn = skill.name
      .split(/[^a-z0-9]+/)
      .some((word) => word.length >= 5 && !agentWords.has(word) && file.toLowerCase().includes(word))
    if (remote.some(({ kind: what }) => what === 'decoded'))
      return {
        message: 'Writes what was encoded into the instructions or settings of the agent.',
        confidence: 'medium',
      }
    if (remote.length > 0 && !isOwn)
      return {
        message: 'Writes what another machine sends into the instructions or settings of the agent.',
        deed: 'fetched-settings',
      }
    if (fetches.test(text) || orders.test(text))
      return { message: 'Writes orders into the instructions or settings of the agent.' }
    if (looseRights.test(text) && !/deny/.test(text))
      return { message: 'Takes away the questions an agent asks before it acts.', confidence: 'medium' }
    if (!isOwn && strangeAddresses(skill, text).length > 0)
      return { message: 'Writes the address of a machine that no page tells of into the settings of the agent.' }
    return { message: 'Writes into the instructions or settings of the agent.', severity: 'warn', confidence: 'medium' }
  },

  /** A page that loads a picture tells the machine it comes from what stands in the address. */
  exfiltration(skill: SkillView, { kind, values }: Flow): JudgedFlow | undefined {
    if (kind !== 'write') return undefined
    const isSecret = taintsOf(values).some((taint) => taint.kind === 'credentials' || taint.kind === 'environment')
    if (!isSecret) return undefined
    const shown = values.flatMap(({ shape }) =>
      [...shape.matchAll(withSecret)].map(([found]) => found.replaceAll(unknownPart, 'x')),
    )
    const addresses = shown.flatMap((each) => addressesIn(each, 1))
    return addresses.some((address) => ['foreign', 'hostile', 'own'].includes(weighHost(skill, address)))
      ? { message: 'Puts a secret into an address that is asked when the page is shown.', confidence: 'medium' }
      : undefined
  },

  destruction(_: SkillView, { kind, file, callee }: Flow): JudgedFlow | undefined {
    if (kind !== 'delete' || file === undefined) return undefined
    const path = file.replace(/\/{2,}/g, '/')
    const isAll =
      /^(?:\/|~|\/home|\/Users|\/root|\/etc|\/usr|\/var|[A-Z]:\\?|\/bin|\/boot|\/lib)\/?(?:\*|\.\*|\.\[!\.\]\*|\{,\.\[?[^\s]{0,10}\}?)?$/.test(
        path,
      )
    if (!isAll || /^\/var\/?$/.test(path)) return undefined
    const isRecursive = !/^(?:rm|del|Remove-Item)\b/i.test(callee) || /\s-\w*[rR]|-Recurse|--recursive/.test(callee)
    if (!isRecursive) return undefined
    return { message: 'Deletes the home directory, or what the system needs.' }
  },
}

function fetchingJob(isPlain: boolean): JudgedFlow {
  return {
    message: 'Sets up something that fetches or unpacks a program again and again.',
    ...(isPlain && { severity: 'warn', confidence: 'medium' }),
  }
}

/** A page of a skill that was found by looking what there is. */
const otherSkills = /\*[/\\]SKILL\.md$/

/** Orders, or the address of a machine that no page tells of, for every skill that there is. */
function ordersForOthers(skill: SkillView, text: string): JudgedFlow | undefined {
  return fetches.test(text) || orders.test(text) || strangeAddresses(skill, text).length > 0
    ? { message: 'Writes orders into the pages of other skills.' }
    : undefined
}

const withSecret = /https?:\/\/[^\s"'<>)]{4,300}?\u{fffc}/gu

/** What a start file says of the agent: to skip its questions, or to talk to another machine. */
function startOfAgent(skill: SkillView, text: string): JudgedFlow | undefined {
  if (/--dangerously|--yolo|--full-auto|bypassPermissions/.test(text))
    return { message: 'Has every start of the agent skip its questions.', confidence: 'medium' }
  const isLed =
    /\b(?:ANTHROPIC|OPENAI|GEMINI|GOOGLE_GEMINI|CLAUDE)\w{0,20}(?:BASE_URL|API_BASE|ENDPOINT)\b|\bHTTPS?_PROXY\b/.test(
      text,
    )
  return isLed && strangeAddresses(skill, text).length > 0
    ? { message: "Leads the agent's traffic through a machine that no page tells of.", confidence: 'medium' }
    : undefined
}

function textOf(values: Flow['values'], depth = 0): string {
  return values
    .map(
      ({ shape, items, key }) =>
        `${key ? `"${key}": ` : ''}${shape === unknownPart && items !== undefined && depth < 8 ? textOf(items, depth + 1) : JSON.stringify(shape)}`,
    )
    .join('\n')
    .slice(0, 20_000)
}
