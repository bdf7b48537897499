import { plural as pluralOf } from '@metier/core'

// A constant and no `export … from`: with that the bundler keeps all of core for this one function.
export const plural = pluralOf
