import { expect, it } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

it.each([
  ...['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700:4700::1111'].map((address) => [address, true] as const),
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255'].map(
    (each) => [each, false] as const,
  ),
  ...['192.168.1.1', '169.254.169.254', '100.100.100.200', '224.0.0.1', '255.255.255.255'].map(
    (each) => [each, false] as const,
  ),
  ...['::', '::1', '::ffff:10.0.0.1', '::ffff:1.1.1.1', '::127.0.0.1', '64:ff9b::a00:1'].map(
    (each) => [each, false] as const,
  ),
  ...['2002:7f00:1::', 'fd00:ec2::254', 'fe80::1', 'ff02::1', '2001::1', 'example.com', ''].map(
    (each) => [each, false] as const,
  ),
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
