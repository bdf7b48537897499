import { MetierError } from '@metier/core'
import { programFailed } from './program-failed.ts'

/** npm's error codes, each with what it means for the user; the first that fits counts. */
const meanings: readonly { readonly codes: RegExp; readonly next: string }[] = [
  {
    codes: /^(?:E401|E403|ENEEDAUTH|EOTP)$/,
    next: 'Log in to that registry with `npm login`, or put a token for it that may do this into .npmrc',
  },
  {
    codes: /^E404$/,
    next: 'Check the name, and which registry npm asks for it (`npm config get registry`, or the one of its scope); one that is private may want `npm login`',
  },
  { codes: /^ETARGET$/, next: '`npm view NAME versions` shows which versions there are' },
  { codes: /^ENOTCACHED$/, next: 'npm has not kept it: run it again without METIER_OFFLINE' },
  {
    codes: /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|E\w*TIMEDOUT|EHOSTUNREACH|ENETUNREACH|E5\d\d)$/,
    next: 'Its registry does not answer: check the network, and the address (`npm config get registry`)',
  },
]

/**
 * Why npm did not do what it was asked. It says much: what it found on the way, what it warns of, which may show a part of
 * a broken `.npmrc`, and where its log is; of that the user is told what went wrong.
 */
export function npmFailed(what: string, said: string): MetierError {
  const lines = said.split('\n').flatMap((line) => /^npm (?:error|ERR!) ?(.*)$/.exec(line)?.[1] ?? [])
  const code = /^code (E\w+)$/m.exec(lines.join('\n'))?.[1]
  const told = lines.map(plainLine).filter((line) => line !== '')
  const error = programFailed(
    `npm ${what}`,
    told.length === 0 ? withoutWarnings(said) : `${told.slice(0, 3).join('; ')} (${code ?? 'no code'})`,
  )
  const next = meanings.find(({ codes }) => codes.test(code ?? ''))?.next
  if (next === undefined) return error
  return new MetierError({ code: error.code, message: error.message, next: `${next}; nothing was changed.` })
}

function withoutWarnings(said: string): string {
  return said.replaceAll(/^npm (?:warn|WARN|notice).*$/gm, '')
}

/** Nothing of a line that only says where npm writes its log, what its code is, or where in npm it happened. */
function plainLine(line: string): string {
  const isNoise =
    /^(?:code |errno|syscall|A complete log|\s*(?:at |code:|errno:|syscall:|address:|port:|type:|\}))/.test(line)
  return isNoise ? '' : line.replace(/^(?:\d{3}|notarget|network) /, '').trim()
}
