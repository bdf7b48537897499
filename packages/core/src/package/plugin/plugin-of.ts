import type { Plugin } from './plugin.ts'

/** The plugin that a folder of a package belongs to: the one that names it, or else the innermost around it. */
export function pluginOf(path: string, plugins: readonly Plugin[]): Plugin | undefined {
  const around = (directory: string): boolean =>
    directory === '' || path === directory || path.startsWith(`${directory}/`)
  const named = plugins.find(({ skills }) => skills.some(around))
  if (named !== undefined) return named
  return plugins
    .filter(({ directory, skills }) => skills.length === 0 && around(directory))
    .toSorted((one, other) => other.directory.length - one.directory.length)[0]
}
