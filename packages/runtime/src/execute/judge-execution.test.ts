import { describe, expect, it } from 'vitest'
import { createGuardStage } from './guard-stage.case.ts'
import { judgeExecution } from './judge-execution.ts'

const settings = 'permissions: {allow: ["Bash(gh:*)"]}\n'

describe('judgeExecution', () => {
  it.each([
    ['is allowed', 'the one that the scanner judged', undefined, 'allowed', 'the rule allow Bash(gh:*)'],
    ['is refused', 'another one by now', 'sha256:other', 'refused', 'sample was changed while it was looked at'],
    ['is refused', 'one that could not be digested then', null, 'refused', 'sample was changed while it was looked at'],
  ] as const)('%s where the skill is %s', (_, __, digest, decision, because) => {
    const stage = createGuardStage({ settings })
    const { host, fileSystem, configuration, approvals, scanGate, trust } = stage
    const judged = judgeExecution(stage.shell('gh pr view'), {
      configuration,
      host,
      fileSystem,
      trust,
      approvals,
      scanGate: {
        ...scanGate,
        judge: (candidate) => {
          const facts = scanGate.judge(candidate)
          return digest === undefined ? facts : { ...facts, digest }
        },
      },
    })
    expect(judged).toMatchObject({ decision, because })
  })
})
