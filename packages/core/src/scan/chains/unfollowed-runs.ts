import type { Language } from '../language-of.ts'
import type { Piece } from '../piece.ts'
import { startedBy } from './started-by.ts'

const loose: ReadonlySet<Language> = new Set(['code', 'ruby', 'perl', 'php', 'applescript', 'batch', 'html', 'yaml'])

/** What runs a text or starts a program; what it is given stands behind it. */
const runs =
  /\b(?:Code\.eval\w{0,8}|System\.(?:cmd|shell)|Process\.(?:run|start|Start)\w{0,4}|ProcessBuilder|Command::new|exec\.Command(?:Context)?|Runtime\.getRuntime\(\)\.exec|Marshal\.load|Assembly\.Load\w{0,4}|(?:executableURL|launchPath|arguments)\s{0,3}=|(?:eval\w{0,10}|exec(?:Cmd\w{0,3}|vp?e?|l[pe]?|ute(?:_process)?)?|EXECUTE_PROCESS|system|spawn\w{0,8}|popen\w{0,3}|shell_exec|passthru|proc_open|instance_eval|class_eval|ShellExecute\w?|WinExec|CreateProcess\w?|callCommand|readProcess|jobstart|dofile|loadstring|load-string|load-file|loadfile|load_string|include_string|cmd|createProcess|unserialize|loadClass|public_send|dlopen|LoadLibrary\w?)(?![\w./-]))|\.(?:Run|execute|Exec)\b|(?:^|\n)\s{0,12}(?:Run(?:Wait)?|Shell)\b(?=[\s,("])|\b(?:require|include)(?:_once)?(?=\s{0,3}\(?\s{0,3}["'$])|(?<=\n\s{0,12}(?:-\s)?(?:\w{1,30}\.){0,3})(?:command|shell|cmd|script)(?=:\s)/g
const most = 60

/** Where something stands in a text. */
interface Found {
  readonly start: number
  readonly end: number
}

/** Programs in languages of which there is no tree, and what in them runs or starts something. */
export const unfollowedRuns = {
  /** Is it such a program, and one that is meant? */
  isJudged,
  /** Places where something is run or started that is put together while the program runs. */
  made,
  /** Places of a pattern, up to a bound. */
  places,
} as const

function isJudged({ role, language, layer, isExample }: Piece): boolean {
  const isMeant = role === 'script' || (role === 'config' && (language === 'yaml' || language === 'code'))
  return isMeant && layer === 0 && !isExample && loose.has(language)
}

function made(text: string): readonly Found[] {
  return places(text, runs).filter(({ start, end }) => {
    const what = startedBy(text, end)
    // `file.absolutePath.execute()` starts what it is asked of.
    return what === 'made' || (what === 'nothing' && /^\w\.execute$/.test(text.slice(start - 1, end)))
  })
}

function places(text: string, pattern: RegExp): readonly Found[] {
  const found: Found[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null && found.length < most; match = pattern.exec(text)) {
    found.push({ start: match.index, end: match.index + match[0].length })
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
