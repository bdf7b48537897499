import { contentOf } from './content-of.ts'
import { evaluateFetch } from './evaluate-fetch.ts'
import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { fileTaints } from './file-taints.ts'
import { flowValue, isKnown, taintsOf, unknownPart, type FlowValue } from './flow-value.ts'
import { foldCall } from './fold-call.ts'
import { gitCommand } from './git-command.ts'
import { keyPrinted } from './key-printed.ts'
import { sendTo } from './send-to.ts'

const interpreters =
  /^(?:(?:ba|z|k|da|a|c|tc|fi)?sh|python[\d.]*|node|deno|bun|perl|ruby|php|osascript|pwsh|powershell|Rscript|lua|tclsh)$/
const shells = /^(?:(?:ba|z|k|da|a)?sh)$/
/** What the commands of a shell that matter do, and what they put out. */
// oxlint-disable-next-line complexity, max-lines-per-function -- one short line for each kind of thing
export function commandEffects(evaluator: Evaluator, command: KnownCommand): FlowValue {
  const { name, words, input } = command
  const rest = words.slice(1)
  const all = input === undefined ? rest : [...rest, input]
  const line = words
    .map(({ shape }) => shape)
    .join(' ')
    .slice(0, 2000)
  const printed = keyPrinted(line)
  if (printed !== undefined) {
    const value = flowValue({ taints: [printed] })
    // What is recorded goes into the file that stands last.
    const file = rest.findLast(({ shape }) => /^[~$./\w][^\s]*\.\w{2,4}$/.test(shape))?.shape
    if (printed.kind === 'personal' && file !== undefined && evaluator.options.files.size < 500)
      evaluator.options.files.set(file, value)
    return value
  }
  if (interpreters.test(name) || /^(?:eval|source|\.)$/.test(name)) return interpret(evaluator, command)
  if (
    /^(?:curl|wget|aria2c|http|https|xh|lwp-request|lwp-download|lynx|GET|POST|axel|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)$/.test(
      name,
    )
  )
    return evaluateFetch(evaluator, command)
  switch (name) {
    case 'echo':
    case 'printf':
    case 'print':
      return echoed(evaluator, rest)
    case 'cat':
    case 'head':
    case 'tail':
    case 'strings':
    case 'less':
    case 'tac':
    case 'nl':
      return readFiles(evaluator, rest, input)
    case 'env':
    case 'printenv':
    case 'export':
    case 'declare':
    case 'set':
    case 'compgen':
      return environment(name, rest)
    case 'openssl':
      if (input !== undefined && /\ss_client\s/.test(line)) return sendTo(evaluator, command)
      return encoding(evaluator, command)
    case 'base64':
    case 'xxd':
    case 'base32':
    case 'gunzip':
    case 'zcat':
    case 'uudecode':
    case 'gpg':
    case 'gzip':
      return encoding(evaluator, command)
    case 'rev':
      return flowValue({
        shape:
          input !== undefined && isKnown(input) ? Array.from(input.shape.trim()).toReversed().join('') : unknownPart,
        taints: [...taintsOf(input === undefined ? [] : [input]), { kind: 'decoded', detail: 'rev' }],
      })
    case 'tr':
      return translate(rest, input)
    case 'tar':
    case 'zip':
    case '7z':
      return packFiles(evaluator, command)
    case 'find':
    case 'fd':
      return flowValue({ taints: rest.flatMap(({ shape }) => fileTaints(shape)) })
    case 'cp':
    case 'mv':
    case 'ln':
    case 'install':
      return copyFile(evaluator, rest)
    case 'tee':
      return tee(evaluator, command)
    case 'crontab':
      return crontab(evaluator, command)
    case 'rm':
    case 'shred':
    case 'unlink':
      for (const word of rest)
        if (!word.shape.startsWith('-'))
          evaluator.record('delete', command.place, { callee: line, file: word.shape, values: rest })
      return flowValue()
    case 'mktemp':
      return flowValue({ shape: `/tmp/made-${evaluator.names.size}` })
    case 'xargs':
      return xargs(evaluator, command)
    case 'grep':
    case 'egrep':
    case 'rg':
    case 'cut':
    case 'awk':
    case 'sed':
    case 'jq':
    case 'sort':
    case 'wc': {
      const read = rest
        .filter(({ shape }) => /[/.~]/.test(shape) && !shape.startsWith('-'))
        .map(({ shape }) => contentOf(evaluator, shape))
      return flowValue({
        taints: taintsOf([...all, ...read]),
        ...(input && read.length === 0 && name !== 'wc' && { shape: unknownPart }),
      })
    }
    case 'nc':
    case 'ncat':
    case 'netcat':
    case 'telnet':
    case 'socat':
    case 'scp':
    case 'rsync':
    case 'ftp':
    case 'sftp':
    case 'mail':
    case 'sendmail':
    case 'nslookup':
    case 'dig':
    case 'host':
    case 'ping':
    case 'websocat':
      return sendTo(evaluator, command)
    case 'aws':
    case 'gsutil':
    case 'rclone':
    case 'mc':
    case 's3cmd':
    case 'azcopy':
      if (/^(?:aws s3|gsutil|rclone|mc|s3cmd|azcopy)\s(?:-m\s)?(?:sync|cp|copy|mv|put|mirror)\s/.test(line))
        return sendTo(evaluator, command)
      break
    default:
      break
  }
  if (name === 'git') return gitCommand(evaluator, command)
  const written = writtenFile(evaluator, words[0]?.shape ?? '')
  if (written !== undefined) {
    evaluator.record('run-code', command.place, { callee: words[0]?.shape ?? '', values: [written] })
    return flowValue({ taints: taintsOf(all) })
  }
  if (words[0] !== undefined && taintsOf([words[0]]).some(({ kind }) => kind === 'remote' || kind === 'decoded')) {
    evaluator.record('run-code', command.place, { callee: 'command', values: [words[0]] })
  }
  return flowValue({ taints: taintsOf(all), ...(input && { shape: input.shape }) })
}

