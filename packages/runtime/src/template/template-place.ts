/** One directory of the cascade of a skill's templates; the first that has a file wins (OMN-42, decisions R-45). */
export interface TemplatePlace {
  readonly origin: 'project' | 'user' | 'skill'
  /** Absolute. */
  readonly directory: string
}
