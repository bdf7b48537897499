const examplePath =
  /(?:^|\/)(?:tests?|__tests__|specs?|[\w-]{0,30}fixtures?|testdata|test-data|samples?|examples?|evals?)\/|[._-](?:test|spec)\.\w{1,4}$|(?:^|\/)test_/i

/** Does a file lie where tests and examples do? */
export function isExamplePath(path: string): boolean {
  return examplePath.test(path)
}
