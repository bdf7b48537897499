import type { FlowTaint } from './flow-value.ts'

const keyPrinters: readonly (readonly [RegExp, FlowTaint])[] = [
  [
    /^security (?:find-(?:generic|internet)-password\b.*\b(?:Chrome|Safe Storage|iCloud|login)|dump-keychain|export)/i,
    { kind: 'credentials', detail: 'the keychain' },
  ],
  [/^gh auth (?:token|status\b.*(?:-t|--show-token))/, { kind: 'secret', detail: 'GITHUB_LOGIN' }],
  // For one service alone, which may be anybody's.
  [/^gcloud auth print-identity-/, { kind: 'secret', detail: 'GOOGLE_TOKEN' }],
  [/^gcloud auth (?:application-default )?print-/, { kind: 'secret', detail: 'GOOGLE_LOGIN' }],
  [/^aws (?:configure (?:get|export-credentials)|sts get-session-token)/, { kind: 'secret', detail: 'AWS_LOGIN' }],
  [
    /^(?:terraform state pull|helm get values|heroku config|doppler secrets|infisical (?:secrets|export)|op read|pass show|bw get|lpass show|secret-tool lookup|vault kv get|kubectl get secrets?|docker run\b.*\benv\b)/,
    { kind: 'credentials', detail: 'a keeper of passwords' },
  ],
  [
    /^(?:pbpaste|xclip\b.*-o|xsel\b.*-o|wl-paste|screencapture|import -window root|arecord|scrot|gnome-screenshot|ffmpeg\b.*(?:avfoundation|x11grab|dshow))/,
    { kind: 'personal', detail: 'the clipboard or screen' },
  ],
  [/^(?:history|fc -l)/, { kind: 'personal', detail: 'the history of commands' }],
]

/** One key of the keychain, by its name, which may say whose it is. */
const oneKey = /^security find-(?:generic|internet)-password\b/
const mostOfName = 60

/** What a command line puts out that must not leave the machine: keys, the screen, what was typed. */
export function keyPrinted(line: string): FlowTaint | undefined {
  const command = line.replace(/^\S*\//, '')
  const printed = keyPrinters.find(([pattern]) => pattern.test(command))?.[1]
  if (printed !== undefined || !oneKey.test(command)) return printed
  return { kind: 'credentials', detail: command.slice(0, mostOfName) }
}
