import { join } from 'node:path'
import { decodeText, MetierError, type FileSystem } from '@metier/core'
import { pathInside } from '../discover/path-inside.ts'
import type { TemplatePlace } from './template-place.ts'

/** Bytes of one template; a larger one is no text that a person wrote. */
const largest = 256 * 1024

/**
 * The text of a template by its name, from the strongest place that has it; `undefined` when none has. A name that
 * leads out of a place, by its spelling or by a link, finds nothing there. Throws `too-large`.
 */
export function readTemplate(
  name: string,
  places: readonly TemplatePlace[],
  fileSystem: FileSystem,
): string | undefined {
  const steps = name.split('/')
  if (
    name === '' ||
    name.includes('\0') ||
    name.includes('\\') ||
    steps.some((step) => step === '' || /^\.+$/.test(step))
  )
    return undefined
  for (const { directory } of places) {
    const real = fileSystem.realPath(directory)
    const target = real === undefined ? undefined : fileSystem.realPath(join(real, ...steps))
    if (real === undefined || target === undefined || !pathInside(target, real)) continue
    if (fileSystem.stat(target)?.kind !== 'file') continue
    const head = fileSystem.readHead(target, largest + 1, { followLink: false })
    if (head === undefined || head.stat.kind !== 'file') continue
    if (head.bytes.length <= largest) return decodeText(head.bytes).text
    throw new MetierError({
      code: 'too-large',
      message: `The template ${JSON.stringify(name.slice(0, 200))} is over ${largest / 1024} KiB.`,
      next: 'Split it with include.',
      data: { name },
    })
  }
  return undefined
}
