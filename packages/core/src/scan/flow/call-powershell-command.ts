import type { Expression } from './program.ts'

type Call = {
  /** The word that stands first, as it is written. */
  readonly called: string
  /** Its arguments, the parameters of them as pairs. */
  readonly values: readonly Expression[]
  readonly start: number
  readonly end: number
}

/** The names that Windows PowerShell gives its commands too, by `Get-Alias`. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['iwr', 'Invoke-WebRequest'],
  ['irm', 'Invoke-RestMethod'],
  ['iex', 'Invoke-Expression'],
  ['curl', 'Invoke-WebRequest'],
  ['curl.exe', 'curl'],
  ['wget', 'Invoke-WebRequest'],
  ['gc', 'Get-Content'],
  ['cat', 'Get-Content'],
  ['type', 'Get-Content'],
  ['gci', 'Get-ChildItem'],
  ['ls', 'Get-ChildItem'],
  ['dir', 'Get-ChildItem'],
])

/** A command of PowerShell as a call: of the object that `New-Object` makes, of the environment, or of its own name. */
export function callPowershellCommand({ called, values, start, end }: Call): Expression {
  const place = { start, end }
  const path = aliases.get(called.toLowerCase()) ?? called
  const call = (name: string, given: readonly Expression[]): Expression => ({
    kind: 'call',
    callee: { kind: 'name', name, ...place },
    values: given,
    ...place,
  })
  const [first, ...rest] = values
  // `New-Object -ComObject MSXML2.XMLHTTP` makes an object of that name too.
  const component = values.find((value) => value.kind === 'pair' && value.key === 'comobject')
  if (/^New-Object$/i.test(path) && component?.kind === 'pair' && component.value.kind === 'text')
    return call(component.value.text, [])
  if (/^New-Object$/i.test(path) && first?.kind === 'text') return call(first.text.replace(/^System\./i, ''), rest)
  if (/^Get-ChildItem$|^Get-Item$/i.test(path) && first?.kind === 'text' && /^env:/i.test(first.text)) {
    const object: Expression = { kind: 'name', name: 'process.env', ...place }
    const key = first.text.slice(4).replace(/^[\\/*]/, '')
    return key === '' ? object : { kind: 'member', object, key: { kind: 'text', text: key, ...place }, ...place }
  }
  return call(path, values)
}
