import type { CatalogChange } from '../catalog-service.ts'
import { createStage, type StageOptions } from './stage.case.ts'

/** A catalogue over a stage, with what it tells its listeners. */
export function openStage(options: StageOptions = {}) {
  const stage = createStage(options)
  const service = stage.open()
  const changes: CatalogChange[] = []
  service.onChange((change) => changes.push(change))
  /** Lets the throttle pass. */
  const wait = () => stage.clock.advance(100)
  return { ...stage, service, changes, wait }
}
