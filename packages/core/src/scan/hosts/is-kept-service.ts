import { isKnownService } from './is-known-service.ts'

/** Services everybody knows in which anybody can lay something down for others. */
const anybodys =
  /(?:^|\.)(?:google|dropbox|notion|huggingface|gitee|gitcode|codeberg|gitlab|bitbucket|sourceforge|archive|discord|discordapp|slack|microsoft|live|box|icloud|yandex|baidu|replicate|airtable)\.[a-z]{2,4}$/

/** Does the host belong to somebody whom many people know, and who alone says what lies there? */
export function isKeptService(host: string): boolean {
  return isKnownService(host) && !anybodys.test(host)
}
