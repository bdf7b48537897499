import type { SkillView } from '../skill-view.ts'
import { withoutHooks } from '../without-hooks.ts'

/** Below these everybody has a name of their own. */
const shared =
  /\.(?:co|com|org|net|gov|ac|edu)\.[a-z]{2}$|\.(?:github\.io|gitlab\.io|vercel\.app|netlify\.app|herokuapp\.com|workers\.dev|pages\.dev|web\.app|firebaseapp\.com|azurewebsites\.net|fly\.dev|onrender\.com|railway\.app|run\.app|cloudfront\.net|appspot\.com|deno\.dev|surge\.sh)$/

/** Makers whose machines bear another name than what pages call their services. */
const byAnotherName: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^|\.)(?:larksuite\.com|larkoffice\.com|feishu\.cn)$/, /\b(?:lark|feishu)\b|飞书/i],
  [
    /(?:^|\.)(?:bytedance\.com|volcengineapi\.com)$|^ark\.[\w-]{1,30}\.volces\.com$/,
    /\b(?:volc(?:engine)?|doubao|bytedance|seedance|seedream)\b|火山引擎|豆包/i,
  ],
  [/(?:^|\.)weixin\.qq\.com$/, /\b(?:wechat|weixin)\b|微信|公众号/i],
  [/^dashscope(?:-intl)?\.aliyuncs\.com$/, /\b(?:aliyun|alibaba|dashscope|bailian|qwen)\b|阿里|百炼|通义/i],
]

/**
 * Do the pages of a skill tell of a machine: by its whole name, or by the name of whose it is (`Semantic Scholar` for
 * `api.semanticscholar.org`)? What stands before that name, or is only a part of it, tells of nobody, and neither does a
 * word of every day that is no name where it stands.
 */
export function isToldOf(skill: SkillView, host: string): boolean {
  if (skill.openText.includes(host)) return true
  if (/^[\d.]+$|^\[/.test(host)) return false
  const other = byAnotherName.find(([machine]) => machine.test(host))?.[1]
  if (other?.test(skill.openText) === true) return true
  const owner = (shared.test(host) ? host.replace(shared, '') : host.replace(/\.[^.]*$/, '')).replace(/^.*\./, '')
  if (owner.length < 3) return isWholeName(skill, host)
  // A name may be written in words, but not be put together out of the beginnings of words.
  const spelled = owner.includes('-') ? owner : Array.from(owner).join('[^a-z0-9]?')
  const short = /^([a-z0-9]{3,}?)(?:apis?|cdn|static|usercontent)$/.exec(owner)?.[1]
  const pattern = new RegExp(`(?<![a-z0-9-])(?:${spelled}${short === undefined ? '' : `|${short}`})(?![a-z0-9-])`, 'gi')
  return openPages(skill).some((text) => Array.from(text.matchAll(pattern)).some((match) => isName(text, match)))
}

/** `Luma` tells of lu.ma: the end of such a host is a part of the name. */
function isWholeName(skill: SkillView, host: string): boolean {
  const name = host.split('.').slice(-2).join('')
  const pattern = new RegExp(`(?<![a-z0-9-])${name}(?![a-z0-9-])`, 'gi')
  return (
    name.length > 3 &&
    openPages(skill).some((text) => Array.from(text.matchAll(pattern)).some((match) => isName(text, match)))
  )
}

/** Written as a name: with a capital, or as a part of an address, a variable or a package. */
function isName(text: string, { index, 0: word }: RegExpExecArray): boolean {
  const before = text[index - 1] ?? ''
  const after = text.slice(index + word.length, index + word.length + 2)
  return /[A-Z]/.test(word) || /[./@_]/.test(before) || /^(?:[/_]|\.[a-z])/i.test(after)
}

const pages = new WeakMap<SkillView, readonly string[]>()

/** The texts of the pages in which a skill says what it does, as they were written. */
function openPages(skill: SkillView): readonly string[] {
  const known = pages.get(skill)
  if (known !== undefined) return known
  // What runs by itself tells nobody, wherever it stands.
  const code = skill.code.filter(({ role }) => role !== 'command' && role !== 'frontmatter')
  const texts = [...skill.prose, ...code].flatMap(({ path, layer, role, text: { text } }) => {
    if (layer > 0 || !/(?:^|\/)(?:skill|readme)\.md$/i.test(path)) return []
    return [role === 'frontmatter' ? withoutHooks(`---\n${text}\n---\n`) : text]
  })
  pages.set(skill, texts)
  return texts
}
