import { expect, it } from 'vitest'
import { borrowedBrand } from './borrowed-brand.ts'

// WUN-103
it.each([
  ['registry.npm-fastmirror.org', 'npm'],
  ['repo1.maven-apache.co', 'maven'],
  ['api.anthropic-edge.net', 'anthropic'],
  ['get.my-docker.co.uk', 'docker'],
  ['oauth2.googleapis-token.com', 'googleapis'],
  ['learn.microsoft-onprem.com', 'microsoft'],
  ['api.firecrawl-relay.io', 'firecrawl'],
  ['u.expo-delivery.dev', 'expo'],
])('%s borrows the name of %s', (host, brand) => expect(borrowedBrand(host)).toBe(brand))

it.each([
  'registry.npmjs.org',
  'npm.pkg.github.com',
  'pypi.nvidia.com',
  'a.slack-edge.com',
  'conda.conda-forge.org',
  'my-npm-mirror.vercel.app',
  'npm-trends.com',
  'your-gitlab.com',
  'github-mcp.example',
  'my-lmstudio.local',
  'www.weather-stations.org',
  'python-attrs.org',
  'www.npmtrends.com',
  'my-company.com',
  'www.google-analytics.com',
  'gateway.azure-api.net',
  'carekit-apple.github.io',
  'npm',
])('%s borrows none', (host) => expect(borrowedBrand(host)).toBeUndefined())
