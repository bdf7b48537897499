/** A host is read to its end: `localhost.drop.test`, `127.0.0.1.drop.test` and `localhost:x@drop.test` are anybody's. */
const port = String.raw`(?::(?:\d{1,5}|\$\{?\w{1,40}\}?|\{\w{0,40}\}|<[\w-]{1,40}>|[A-Za-z_]{2,20}|\ufffc))?`
const end = String.raw`${port}(?=[/?#\s"'\x60),;}\]<>|&]|\\(?!@)|$)`

/** Labels that only say what a machine is for, or that somebody is to fill them in. */
const nameless = String.raw`(?:(?:your|my|the|some)[\w-]{0,40}|api|www|app|apps|cdn|docs|proxy|registry|npm|pypi|gems|mirrors?|git|hosts?|servers?|services?|company|corp|acme|internal|gateway|packages|pkgs|artifacts?|artifactory|nexus|devpi|verdaccio|repo|repository|index|test|staging|dev|prod|demo|foo|bar|a|b|domain|site|mail|auth|login|id)`

const hosts = {
  end,
  /** This machine. */
  here: String.raw`(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])${end}`,
  house: String.raw`(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2})${end}`,
  /**
   * Names that nobody can own (RFC 2606), or only in a house. Below `.example` only what says no more than that: one that has a name there
   * stands for somebody.
   */
  example: String.raw`(?:(?:[\w-]{1,60}\.){0,4}example\.(?:com|org|net|internal|local|lan|corp|test|invalid)|(?:${nameless}\.){1,4}example)${end}`,
  /** What a page has its reader fill in. */
  named: String.raw`(?:(?:your|proxy|host)[\w-]{0,40}|(?:[\w-]{1,40}\.){0,2}(?:your[\w-]{0,40}|(?:my)?(?:company|corp)|acme|domain)\.(?:com|org|net|io|internal|local|corp))${end}`,
} as const

/** The expression with whole hosts where it names them: `<here>`, `<house>`, `<example>`, `<named>`, or `<end>` after a name. */
export function withHosts({ source, flags }: RegExp): RegExp {
  const whole = source.replaceAll(/<(end|here|house|example|named)>/g, (_, name: keyof typeof hosts) => hosts[name])
  return new RegExp(whole, flags)
}
