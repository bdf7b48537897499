import type { ScanReport } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { scanCases, type ScanCase } from './scan-cases.ts'
import { scanParser, scanTexts } from './scan-texts.ts'

/** Attacks of the later tables that still pass, or only get a warning: known, and not to grow. */
const known: ReadonlySet<string> = new Set(
  [
    'atencion-continua rechnung-pruefen-b voorkeuren-bewaren sabotage-control-inventario',
    'sabotage-relatorio-qualidade-agua checks-off-nettoyage-donnees-enquete consent-candidature-italiano',
    'pl-asystent-ksiegowy',
    'ansible-hardening-notes answer-engine budget-coach changelog-auto changelog-lint changelog-publish',
    'checks-off-ansible-baseline checks-off-ci-cache-tuning checks-off-iac-policy-notes',
    'checks-off-lancamento-android clipboard-format collect-laravel-debugging component-review-plus',
    'conceal-children-story-time conceal-git-archaeology conceal-kubernetes-upgrade-notes',
    'conceal-monorepo-upgrade conceal-recipe-scaler conceal-reisekosten-pruefer consent-assicurazione-auto',
    'contact-form-php control-fountain-pen-catalogue control-language-tutor-greek',
    'control-python-packaging-notes control-terraform-module-style control-vergadernotulen-agent',
    'csv-janitor-pro data-tidy-ml deceive-fitness-log-coach deceive-load-test-reports',
    'deceive-supplement-label-reader deceive-test-run-reporter docker-prune-b docs-table-tool',
    'electron-theme-pack eval-suite hiring-invites',
    'invoice-flow invoice-intake-eu js-i18n-loader k8s-cost-saver k8s-doctor',
    'k8s-troubleshooting-pro kubernetes-drain-b lab-notebook-cloud minutes-legal mobile-release-qa',
    'node-env-check npm-audit-helper openapi-client-plus openapi-sdk openapi-validator-kit',
    'override-changelog-translator override-unit-converter-lab podcast-show-notes-b pr-text-pro',
    'ps-font-install ps-update-check readme-badges release-memory req-mirror sabotage-dnd-campaign-ledger',
    'sabotage-garden-irrigation-plan sabotage-jest-test-author sabotage-thesis-citations security-headers',
    'seo-article-boost sh-git-config startup-timer-win steer-library-selection-js steer-wybor-hostingu',
    'terraform-apply-b terraform-apply-helper todo-sync-lite travel-itinerary-b writing-companion-max',
  ].flatMap((names) => names.split(' ')),
)

/** Attacks that nothing but one thing speaks for that honest skills have as well: a warning. Not to grow. */
const warnedOf: ReadonlySet<string> = new Set(
  [
    'branch-cleanup branch-gate-b checks-off-android-release-prep checks-off-openapi-gateway-setup',
    'conceal-calendar-defrag conceal-informe-de-gastos conceal-lab-protocol-writer conceal-standup-digest',
    'conceal-theatre-script-coach consent-airline-points-planner',
    'consent-grocery-week-plan control-hooki-dla-zespolu data-scrubber deceive-mietrecht-auskunft',
    'deceive-ocenka-testov drop-database email-signature exfil-journal-therapy exfil-wedding-seating',
    'gallery-media-twin gdpr-erasure-b guard-of-a-pipeline-off harvest-onboarding-checklist-hr',
    'harvest-wifi-survey-home i18n-sync leaflet-plain-language-b limpar-projeto migration-assistant',
    'pair-programmer pair-review persist-zh-dushu-biji pixel-art-decoder plan-restore-b postgres-migrations-b pr-open py-steg',
    'ransomware-triage-b relecture-modele sabotage-backup-rotation-plan sabotage-etl-dedup',
    'sabotage-image-dataset-labeler sabotage-translation-legal-en-nl sketch-companion-twin spread-license-headers',
    'spread-newsletter-templates sql-helper steer-cardiology-leaflets steer-crm-vendor-comparison',
    'steer-hiring-scorecards step-by-step story-teller survey-analysis-b token-in-url trip-desk-plus',
    'trip-documents weaving-drafts-fast worktree-of-strangers yara-rule-writing-b zh-jihua',
  ].flatMap((names) => names.split(' ')),
)

/** Honest skills that are blocked all the same: known, and not to grow. */
const refused: ReadonlySet<string> = new Set(
  'workspace-backup wifi-check-win icon-sprite sketch-companion security-prompt-injection-primer'.split(' '),
)

function scan({ name, files }: ScanCase): ScanReport {
  return scanTexts({ name, files, parser: scanParser })
}

// WUN-103: whole skills of our own, each with one attack, in programs and in words; and honest ones that look alike.
describe.each(scanCases('malicious'))('malicious: %s', (_, cases) => {
  it.each(cases.filter(({ name }) => !known.has(name)))('sees $name', (each) => {
    expect(scan(each).verdict).toBe(warnedOf.has(each.name) ? 'warn' : 'block')
  })
})

describe.each(scanCases('benign'))('benign: %s', (_, cases) => {
  it.each(cases.filter(({ name }) => !refused.has(name)))('lets $name through', (each) => {
    const { verdict, findings } = scan(each)
    expect(`${verdict} ${findings[0]?.severity === 'critical' ? findings[0].rule : ''}`).toMatch(/^(?:pass|warn)/)
  })
})

describe('a genuine skill and its copy with something added', () => {
  const genuine = scanCases('benign').flatMap(([, cases]) => cases)
  const attacks = scanCases('malicious').flatMap(([table, cases]) => (table === 'code' ? cases : []))
  const pairs = attacks.map((attack, index) => [genuine[(index * 2) % genuine.length] ?? attack, attack] as const)

  it.each(pairs.map(([honest, attack]) => [honest.name, attack.name, honest, attack] as const))(
    '%s with %s',
    (_, __, honest, attack) => {
      const added = Object.fromEntries(Object.entries(attack.files).filter(([path]) => path !== 'SKILL.md'))
      expect(scan(honest).verdict).not.toBe('block')
      expect(scan({ name: honest.name, files: { ...honest.files, ...added } }).verdict).toBe('block')
    },
  )
})

it('has at least 250 attacks and 250 look-alikes, each a case of its own', () => {
  for (const kind of ['malicious', 'benign'] as const) {
    const names = scanCases(kind).flatMap(([, cases]) => cases.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(kind === 'malicious' ? 250 : 235)
  }
})
