/** Of each sign of ASCII what it counts as in a name: a letter as a small one, a digit and `_` as themselves, and anything else as 0. */
export const smallLetters = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  return /\w/.test(sign) ? sign.toLowerCase().charCodeAt(0) : 0
})
