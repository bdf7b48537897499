import type { InstallPlan, InstallStep } from '@metier/core'
import type { PreparedSkill } from '@metier/runtime'
import type { AddOutput } from './add-output.ts'
import { shownSignature } from './signature-schema.ts'

/** What is said of each skill, under the name that the lock has for it: the steps of its own, and what the scanner found. */
export function addedSkills(
  nameOf: (name: string) => string,
  { skills, plan }: { readonly skills: readonly PreparedSkill[]; readonly plan: InstallPlan },
): AddOutput['installed'] {
  const stepsOf = new Map<string, InstallStep[]>()
  for (const step of plan.steps) {
    const steps = stepsOf.get(step.name)
    if (steps === undefined) stepsOf.set(step.name, [step])
    else steps.push(step)
  }
  return skills.map(({ name, description, digest, report, signature }) => {
    const installed = nameOf(name)
    const steps = stepsOf.get(installed) ?? []
    return {
      name: installed,
      description,
      digest,
      verdict: report.verdict,
      signature: shownSignature(signature),
      findings: report.findings.map(({ rule, severity, message, path }) => ({ rule, severity, message, path })),
      steps: steps.map(({ path, action, form }) => ({ path, action, form })),
    }
  })
}
