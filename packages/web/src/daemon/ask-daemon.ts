import { pageKey } from './page-key.ts'

/** A request to the daemon that served this page, with the key where there is one. A key that ended is forgotten. */
export async function askDaemon(path: string, options: RequestInit = {}): Promise<Response> {
  const key = pageKey.read()
  const headers = new Headers(options.headers)
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
  const response = await fetch(path, { ...options, headers })
  if (response.status !== 401 || key === undefined) return response
  pageKey.forget()
  // Most of the page needs none.
  headers.delete('authorization')
  return fetch(path, { ...options, headers })
}
