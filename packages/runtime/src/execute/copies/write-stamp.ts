import { join } from 'node:path'
import type { FileSystem, FileWriter } from '@metier/core'
import { stampDirectory } from '../../scan/stamp-directory.ts'

export interface WriteStampOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
}

/** Keeps what a copy looks like that was found to be whole, and with it when it was last used. */
export function writeStamp(place: string, { fileSystem, writer }: WriteStampOptions): void {
  const text = stampDirectory(fileSystem, join(place, 'files'))?.text ?? ''
  writer.write(join(place, 'stamp'), text, { mode: 0o600, durable: false })
}
