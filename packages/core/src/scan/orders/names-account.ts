/** An account at a bank, or the address of a wallet, written out. */
const account =
  /(?<![\w/])(?:[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?|0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,60})(?![\w/])/

/** Whether a paragraph writes out where money can go to. */
export function namesAccount(line: string): boolean {
  return account.test(line)
}
