/** The vendors' blocks under `metadata`, the one that wins first (decisions, field table: `wundr` before `openclaw`). */
export const vendorBlocks = ['wundr', 'openclaw', 'clawdbot', 'clawdis'] as const
