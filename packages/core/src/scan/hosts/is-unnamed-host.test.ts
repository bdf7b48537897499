import { expect, it } from 'vitest'
import { isUnnamedHost } from './is-unnamed-host.ts'

it.each([
  'proxy.company.com',
  'api.yourorg.dev',
  'releases.yourorg.example',
  'external-vendor.com',
  'api.sms-provider.com',
  'third-party-script.net',
  'api.embedding-provider.com',
  'example.com.blob.core.windows.net',
  'sqs.region.amazonaws.com',
  'your-app.pages.dev',
  'your-worker.workers.dev',
  'registry-xxx.cloudfunctions.net',
])('takes %s for a place that is left open', (host) => expect(isUnnamedHost(host)).toBe(true))

it.each([
  'region.amazonaws-mail.com',
  'your-app.stats-relay.dev',
  'yours.pages.dev',
  'acme-pool.com',
  'relay.live-view.test',
  'company.com.live-view.test',
  'app.github.io',
  'api.ru',
])('takes %s for the name of somebody', (host) => expect(isUnnamedHost(host)).toBe(false))