/** A program that the skill put there itself, alone or out of an archive. */
function writtenFile(evaluator: Evaluator, path: string): FlowValue | undefined {
  const { files, ownFiles } = evaluator.options
  const plain = path.replace(/^\.\//, '')
  return (
    files.get(path) ??
    files.get(plain) ??
    files.get(path.replace(/\/[^/]*$/, '/*')) ??
    clonedInto(evaluator, plain) ??
    (/^\.?\/?[\w.-]+(?:\/[\w.-]+)*$/.test(path) && path.includes('/') && !ownFiles.has(plain)
      ? files.get('*')
      : undefined)
  )
}

/** What was cloned into a folder is in every folder below it. */
function clonedInto({ options }: Evaluator, path: string): FlowValue | undefined {
  const parts = path.split('/').slice(0, 12)
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const found = options.files.get(`${parts.slice(0, length).join('/')}/**`)
    if (found !== undefined) return found
  }
  return undefined
}

/** Without the word that only says to run: `deno run a.ts`. */
function argumentsOf(name: string, words: readonly FlowValue[]): readonly FlowValue[] {
  return words.slice(/^(?:deno|bun)$/.test(name) && words[1]?.shape === 'run' ? 2 : 1)
}

/** A shell or another interpreter: what it is told to run. */
function interpret(evaluator: Evaluator, { name, words, input, place }: KnownCommand): FlowValue {
  const rest = argumentsOf(name, words)
  if (rest.some(({ shape }) => shape === '-m'))
    return flowValue({ taints: taintsOf(input === undefined ? [] : [input]) })
  const flag = rest.findIndex(({ shape }) =>
    /^-\w*[cer]$|^(?:-Command|-EncodedCommand|-enc|-e|--eval|--command)$/i.test(shape),
  )
  const text = flag === -1 ? undefined : rest[flag + 1]
  const isEvaluated = name === 'eval'
  const named = rest.findIndex(({ shape }) => /^-File$/i.test(shape))
  const plain = rest.findIndex(({ shape }) => !shape.startsWith('-'))
  const stdin = rest.findIndex(({ shape }) => shape === '-' || (shells.test(name) && /^-\w*s$/.test(shape)))
  // What comes after the sign for the input is given to the program that comes in.
  const isFromInput = stdin !== -1 && (plain === -1 || stdin < plain)
  const file = flag !== -1 || isFromInput ? undefined : named === -1 ? rest[plain] : rest[named + 1]
  const run: FlowValue[] = []
  if (text !== undefined) run.push(text)
  if (isEvaluated) run.push(flowValue({ shape: rest.map(({ shape }) => shape).join(' '), taints: taintsOf(rest) }))
  else if (file !== undefined)
    run.push(writtenFile(evaluator, file.shape) ?? flowValue({ shape: '', taints: file.taints }))
  // With a program of its own it only reads what comes in.
  if (input !== undefined && text === undefined && file === undefined) run.push(input)
  evaluator.record('run-code', place, { callee: name, values: run })
  if (shells.test(name) || isEvaluated) for (const value of run) evaluator.runCommandLine(value.shape, place)
  return flowValue({
    taints: taintsOf([...rest, ...(input === undefined ? [] : [input])]).filter(
      ({ kind }) => kind !== 'decoded' && kind !== 'remote',
    ),
  })
}

