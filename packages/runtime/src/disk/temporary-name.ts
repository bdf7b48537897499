import { randomBytes } from 'node:crypto'

/** Characters of the name of the file itself: three bytes each at most, and a name may have 255. */
const longest = 60

/** What a file is called until all of it is written. Its name tells of which process it is, so that another may clear it up. */
export const temporaryName = {
  of: (name: string): string => `${beginning(name)}${process.pid}-${randomBytes(6).toString('hex')}.tmp`,
  /** Which process wrote a file of that name on behalf of the file `name`; `undefined` for any other. */
  pidOf: (temporary: string, name: string): number | undefined => {
    const start = beginning(name)
    const [, pid] = temporary.startsWith(start)
      ? (/^(\d+)-[0-9a-f]{12}\.tmp$/.exec(temporary.slice(start.length)) ?? [])
      : []
    return pid === undefined ? undefined : Number(pid)
  },
}

function beginning(name: string): string {
  return `.${name.slice(0, longest)}.`
}
