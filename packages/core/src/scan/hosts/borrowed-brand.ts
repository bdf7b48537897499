import { isHouseHost } from './is-house-host.ts'
import { isKnownService } from './is-known-service.ts'
import { isUnnamedHost } from './is-unnamed-host.ts'
import { ownerLabel } from './owner-label.ts'
import { serviceNames } from './service-names.ts'

/**
 * Services whose names attackers borrow before all others: registries, code hosts, models, payments. Of twelve hundred attacks sixteen
 * name a host like `npm-fastmirror.org`; of seven thousand published skills none does, but for those below. Other services that many
 * people know are found by their addresses.
 */
const brands: ReadonlySet<string> = new Set(
  [
    'npm npmjs pypi pythonhosted rubygems crates maven apache nuget packagist docker dockerhub ghcr golang nodejs debian ubuntu',
    'homebrew github githubusercontent gitlab bitbucket huggingface gradle jitpack sonatype conda anaconda rustup pnpm yarn deno bun',
    'cloudflare jsdelivr unpkg anthropic openai hubapi hubspot atlassian jira figma sentry stripe slack paypal',
    'google googleapis microsoft azure apple icloud amazonaws grafana datadog notion vercel supabase shopify telegram discord',
    'okta auth0 salesforce twilio dropbox sharepoint office365 outlook gmail zoom expo trello railway sanity',
  ].flatMap((names) => names.split(' ')),
)
/** Their makers' own, and projects that have borne the name for years. */
const genuine: ReadonlySet<string> = new Set(
  [
    'slack-edge slack-files slack-imgs slack-redir slack-core cloudflare-ipfs cloudflare-ech cloudflare-gateway',
    'sentry-cdn github-avatars gitlab-static atlassian-dev stripe-terminal-local-reader debian-handbook docker-mailserver',
    'docker-curriculum paypal-communication paypal-corp paypalobjects npm-stat npm-trends bun-docs nodejs-cn',
    'google-analytics google-melange azure-api azure-devices azure-dns azure-mobile azure-automation apple-cloudkit apple-mapkit apple-dns',
    'notion-static vercel-storage vercel-insights vercel-scripts vercel-dns discord-activities telegram-cdn',
    'okta-emea okta-gov salesforce-sites salesforce-setup salesforce-experience salesforce-scrt dropbox-dns outlook-sdf grafana-ops',
    'quip-amazon claude-mem hyperliquid-testnet squarespace-cdn aws-localstack ateam-oracle shadcn-vue',
    'python-telegram-bot nodejs-security',
  ].flatMap((names) => names.split(' ')),
)

/** The service whose name a host of somebody else bears beside another word: `npm` of registry.npm-fastmirror.org. */
export function borrowedBrand(host: string): string | undefined {
  const label = ownerLabel(host)
  if (label === undefined || !label.includes('-') || genuine.has(label) || host.endsWith('.example')) return undefined
  if (isKnownService(host) || isHouseHost(host) || isUnnamedHost(host)) return undefined
  return label.split('-').find((word) => brands.has(word) || serviceNames().has(word))
}
