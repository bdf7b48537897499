export { plural } from '@metier/core'
