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
    where: 'the AWS account',
    pattern:
      /\btoken\.actions\.githubusercontent\.com:sub\b[^\n]{0,80}(?:\n[^\n]{0,80}){0,3}?\brepo:([\w-]{2,40})\/[\w.*-]{1,80}/g,
  },
  {
    where: 'the Azure subscription',
    pattern:
      /\b(?:managedByTenantId|managed-by-tenant-id)\b["'\s:=]{1,6}([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\b/gi,
  },
  {
    where: 'the database',
    pattern:
      /(?:^|\s|["'])host(?:ssl|nossl)?\s{1,12}[\w"]{1,40}\s{1,12}[\w"]{1,40}\s{1,12}((?!0\.|10\.|127\.|169\.254|172\.(?:1[6-9]|2\d|3[01])\.|192\.168\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})\s{1,12}trust\b/g,
  },
  {
    where: 'the search console',
    pattern:
      /\bgoogle-site-verification\b["'\s:=]{1,4}(?:content["'\s:=]{1,4})?((?=[\w-]{0,42}\d)(?=[\w-]{0,42}[A-Z])[\w-]{43})(?![\w-])/g,
  },
  {
    where: 'the channels',
    pattern: new RegExp(String.raw`\binviteShared\b[^]{0,200}?['"\x60]${mail}`, 'g'),
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
    where: 'the Oracle tenancy',
    pattern: /\b[Dd]efine tenancy \w{1,60} as (ocid1\.tenancy\.oc\d\.\.[a-z0-9]{20,80})(?=[^]{0,300}\b[Aa]dmit\b)/g,
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
