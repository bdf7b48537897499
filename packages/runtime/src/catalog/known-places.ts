import type { Configuration } from '../configuration.ts'
import { ownerParents } from '../discover/find-roots.ts'
import { ownersIn } from '../discover/owners-in.ts'
import type { RootPlace } from '../discover/root-place.ts'
import { placesOf, type PlacesOptions } from './places-of.ts'
import { rootsOptionsOf } from './roots-options-of.ts'

/** The places as they were found, and what they depend on. */
interface Known {
  readonly configuration: Configuration
  readonly parents: readonly string[]
  readonly owners: string
  readonly places: readonly RootPlace[]
}

/**
 * Where skills are looked for, found out again only when that changed. Whoever serves asks ten times a second: the very
 * list of before is given back while the settings stay and no room, role or agent came or went.
 */
export class KnownPlaces {
  readonly #options: Omit<PlacesOptions, 'configuration'>
  #known: Known | undefined

  constructor(options: Omit<PlacesOptions, 'configuration'>) {
    this.#options = options
  }

  under(configuration: Configuration): readonly RootPlace[] {
    const before = this.#known?.configuration === configuration ? this.#known : undefined
    const { fileSystem, roots } = this.#options
    const options = { ...this.#options, configuration }
    const parents = before?.parents ?? (roots ? [] : ownerParents(rootsOptionsOf(options)))
    const owners = JSON.stringify(parents.map((parent) => ownersIn(parent, fileSystem)))
    if (before?.owners === owners) return before.places
    const places = placesOf(options)
    this.#known = { configuration, parents, owners, places }
    return places
  }
}
