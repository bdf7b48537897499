import type { SandboxLimits } from '@metier/core'

/** The first arguments of `limitProgram`, which the path of the program to be limited follows. */
export function limitArguments({ cpuSeconds, fileBytes, memoryBytes, processes }: SandboxLimits): readonly string[] {
  const cpu = Math.max(1, Math.ceil(cpuSeconds))
  const file = Math.max(512, Math.floor(fileBytes))
  const memory = Math.max(2 ** 20, Math.floor(memoryBytes))
  // A number beyond a trillion would be written with an exponent, which the program does not read.
  return [0, cpu, file, memory, processes].map((limit) => String(BigInt(Math.min(limit, Number.MAX_SAFE_INTEGER))))
}
