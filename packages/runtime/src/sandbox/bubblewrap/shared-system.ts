import { openSystemFiles, type SystemFiles } from './open-system-files.ts'
import { sandboxOwner } from './sandbox-owner.ts'
import { startKeeper, type Keeper } from './start-keeper.ts'
import { systemView, type SystemView } from './system-view.ts'

/** What all sandboxes of this process have in common. */
export interface SharedSystem {
  /** The name that they carry; none where the system does not tell one process from a later one. */
  readonly owner: string | undefined
  readonly keeper: Keeper | undefined
  readonly view: SystemView
  readonly files: SystemFiles
}

let shared: SharedSystem | undefined

/** Looked up, copied and started once, however many sandboxes are opened. */
export function sharedSystem(): SharedSystem {
  return (shared ??= openSystem())
}

function openSystem(): SharedSystem {
  const owner = sandboxOwner()
  const keeper = owner === undefined ? undefined : startKeeper(owner)
  const view = systemView()
  const files = openSystemFiles({ copies: view.copies, made: (directory) => keeper?.remember(directory) })
  return { owner, keeper, view, files }
}
