/** What is known of the texts that a part of a pattern matches. All of it in lower case, as far as ASCII has one. */
export interface Literals {
  /** Every text that it can match; `undefined` when they are too many or not known. */
  readonly exact: readonly string[] | undefined
  /** Of each of these lists one text at least stands in whatever it matches. */
  readonly needs: readonly (readonly string[])[]
}
