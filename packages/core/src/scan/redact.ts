const secrets: readonly RegExp[] = [
  /\b(?:sk|pk|rk)[-_](?:live|test|ant|proj|or)?[-_]?[A-Za-z0-9_-]{16,200}/g,
  /\bgh[pousr]_[A-Za-z0-9]{20,200}|\bgithub_pat_\w{20,200}/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,200}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bAIza[\w-]{30,60}/g,
  /\bnpm_[A-Za-z0-9]{30,60}/g,
  /\beyJ[\w-]{10,2000}\.[\w-]{10,2000}\.[\w-]{5,2000}/g,
  /(?<=:\/\/[^\s:/@]{1,80}:)[^\s:/@]{3,200}(?=@)/g,
  /(?<=\b(?:password|passwd|secret|api[_-]?key|token)["']?\s{0,3}[:=]\s{0,3}["'])[^"'\s$<{]{8,200}/gi,
]

/** Characters of a secret that stay, so that its owner knows which one it is. */
const shown = 4

/** The text with stars where secrets stand: a report is pasted into issues and logs. */
export function redact(text: string): string {
  return secrets.reduce((safe, pattern) => safe.replace(pattern, (secret) => `${secret.slice(0, shown)}***`), text)
}
