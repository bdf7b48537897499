/** What was found, where others go by it, whatever the message says. */
export type ScanDeed =
  | 'attack-named'
  | 'conversation-read'
  | 'credentials-sent'
  | 'everything-deleted'
  | 'fetched-settings'
  | 'key-files-opened'
  | 'keychain-read'
  | 'picture-run'
  | 'questions-off'
  | 'start-set-up'
  | 'words-started'
