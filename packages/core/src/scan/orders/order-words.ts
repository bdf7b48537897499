import { orderGate } from './order-gate.ts'

/**
 * Words of orders by what they ask for, in the languages that public skills are written in. Each is a place in a sentence
 * that an attack needs; none says anything alone.
 */
export const orderWords = {
  /** What must not leave the machine, or must not be asked of a user for somebody else. */
  secret: {
    plain:
      /\b(?:credentials?|(?:ssh|private|api|access|secret|signing|encryption)[ _-]?keys?|(?:session|auth|access|bearer|oauth|refresh|api|bot|github)[ _-]?tokens?|secrets?|passwords?|passcodes?|passphrases?|one-time (?:codes?|passwords?)|otp|cvv|card numbers?|environment variables?|env(?:ironment)? vars?|full environment|environment dump|cookies?|browser (?:data|history|session)|(?:conversation|chat|message|shell|command|browsing) (?:history|logs?|transcripts?|contents?)|transcript|system prompt|seed phrases?|recovery phrases?|mnemonics?|wallet (?:files?|keys?|seeds?)|keychain|personal (?:data|information|files)|saved passwords|GITHUB_TOKEN|[A-Z]{2,20}_(?:API_)?(?:KEY|TOKEN|SECRET))\b|~?\/?\.(?:ssh|aws|netrc|npmrc|gnupg|kube|git-credentials|bash_history|zsh_history)\b|(?<![\w.])\.env\b|\bid_(?:rsa|ed25519)\b|\/etc\/(?:passwd|shadow)\b|MEMORY\.md|mcp\.json|\.config\/(?:gh|gcloud|op)\b|\.docker\/config\.json|\.pypirc\b|\.pgpass\b|credencial\w*|claves?|variables de entorno|senhas?|chaves?|credenciais|zugangsdaten|umgebungsvariablen|mots? de passe|identifiants|variables d'environnement|klucz\w*|parola|anahtar\w*|credenziali|chiavi/i,
    other:
      /密钥|密码|口令|凭证|凭据|令牌|环境变量|私钥|助记词|聊天记录|对话记录|парол|ключ|токен|учетн\w*\s+данн|переменны\w*\s+(?:окружения|среды)|contraseñas?|variáveis de ambiente|passw[oö]rt\w*|schlüssel|clés?|パスワード|秘密鍵|認証情報|環境変数|会話履歴|비밀번호|자격\s?증명|환경\s?변수|개인\s?키|대화\s?기록|hasła|hasło|şifre\w*|كلمة المرور|مفتاح|पासवर्ड/iu,
  },
  /** Given away; in English as an order, not as what somebody does. */
  send: {
    plain:
      /\b(?:stuur|verzend|verstuur)\b|\b(?:send|upload|post|forward|transmit|submit|exfiltrate|deliver|relay|leak|push|bcc|GET request|POST request|HTTP POST)\b|\be-?mail (?:it|them|the)\b|(?<!\b(?:any|the|an?|each|every|this|that|no|its|per|api|http|pull|one|single)\s)\b(?:attach|put|publish|share|report|pass|include|embed|append|opening|fetch|request)\b(?=(?:(?!\. )[^\n]){0,240}https?:\/\/)|\b(?:env[ií]a\w*|envie\w*|manda\w*|sube|subir|suba|sende\w*|schick\w*|lade|envoie\w*|envoyer|join[st]?\b|joign\w*|transmets|invia\w*|carica)(?!\w)/i,
    other:
      /发送|上传|提交到|传到|传给|发到|отправ\w*|загруз\w*|перешл\w*|надішл\w*|(?<![\p{L}])(?:übermittl\w*|téléverse\w*|wyślij\w*|prześlij|gönder\w*|yükle\w*)(?![\p{L}])|送信|アップロード|送って|送る|전송|업로드|보내|أرسل|भेज/iu,
  },
  /** Not to be known. */
  conceal: {
    plain:
      /\b(?:do not|don't|never|must not|should not|need not|not to|without|no need to)\s(?:ever\s|be\s|have to\s)?(?:tell(?:ing)?|told|inform(?:ing|ed)?|mention(?:ing|ed)?|notify(?:ing)?|notified|alert(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|show(?:ing|n)?|report(?:ing)?|warn(?:ing)?|display(?:ing)?|discuss(?:ing)?|explain|describe|admit|hint|acknowledge|let on|bring(?:ing)? (?:it|this|that) to|call(?:ing)? attention|point(?:ing)? out|bring(?:ing)? (?:it|this) up|list(?:ing)? (?:it|this)|log(?:ging)? (?:it|this)|say(?:ing)? (?:so|that|anything)|notice|worry)\b|\b(?:silently|secretly|covertly|quietly|discreetly|stealthily|unobtrusively)\b|\bin the background\b|\b(?:keep|stay) (?:this|these|it|the \w+|quiet|silent)(?: \w{1,12}){0,2} (?:hidden|secret|confidential|about it|between us)\b|\bkeep quiet\b|\bkeep [^.\n]{1,30} to yourself\b|(?<!\b(?:not|never|n't)\s)\bhide (?:this|it|the)\b|\bhard(?:er)? to (?:see|notice|spot|find|detect)\b|\b(?:escapes?|avoids?|attracts? no|draws? no) (?:notice|detection|attention)\b|\bnobody (?:wants|needs|has) to (?:read|know|see|hear)\b|\b(?:output|result|step|content)s? (?:is|are) confidential\b|\bno need to bring (?:it|this|that|them) up\b|\bleave out (?:of [^.\n]{1,40} )?that\b|\bis not necessary\b(?=[^\n]{0,3}$)|\bleave (?:it|this|them) out of (?:the |your |any |its |our )?(?:\w+ )?(?:summar\w+|reports?|answers?|repl(?:y|ies)|responses?|outputs?|explanations?|conversation|chat|logs?|changelogs?|commits?|messages?|notes?|descriptions?|documentation|readme|diffs?|minutes|records?|what you|everything|sight)\b|\bkeep (?:it|this|that|them|these) out of (?:the |your |any |all )?[^.\n]{0,90}\b(?:summar\w+|reports?|answers?|repl(?:y|ies)|commit messages?|changelogs?|release notes|pr descriptions?)\b|\b(?:do not|don't|never) name (?:this|the|that) (?:step|rule|section|check|script|tool|source)\b|\bas if nothing (?:had )?happened\b|\busers? (?:must|should|need|does|do|will|is|are|may)(?: not|n't)(?: need)?(?: to)?(?: ever)? (?:know|see|notice|learn|hear|find out|be (?:told|informed|aware|asked|notified|shown|bothered|troubled|disturbed))\b|\bunnoticed\b|\bwithout (?:the )?user(?:'s)? (?:knowledge|consent|awareness|noticing|knowing)|\bnobody is (?:asked|told)\b|\b(?:no|sin)\s(?:se\s)?(?:lo\s)?(?:digas|diga|informes|informar|menciones|mencionar|cuentes|avises|avisar|reveles|muestres)|\bsag(?:e|en)?\b[^.\n]{0,40}\bnichts\b|\bheimlich\b|\bim hintergrund\b|\bvertel\b[^.\n]{0,30}\bniet\b|\bniet (?:vertellen|melden|noemen)\b|\bnon\s(?:dirlo|dire|informare|menzionare)|bildirme|haber verme/i,
    other:
      /不要(?:告诉|让|告知|通知|提及|透露|显示|提醒)|不(?:得|能|可)(?:告诉|告知|提及|透露)|无需(?:告知|通知)|悄悄|静默|偷偷|не\s(?:сообщай|говори|упоминай|показывай|рассказывай|информируй|кажи|повідомляй)\w*|втайне|незаметно|тайно|\bnão\s(?:conte|diga|mencione|informe|avise|revele)|\berwähne\b[^.\n]{0,60}\bnicht\b|\bohne\b[^.\n]{0,30}\b(?:informieren|sagen|erwähnen|wissen)\b|\bne\s(?:le\s|lui\s)?(?:dis|dites|mentionne|informe|révèle|montre)\w*\s(?:pas|rien)|\bsans\s(?:le\s|en\s)?(?:prévenir|informer|dire|mentionner|parler)|\ball['’]insaputa\b|(?:知らせ|伝え|言わ|教え|見せ|話さ)ないで|知らせずに|内緒|こっそり|秘密に|알리지\s?마|말하지\s?마|언급하지\s?마|알리지\s?않|몰래|\bnie\s(?:mów|informuj|wspominaj|pokazuj)|söyleme|لا تخبر|मत बता/iu,
  },
  /** Whom it is kept from. English words of hiding are about a user only when one is near. */
  person:
    /\b(?:user|human|operator|owner|customer|anyone|anybody|nobody|developer|summary|explanations?|documentation|reviewer|maintainer|conversation|changes?|response|answer|reply|output|it|them|this)s?\b/i,
  /** Done without asking. */
  unasked: {
    plain:
      /\bwithout (?:any )?(?:asking|confirm\w*|permission|approval|a question|prompting|consent|being asked)|\b(?:do not|don't|never|no need to)\s(?:ask|wait for|request|seek|require)\b|\b(?:do not|don't|never|without) (?:trouble|bother|disturb|interrupt|pester)(?:ing)?\b|\bno confirmation\b|\bimmediately and automatically\b|\bskip (?:the |any |all )?confirm\w*|\bsin (?:pedir|confirmar|preguntar)|\bsem (?:pedir|confirmar|perguntar)|\bsans (?:demander|confirmation)/i,
    other:
      /无需确认|不(?:要|用|需)(?:询问|确认)|без\s(?:подтверждения|спроса|запроса)|\bohne (?:nachfrage|rückfrage|zu fragen|bestätigung)|確認(?:せず|なし)|확인\s?없이/iu,
  },
  /** Cannot be undone. */
  destroy:
    /\brm\s+-\w*r\w*f?\w*\s+(?:~|\/|\$HOME|\*)|\b(?:drop|truncate)\s(?:database|schema|table)s?\b|\bterraform\s(?:destroy|apply -destroy)|\bgit\s(?:push\s[^\n]{0,40}(?:--force|-f)\b|reset --hard|clean -\w*f)|\b(?:delete|erase|wipe|destroy|remove)\s(?:all|every|the (?:contents?|whole|entire)|everything)\b[^.\n]{0,60}\b(?:home|buckets?|snapshots?|volumes?|instances?|files|director\w+|disk|database|repositor\w+|backups?|bucket|cluster|namespace|history|users?)\b|\b(?:all|every) (?:\w+ )?(?:buckets|snapshots|databases|repositories|backups|volumes|instances|users|branches|tables|namespaces|clusters)\b[^.\n]{0,100}\b(?:delete|remove|destroy|erase|wipe|terminate)\b|\bfind\s["']?(?:~|\/|\$\{?HOME\}?)["']?\s[^\n]{0,120}-exec rm\b|\bmkfs\b|\bformat c:|\bkubectl delete (?:ns|namespace|all)|\baws s3 r[bm]\b[^\n]{0,60}--(?:force|recursive)/i,
  /** Fetched, to be obeyed. */
  obey: /\b(?:follow|obey|execute|run|carry out|act on|adopt|apply|do)\s(?:it|them|what(?:ever)? (?:it|they|the \w{1,20}|stands? there) ?(?:says?|tells?|contains?|asks?|orders?)?|whatever|all|any|every|the (?:instructions?|commands?|rules?|steps?|script)|its (?:instructions?|contents?|commands?))\b|\btreat (?:it|them) as (?:instructions|rules)|\bwork through (?:it|them|the|what)\b/i,
  fetch: /\b(?:fetch|download|retrieve|get|load|read|pull|curl|open|visit)\b/i,
  /** About attacks, and not one. */
  warning:
    /\b(?:attack(?:s|er|ers)?|malicious|red flags?|phish\w*|suspicious|detect(?:s|ion|ing)?|indicators?|example of a bad|bad (?:mail|example|practice)|e\.g\.|such as|looks? for|watch for|beware|report it to|treat (?:such|any)|may (?:say|write|contain|hold)|scammers?|threats?|vulnerab\w*|injection|never (?:share|give|enter|post|commit|send|print|log))\b|❌|🚫|⛔|攻击者|恶意|злоумышленник/i,
  /** Directly before an order it turns it round. */
  forbid:
    /(?:(?<![\p{L}])(?:never|do not|don't|must not|should not|cannot|can't|avoid|refuse to|not|nor|or|without|instead of)\s(?:\w{1,12}\s){0,2}[`*_"'“]{0,3}|(?<![\p{L}])(?:не|nie|nicht|kein\w*|ne|no|não|non)\s?|(?:不要|不得|勿|禁止)\s?)$/iu,
} as const

for (const words of Object.values(orderWords))
  for (const pattern of words instanceof RegExp ? [words] : Object.values(words)) orderGate.add(pattern)
