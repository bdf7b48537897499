// Filled by the CLI build; see docs/architecture.md.
