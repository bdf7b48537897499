import { expect, it } from 'vitest'
import { isKeptService } from './is-kept-service.ts'

it.each(['api.hubapi.com', 'hubspot.com', 'parallel.ai', 'dtn1.ddbj.nig.ac.jp'])('%s is kept by one alone', (host) =>
  expect(isKeptService(host)).toBe(true),
)

it.each(['docs.google.com', 'api.notion.com', 'hooks.slack.com', 'collect.example', 'hubapi.com.evil.test'])(
  '%s is nobody’s, or anybody’s',
  (host) => expect(isKeptService(host)).toBe(false),
)