function echoed(evaluator: Evaluator, rest: readonly FlowValue[]): FlowValue {
  const [format, ...parts] = rest
  if (format !== undefined && format.shape.includes('%s')) {
    let next = 0
    const shape = format.shape.replace(/%s/g, () => parts[next++]?.shape ?? '').replace(/\\n$/, '')
    return flowValue({ shape, taints: evaluator.used(rest) })
  }
  const shown = rest.filter(({ shape }) => !/^-[neE]{1,3}$/.test(shape))
  return flowValue({
    shape: shown
      .map(({ shape }) => shape)
      .join(' ')
      .replace(/%s(?:\\n)?/g, ''),
    taints: evaluator.used(shown),
  })
}

function readFiles(evaluator: Evaluator, rest: readonly FlowValue[], input: FlowValue | undefined): FlowValue {
  const files = rest.filter(({ shape }) => !shape.startsWith('-') && !/^\d+$/.test(shape))
  if (files.length === 0 && input !== undefined) return input
  const contents = files.map(({ shape }) => contentOf(evaluator, shape))
  const [only] = contents
  return contents.length === 1 && only !== undefined ? only : flowValue({ taints: taintsOf(contents) })
}

function environment(name: string, rest: readonly FlowValue[]): FlowValue {
  const isWhole =
    rest.length === 0 || (name !== 'set' && name !== 'printenv' && rest.every(({ shape }) => /^-[pxv0e]$/.test(shape)))
  if (isWhole) return flowValue({ taints: [{ kind: 'environment', detail: '' }] })
  return name === 'printenv'
    ? flowValue({ taints: rest.map(({ shape }) => ({ kind: 'secret', detail: shape })) })
    : flowValue()
}

