/** The version in the form that registries order by; `1.0` counts as `1.0.0` (decisions R-28). `undefined` for any other. */
export function semanticVersion(text: string): string | undefined {
  const found = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(-[0-9A-Za-z.-]{1,100})?(\+[0-9A-Za-z.-]{1,100})?$/.exec(
    text,
  )
  if (found === null) return undefined
  const [, major = '', minor = '0', patch = '0', before = '', build = ''] = found
  const numbers = [major, minor, patch].map(Number).join('.')
  const isWhole = found[3] !== undefined || (before === '' && build === '')
  const hasEmpty = /\.\.|[-+.]$|[-+]\./.test(before + build) || /(?:^-|\.)0\d+(?:\.|$)/.test(before)
  return isWhole && !hasEmpty ? `${numbers}${before}${build}` : undefined
}
