import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pageHeaders } from './page-headers.ts'

/** What the page may be made of; anything else in its directory is not served. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  woff2: 'font/woff2',
}

/**
 * The files of the daemon's page, by path. They are listed once, at the start, so that no request can name a file that
 * is not one of them. `undefined` when the directory has no page.
 */
export function openPage(directory: string | undefined): ((path: string) => Response | undefined) | undefined {
  const names = directory === undefined ? [] : listed(directory)
  if (directory === undefined || !names.includes('index.html')) return undefined
  const known = new Map(names.map((name) => [`/${name}`, name]))
  known.set('/', 'index.html')
  return (path) => {
    const name = known.get(path)
    const type = name === undefined ? undefined : types[name.split('.').at(-1) ?? '']
    if (name === undefined || type === undefined) return undefined
    return new Response(new Uint8Array(readFileSync(join(directory, name))), {
      headers: { ...pageHeaders, 'content-type': type },
    })
  }
}

function listed(directory: string): readonly string[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}
