import { network } from './cases/network.ts'
import { ownPlaces } from './cases/own-places.ts'
import { privileges } from './cases/privileges.ts'
import { processes } from './cases/processes.ts'
import { reading } from './cases/reading.ts'
import { resources } from './cases/resources.ts'
import { writing } from './cases/writing.ts'
import type { EscapeCase } from './escape-case.ts'

/** By what is tried; the order is that of the docs. */
export const escapeAreas: Readonly<Record<string, readonly EscapeCase[]>> = {
  Writing: writing,
  Reading: reading,
  'What Metier keeps': ownPlaces,
  'The network and sockets': network,
  Processes: processes,
  Rights: privileges,
  'Using up the machine': resources,
}
