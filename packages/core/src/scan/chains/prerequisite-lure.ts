import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { hostKind } from '../hosts/host-kind.ts'
import { hitAt } from '../rules/hit-at.ts'
import { isTalkedAbout } from '../rules/is-talked-about.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import type { ScanRule } from '../scan-rule.ts'

const archivePassword =
  /(?:(?:解压|压缩包|文件)(?:的)?密码|解凍パスワード|パスワード|비밀번호)\s{0,3}[:：=是为]{0,2}\s{0,3}[\w!@#$-]{2,30}|\b(?:password|passcode|pass|pwd)\s(?:for|of|to)\s(?:the|this)\s(?:archive|zip|file|rar)\s(?:is|=|:)\s{0,3}[`'"*]{0,3}[\w!@#$-]{2,30}|\b(?:extract\w*|unzip|unpack|archive|zip|rar|decompress|\.exe|\.zip|\.rar|\.7z|download\w*)\b[^\n]{0,160}(?:\b(?:pass(?:word|code|phrase|(?=\s{0,3}(?:is\b|[:=])|\s{0,2}`[\w!@#$-]{0,20}\d))|pwd|senha|mot de passe|passwort)\b|contraseña|пароль|密码)\s{0,3}(?:is|es|est|ist)?\s{0,3}[:=(`'"*]{1,6}\s{0,2}[`'"*]{0,3}[\w!@#$-]{2,30}|\.(?:zip|rar|7z|exe|dmg|msi)\b[^\n]{0,120}?(?:\b(?:pass(?:word|code|phrase|(?=\s{0,3}(?:is\b|[:=])|\s{0,2}`[\w!@#$-]{0,20}\d))|pwd|senha|mot de passe|passwort|wachtwoord|parola|hasło|şifre(?:si)?)|contraseña|парол\p{L}{1,3}|密码|パスワード|비밀번호)[\s:=(`'"*«„]{1,6}(?=[\w!@#$-]{0,30}\d)[\w!@#$-]{3,30}|\b(?:archive|zip|extract\w*)\s(?:pass(?:word|code)?)\b[*:\s]{1,6}[`'"]{0,2}\w{2,30}/giu
const binaryLink =
  /\[[^\]\n]{1,120}\]\(https?:\/\/[^\s)]{5,300}\)|https?:\/\/[^\s)\]]{5,300}\.(?:zip|exe|dmg|pkg|msi|rar|7z|scr|bat|jar|iso)\b|\b[\w-]{2,40}\.(?:exe|dmg|scr|msi)\b/i
const pasteOrder =
  /\b(?:copy|paste|run|execute|enter|type|copia|pega|ejecuta|copiez|collez|kopiere?|скопируйте|вставьте|выполните|запустите|复制|粘贴|运行)\b[^\n]{0,160}(?:\bterminal\b|\bpowershell\b|\bcommand prompt\b|\bcmd\b|\bконсол|терминал|终端|\binstallation (?:command|script)\b|\binstall(?:er)? (?:command|script)\b)/giu
const requirement =
  /\b(?:requires?|required|must|need(?:s|ed)?|prerequisites?|before (?:using|you|starting|proceeding)|important|critical|mandatory|necessary|will not (?:work|function)|won't work|ensure|requiere|necesita|erforderlich|nécessite)\b|требуется|необходим|必须|需要/iu

const startsIt =
  /\b(?:run|execute|open|launch|start|install|extract|unpack|ejecut\w+|instal\w+|execut\w+|lance[rz]?|starte\w*|entpack\w*|uruchom\w*|çalıştır\w*)\b|запуст|распак|установ|运行|解压|安装|実行|インストール|실행|설치/iu
const passwordWord = /pass|pwd|contraseña|senha|парол|密码|wachtwoord|parola|hasło|şifre|パスワード|비밀번호/i

/**
 * The lure of fake prerequisites: a tool that the skill cannot do without, from nobody's page, behind a password that
 * keeps virus scanners out, or as a command to paste. No warning in front of it makes it harmless, and no claim of the
 * skill to be about security.
 */
export const prerequisiteLure: ScanRule = {
  id: 'prerequisite-lure',
  severity: 'critical',
  summary: 'A program from nowhere is called a prerequisite',
  why: 'This is how malware was delivered through public skills: the user, or the agent, installs it by hand.',
  next: 'Do not install it. Look for the tool at its publisher, if it exists at all.',
  *check(skill) {
    for (const piece of skill.prose) {
      const { text } = piece.text
      const hasPassword = passwordWord.test(text)
      for (const match of hasPassword ? matchesIn(piece, archivePassword) : []) {
        const around = text.slice(Math.max(0, match.index - 500), match.index + match[0].length + 300)
        if (!binaryLink.test(around)) continue
        const isOrder = requirement.test(around) || startsIt.test(around)
        if (!isOrder) continue
        const isQuoted = isAboutLures(skill, piece, match)
        yield hitAt(piece, match, {
          message: 'Asks for a program out of an archive with a password.',
          ...(isQuoted && { severity: 'warn', confidence: 'low' }),
        })
      }
      const isNearNobody = addressesIn(text).some((address) => isNobodys(address))
      for (const match of isNearNobody ? matchesIn(piece, pasteOrder) : []) {
        const around = text.slice(Math.max(0, match.index - 250), match.index + match[0].length + 250)
        if (!addressesIn(around, 10).some((address) => isNobodys(address))) continue
        const isQuoted = isAboutLures(skill, piece, match)
        yield hitAt(piece, match, {
          message: 'Asks to run in a terminal what a page without an owner says.',
          ...(isQuoted && { severity: 'warn', confidence: 'low' }),
        })
      }
    }
  },
}

/** A page about security that says what lures look like. */
function isAboutLures({ isAboutSecurity }: SkillView, piece: Piece, match: RegExpExecArray): boolean {
  if (!isAboutSecurity) return false
  const { text } = piece.text
  const line = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index + match[0].length + 120)
  return (
    isTalkedAbout(piece, match.index, match.index) ||
    /\b(?:typical|indicators?|droppers?|samples? of|such lines|malware authors?|attackers?)\b/i.test(line)
  )
}

/** A page, a short link or a bare number: nobody answers for what stands there. */
function isNobodys({ host, path }: Address): boolean {
  const kind = hostKind(host, path)
  return kind === 'paste' || kind === 'shortener' || kind === 'drop' || kind === 'address'
}
