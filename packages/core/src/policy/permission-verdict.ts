/** What the rules say of one thing that is to run. */
export interface PermissionVerdict {
  readonly decision: 'allowed' | 'ask' | 'refused'
  /** The rule, or what keeps any rule from deciding, in words. */
  readonly because: string
  /** Nothing decided it: neither a rule of the user nor something that is not understood. */
  readonly isOpen: boolean
}
