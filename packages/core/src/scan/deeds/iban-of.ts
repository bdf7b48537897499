/** Signs of an account number by its country, as the registry of IBANs (ISO 13616) has them. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TR: 26,
  UA: 29,
}
/** What handbooks show: the registry's own, Wikipedia's, and those of banks and payment services for testing. */
const samples: ReadonlySet<string> = new Set(
  [
    'DE89370400440532013000 DE12500105170648489890 DE91100000000123456789 DE02120300000000202051 GB29NWBK60161331926819 GB82WEST12345698765432',
    'GB33BUKB20201555555555 NL91ABNA0417164300 NL02ABNA0123456789 NL13TEST0123456789 FR1420041010050500013M02606 FR7630006000011234567890189',
    'ES9121000418450200051332 ES7921000813610123456789 IT60X0542811101000000123456 BE68539007547034 BE71096123456769 CH9300762011623852957',
    'CH5604835012345678009 AT611904300234573201 AT483200000012345864 LT121000011101001000 LU280019400644750000 PT50000201231234567890154',
    'PL61109010140000071219812874 PL10105000997603123456789123 IE29AIBK93115212345678 IE64IRCE92050112345678 FI2112345600000785 DK5000400440116243',
    'SE4550000000058398257466 SE7280000810340009783242 NO9386011117947 EE382200221020145685 LV80BANK0000435195001 TR330006100519786457841326',
  ].flatMap((line) => line.split(' ')),
)
const fewestSigns = 6
/** Banks have letters at most; a run of a packed file has as many letters as digits. */
const leastDigits = 0.6

/** The account number that a text is, without blanks; nothing for one of another length, a sample, or what stands for one. */
export function ibanOf(text: string): string | undefined {
  const iban = text.replaceAll(/\s/g, '')
  if (iban.length !== lengths[iban.slice(0, 2)] || samples.has(iban)) return undefined
  const account = iban.slice(4)
  if (account.replaceAll(/\D/g, '').length < account.length * leastDigits) return undefined
  return new Set(account).size < fewestSigns || /X{4}|0{8}|1234567|7654321/.test(account) ? undefined : iban
}
