import type { OrderWindow } from '../order-window.ts'

/** Keys of a cloud, sent to that cloud. */
export function isVendors({ line, addresses }: OrderWindow): boolean {
  const hosts = addresses.map(({ host }) => host)
  const vendor = /\.aws\b/.test(line)
    ? /amazon|aws/
    : /\.npmrc/.test(line)
      ? /npm/
      : /\.kube/.test(line)
        ? /kube|k8s/
        : /\b(?:JIRA|CONFLUENCE|ATLASSIAN)_/.test(line)
          ? /atlassian|jira/
          : undefined
  return vendor !== undefined && hosts.length > 0 && hosts.every((host) => vendor.test(host))
}
