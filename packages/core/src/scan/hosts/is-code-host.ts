const codeHosts =
  /(?:^|\.)(?:github\.com|githubusercontent\.com|gitlab\.com|bitbucket\.org|codeberg\.org|github\.io|gist\.github\.com|huggingface\.co)$/

/** Where code lies under the name of whoever wrote it. */
export function isCodeHost(host: string): boolean {
  return codeHosts.test(host)
}
