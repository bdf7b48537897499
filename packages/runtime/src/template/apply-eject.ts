import type { FileSystem, FileWriter } from '@metier/core'
import type { EjectPlan } from './plan-eject.ts'

/** Copies byte for byte, each file whole. */
export function applyEject(
  { files }: EjectPlan,
  { fileSystem, writer }: { readonly fileSystem: FileSystem; readonly writer: FileWriter },
): void {
  for (const { from, to } of files) writer.write(to, fileSystem.read(from) ?? '')
}