function encoding(evaluator: Evaluator, { name, words, input }: KnownCommand): FlowValue {
  const rest = words.slice(1)
  const line = rest.map(({ shape }) => shape).join(' ')
  const file = rest.find(({ shape }) => !shape.startsWith('-') && /[./]/.test(shape))
  const given = input ?? (file === undefined ? flowValue() : contentOf(evaluator, file.shape))
  if (name === 'openssl' && /s_client/.test(line))
    return flowValue({ taints: [{ kind: 'remote', detail: /-connect (\S+):/.exec(line)?.[1] ?? '' }] })
  const isDecoding =
    /(?:^|\s)(?:-\w*[dDr]\w*|--decode|--decrypt|-d)(?:\s|$)/.test(line) || /^(?:gunzip|zcat|uudecode)$/.test(name)
  if (!isDecoding) return flowValue({ taints: taintsOf([given]) })
  // No base64 has such signs: a word in capitals stands where the text is yet to be put.
  if (
    name === 'base64' &&
    /^\s*[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\s*$/.test(given.shape) &&
    !/(?:^|\s)-\w*i|--ignore/.test(line)
  )
    return given
  const path = name === 'xxd' ? 'bytes.fromhex' : name === 'base64' ? 'base64.b64decode' : 'marshal.loads'
  return (
    foldCall({
      path,
      values: [flowValue({ ...given, shape: given.shape.trim() })],
      ...(evaluator.options.inflate && { inflate: evaluator.options.inflate }),
    }) ?? given
  )
}

function translate(rest: readonly FlowValue[], input: FlowValue | undefined): FlowValue {
  const line = rest.map(({ shape }) => shape).join(' ')
  const given = input ?? flowValue()
  if (line.startsWith('-')) return given
  const turned = /n-za-m/i.test(line)
    ? foldCall({ path: 'codecs.decode', values: [given, flowValue({ shape: 'rot13' })] })
    : undefined
  return (
    turned ??
    flowValue({
      taints: [
        ...taintsOf([given]),
        ...(/[a-z]-[a-z]/.test(line) && !/A-Z.*a-z$|a-z.*A-Z$/.test(line)
          ? [{ kind: 'decoded', detail: 'tr' } as const]
          : []),
      ],
    })
  )
}

function packFiles(evaluator: Evaluator, { name, words, input }: KnownCommand): FlowValue {
  const [, flags, ...others] = words
  const plain = others.filter(({ shape }) => !shape.startsWith('-'))
  const isUnpacking = name === 'tar' && /^-?\w*x/.test(flags?.shape ?? '')
  if (isUnpacking) {
    const archive = plain[0] === undefined ? undefined : evaluator.options.files.get(plain[0].shape)
    const target = others[others.findIndex(({ shape }) => shape === '-C') + 1]
    if (archive !== undefined)
      evaluator.options.files.set(target !== undefined && /\//.test(target.shape) ? `${target.shape}/*` : '*', archive)
    return flowValue({ taints: archive?.taints ?? [] })
  }
  const contents = plain.map(({ shape }) => contentOf(evaluator, shape))
  // What is packed may be told by the pipe: `find … | tar c -T -`.
  const value = flowValue({ taints: taintsOf(input === undefined ? contents : [...contents, input]) })
  const archive = plain[0]?.shape
  if (archive !== undefined && evaluator.options.files.size < 500) evaluator.options.files.set(archive, value)
  return value
}

function copyFile(evaluator: Evaluator, rest: readonly FlowValue[]): FlowValue {
  const files = rest.filter(({ shape }) => !shape.startsWith('-'))
  const target = files.at(-1)
  if (target === undefined || files.length < 2 || evaluator.options.files.size >= 500) return flowValue()
  evaluator.options.files.set(
    target.shape,
    flowValue({ taints: taintsOf(files.slice(0, -1).map(({ shape }) => contentOf(evaluator, shape))) }),
  )
  return flowValue()
}

function tee(evaluator: Evaluator, { words, input, place }: KnownCommand): FlowValue {
  for (const { shape } of words.slice(1)) {
    if (!shape.startsWith('-'))
      evaluator.record('write', place, { callee: 'tee', file: shape, values: input === undefined ? [] : [input] })
  }
  return input ?? flowValue()
}

function crontab(evaluator: Evaluator, { words, input, place }: KnownCommand): FlowValue {
  const file = words.slice(1).find(({ shape }) => !/^-\w$/.test(shape))
  const given = input ?? (file === undefined || file.shape === '-' ? undefined : contentOf(evaluator, file.shape))
  if (given !== undefined) evaluator.record('write', place, { callee: 'crontab', file: '/etc/cron', values: [given] })
  return flowValue()
}

function xargs(evaluator: Evaluator, { words, input, place }: KnownCommand): FlowValue {
  const rest = words.slice(1)
  const at = rest.findIndex(({ shape }) => /^[a-z][\w./-]*$/.test(shape))
  if (at === -1) return flowValue({ taints: taintsOf(input === undefined ? [] : [input]) })
  const given = rest.slice(at)
  const name = (given[0]?.shape ?? '').replace(/^.*\//, '')
  return commandEffects(evaluator, { name, words: input === undefined ? given : [...given, input], place })
}
