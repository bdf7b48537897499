/** The user's word on one directory (decisions R-38). */
export interface TrustRecord {
  /** Absolute real path; it covers everything below. */
  readonly directory: string
  /** When set, the word holds only as long as the directory has this digest. */
  readonly digest?: string
}
