import { secretSources } from '../chains/secret-sources.ts'
import type { FlowTaint } from './flow-value.ts'
import { pictureEncoding } from './picture-encoding.ts'

const everything =
  /^(?:~|\$HOME|\/home|\/Users|\/root|C:\\Users)\/?(?:\*\*|\*|Documents|Desktop|Downloads|Pictures|Notes|OneDrive|Dropbox|\.config\/\*|\.local\/share\/\*|$)/
const secretFile =
  /(?:^|[/\\])(?:\.env(?:\.(?!example|sample|template)\w{2,12})?|\.ssh|\.aws|\.gnupg|\.kube|\.password-store|\.claude\.json|mcp\.json|secrets?\.(?:ya?ml|json|toml)|credentials(?:\.json)?|id\.json|\w{1,20}\.wallet|gradle\.properties|[\w*-]{1,40}\.(?:keystore|jks|p12|pfx|kdbx|ppk))(?:[/\\*]|$)|\/proc\/(?:\d|\*|\[|self)[^\s]{0,20}\/environ|serviceaccount\/token|(?:^|\/)run\/secrets\/|\.(?:config\/gh|terraform\.d|cargo\/credentials|subversion|vault-token)|(?:^|[/\\])\.(?:sfdx|sf|oci|databrickscfg|snowsql|sentryclirc|fly|railway|netlify|vercel|circleci|config\/(?:configstore|doctl|glab-cli|hub|netlify))(?:[/\\*]|$)|\.(?:bash|zsh|python|psql|mysql)_history/i

/** Files that hold no program: who runs what is in them has hidden it there. */
const picture = /\.(?:png|jpe?g|gif|webp|bmp|ico|tiff?|wav|mp3|ogg|flac|mp4|ttf|woff2?|pdf)$/i

/** What a file holds that must not leave the machine, by its path as far as that is known. */
export function fileTaints(path: string): readonly FlowTaint[] {
  const { credentialFile } = secretSources
  if (credentialFile.test(path) || secretFile.test(path)) return [{ kind: 'credentials', detail: path }]
  const personal: readonly FlowTaint[] = everything.test(path) ? [{ kind: 'personal', detail: path }] : []
  return picture.test(path) ? [{ kind: 'decoded', detail: pictureEncoding }, ...personal] : personal
}
