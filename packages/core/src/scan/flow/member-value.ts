import { addressOf } from './address-of.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, isKnown, taintsOf, type FlowValue } from './flow-value.ts'
import { folderOf } from './folder-of.ts'
import { knownCalls } from './known-calls.ts'
import { normalPath } from './normal-path.ts'
import { objectMember } from './object-member.ts'
import { variableValue } from './variable-value.ts'

/** What whoever calls a server wrote. */
const requestParts = /^(?:flask|quart|bottle)\.request\.(?:data|form|args|values|json|query|forms|cookies|files)$/

/** How much there is, and nothing of it. */
const tellsOf = /^(?:length|size|st_size|byteLength|count|Count)$/

const methods = /^(?:get|pop|setdefault|copy|items|keys|values|update|clear)$/

/** What `object.key` or `object[key]` is. */
export function memberValue(evaluator: Evaluator, object: FlowValue, key: FlowValue): FlowValue {
  const { options } = evaluator
  const own = objectMember(evaluator, object, key.shape)
  if (own !== undefined) return own
  const path = normalPath(object.path ?? '')
  if (knownCalls.environment.test(path)) return ofEnvironment(path, key)
  const held = heldMember(options, object, key)
  if (held !== undefined) return held
  const given = taintsOf([object])
  const taints = tellsOf.test(key.shape) ? given.filter(({ kind }) => kind !== 'project') : [...given]
  if (requestParts.test(`${path}.${key.shape}`)) taints.push({ kind: 'remote', detail: 'socket:' })
  if (isAnswer(path, key.shape)) taints.push({ kind: 'remote', detail: addressOf([object]) })
  if (path === 'document' && key.shape === 'cookie') taints.push({ kind: 'credentials', detail: 'Cookies of the page' })
  if (
    /^(?:password|passwd|secret|private_?key|api_?key|access_?token|refresh_?token|session_?token|mnemonic|seed_?phrase)$/i.test(
      key.shape,
    )
  ) {
    taints.push({ kind: 'secret', detail: key.shape })
  }
  return flowValue({
    taints,
    ...(object.file !== undefined && { file: object.file }),
    ...(isKnown(key) && { path: normalPath(`${path === '' ? '?' : path}.${key.shape}`) }),
    ...(object.items !== undefined && path !== '' && { items: object.items }),
  })
}

/** What the object is known to hold under that key: an item, the folder of a path, or what another program gives out. */
function heldMember({ modules }: Evaluator['options'], object: FlowValue, key: FlowValue): FlowValue | undefined {
  const item =
    key.number === undefined
      ? object.items?.find((each) => each.key !== undefined && each.key !== '' && each.key === key.shape)
      : object.items?.[key.number < 0 ? object.items.length + key.number : key.number]
  const module = normalPath(object.path ?? '')
  return (
    item ??
    object.module?.get(key.shape) ??
    (key.shape === 'parent' ? folderOf(object) : undefined) ??
    modules.named(module)?.get(key.shape)
  )
}

/** What a request answers may stand in a member of it: `request.responseText`. */
function isAnswer(path: string, key: string): boolean {
  return (
    /^response(?:Text|Body|Stream)?$/i.test(key) &&
    /(?:XMLHttp(?:Request)?|WinHttpRequest)(?:\.[\d.]{1,6})?\(\)$/i.test(path)
  )
}

function ofEnvironment(path: string, key: FlowValue): FlowValue {
  // A method of the mapping, and no variable: `os.environ.get`.
  if (path.startsWith('os.') && methods.test(key.shape)) return flowValue({ path: `os.environ.${key.shape}` })
  const isAny = key.taints.some(({ kind }) => kind === 'environment')
  return isAny ? flowValue({ taints: key.taints }) : variableValue(key.shape)
}
