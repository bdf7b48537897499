/** What one sentence orders, by what is done with what: neither part says anything by itself. */
export interface SentenceOrder {
  readonly rule: 'agent-control' | 'agent-exfiltration'
  readonly message: string
  readonly pattern: RegExp
  /** Says of the sentence that it is meant otherwise. */
  readonly unless?: RegExp
  /** The sentence names a machine that is neither the skill's own nor known. */
  readonly isForeign?: true
  /** Said by nobody who means well, whatever the model makes of the words around it. */
  readonly isSure?: true
  /** As grave as the rule says where nothing stands here. */
  readonly severity?: 'warn'
}
