/** One signature in an envelope. */
export interface DsseSignature {
  /** Fingerprint of the key as OpenSSH shows it: `SHA256:` and base64. A hint, never proof. */
  readonly keyid: string
  readonly signature: Uint8Array
  /**
   * The public key as a line of OpenSSH: an addition of ours that other readers pass over. A key that comes with what it
   * signs proves only that the signer had it; who that is, the user's list of publishers says.
   */
  readonly publicKey?: string
}

/** A signed text in the form of DSSE (Dead Simple Signing Envelope) 1.0. */
export interface DsseEnvelope {
  readonly payloadType: string
  readonly payload: Uint8Array
  readonly signatures: readonly DsseSignature[]
}
