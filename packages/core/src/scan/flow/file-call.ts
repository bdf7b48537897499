import type { Called } from './called.ts'
import { contentOf } from './content-of.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, isKnown, taintsOf, type FlowValue } from './flow-value.ts'
import { keepFile } from './keep-file.ts'
import { knownCalls } from './known-calls.ts'
import { treeTaints } from './tree-taints.ts'
import { writeFile } from './write-file.ts'

/** Opening, reading, writing and deleting. */
// oxlint-disable-next-line complexity -- one short line for each kind of thing
export function fileCall(evaluator: Evaluator, called: Called): FlowValue | undefined {
  const { path, object, values, place } = called
  const [first, second] = values
  if (knownCalls.remove.test(path) && first !== undefined) {
    evaluator.record('delete', place, { callee: path, values, file: first.shape })
    return flowValue()
  }
  if (knownCalls.writeFile.test(path) && first !== undefined) {
    const isCopy = /copy|move/i.test(path)
    const file = isCopy ? (second?.shape ?? '') : first.shape
    const from = isCopy ? contentOf(evaluator, first.shape) : undefined
    // A path out of a search is only known by what was searched for.
    const written = isCopy
      ? [flowValue({ ...from, taints: [...(from?.taints ?? []), ...first.taints] })]
      : values.slice(1)
    writeFile(evaluator, { place, callee: path, file, values: written, named: isCopy ? second : first })
    return flowValue({ file })
  }
  if (/^(?:json|yaml|toml|tomli_w|pickle)\.(?:safe_)?dump$/.test(path) && second?.file !== undefined) {
    writeFile(evaluator, { place, callee: path, file: second.file, values: [first ?? flowValue()] })
    return flowValue()
  }
  const printed = path === 'print' ? values.find(({ key }) => key === 'file')?.file : undefined
  if (printed !== undefined) {
    writeFile(evaluator, { place, callee: path, file: printed, values: values.filter(({ key }) => key !== 'file') })
    return flowValue()
  }
  const method = path.slice(path.lastIndexOf('.') + 1)
  const from =
    object?.file ??
    (object !== undefined &&
    !/\b(?:Image|tarfile)\.open$|http/i.test(path) &&
    /^(?:read_text|read_bytes|write_text|write_bytes|open)$/.test(method)
      ? object.shape
      : undefined)
  // An archive is given paths, and not what is written.
  const isPacked = path === 'zipfile.ZipFile().write'
  if (from !== undefined && !isPacked && /^(?:write|writelines|write_text|write_bytes|end|append|dump)$/.test(method)) {
    writeFile(evaluator, { place, callee: path, file: from, values })
    return flowValue()
  }
  // `pipeline(answer.body, createWriteStream(path))` and `answer.body.pipe(createWriteStream(path))`
  const target = /(?:^|\.)(?:pipeline|pipe)$/.test(path)
    ? values.findLast((value) => value.file !== undefined)?.file
    : undefined
  if (target !== undefined) {
    const sources = [...(object === undefined ? [] : [object]), ...values.filter((value) => value.file === undefined)]
    writeFile(evaluator, { place, callee: path, file: target, values: [flowValue({ taints: taintsOf(sources) })] })
    return flowValue({ file: target })
  }
  const objects = object === undefined ? [] : [object]
  if (from !== undefined && method === 'open')
    return flowValue({ file: from, taints: [...contentOf(evaluator, from).taints, ...treeTaints.readAll(objects)] })
  if (from !== undefined && method.startsWith('read')) {
    const content = contentOf(evaluator, from)
    return flowValue({ ...content, taints: [...taintsOf([content, ...objects]), ...treeTaints.readAll(objects)] })
  }
  if (/(?:^|\.)(?:readdir(?:Sync)?|listdir|scandir)$/.test(path) && first !== undefined && isKnown(first))
    return flowValue({
      items: [flowValue({ shape: '*' })],
      taints: [...taintsOf([first, contentOf(evaluator, first.shape)]), ...treeTaints.found(first)],
    })
  if (searches.test(path)) return searched(evaluator, called)
  if (/(?:^|\.)make_archive$/.test(path) && first !== undefined) {
    const [, kind, folder = flowValue({ shape: '.' })] = values
    const packed = flowValue({ shape: `${first.shape}.${kind?.shape ?? ''}`, taints: treeTaints.read(folder) })
    keepFile(evaluator, { file: packed.shape, value: flowValue({ taints: packed.taints }), place })
    return packed
  }
  if (knownCalls.readFile.test(path) && first !== undefined) {
    const isFile = first.file !== undefined && path === 'json.load'
    const content = contentOf(evaluator, isFile ? (first.file ?? '') : first.shape)
    return flowValue({
      ...content,
      file: first.shape,
      taints: [...content.taints, ...first.taints, ...(path === 'json.load' ? [] : treeTaints.read(first))],
      path: `${path}()`,
      items: [first],
    })
  }
  return undefined
}

/** Gives what lies below a folder, or what a pattern fits. */
const searches =
  /^(?:os\.(?:walk|fwalk)|glob\.i?glob|Get-ChildItem|gci|(?:fast-glob|globby|glob|tinyglobby)(?:\.(?:sync|glob|globSync|globby|globbySync))?|fs(?:\.promises)?\.(?:glob(?:Sync)?|readdir(?:Sync)?)|Deno\.(?:readDir|readDirSync)|klaw(?:-sync)?|readdirp)$/

function searched(evaluator: Evaluator, { path, values }: Called): FlowValue {
  const [first = flowValue({ shape: '.' })] = values
  const { taints } = contentOf(evaluator, first.shape)
  return flowValue({
    file: first.shape,
    taints: [...taints, ...first.taints, ...values.flatMap((value) => treeTaints.found(value))],
    path: `${path}()`,
    items: [first],
  })
}
