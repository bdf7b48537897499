/** A way in which rights are given to somebody who is written out; the first group is who. */
export interface RightKind {
  /** Where: follows `rights in`. */
  readonly where: string
  readonly pattern: RegExp
}

/** Somebody, and no place for somebody: no variable, no placeholder in brackets. */
const mail = String.raw`([\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{2,40}){1,5})`
const quote = String.raw`["'\x60]?`

/**
 * Commands and settings of clouds, code hosts, clusters and offices. In 5,900 published skills none of these names anybody but those that
 * stand for anybody, `123456789012` and `user@example.com`.
 */
export const rightKinds: readonly RightKind[] = [
  {
    where: 'the AWS account',
    pattern: new RegExp(
      String.raw`(?:[Pp]rincipal|[Gg]rantee)s?\b[^\n]{0,60}?(?:\n[^\n]{0,80}){0,3}?arn:aws[\w-]*:iam::(\d{12}):`,
      'g',
    ),
  },
  {
    where: 'the AWS account',
    pattern: new RegExp(
      String.raw`(?:--(?:principals?|grantee-principal|user-ids)[ =]${quote}(?:arn:aws[\w-]*:iam::)?|\bUserId=)(\d{12})\b`,
      'g',
    ),
  },
  {
    where: 'the repositories',
    pattern:
      /\b(?:repos|projects)\/[^\s"'`]{1,120}\/collaborators\/([A-Za-z][\w-]{2,38})(?![\w/-])(?=[^\n]{0,200}(?:\n[^\n]{0,200}){0,3}?\b(?:PUT|permission)\b)|\bPUT\b[^\n]{0,200}\/collaborators\/([A-Za-z][\w-]{2,38})(?![\w/-])/g,
  },
  {
    where: 'the organisation',
    pattern: /\bPUT\b[^\n]{0,120}\borgs\/[^\s"'`]{1,80}\/memberships\/([A-Za-z][\w-]{2,38})\b/g,
  },
  {
    where: 'the Google project',
    pattern: new RegExp(
      String.raw`add-iam-policy-binding\b[^\n]{0,160}(?:\\\n[^\n]{0,160}){0,4}?--member[= ]${quote}(?:user|serviceAccount|group):${mail}`,
      'g',
    ),
  },
  {
    where: 'the Azure subscription',
    pattern: new RegExp(
      String.raw`role assignment create\b[^\n]{0,200}(?:\\\n[^\n]{0,160}){0,4}?--assignee[= ]${quote}${mail}`,
      'g',
    ),
  },
  {
    where: 'the cluster',
    pattern: new RegExp(String.raw`rolebinding\b[^\n]{0,200}--(?:user|group)[= ]${quote}${mail}`, 'g'),
  },
  {
    where: 'the files of the user',
    pattern: new RegExp(
      String.raw`(?:\brole${quote}\s?[:=]\s?${quote}(?:writer|owner|reader|organizer|fileOrganizer|commenter)\b[^\n]{0,120}|\bpermissions\b[^\n]{0,160}(?:\n[^\n]{0,120}){0,3}?)\bemailAddress${quote}\s?[:=]\s?${quote}${mail}`,
      'g',
    ),
  },
  {
    where: 'the mail of the user',
    pattern: new RegExp(
      String.raw`(?:-(?:ForwardTo|RedirectTo|ForwardingSmtpAddress|ForwardingAddress|ForwardAsAttachmentTo)\s|\bforwardingEmail${quote}\s?[:=]\s?)${quote}(?:smtp:)?${mail}`,
      'g',
    ),
  },
  {
    where: 'the packages',
    pattern: /\b(?:npm owner add|cargo owner --add|gem owner (?:-a|--add))\s{1,3}([A-Za-z@][\w:@.-]{2,60})\b/g,
  },
]
