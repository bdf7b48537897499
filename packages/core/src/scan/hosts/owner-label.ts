import { isSharedHost } from './is-shared-host.ts'

/** `tool.co.uk` is registered one level further down. */
const secondLevel = /^(?:co|com|org|net|ac|gov|edu|or|ne)\.[a-z]{2}$/

/** The name under which somebody registered a host: `tool` of get.tool.dev; `undefined` where anybody gets one. */
export function ownerLabel(host: string): string | undefined {
  if (isSharedHost(host)) return undefined
  const labels = host.split('.')
  const label = labels.at(secondLevel.test(labels.slice(-2).join('.')) ? -3 : -2)
  return label === undefined || labels.length < 2 || label.length < 3 ? undefined : label
}
