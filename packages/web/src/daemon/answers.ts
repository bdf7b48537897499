/** Answers of the daemon's operations, as far as the page reads them. */
export interface SkillRow {
  readonly name: string
  readonly description: string
  readonly state: string
  readonly reasons: readonly Reason[]
  readonly scope: string
  readonly source: string
  readonly location: string
  readonly tokens: number
  readonly shadowedBy?: string
}

export interface Reason {
  readonly code: string
  readonly message: string
}

export interface ListAnswer {
  readonly skills: readonly SkillRow[]
}

export interface FindAnswer {
  readonly verdict: 'fits' | 'several' | 'none'
  readonly matches: readonly FindMatch[]
}

export interface FindMatch {
  readonly name: string
  readonly location: string
  readonly why: readonly { readonly field: string; readonly words: readonly string[] }[]
}

export interface Finding {
  readonly code: string
  readonly severity: string
  readonly message: string
  readonly help?: string
  readonly path?: string
  readonly line?: number
}

export interface ScanFinding {
  readonly rule: string
  readonly severity: string
  readonly message: string
  readonly path: string
  readonly line: number
  readonly evidence: string
  readonly why: string
  readonly next: string
  readonly joins?: { readonly says: string }
}

export interface ShowAnswer {
  readonly name: string
  readonly state: string
  readonly reasons: readonly Reason[]
  readonly skill: { readonly description: string } | null
  readonly body: string | null
  readonly tokens: { readonly index: number; readonly body: number }
  readonly files: readonly { readonly path: string; readonly size: number }[]
  readonly filesTruncated: boolean
  readonly scan: {
    readonly verdict: string
    readonly accepted: boolean
    readonly findings: readonly ScanFinding[]
  } | null
  readonly source: {
    readonly id: string
    readonly scope: string
    readonly location: string
    readonly directory: string
    readonly digest: string | null
    readonly bytes: number
    readonly trusted: boolean
    readonly stale: boolean
    readonly shadowedBy?: string
    readonly findings: readonly Finding[]
  }
}

export interface FileAnswer {
  readonly file?: { readonly path: string; readonly size: number; readonly text?: string }
}

export interface DoctorAnswer {
  readonly healthy: boolean
  readonly project: { readonly root: string; readonly preset: string }
  readonly configuration: { readonly files: readonly string[] }
  readonly roots: readonly {
    readonly path: string
    readonly scope: string
    readonly source: string
    readonly exists: boolean
    readonly skills: number
  }[]
  readonly states: Readonly<Record<string, number>>
  readonly problems: readonly Finding[]
  readonly explanations?: readonly { readonly kind: string; readonly message: string; readonly path?: string }[]
}

export interface JobsAnswer {
  readonly jobs: readonly Job[]
  readonly more: number
}

export interface Job {
  readonly id: string
  readonly state: string
  readonly skill: string
  readonly agent: string
  readonly created: string
  readonly ended?: string
  readonly result?: string
  readonly failure?: { readonly message: string; readonly next?: string }
}

export interface JobAnswer {
  readonly job: Job
  readonly events: readonly { readonly time: string; readonly type: string; readonly text: string }[]
}

export interface ExecutionsAnswer {
  readonly executions: readonly {
    readonly time: string
    readonly skill: string
    readonly kind: string
    readonly command: string
    readonly decision: string
    readonly because: string
    readonly sandbox: string
    readonly surface: string
    readonly exitCode: number | null
    readonly durationMs: number
  }[]
  readonly damaged: number
}

export interface ChangePlan {
  readonly change: string
  readonly name: string
  readonly summary: string
  readonly details: readonly string[]
  readonly warnings: readonly string[]
  readonly files: readonly { readonly path: string; readonly diff: string }[]
  readonly changes: boolean
  readonly problem?: string
  readonly needs?: 'reason'
  readonly plan: string
}

export interface ScanAnswer {
  readonly policy: string
  readonly results: readonly {
    readonly verdict: string
    readonly accepted?: string
    readonly findings: readonly ScanFinding[]
    readonly filesScanned: number
    readonly skipped: readonly { readonly path: string; readonly reason: string }[]
  }[]
}

export interface SeenByAnswer {
  readonly clients: readonly {
    readonly id: string
    readonly title: string
    readonly sees: boolean
    readonly connected?: boolean
    readonly because: readonly string[]
  }[]
}

export interface HistoryAnswer {
  readonly installed: {
    readonly lock: string
    readonly source: string
    readonly ref: string | null
    readonly commit: string | null
    readonly version: string | null
    readonly modified: boolean | null
  } | null
  readonly commits: readonly {
    readonly id: string
    readonly time: string
    readonly author: string
    readonly subject: string
  }[]
  readonly accepted: readonly {
    readonly date: string
    readonly reason: string
    readonly until?: string
    readonly current: boolean
  }[]
  readonly trusted: readonly string[]
  readonly runs: readonly {
    readonly time: string
    readonly kind: string
    readonly command: string
    readonly decision: string
    readonly because: string
    readonly exitCode: number | null
  }[]
}

/** What the daemon tells of a job while it goes on, as far as the page reads it. */
export interface JobProgress {
  readonly id: string
}
