const special = /[\\^$.|+()[\]{}]/g

/**
 * A path pattern as a regular expression in RE2's syntax: `*` is anything within one segment, `**` anything at all,
 * `?` one character. A pattern without `/` is held against the last segment, as in `.gitignore`.
 */
export function globPattern(glob: string): string {
  const parts = glob.split(/(\*\*\/|\*\*|\*|\?)/u).map((part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    return part === '?' ? '[^/]' : part.replaceAll(special, '\\$&')
  })
  return `^${glob.includes('/') ? '' : '(?:.*/)?'}${parts.join('')}$`
}
