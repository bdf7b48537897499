export type {
  CatalogChange,
  CatalogService,
  LoadedSkill,
  LoadOptions,
  SkillResource,
  ViewOptions,
} from './catalog-service.ts'
export type { Configuration, ConfigurationOrigin, ConfigurationValue, ScanSettings } from './configuration.ts'
export type { Journal, JournalLevel } from './journal.ts'
export { createNodeFileSystem } from './disk/create-node-file-system.ts'
export { createNodeFileWriter } from './disk/create-node-file-writer.ts'
export { createNodeHost, type NodeHostOptions } from './host/create-node-host.ts'
export { environmentOfAnother } from './host/environment-of-another.ts'
export { systemClock } from './host/system-clock.ts'
export { findProjectRoot, projectFileName, type FindProjectRootOptions } from './config/find-project-root.ts'
export { commitsOf, type Commit } from './history/commits-of.ts'
export { configurationPaths, type ConfigurationPaths } from './config/configuration-paths.ts'
export { readSettingsBytes } from './config/read-settings-bytes.ts'
export { withLock } from './disk/with-lock.ts'
export { loadConfiguration, type LoadConfigurationOptions, type TrustedFile } from './config/load-configuration.ts'
export { platformDirectories, type PlatformDirectories } from './config/platform-directories.ts'
export {
  createSession,
  type ReattachOptions,
  type Session,
  type SessionActivation,
  type SessionOptions,
} from './session/create-session.ts'
export { createCatalogService, type CatalogServiceOptions } from './catalog/create-catalog-service.ts'
export { findRoots, type FindRootsOptions } from './discover/find-roots.ts'
export type { RootPlace } from './discover/root-place.ts'
export { knownServers, type KnownServersOptions } from './mcp-config/known-servers.ts'
export { readMcpServers, type McpServers, type ReadMcpServersOptions } from './mcp-config/read-mcp-servers.ts'
export { digestDirectory } from './facts/digest-directory.ts'
export { skillIdentity } from './scan/skill-identity.ts'
export { vouchedDigest } from './scan/vouched-digest.ts'
export { digestOrNothing } from './facts/digest-or-nothing.ts'
export { findTextFault } from './catalog/find-text-fault.ts'
export { judgeBlockedAgain } from './catalog/judge-blocked-again.ts'
export { createLivingConfiguration, type LivingConfiguration } from './config/create-living-configuration.ts'
export { promptHabits, type PromptHabitsOptions } from './config/prompt-habits.ts'
export { openFacts, type FactCache, type FactStamp, type OpenFactsOptions } from './facts/open-facts.ts'
export { openTrustFile, type OpenTrustFileOptions, type TrustFile } from './trust/open-trust-file.ts'
export {
  openCatalog,
  type CatalogHandle,
  type RunSkillOptions,
  type OpenCatalogOptions,
  type SkillTool,
} from './open-catalog.ts'
export type { Acceptance } from './scan/acceptance.ts'
export { openAcceptances, type Acceptances, type OpenAcceptancesOptions } from './scan/open-acceptances.ts'
export { createScanGate, type ScanGateOptions } from './scan/create-scan-gate.ts'
export { processorTime } from './scan/processor-time.ts'
export { createSkillScanner, type SkillScanner, type SkillScannerOptions } from './scan/create-skill-scanner.ts'
export { openLivingReports, type LivingReports } from './scan/open-living-reports.ts'
export { createModelJudge, type ModelJudgeOptions } from './scan/judge/create-model-judge.ts'
export {
  createSecondOpinion,
  type OpinionCount,
  type SecondOpinion,
  type SecondOpinionOptions,
} from './scan/judge/create-second-opinion.ts'
export { inPlaceOfInherited } from './process/in-place-of-inherited.ts'
export { runProgram, type RunProgramOptions } from './process/run-program.ts'
export { dayOf } from './scan/day-of.ts'
export { isEnded } from './scan/is-ended.ts'
export { isHasty } from './scan/is-hasty.ts'
export { followOwnRules, type FollowOwnRulesOptions } from './scan/follow-own-rules.ts'
export type { CompiledRules } from './scan/compile-own-rules.ts'
export type { OwnRules } from './scan/open-own-rules.ts'
export type { OwnRuleFilesOptions } from './scan/own-rule-files.ts'
export { policyOf, type PolicyOptions } from './scan/policy-of.ts'
export { openGitRevision, type GitRevision, type GitRevisionOptions } from './scan/git/open-git-revision.ts'
export { scanKey } from './scan/scan-key.ts'
export { scanKeyNow, type ScanKeyNowOptions } from './scan/scan-key-now.ts'
export type { ScanGate } from './scan/scan-gate.ts'
export { scanSkillDirectory, type ScanSkillDirectoryOptions } from './scan-skill-directory.ts'
export { openSyntaxParser } from './analyse/open-syntax-parser.ts'
export { scanDirectory, type ScanDirectoryOptions } from './scan/scan-directory.ts'
export { SharedScans, type SharedScansOptions } from './scan/shared-scans.ts'
export { SettledStamps, type SettledStampsOptions } from './scan/settled-stamps.ts'
export { scanLimits, type ScanLimits } from './scan/scan-limits.ts'
export { createSkillSearch, type SkillSearch, type SkillSearchOptions } from './index/create-skill-search.ts'
export { skillSearchOf } from './index/skill-search-of.ts'
export { openWeigher, type OpenWeigherOptions } from './index/open-weigher.ts'
export { weighTogether, type WeighTogetherOptions } from './index/weigh-together.ts'
export { serveWeigher } from './index/serve-weigher.ts'
export type { Weigher } from './index/weigher.ts'
export { findTriggerQueries, type FoundTriggerQueries } from './index/find-trigger-queries.ts'
export { configuredEmbedder, type ConfiguredEmbedderOptions } from './index/configured-embedder.ts'
export { createEndpointEmbedder, type EndpointEmbedderOptions } from './index/create-endpoint-embedder.ts'
export { rememberSearch, type RememberSearchOptions } from './index/remember-search.ts'
export { openUsage, type OpenUsageOptions, type Usage } from './usage/open-usage.ts'
export { noteUse, type NoteUseOptions } from './usage/note-use.ts'
export { usesOf, type UsesOfOptions } from './usage/uses-of.ts'
export { searchFromLast, type RecalledAnswer, type RecalledSkill } from './index/search-from-last.ts'
export { openListings, type Listings } from './listing/open-listings.ts'
export { openAnswers, type Answer, type Answers } from './answers/open-answers.ts'
export { QuestionTape } from './answers/question-tape.ts'
export { recordFileSystem } from './answers/record-file-system.ts'
export { recordHost } from './answers/record-host.ts'
export { recordVariables } from './answers/record-variables.ts'
export { publishSkill, type Publication, type PublishedResource, type PublishedSkill } from './publish/publish-skill.ts'
export { stampDirectory } from './scan/stamp-directory.ts'
export { createJobService, type CreateJobServiceOptions } from './jobs/create-job-service.ts'
export { forkTask, type ForkTaskOptions } from './jobs/fork-task.ts'
export type { Job, JobEvent, JobFailure } from './jobs/job.ts'
export { jobStates, type JobState } from './jobs/job-states.ts'
export { jobResult } from './jobs/job-result.ts'
export type { JobService, PruneOptions, SubmitOptions } from './jobs/job-service.ts'
export type { JobSettings } from './jobs/job-settings.ts'
export { taskEnvironment } from './jobs/task-environment.ts'
export { openAuditTail } from './audit/open-audit-tail.ts'
export { watchJobs, type JobNews, type WatchJobsOptions } from './jobs/watch-jobs.ts'
export { openAuditLog, type OpenAuditLogOptions } from './audit/open-audit-log.ts'
export { createExecutionGuard, type ExecutionGuardOptions } from './execute/create-execution-guard.ts'
export { describeGrants } from './execute/execution-grants.ts'
export type {
  ExecutionDecision,
  ExecutionGuard,
  ExecutionRequest,
  PermissionQuestion,
} from './execute/execution-guard.ts'
export { createSkillRunner, type SkillRunnerOptions } from './execute/create-skill-runner.ts'
export type { RenderedStep, SkillCall, SkillRendering, SkillRunner, SkillRunPlan } from './execute/skill-rendering.ts'
export { runHooks, type RunHooksOptions } from './execute/run-hooks.ts'
export { withToolHooks, type ToolHooksOptions } from './execute/with-tool-hooks.ts'
export { activationSourceOf, type ActivationSourceOptions } from './execute/activation-source-of.ts'
export type { RenderingSettings } from './execute/plan-skill.ts'
export { openExecutionGuard, type OpenExecutionGuardOptions } from './execute/open-execution-guard.ts'
export type { RememberedApproval } from './execute/remembered-approval.ts'
export { openApprovals, type Approvals, type OpenApprovalsOptions } from './execute/open-approvals.ts'
export { openSandbox, type OpenSandboxOptions } from './sandbox/open-sandbox.ts'
export { sandboxChoices, type SandboxChoice } from './sandbox/sandbox-choice.ts'
export { applyEject } from './template/apply-eject.ts'
export { findTemplates, type FoundTemplate } from './template/find-templates.ts'
export { planEject, type EjectPlan, type PlanEjectOptions } from './template/plan-eject.ts'
export { readTemplate } from './template/read-template.ts'
export { templatePlaces, type TemplatePlacesOptions } from './template/template-places.ts'
export type { TemplatePlace } from './template/template-place.ts'
export { createCommandService, type CommandServiceOptions } from './commands/create-command-service.ts'
export type {
  CommandCall,
  CommandList,
  CommandListOptions,
  CommandResult,
  CommandService,
} from './commands/command-service.ts'
export { createDownload, type CreateDownloadOptions } from './fetch/create-download.ts'
export type { Download, Downloaded, DownloadOptions } from './fetch/download.ts'
export { hostAuthorization, type HostAuthorizationOptions } from './credentials/host-authorization.ts'
export { resolveGitRef } from './fetch/resolve-git-ref.ts'
export { digestBytes } from './package/digest-bytes.ts'
export { directoryNameOf } from './package/directory-name-of.ts'
export type { PackageSkill } from './package/find-package-skills.ts'
export type { Crew } from './crew/crew.ts'
export { openCrew, type OpenCrewOptions } from './crew/open-crew.ts'
export { openScanThread, type OpenScanThreadOptions } from './crew/open-scan-thread.ts'
export type { ScanThread } from './crew/scan-thread.ts'
export { serveCrew } from './crew/serve-crew.ts'
export { openAhead, type Ahead, type OpenAheadOptions } from './package/open-ahead.ts'
export { openLooks, type Looks, type OpenLooksOptions, type SkillLook } from './package/open-looks.ts'
export { makeAhead, type MadeAhead, type MakeAheadOptions } from './package/make-ahead.ts'
export { installPrepared, type Installed, type InstallPreparedOptions } from './package/install-prepared.ts'
export { fetchLocked, type FetchLockedOptions } from './package/fetch-locked.ts'
export {
  inspectInstallation,
  type InspectInstallationOptions,
  type InstallationFault,
} from './package/inspect-installation.ts'
export { requireLocked } from './package/require-locked.ts'
export { resolveLocalPath } from './fetch/resolve-local-path.ts'
export { agentsHere, type AgentsHereOptions } from './package/agents-here.ts'
export { agentsOnDisk } from './package/agents-on-disk.ts'
export { isInstalled } from './package/is-installed.ts'
export { repairInstallation } from './package/repair-installation.ts'
export { knownLocks, type KnownLocks } from './store/known-locks.ts'
export { planPrune, type PrunePlan } from './store/plan-prune.ts'
export { renamePrepared, type RenameOptions } from './package/rename-prepared.ts'
export { sidesOfMerge } from './package/sides-of-merge.ts'
export { switchInstalled, type SwitchedSkill, type SwitchInstalledOptions } from './package/switch-installed.ts'
export { installSite, type InstallSite, type InstallSiteOptions } from './package/install-site.ts'
export { installedHome, type InstalledHomeOptions } from './package/installed-home.ts'
export { fetchBases, type FetchBasesOptions } from './package/fetch-bases.ts'
export { findNewest, type FindNewestOptions, type NewestSkill } from './package/find-newest.ts'
export { packSkillFiles, type PackSkillFilesOptions } from './package/pack-skill-files.ts'
export { skillFilesToPack } from './package/skill-files-to-pack.ts'
export { digestFiles } from './facts/digest-files.ts'
export { requireOtherPlace } from './package/require-other-place.ts'
export { requireOwnRoots } from './package/require-own-roots.ts'
export { nameInLock } from './package/name-in-lock.ts'
export { placesOfEntry } from './package/places-of-entry.ts'
export { planPrepared } from './package/plan-prepared.ts'
export {
  preparePackage,
  type PreparedPackage,
  type PreparedSkill,
  type PreparePackageOptions,
} from './package/prepare-package.ts'
export { removeInstalled, type Removed } from './package/remove-installed.ts'
export { restoreLocked, type Restored, type RestoreLockedOptions } from './package/restore-locked.ts'
export {
  updateInstalled,
  type LocalChanges,
  type NewVersion,
  type UpdatedSkill,
  type UpdateInstalledOptions,
} from './package/update-installed.ts'
export { verifyInstalled, type VerifiedSkill } from './package/verify-installed.ts'
export { damagedDigest } from './store/damaged-digest.ts'
export { openStore, type SkillStore } from './store/open-store.ts'
export { connectRemote } from './remote-skills/connect-remote.ts'
export { foreignNames } from './remote-skills/foreign-names.ts'
export { openRemoteStore, type RemoteApproval, type RemoteStore } from './remote-skills/open-remote-store.ts'
export { remoteSource, type RemoteSource } from './remote-skills/remote-source.ts'
export type { RefusedSkill, RemoteConnection, RemoteSkill } from './remote-skills/remote-skill.ts'
export { findTeam, type FindTeamOptions, type Team, type TeamMember } from './team/find-team.ts'
export { applyTeamChanges } from './team/apply-team-changes.ts'
export { applyTeamImport } from './team/apply-team-import.ts'
export { contentDigest } from './team/content-digest.ts'
export { openTeamLock, type TeamLock } from './team/open-team-lock.ts'
export { projectFacts, type ProjectFactsOptions } from './team/project-facts.ts'
export { readDraftTexts } from './team/read-draft-texts.ts'
export { readTeamDrafts, type PresentDraft } from './team/read-team-drafts.ts'
export { unreadableDrafts } from './team/unreadable-drafts.ts'
export { readTeamPath } from './team/read-team-path.ts'
export { readTeamTemplates } from './team/read-team-templates.ts'
export { readBundleFile } from './team/read-bundle-file.ts'
export { findOwners, type FoundOwner, type OwnerKind } from './references/find-owners.ts'
export { readRoom, type RoomSettings } from './references/read-room.ts'
export type { RoomSkill } from './team/room-skill.ts'
export { stageRoom, type StagedRoom, type StageRoomOptions } from './team/stage-room.ts'
export { packTeam } from './team/pack-team.ts'
export { readTeamFiles } from './team/read-team-files.ts'
export { openSigner, type OpenSignerOptions, type Signer } from './signature/open-signer.ts'
export { readPublisherKey, type PublisherKey } from './signature/read-publisher-key.ts'
export { signSkill, type SignSkillOptions } from './signature/sign-skill.ts'
export { verifyEnvelope, type EnvelopeSigner, type Publisher } from './signature/verify-envelope.ts'
export { verifySkillSignature, type VerifySkillSignatureOptions } from './signature/verify-skill-signature.ts'
export type { Credential } from './credentials/credential.ts'
export { openCredentials, type Credentials, type OpenCredentialsOptions } from './credentials/open-credentials.ts'
export { createSend, type CreateSendOptions } from './fetch/create-send.ts'
export type { Send, SendOptions, Sent } from './fetch/send.ts'
export { planPublication } from './publication/plan-publication.ts'
export type { PublicationPlan, PublishContext, SkillToPublish } from './publication/publication.ts'
export { installedSignature, type InstalledSignatureOptions } from './signature/installed-signature.ts'
export { loadAdvisories, type LoadAdvisoriesOptions, type LoadedAdvisories } from './advisories/load-advisories.ts'
export { matchesWords } from './remote-search/matches-words.ts'
export { searchRemote } from './remote-search/search-remote.ts'
export type { RemoteAnswer, RemoteHit, RemoteSearchContext } from './remote-search/remote-search.ts'
export { inTime, type InTimeOptions } from './fetch/in-time.ts'
export { fetchThrough, type Exchange, type ExchangeOptions } from './fetch/fetch-through.ts'
