import { flowValue, type FlowValue } from './flow-value.ts'

const secretName =
  /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|DATABASE_URL|DSN|MNEMONIC|PRIVATE|PAT|CONNECTION_STRING|WEBHOOK_URL|COOKIE)S?$/i

/** What a variable of the environment holds, by its name. */
export function variableValue(name: string): FlowValue {
  if (/^(?:HOME|USERPROFILE)$/.test(name)) return flowValue({ shape: '~' })
  if (/^(?:TEMP|TMP|TMPDIR)$/.test(name)) return flowValue({ shape: '/tmp' })
  if (name === 'SHELL') return flowValue({ shape: '/bin/sh' })
  if (name === 'IFS') return flowValue({ shape: ' ' })
  return flowValue(secretName.test(name) ? { taints: [{ kind: 'secret', detail: name }] } : {})
}
