import type { ScanRule } from '../scan-rule.ts'
import { agentExfiltration } from './agent-exfiltration.ts'
import { persistencePatterns } from './patterns/persistence-patterns.ts'
import { agentControlPatterns } from './patterns/agent-control-patterns.ts'
import { destructivePatterns } from './patterns/destructive-patterns.ts'
import { exposurePatterns } from './patterns/exposure-patterns.ts'
import { privilegePatterns } from './patterns/privilege-patterns.ts'
import { supplyChainPatterns } from './patterns/supply-chain-patterns.ts'
import { theftPatterns } from './patterns/theft-patterns.ts'
import { capabilityMismatch } from './capability-mismatch.ts'
import { concealAndAct } from './conceal-and-act.ts'
import { decodeAndRun } from './decode-and-run.ts'
import { downloadAndRun } from './download-and-run.ts'
import { dropHost } from './drop-host.ts'
import { fileLock } from './file-lock.ts'
import { flowJudges } from './flow-judges.ts'
import { flowRule } from './flow-rule.ts'
import { hiddenAddress } from './hidden-address.ts'
import { hiddenInstructions } from './hidden-instructions.ts'
import { instructionOverride } from './instruction-override.ts'
import { accountsOfStrangers } from '../deeds/accounts-of-strangers.ts'
import { answersForUser } from '../deeds/answers-for-user.ts'
import { divertedClients } from '../deeds/diverted-clients.ts'
import { ownLibraries } from '../deeds/own-libraries.ts'
import { falsifies } from '../deeds/falsifies.ts'
import { borrowedServers } from '../deeds/borrowed-servers.ts'
import { guardsOff } from '../deeds/guards-off.ts'
import { handedToActions } from '../deeds/handed-to-actions.ts'
import { hollowChecks } from '../deeds/hollow-checks.ts'
import { losses } from '../deeds/losses.ts'
import { madeUpResults } from '../deeds/made-up-results.ts'
import { reroutedTools } from '../deeds/rerouted-tools.ts'
import { strangersKeys } from '../deeds/strangers-keys.ts'
import { strangersRights } from '../deeds/strangers-rights.ts'
import { doorsForStrangers } from '../deeds/doors-for-strangers.ts'
import { errorCollectors } from '../deeds/error-collectors.ts'
import { hooksForStrangers } from '../deeds/hooks-for-strangers.ts'
import { unseenLinks } from '../deeds/unseen-links.ts'
import { unseenWords } from '../deeds/unseen-words.ts'
import { printedOrders } from '../deeds/printed-orders.ts'
import { strangeDeeds } from '../deeds/strange-deeds.ts'
import { untoldDeeds } from '../deeds/untold-deeds.ts'
import { learnedOrder } from '../orders/model/learned-order.ts'
import { learnedPage } from '../pages/learned-page.ts'
import { learnedProgram } from '../programs/learned-program.ts'
import { orderRule } from '../orders/order-rule.ts'
import { needsCompany } from './needs-company.ts'
import { lookAlikeActions } from './look-alike-actions.ts'
import { lookAlikeHosts } from './look-alike-hosts.ts'
import { lookAlikePackages } from './look-alike-packages.ts'
import { packageSources } from './package-sources.ts'
import { patternRule } from './pattern-rule.ts'
import { prerequisiteLure } from './prerequisite-lure.ts'
import { reverseShell } from './reverse-shell.ts'
import { loosenedInstructions } from './loosened-instructions.ts'
import { weakeningAdvice } from './weakening-advice.ts'
import { writtenFiles } from './written-files.ts'
import { sentenceOrders } from './sentence-orders.ts'
import { codedNames } from '../deeds/coded-names.ts'
import { rewrittenAddresses } from '../deeds/rewritten-addresses.ts'
import { spelledNames } from '../deeds/spelled-names.ts'
import { shownContacts } from '../deeds/shown-contacts.ts'
import { strangeLocks } from '../deeds/strange-locks.ts'
import { tellingFormulas } from '../deeds/telling-formulas.ts'
import { tellingPictures } from '../deeds/telling-pictures.ts'
import { workPushedAway } from '../deeds/work-pushed-away.ts'
import { shownSources } from './shown-sources.ts'
import { secretExfiltration } from './secret-exfiltration.ts'
import { deedsBesideStrangers } from './deeds-beside-strangers.ts'

const severity = 'critical'

