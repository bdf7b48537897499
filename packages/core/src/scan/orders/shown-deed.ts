/**
 * What a program that a section shows does, in whichever language the section speaks: everything allowed to somebody, a key that may write,
 * reviews passed by, packages from elsewhere.
 */
export const shownDeed =
  /\bROLE_ADMIN\b|\bis_?(?:admin|superuser|staff)\b["']?\s{0,2}[:=]\s{0,2}(?:true|1)\b|\b(?:role|permission)["']?\s{0,3}[:=]\s{0,3}["'](?:admin|owner|superuser|root)["']|\bAdministratorAccess\b|\bcluster-admin\b|\b(?:read_only|insecure_ssl|enforce_admins)\s{0,3}=\s{0,3}(?:false|true)\b|\bbypassers?\b|>=\s{0,2}99\b|--no-enforce-lockfile|--no-verify\b|--ignore-scripts=false\b|\bbypassPermissions\b|\bGOSUMDB=["']?off\b|\bGONOSUMDB\b|\bbadCertificateCallback\b[^\n]{0,40}=>\s{0,2}true|\broles?["']?\s{0,2}:\s{0,2}\[\s{0,2}["'](?:admin|owner)["']|\bskipDangerousModePermissionPrompt\b|\benableAllProjectMcpServers\b|\bNODE_TLS_REJECT_UNAUTHORIZED=["']?0|\b(?:curl|wget)\b[^\n]{0,160}\|\s{0,3}(?:ba|z)?sh\b/i
