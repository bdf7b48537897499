import { contentOf } from './content-of.ts'
import { copyFile } from './copy-file.ts'
import { decodeOutput } from './decode-output.ts'
import { evaluateFetch } from './evaluate-fetch.ts'
import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { fileTaints } from './file-taints.ts'
import { flowValue, isKnown, taintsOf, unknownPart, type FlowValue } from './flow-value.ts'
import { foldCall } from './fold-call.ts'
import { gitCommand } from './git-command.ts'
import { interpretProgram } from './interpret-program.ts'
import { keepFile } from './keep-file.ts'
import { keyPrinted } from './key-printed.ts'
import { packFiles } from './pack-files.ts'
import { postByGh } from './post-by-gh.ts'
import { sendTo } from './send-to.ts'
import { treeTaints } from './tree-taints.ts'
import { withoutLeftOut } from './without-left-out.ts'
import { writtenFile } from './written-file.ts'

const interpreters =
  /^(?:(?:ba|z|k|da|a|c|tc|fi)?sh|python[\d.]*|node|deno|bun|perl|ruby|php|osascript|pwsh|powershell|Rscript|lua|tclsh)$/

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
    if (printed.kind === 'personal' && file !== undefined) keepFile(evaluator, { file, value, place: command.place })
    return value
  }
  if (interpreters.test(name) || /^(?:eval|source|\.)$/.test(name)) return interpretProgram(evaluator, command)
  if (
    /^(?:curl|wget|aria2c|http|https|xh|lwp-request|lwp-download|lynx|GET|POST|axel|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)$/.test(
      name,
    )
  )
    return evaluateFetch(evaluator, command)
  switch (name) {
    case 'read':
    case 'mapfile':
    case 'readarray':
      if (input !== undefined)
        for (const { shape } of rest) if (/^\w{1,60}$/.test(shape)) evaluator.set(`$${shape}`, input)
      return flowValue()
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
      return decodeOutput(evaluator, command)
    case 'base64':
    case 'xxd':
    case 'base32':
    case 'gunzip':
    case 'zcat':
    case 'uudecode':
    case 'gpg':
    case 'gzip':
      return decodeOutput(evaluator, command)
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
      return foundBy(name, withoutLeftOut(name, rest))
    case 'cp':
    case 'mv':
    case 'ln':
    case 'install':
      return copyFile(evaluator, command)
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
      return flowValue({ shape: evaluator.temporaryFile() })
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
      const read = withoutLeftOut(name, rest)
        .filter(({ shape }) => /[/.~]/.test(shape) && !shape.startsWith('-'))
        .map(({ shape }) => contentOf(evaluator, shape))
      return flowValue({
        taints: taintsOf([...all, ...read]).filter(({ kind }) => kind !== 'project' || name !== 'wc'),
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
    case 'ffmpeg':
      // It reads any file and writes to any address.
      return rest.some(({ shape }, index) => /^(?:https?|tcp|ftp|sftp):/.test(shape) && rest[index - 1]?.shape !== '-i')
        ? sendTo(evaluator, command)
        : flowValue()
    case 'ssh':
      // What else goes through it is mostly meant for that machine: `cat key.pub | ssh host 'cat >> …'`.
      if (input !== undefined && taintsOf([input]).some(({ kind }) => kind === 'project'))
        return sendTo(evaluator, { ...command, input: flowValue({ taints: treeTaints.read(input) }) })
      break
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
  if (name === 'gh') return postByGh(evaluator, command)
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

function echoed(evaluator: Evaluator, rest: readonly FlowValue[]): FlowValue {
  const [option, name] = rest
  // `printf -v name '%s' "$value"`
  if (option?.shape === '-v' && name !== undefined && /^\w{1,60}$/.test(name.shape)) {
    evaluator.set(`$${name.shape}`, echoed(evaluator, rest.slice(2)))
    return flowValue()
  }
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
  const contents = files.map((file) => withTree(contentOf(evaluator, file.shape), treeTaints.read(file)))
  const [only] = contents
  return contents.length === 1 && only !== undefined ? only : flowValue({ taints: taintsOf(contents) })
}

function foundBy(name: string, words: readonly FlowValue[]): FlowValue {
  // `find . -name notes.md` looks for one file.
  const isOne = words.some(
    ({ shape }, at) => /^-i?name$/.test(words[at - 1]?.shape ?? '') && /^[^-*?[][^*?[]*$/.test(shape),
  )
  const tree = isOne || name !== 'find' ? [] : words.flatMap((word) => treeTaints.found(word))
  return flowValue({ taints: [...words.flatMap(({ shape }) => fileTaints(shape)), ...tree] })
}

function withTree(value: FlowValue, tree: FlowValue['taints']): FlowValue {
  return tree.length === 0 ? value : { ...value, taints: [...value.taints, ...tree] }
}

function environment(name: string, rest: readonly FlowValue[]): FlowValue {
  const isWhole =
    rest.length === 0 || (name !== 'set' && name !== 'printenv' && rest.every(({ shape }) => /^-[pxv0e]$/.test(shape)))
  if (isWhole) return flowValue({ taints: [{ kind: 'environment', detail: '' }] })
  return name === 'printenv'
    ? flowValue({ taints: rest.map(({ shape }) => ({ kind: 'secret', detail: shape })) })
    : flowValue()
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
