import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * The forms in which an address can name the host that somebody wrote: in lower case, and with letters beyond ASCII both as they are and
 * as names are looked up (`xn--…`). `*.example.com` is `example.com`, which covers all below it. None where it is no host.
 */
export function hostNames(written: string): readonly string[] {
  const name = written
    .trim()
    .replace(/^(?:\*?\.)/, '')
    .replace(/\.$/, '')
  if (!/^(?:[^\s/:@?#%*[\]\\]+|\[[\da-f:.]+\])$/iu.test(name)) return []
  const ascii = domainToASCII(name)
  return ascii === '' ? [] : [...new Set([ascii, domainToUnicode(ascii)])]
}
