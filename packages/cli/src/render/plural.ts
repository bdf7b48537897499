import { plural as pluralOf } from '@metier/core'

// Not exported as it comes: the bundles take apart what is imported, and would hold all of core for this.
export const plural = pluralOf
