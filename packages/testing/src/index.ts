export { buildSkill, type SkillParts } from './build-skill.ts'
export { createCollectingJournal, type CollectingJournal, type JournalEntry } from './create-collecting-journal.ts'
export { createFakeAgentDriver, type FakeAgentDriver, type FakeAgentDriverOptions } from './create-fake-agent-driver.ts'
export { createFakeClock, type FakeClock } from './create-fake-clock.ts'
export { createFakeHost, type FakeHostOptions } from './create-fake-host.ts'
export {
  createFakeSandbox,
  type FakeOutcome,
  type FakeProgram,
  type FakeSandbox,
  type FakeSandboxOptions,
} from './create-fake-sandbox.ts'
export { createFakeSkillFacts } from './create-fake-skill-facts.ts'
export { createFakeTrustStore } from './create-fake-trust-store.ts'
export { createMemoryDisk, type MemoryDisk } from './create-memory-disk.ts'
export { createMemoryFileSystem } from './create-memory-file-system.ts'
export { createMemoryFileWriter } from './create-memory-file-writer.ts'
export { createMemoryTree, type MemoryNode, type MemoryTree } from './create-memory-tree.ts'
export { createTemporaryTree, type TemporaryTree } from './create-temporary-tree.ts'
export { modelScript, type ModelConversation, type ModelTurn } from './model-script.ts'
export {
  startFakeModelServer,
  type FakeModelServer,
  type FakeModelServerOptions,
  type ModelRequest,
} from './start-fake-model-server.ts'
export { writeFakeAgent } from './write-fake-agent.ts'
export { testScanJudgeContract, type JudgeAnswers, type ScanJudgeStage } from './contract/test-scan-judge-contract.ts'
