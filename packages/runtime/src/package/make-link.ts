import { symlinkSync } from 'node:fs'
import { writing } from '../store/writing.ts'
import { linkTo } from './link-to.ts'

export interface LinkToMake {
  /** Absolute; where it is made. */
  readonly path: string
  /** Absolute folder that it leads to. */
  readonly to: string
  /** Where it will stand, if it is moved there. */
  readonly place?: string
}

/** Makes a link to a folder: a junction on Windows, where a symbolic link needs a right that few have. Throws `file-unwritable`. */
export function makeLink({ path, to, place = path }: LinkToMake, platform: string = process.platform): void {
  writing(path, () => symlinkSync(linkTo(place, to, platform), path, platform === 'win32' ? 'junction' : 'dir'))
}
