/** What must not leave the machine, as code names it. */
export const secretSources = {
  /** Files that hold keys, by the end of their paths. */
  credentialFile:
    /(?:\.ssh\/(?:id_\w{2,10}|config|authorized_keys|\*|)|\bid_(?:rsa|ed25519|ecdsa|dsa)\b|\.aws\/(?:credentials|config)|\.gnupg\b|\.netrc\b|\.kaggle\/kaggle\.json|\.(?:cache\/)?huggingface\/token|\.config\/openai\/|\.npmrc\b|\.pypirc\b|\.docker\/config\.json|\.kube\/config|\.git-credentials|\.config\/(?:gcloud|gh\/hosts|solana)|\.azure\/|\.(?:bash|zsh)_history|\.claude\/\.credentials|\.clawdbot\/(?:\.env|credentials|\w+\.json)|\.openclaw\/(?:\.env|credentials|openclaw\.json)|\/etc\/(?:shadow|passwd|sudoers)|\bLogin Data\b|Cookies\.binarycookies|\bcookies\.sqlite\b|(?:Default|Profile \d|\*|Chrome)\/(?:Network\/)?Cookies\b|Local Extension Settings|\blogins\.json\b|\bkey4\.db\b|\bwallet\.dat\b|\bLocal Storage\/leveldb|Ethereum\/keystore|\.electrum\/|Electrum\/wallets|\.bitcoin\/|Ledger Live\/|\.thunderbird\/|Exodus\/|nkbihfbeogaeaoehlefnkodbefgpgknn|\bsecurity\s{1,4}(?:find-(?:generic|internet)-password|dump-keychain)|\bkeychain-db\b|169\.254\.169\.254|metadata\.google\.internal|\/proc\/self\/environ|\bcmdkey\b|\bvaultcmd\b)/i,
  /** All of the environment at once. */
  wholeEnvironment:
    /\bdict\(\s{0,4}os\.environ|\bos\.environ\.(?:copy\(\)|items\(\))|\bos\.environ(?![\w.[])|\bJSON\.stringify\(\s{0,4}process\.env\s{0,4}[,)]|\bObject\.(?:entries|keys|assign)\(\s{0,8}(?:\{\}\s{0,4},\s{0,4})?process\.env\b|\.\.\.process\.env\b|(?<![\w.])process\.env(?![\w.[?])|\bprintenv\b(?!\s+[A-Z_]{2})|(?:^|[\s;&|`($])env\s{0,4}(?:\||>|$|\)|;)|\$\(env\)|\bGet-ChildItem\s{1,4}env:|\bdir\s{1,4}env:|\bENV\.to_(?:h|a|hash)\b|\bos\.Environ\(\)|\bSystem\.getenv\(\)|\benv::vars\(\)|\bexport\s+-p\b|\bdeclare\s+-x\b/gm,
  /** A variable of the environment with a secret in it. */
  secretVariable:
    /(?:\bprocess\.env(?:\.|\[['"])|\bos\.environ(?:\.get\(|\[)\s{0,4}['"]|\bos\.getenv\(\s{0,4}['"]|\bENV\[['"]|\$env:|\$\(|\$\{?)([A-Z][A-Z0-9_]{2,60}(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|DATABASE_URL|DSN|MNEMONIC|PRIVATE_KEY|PAT|SERVICE_ACCOUNT_KEY|CONNECTION_STRING))\b|\b(DATABASE_URL)\b/g,
} as const
