import type { Address } from '../hosts/addresses-in.ts'

/** A registry that bears the name of what serves it, or whose packages come over an encrypted line from a name. */
export function isOfSomebody({ scheme, host, path }: Address): boolean {
  const isServed =
    /(?:^|[.-])(?:nexus|artifactory|verdaccio|gitlab|npm|pypi|crates|gems|maven|conda|registry|mirrors?|packages|pkgs|codeartifact)(?=[.-])|jfrog\.io$|cloudsmith|gemfury/.test(
      host,
    ) || /\/(?:artifactory|nexus|repository|api\/(?:npm|pypi|v4))\//.test(path)
  return isServed && scheme === 'https' && !/^[\d.]+$/.test(host)
}
