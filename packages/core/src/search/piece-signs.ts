/** The bit of `pieceSigns` that no letter or digit of ASCII has. */
export const beyondAscii = 64

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Which signs belong to pieces of text, by their bytes: letters and digits of ASCII 1 to 62, what is beyond ASCII 64, all others 0. */
export const pieceSigns: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > 127 ? beyondAscii : 1 + alphabet.indexOf(String.fromCharCode(byte)),
)
