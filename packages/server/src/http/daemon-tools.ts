// What the commands around a daemon use, loaded together by `loadDaemonTools`.
export { accessScopes } from './access-scopes.ts'
export { issueAccessToken } from './issue-access-token.ts'
export { DaemonRecords } from './daemon-records.ts'
export { createJsonJournal } from '../observe/create-json-journal.ts'