const rules: readonly ScanRule[] = [
  flowRule(downloadAndRun, (skill, flow) => flowJudges.download(skill, flow)),
  alsoChecked(
    flowRule(decodeAndRun, (skill, flow) => flowJudges.decoded(skill, flow)),
    spelledNames,
    codedNames,
  ),
  hiddenAddress,
  dropHost,
  lookAlikeHosts,
  flowRule(
    secretExfiltration,
    (skill, flow) => flowJudges.exfiltration(skill, flow) ?? writtenFiles.exfiltration(skill, flow),
  ),
  alsoChecked(
    capabilityMismatch,
    strangeDeeds,
    untoldDeeds,
    falsifies,
    hollowChecks,
    madeUpResults,
    handedToActions,
    borrowedServers,
    guardsOff,
    divertedClients,
    reroutedTools,
    rewrittenAddresses,
    unseenWords,
    unseenLinks,
    shownContacts,
    strangeLocks,
    printedOrders,
  ),
  orderRule(
    alsoChecked(
      agentExfiltration,
      sentenceOrders('agent-exfiltration'),
      tellingFormulas,
      tellingPictures,
      workPushedAway,
      hooksForStrangers,
      errorCollectors,
    ),
  ),
  orderRule(prerequisiteLure),
  flowRule(reverseShell, (skill, flow) => flowJudges.shell(skill, flow)),
  orderRule(instructionOverride),
  orderRule(concealAndAct),
  orderRule(learnedOrder),
  learnedProgram,
  learnedPage,
  hiddenInstructions,
  alsoChecked(
    flowRule(
      patternRule(
        {
          id: 'persistence',
          severity,
          summary: 'Something is set up that stays',
          why: 'It goes on when the skill is gone, with all rights of the user.',
          next: 'Do not use the skill; look at your start files, jobs and keys if it ran.',
        },
        persistencePatterns,
      ),
      (skill, flow) => writtenFiles.persistence(skill, flow),
    ),
    strangersKeys,
    strangersRights,
  ),
  orderRule(
    alsoChecked(
      flowRule(
        patternRule(
          {
            id: 'agent-control',
            severity,
            summary: 'The agent is steered beyond this skill',
            why: 'What stands in its instructions and settings holds for everything it does later.',
            next: 'Keep such files in your own hands; let no skill write them.',
          },
          agentControlPatterns,
        ),
        (skill, flow) => writtenFiles.agentControl(skill, flow),
      ),
      (skill) => deedsBesideStrangers.control(skill),
      sentenceOrders('agent-control'),
      weakeningAdvice,
      loosenedInstructions,
      answersForUser,
    ),
  ),
  orderRule(
    alsoChecked(
      flowRule(
        patternRule(
          {
            id: 'destructive-action',
            severity,
            summary: 'Something is destroyed without a question',
            why: 'It cannot be undone.',
            next: 'Do not use the skill, or have it ask and name exactly what it removes.',
          },
          destructivePatterns,
        ),
        (skill, flow) => writtenFiles.destruction(skill, flow),
      ),
      fileLock,
      losses,
    ),
  ),
  alsoChecked(
    patternRule(
      {
        id: 'privilege-escalation',
        severity,
        summary: 'Rights are taken that the skill was not given',
        why: 'With them everything on the machine is open to whatever comes next.',
        next: 'Do the step by hand, once, if it is needed at all.',
      },
      [...privilegePatterns, ...exposurePatterns],
    ),
    deedsBesideStrangers.rights,
    doorsForStrangers,
  ),
  alsoChecked(
    patternRule(
      {
        id: 'supply-chain',
        severity,
        summary: 'Packages come from where nobody looks',
        why: 'Installing a package runs its code.',
        next: 'Take packages from the usual registry, by their exact names, at fixed versions.',
      },
      supplyChainPatterns,
    ),
    packageSources,
    ownLibraries,
    shownSources,
    lookAlikePackages,
    lookAlikeActions,
  ),
  alsoChecked(
    patternRule(
      {
        id: 'theft',
        severity,
        summary: 'Secrets or computing time are taken',
        why: 'No honest skill needs this.',
        next: 'Do not use the skill.',
      },
      theftPatterns,
    ),
    deedsBesideStrangers.theft,
    accountsOfStrangers,
  ),
]

/** Rules that look for what an attack does, in steps, and not for words (decisions R-34). */
export const chainRules: readonly ScanRule[] = rules.map(needsCompany)

/** A rule that looks in more ways. */
function alsoChecked(rule: ScanRule, ...checks: readonly ScanRule['check'][]): ScanRule {
  return {
    ...rule,
    *check(skill) {
      yield* rule.check(skill)
      for (const check of checks) yield* check(skill)
    },
  }
}
