/** A commit or digest, cut to what tells it from others; a version as it is. */
export function shortVersion(version: string | null): string {
  if (version === null) return '?'
  if (/^[0-9a-f]{40}$/.test(version)) return version.slice(0, 10)
  return version.startsWith('sha256:') ? version.slice(0, 'sha256:'.length + 10) : version
}
