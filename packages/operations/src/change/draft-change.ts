import type { CatalogEntry } from '@metier/core'
import type { OperationContext } from '../operation-context.ts'
import { requireEntry } from '../require-entry.ts'
import type { ChangeAsked, ChangeKind } from './change-input.ts'
import type { ChangeDraft } from './change-draft.ts'
import { draftAcceptance } from './draft-acceptance.ts'
import { draftSwitch } from './draft-switch.ts'
import { draftTrust } from './draft-trust.ts'

export type DraftChange = (entry: CatalogEntry, asked: ChangeAsked, context: OperationContext) => Promise<ChangeDraft>

const drafts: Readonly<Record<ChangeKind, DraftChange>> = {
  enable: draftSwitch,
  disable: draftSwitch,
  trust: draftTrust,
  distrust: draftTrust,
  accept: draftAcceptance,
  revoke: draftAcceptance,
}

/** Works out a change from how things are now. Throws `unknown-skill`. */
export async function draftChange(
  asked: ChangeAsked,
  context: OperationContext,
): Promise<{ readonly entry: CatalogEntry; readonly draft: ChangeDraft }> {
  const service = await context.catalog()
  service.refresh()
  const entry = requireEntry(service.view(), asked.name)
  return { entry, draft: await drafts[asked.change](entry, asked, context) }
}
