import {
  MetierError,
  sandboxPromises,
  type CancelSignal,
  type Sandbox,
  type SandboxCommand,
  type SandboxOutcome,
  type SandboxProcess,
  type SandboxPromise,
} from '@metier/core'

/** How a run ends; what is left out is empty output and exit status 0. */
export interface FakeOutcome {
  readonly stdout?: string
  readonly stderr?: string
  readonly exitCode?: number | null
  readonly signal?: string | null
  readonly stopped?: NonNullable<SandboxOutcome['stopped']>
  readonly durationMs?: number
}

/** The inside of a process that was started: a test plays the program. */
export interface FakeProgram {
  readonly command: SandboxCommand
  onInput(listener: (text: string) => void): void
  onInputEnd(listener: () => void): void
  print(text: string): void
  printError(text: string): void
  exit(code: number): void
}

export interface FakeSandboxOptions {
  readonly kind?: Sandbox['kind']
  readonly promises?: readonly SandboxPromise[]
  readonly gaps?: readonly string[]
  /** Programs that are not there; none unless told. */
  readonly isMissing?: (program: string) => boolean
  /** What a run answers. */
  readonly run?: (command: SandboxCommand, signal?: CancelSignal) => FakeOutcome | Promise<FakeOutcome>
  /** Plays what is started; without it a started program waits until it is killed. */
  readonly start?: (program: FakeProgram) => void
}

export interface FakeSandbox extends Sandbox {
  /** All that was run or started, in order. */
  readonly commands: readonly SandboxCommand[]
  /** Started and neither ended nor killed. */
  readonly running: number
}

/** A sandbox that runs nothing: it remembers what it was asked and answers what a test says. */
export function createFakeSandbox(options: FakeSandboxOptions = {}): FakeSandbox {
  const commands: SandboxCommand[] = []
  const alive = new Set<number>()
  const note = (command: SandboxCommand) => {
    commands.push(command)
    const [program] = command.argv
    if (options.isMissing?.(program) !== true) return
    throw new MetierError({
      code: 'missing-dependency',
      message: `The program ${JSON.stringify(program)} is not here.`,
    })
  }
  return {
    kind: options.kind ?? 'bubblewrap',
    promises: new Set(options.promises ?? sandboxPromises),
    gaps: options.gaps ?? [],
    commands,
    get running() {
      return alive.size
    },
    async run(command, signal) {
      note(command)
      if (signal?.aborted) return outcomeOf({ exitCode: null, stopped: 'cancelled' })
      return outcomeOf((await options.run?.(command, signal)) ?? {})
    },
    start(command) {
      note(command)
      const pid = 1000 + commands.length
      alive.add(pid)
      return startFake({ pid, command, play: options.start, ended: () => alive.delete(pid) })
    },
  }
}

function outcomeOf(outcome: FakeOutcome): SandboxOutcome {
  return {
    exitCode: outcome.exitCode === undefined ? (outcome.signal ? null : 0) : outcome.exitCode,
    signal: outcome.signal ?? null,
    stdout: bytes(outcome.stdout ?? ''),
    stderr: bytes(outcome.stderr ?? ''),
    durationMs: outcome.durationMs ?? 1,
    ...(outcome.stopped && { stopped: outcome.stopped }),
  }
}

interface FakeStart {
  readonly pid: number
  readonly command: SandboxCommand
  readonly play: ((program: FakeProgram) => void) | undefined
  readonly ended: () => void
}

type FakeEnd = Awaited<SandboxProcess['exited']>

function startFake({ pid, command, play, ended }: FakeStart): SandboxProcess {
  let settle: ((end: FakeEnd) => void) | undefined
  const exited = new Promise<FakeEnd>((resolve) => {
    settle = resolve
  })
  const input = createChannel<string>()
  const inputEnd = createChannel<true>()
  const output = createChannel<Uint8Array>()
  const errors = createChannel<Uint8Array>()
  const end = (exitCode: number | null, signal: string | null) => {
    ended()
    settle?.({ exitCode, signal })
  }
  // Played when the caller has had time to listen, as no real program prints within the call that starts it.
  queueMicrotask(() =>
    play?.({
      command,
      onInput: input.listen,
      onInputEnd: inputEnd.listen,
      print: (text) => output.send(bytes(text)),
      printError: (text) => errors.send(bytes(text)),
      exit: (code) => end(code, null),
    }),
  )
  if (command.input !== undefined) {
    input.send(textOf(command.input))
    inputEnd.send(true)
  }
  return {
    pid,
    write: (data) => input.send(textOf(data)),
    endInput: () => inputEnd.send(true),
    onOutput: output.listen,
    onError: errors.listen,
    async kill() {
      end(null, 'SIGKILL')
      await exited
    },
    exited,
  }
}

/** What is sent before anybody listens waits for the first listener. */
function createChannel<Item>() {
  const waiting: Item[] = []
  const listeners: ((item: Item) => void)[] = []
  return {
    send: (item: Item): void => {
      if (listeners.length === 0) waiting.push(item)
      for (const listener of listeners) listener(item)
    },
    listen: (listener: (item: Item) => void): void => {
      listeners.push(listener)
      for (const item of waiting.splice(0)) listener(item)
    },
  }
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function textOf(data: string | Uint8Array): string {
  return typeof data === 'string' ? data : new TextDecoder().decode(data)
}
