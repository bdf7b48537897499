import { orderGate } from './order-gate.ts'

/** Things, deeds and places that orders are about. */
export const orderPatterns = {
  agentFiles:
    /\b(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|HEARTBEAT)\.md\b|\.cursor\/rules|\.cursorrules|\.claude\/settings|\.(?:claude|agents|codex|cursor)\/skills|settings\.json|long-term memory|(?:every|all) (?:other )?skills?(?: director\w+)?|other skills/i,
  loosening:
    /\b(?:--dangerously-skip-permissions|bypassPermissions|Bash\(\*\)|auto-?approve|always allow|defaultMode|permission question|NOPASSWD|--no-verify|NODE_TLS_REJECT_UNAUTHORIZED|(?:ANTHROPIC|OPENAI)_BASE_URL|root certificate|strict-ssl|chat\.tools\.autoApprove|workspace\.trust\.enabled|real-?time ?(?:monitoring|protection)|security checks?|anydesk|teamviewer|rustdesk)\b/i,
  tampering:
    /\b(?:hidden (?:route|endpoint|user|account|function)|backdoor|approve (?:the|any|every) (?:pull request|change|merge)|authorized_keys|sudoers|crontab|commit and push|account number|iban|affiliate|advertisement|sponsored|paid (?:for|placement)|even if (?:they are|it is) (?:worse|dearer|slower|more expensive)|dependenc(?:y|ies))\b/i,
  running:
    /\b(?:run|execute|install|start|launch|add|set|use|append|write|copy|edit|keep|recommend|fetch|download|führe|exécute|ejecuta|execute|запусти|выполни|运行|执行)\b/iu,
  program:
    /https?:\/\/[^\s/)"'`<>]{3,253}\/[^\s)"'`<>]{1,300}\.(?:exe|dmg|msi|pkg|scr|bat|cmd|ps1|vbs|jar|apk|appimage|deb|rpm|zip|rar|7z|sh|bin)\b/i,
  fileSecret:
    /~?\/?\.(?:ssh|aws|netrc|npmrc|gnupg|kube|git-credentials|bash_history|zsh_history)\b|(?<![\w.])\.env\b|\bid_(?:rsa|ed25519)\b|\/etc\/(?:passwd|shadow)|mcp\.json|\.config\/(?:gh|gcloud|op)\b|\.docker\/config\.json|\.azure\b|\.pypirc\b|\.pgpass\b/i,
} as const

for (const pattern of Object.values(orderPatterns)) orderGate.add(pattern)
