/** Options that only newer versions of bubblewrap know, as its help lists them. */
export interface BubblewrapAbilities {
  /** `--size`: a bound for what is kept in memory. */
  readonly size: boolean
  /** `--disable-userns`: no namespaces inside. */
  readonly disableNamespaces: boolean
}
