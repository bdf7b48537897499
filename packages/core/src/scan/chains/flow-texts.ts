import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import type { FlowTaint, FlowValue } from '../flow/flow-value.ts'

const deepest = 5
/** A list that is put into itself again and again holds millions, most of them the same. */
const mostValues = 4000

/** Headers that say who asks and which question it is: no service takes a key from them. */
const misused =
  /^(?:user-?agent|referer|accept(?:-\w+)?|x-(?:request|trace|correlation|session|client|device)(?:-?id)?|from|origin|via)$/i

/** Values with all that lies in them, each with the name of the argument or field that it is in. */
function flat(values: readonly FlowValue[], key = '', depth = 0, found: FlowValue[] = []): readonly FlowValue[] {
  for (const value of values) {
    if (found.length >= mostValues) return found
    const isMisused = misused.test(value.key ?? '')
    const own = { ...value, key: key === '' || isMisused ? (value.key ?? '') : key }
    found.push(own)
    if (value.items === undefined || depth > deepest) continue
    const isHolder = /^(?:headers?|auth|authorization)$/i.test(own.key)
    flat(value.items, isHolder ? own.key : '', depth + 1, found)
  }
  return found
}

/** A secret that is given in the place where services ask for keys. */
export interface HeldSecret {
  readonly header: string
  /** Name of the variable. */
  readonly detail: string
}

/** What a flow knows of where something goes, and what it takes there. */
export const flowTexts = {
  addresses(values: readonly FlowValue[]): readonly Address[] {
    const all = flat(values)
    // What is sent may name any machine; where it goes stands beside it.
    const beside = all.filter(({ key }) => key !== 'body').flatMap(addressesOf)
    return beside.length > 0 ? beside : all.flatMap(addressesOf)
  },

  /** What is given away. A key in the place where a service asks for it is used and not given away. */
  taints(values: readonly FlowValue[]): readonly FlowTaint[] {
    const found = new Map<string, FlowTaint>()
    const all = flat(values)
    const misusedSecrets = new Set(
      all.flatMap(({ taints, key }) => (misused.test(key ?? '') ? taints.map(({ detail }) => detail) : [])),
    )
    for (const { taints, key, items } of all) {
      const isHolder = /^(?:headers?|auth|authorization)$/i.test(key ?? '')
      for (const taint of taints) {
        if (
          taint.kind === 'secret' &&
          !misusedSecrets.has(taint.detail) &&
          (isHolder || items?.some((item) => /^(?:headers?|auth|authorization)$/i.test(item.key ?? '')))
        )
          continue
        found.set(`${taint.kind}\0${taint.detail}`, taint)
      }
    }
    return [...found.values()]
  },

  held,

  /** Names of all secrets that go along, wherever they stand. */
  secrets(values: readonly FlowValue[]): readonly string[] {
    return flat(values).flatMap(({ taints }) =>
      taints.flatMap(({ kind, detail }) => (kind === 'secret' ? [detail] : [])),
    )
  },
}

/** Secrets in what a request says in its head, each with the name under which it stands there. */
function held(values: readonly FlowValue[], depth = 0): readonly HeldSecret[] {
  return values.flatMap(({ key, items = [] }) => {
    if (depth > deepest) return []
    if (!/^headers?$/i.test(key ?? '')) return held(items, depth + 1)
    return items.flatMap((header) =>
      flat([header]).flatMap(({ taints }) =>
        taints.flatMap(({ kind, detail }) => (kind === 'secret' ? [{ header: header.key ?? '', detail }] : [])),
      ),
    )
  })
}

function addressesOf({ shape, key }: FlowValue): readonly Address[] {
  if ((key === 'host' || key === 'hostname') && /^[\w.-]+$/.test(shape)) return addressesIn(`https://${shape}/`)
  if (
    /^[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}$/.test(shape) &&
    /^\d{1,3}(?:\.\d{1,3}){3}$|\.(?:test|com|net|org|io|xyz|dev|top|site|online|ru|cn|cc|me|app|info|club|live|tk|example|invalid)$/.test(
      shape,
    )
  )
    return addressesIn(`https://${shape}/`)
  // Of a name of which only the end is known, the end decides.
  const known = shape.replace(/\u{fffc}+\.(?=[\w-]+(?:\.[\w-]+)*$)/u, 'https://').replace(/(:\/\/)\u{fffc}+\./u, '$1')
  return addressesIn(known, 5)
}
