import { contentOf } from './content-of.ts'
import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, isKnown, unknownPart, type FlowValue } from './flow-value.ts'
import { copyFile } from './copy-file.ts'
import { keepFile } from './keep-file.ts'
import { treeTaints } from './tree-taints.ts'
import { withoutLeftOut } from './without-left-out.ts'

const cloudTools = /^(?:aws|gsutil|rclone|mc|s3cmd|azcopy)$/
const copies = /^(?:scp|rsync)$/
/** Which key, settings or shell the connection takes: `-i ~/.ssh/key`, `-e "ssh -i ~/.ssh/key"`. */
const connection = {
  rsync: /^(?:-e|-\w{0,8}e|--rsh)$/,
  other: /^-[iFSoJcPlp]$/,
  whole: /^(?:--rsh=|-o\w{3,30}=)/,
} as const

function isForConnection(name: string, words: readonly FlowValue[], index: number): boolean {
  const before = words[index - 1]?.shape ?? ''
  const option = name === 'rsync' ? connection.rsync : connection.other
  return (
    (/^(?:scp|sftp|rsync)$/.test(name) && (option.test(before) || connection.whole.test(words[index]?.shape ?? ''))) ||
    (before === '-i' && name !== 'ffmpeg')
  )
}

/** A path of another machine. */
const isAway = /^(?:[\w.${}\u{fffc}-]{1,60}@)?[\w.${}\u{fffc}-]{1,80}:(?!\\)/u

/** `scp host:file .` brings something here: the first path is another machine's and the last one is not. */
function bringsHere(words: readonly FlowValue[]): boolean {
  const paths = words.filter(({ shape }) => !shape.startsWith('-'))
  const last = paths.at(-1)?.shape ?? ''
  return (
    paths.length > 1 &&
    /^(?:[~./]|\$HOME|\w[\w./-]*$)/.test(last) &&
    paths.slice(0, -1).some(({ shape }) => isAway.test(shape))
  )
}

/** `rsync -a notes/ /mnt/notes/`: nothing leaves the machine, as far as all words are known. */
function staysHere(words: readonly FlowValue[]): boolean {
  const paths = words.filter(({ shape }) => !shape.startsWith('-'))
  return paths.length > 1 && paths.every((path) => isKnown(path) && !isAway.test(path.shape))
}

/** Commands that give something to another machine, or bring something here. */
export function sendTo(evaluator: Evaluator, { name, words, input, place }: KnownCommand): FlowValue {
  const rest = withoutLeftOut(name, words.slice(1))
  const isCloud = cloudTools.test(name)
  const named = rest.filter((_, index) => !isForConnection(name, rest, index))
  if ((isCloud || copies.test(name)) && bringsHere(named)) {
    const file = named.at(-1)?.shape ?? ''
    const brought = flowValue({ taints: [{ kind: 'remote', detail: '' }] })
    evaluator.record('write', place, { callee: name, file, values: [brought] })
    keepFile(evaluator, { file, value: brought, place })
    return flowValue()
  }
  if (copies.test(name) && staysHere(named)) return copyFile(evaluator, { name, words: [flowValue(), ...named], place })
  const contents = rest.map((word) =>
    isCloud || /^(?:scp|rsync|sftp|ftp|ffmpeg)$/.test(name) ? withTree(contentOf(evaluator, word.shape), word) : word,
  )
  const given = contents.filter((_, index) => !isForConnection(name, rest, index))
  const hosts = rest.flatMap(({ shape }) => {
    if (isCloud && !/^https?:\/\//.test(shape)) return []
    const host = /(?:^|@|[./]?tcp:|ssl:|\.)([\w\u{fffc}-]{1,60}(?:\.[\w-]{1,60}){1,5})(?=[:/,]|$)/iu.exec(shape)?.[1]
    return host === undefined || host.startsWith('-')
      ? []
      : [flowValue({ shape: `https://${host.replaceAll(unknownPart, 'x')}/` })]
  })
  evaluator.record('send', place, {
    callee: name,
    values: [...given, ...hosts, ...(input === undefined ? [] : [input])],
  })
  const isDialogue = /^(?:nc|ncat|netcat|telnet|socat|websocat)$/.test(name)
  return isDialogue ? flowValue({ taints: [{ kind: 'remote', detail: hosts[0]?.shape ?? '' }] }) : flowValue()
}

function withTree(content: FlowValue, word: FlowValue): FlowValue {
  const tree = treeTaints.read(word)
  return tree.length === 0 ? content : { ...content, taints: [...content.taints, ...tree] }
}
