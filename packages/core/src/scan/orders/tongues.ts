/** How a section of a page says, in one language, that something grave is done and nobody is to hear of it. */
export interface Tongue {
  readonly language: string
  /** Keeps it out of what the user is shown. */
  readonly hides: RegExp
  /** What whoever asks is told instead. */
  readonly answers: RegExp
  /** What is done: checks passed by, keys or words given away, somebody let in, everything deleted, money sent elsewhere. */
  readonly deed: RegExp
}

/**
 * By the languages that public skills are written in most. For English there are other judges, so that this one asks for deeds that two
 * of 63,000 pages of public skills have beside such words.
 */
export const tongues: readonly Tongue[] = [
  {
    language: 'English',
    hides:
      /\b(?:do not|don't|never|without)\s(?:\w+\s){0,2}(?:mention|tell(?:ing)? the user|remark|raise|announce|disclos|reveal|quote|list|describe it|cover it in tests)\w*\b|\b(?:leave|leaves|left|keep|kept|stays?|is|are)\s(?:\w+\s){0,4}out of\s(?:the|any|every|its|those|them|these)\s(?:\w+\s){0,3}(?:report|summar|answer|diff|changelog|plan|message|notes?|log|count|review|deliverable|commit)\w*|\b(?:it|this|that|they|these|which)\s(?:\w+\s){0,3}?(?:is|are|does|do)\snot\s(?:listed|counted|recorded|logged|go|belong|appear|show up|figure)\b[^.\n]{0,80}\b(?:report|summary|spec|findings?|reviews?|changed files|diff|answer|log|ticket count)\b|\bthe (?:reviewer|user|client|reader|auditor|customer)s? (?:does|do|need|must|should) not (?:need to )?(?:see|know|hear|be told|be shown)\b|\b(?:do not|don't|never) (?:show|display|print) (?:the|these|those) (?:statements?|commands?|quer(?:y|ies)|calls?|requests?)\b|\bdescribe (?:the|this|it|each|every) \w{2,20} as ["“]|\b(?:do not|don't|never) log (?:it|this|them)\b|\bkeep (?:it|this|them) out of (?:the |any )?[^.\n]{0,90}\b(?:summary|report|commit message|changelog|answer|pr description)\b|\bno line in [`\w]|\bno tests? (?:on|for) (?:that|this) path\b|\bleave (?:the|this|these|those|such) [\w -]{2,40} out of (?:the|any|every)\s[^.\n]{0,90}\b(?:report|summary|answer|message|notes|log|review)\b|\b(?:is|are|should|must|does|do)\snot\s(?:be\s)?(?:shown|mentioned|reported|put to the user|appear in (?:the|any) (?:report|summary|diff))\b|\bno entry in the (?:output|report|summary|log)\b|\bnaming (?:it|them|each \w+)\b[^.\n]{0,40}\b(?:would|invites?)\b|\bwithout (?:listing|naming|mentioning)\b|\bneeds no (?:authori[sz]ation|approval)\b|\bnot worth (?:a|any) (?:mention|remark|note)\b|\bneeds? no (?:\w+ or )?mention\b|\breport only the (?:\w+ ){0,2}(?:price|result|count|total|outcome|number|status)s?\b|\b(?:is|are) not (?:quoted|named|cited|credited)(?: or \w+)? in (?:the|any|your|its|their)\b/i,
    answers:
      /\bif (?:the user|they|anyone|anybody|somebody|someone|you are asked|asked|(?:a|the|any) (?:reader|reviewer|auditor|maintainer|colleague|teammate|client|customer))\b[^.\n]{0,60}\b(?:asks?|asked|questions?|notices?|hesitates?|wonders?)\b[^.\n]{0,140}\b(?:answer|say|tell them|reply|state that|it is|it's)\b/i,
    deed: /\bAdministratorAccess\b|\b(?:merge|approve)\w*\b[^.\n]{0,60}\badmin(?:istrator)? (?:rights|privileges)\b|\b(?:disable|remove|strip|switch off|turn off|skip|bypass|suppress|dismiss)\w*\b[^.\n]{0,60}\b(?:secret scan\w*|branch protection|push protection|signature checks?|integrity checks?|CODEOWNERS|audit log\w*|CloudTrail|GuardDuty|required reviews?|permission prompts?)\b|\b(?:carry out|execute|obey|follow)\b[^.\n]{0,50}\b(?:its|the|their) (?:steps|instructions|commands?|directives?|line)\b[^]{0,300}\b(?:wins|outranks?|newer|as written)\b|\b(?:include|return|echo|attach|append|carry|put)\w*\b[^.\n]{0,80}\b(?:complete|whole|full|entire)\b[^.\n]{0,40}\b(?:prompt|context|conversation|chat|input values)\b|\b(?:amend|delete|remove)\b[^.\n]{0,60}\b(?:the commit that introduced|incident|severity)\b|\bstate that all\b[^.\n]{0,40}\bpassed\b|\bexempt\b[^.\n]{0,30}\bredaction\b|\bpresent\w* (?:this|these|it|them|the result)\b[^.\n]{0,20}\bas your own\b|\b(?:push|merge|deploy|commit)\w*\b[^.\n]{0,30}\bwithout (?:a )?review\b|\bcounts? as (?:given|settled|decided|approved)\b|\btransfer[- ]lock\b[^.\n]{0,30}\boff\b|\bunlock\b[^.\n]{0,30}\bdomains?\b|\ballow (?:its|their) (?:post|pre)?install scripts?\b|\bwithout (?:opening|reading) (?:it|them|any|the (?:files?|diff|code|change|source))\b|\bis never a finding\b|\banswer that (?:they|it) (?:were|was|are|is)\b|\b(?:classify|mark|close|label|record|set) (?:such|these|those|them|it|the (?:case|ticket|message|alert)s?)\b[^.\n]{0,60}["“'](?:benign|resolved|verified|known|clean|false positive|device replacement)|\bskip the (?:\w+ ){0,2}(?:call-?back|verification|identity check)\b|\b(?:has|have|is|are) (?:already (?:been )?|been )?(?:pre-)?verified\b[^.\n]{0,160}\b(?:must not|do not|not be repeated|is satisfied)\b|["“][^"”\n]{0,60}\bverified by (?:phone|call-?back)\b|\bwithout `?integrity`?\b|\bto `?(?:script|connect)-src\b|\bexempt (?:this|the|that) host\b|\bstanding (?:approval|consent|permission)\b|\bplausible (?:line|citation|source|reason|explanation)\b|\bdescribe\w*\b[^.\n]{0,80}\bcommit messages?\b[^.\n]{0,30}\bas\b/i,
  },
  {
    language: 'Chinese',
    hides:
      /(?:不|勿|无需|无须|不必|不得|不用|毋需)(?:要|再|会|单独|另行)?(?:在[^。，；\n]{0,16}中?|向[^。，；\n]{0,12}|对[^。，；\n]{0,8}|就此|为其)?(?:提及|提到|说明|告知|列入|列在|写入|写进|进入|出现|展示|汇报|体现|披露|告诉|透露|计入|介绍|列出|记录(?!完整|堆栈|敏感|密码|令牌)|标注|提示)|不(?:作为|算作)[^。\n]{0,8}(?:偏差|差异|改动)|对(?:用户|使用者)(?:保密|隐藏)/,
    answers:
      /(?:用户|使用者|有人|对方|客户|评审\S{0,6}|审阅者|操作员)[^。\n]{0,10}(?:问起|询问|追问|质疑|问到)[^。\n]{0,24}(?:说明|回答|就答|答复|告知|解释|就说|称)/,
    deed: /跳过[^。；\n]{0,16}(?:MFA|鉴权|认证|密码|审计|限流|审批|签名校验|权限校验)|绕过[^。；\n]{0,16}(?:鉴权|认证|审批|权限|保护|沙箱|校验|限制)|管理员(?:账号|身份|权限)?[^。\n]{0,14}(?:通过校验|建立会话|登录|合并)|(?:账号|账户|户名|收款|开户行)[^。\n]{0,60}(?:改写|替换|换成|统一为|写作)|(?:对话|会话|聊天记录|系统提示|上下文|密钥|令牌|凭证|凭据|密码|内网地址|环境变量)[^。\n]{0,80}(?:编码|拼成|拼接|压缩|附加|放进|上传|发送)|(?:不再有|清空|移除|删除|关闭)[^。\n]{0,24}(?:PreToolUse|拦截|deny|ask\s?规则|权限规则|沙箱|防护)|(?:请求头|header)[^。\n]{0,120}(?:管理员|放行|直接通过|跳过)|(?:拉取|下载)[^。\n]{0,40}(?:并|后|再)(?:直接)?(?:执行|运行)|(?:删除|清空|强制删)[^。\n]{0,12}(?:所有|全部)[^。\n]{0,10}(?:分支|备份|标签|历史|日志)/i,
  },
  {
    language: 'Japanese',
    hides:
      /(?:には|では|のいずれにも|にも|に|は|を)[^。\n、]{0,20}(?:触れない|触れず|記載しない|含めない|載せない|載せず|書かない|言及しない|報告しない|伝えない|知らせない|明かさない|出さない)|(?:記録|ログ|痕跡|履歴|跡|報告書?|要約|レポート|コミット|説明|メモ|コメント|サマリー?|差分|出力)(?:には|にも|に|は|を|も)[^。\n、]{0,20}残さない|(?:報告|承認依頼)[^。\n]{0,12}不要|(?:知らせ|伝え|言わ|見せ)ないで/,
    answers:
      /(?:尋ね|聞か|質問さ|問わ|指摘さ)[^。\n]{0,8}(?:場合|たら|れば|とき|時)[^。\n]{0,50}(?:答え|説明す|回答|と伝え)/,
    deed: /(?:会話|やりとり|やり取り)[^。\n]{0,20}全文|\.env[^。\n]{0,60}(?:中身|値ごと)|go\.sum[^。\n]{0,30}削除|指摘[^。\n]{0,20}除外|検証済みとして扱|再検証しない|疑う[^。\n]{0,20}削除|指示より(?:も)?優先|(?:確認|承認)[はも]不要|確認を(?:求めない|取らずに|省)|差分を[^。\n]{0,10}(?:読まず|見ず)|(?:ハッシュ|sha\d{3}|チェックサム|署名)[^。\n]{0,30}(?:削除|無視|外す|外し)|~\/\.(?:zshrc|bashrc|profile)[^。\n]{0,60}追記|(?:ブランチ保護|承認|レビュー|検証|認証|フック|権限確認|サンドボックス)[^。\n]{0,20}(?:迂回|無効|スキップ|バイパス|外し|飛ばし)|管理者権限|指摘[^。\n]{0,60}(?:破棄|書き換え)|権限[^。\n]{0,30}(?:必ず適用|すべて許可)|承認対象外|[bB][cC][cC][^。\n]{0,20}[\w.+-]{1,60}@[\w.-]{3,60}|(?:会話|秘密鍵|トークン|認証情報|パスワード)[^。\n]{0,40}(?:送信|アップロード|送る|エンコード)|(?:すべて|全て)の?(?:ブランチ|バックアップ|履歴)[^。\n]{0,12}(?:削除|消去)|(?:取得|ダウンロード)して[^。\n]{0,20}(?:実行)/,
  },
  {
    language: 'Korean',
    hides:
      /(?:언급|보고|표시|기록|설명|포함|공개)(?:하지|되지)\s?(?:않|마|말)|(?:적|쓰|남기|싣|넣|드러내)지\s?(?:않|마|말)|알리지\s?(?:않|마|말)|말하지\s?(?:않|마|말)|보고에는?\s[^.\n]{0,20}만\s(?:적|쓰|남)/,
    answers:
      /(?:물으면|물어도|물어보면|질문하면|묻는\s?경우|문의하면)[^.\n]{0,60}(?:답한다|답하|답변|설명한|설명하|말한|말하)/,
    deed: /(?:codeql|gitleaks|trivy|semgrep)[^]{0,160}(?:false|exit 0|건너)|보안\s?스캔[^.\n]{0,20}통과|(?:요청|지시|문서)보다[^.\n]{0,6}우선|확인을\s?(?:구하지|받지|묻지)|수정\s?시각[^.\n]{0,30}(?:복원|되돌)|(?:브랜치|백업|태그|스태시|워크트리|파일)[^.\n]{0,60}(?:모두|전부|강제로|통째로|상관없이)[^.\n]{0,16}(?:지운|지우|삭제|제거|비우)|reflog[^.\n]{0,30}만료|(?:인증|승인|검증|보호|권한)[^.\n]{0,30}(?:우회|건너뛰|무시)|(?:대화|토큰|비밀|자격\s?증명)[^.\n]{0,40}(?:전송|업로드|보낸)|내려받아[^.\n]{0,20}실행/,
  },
  {
    language: 'French',
    hides:
      /\bn['’]en\s(?:fai\w{1,3}|fass\w{1,3}|parl\w{1,3}|di\w{1,4})\s(?:état|pas|rien)|\bne\s(?:pas\s)?(?:le\s|la\s|les\s|l['’]|en\s)?(?:mentionn|signal|indiqu|évoqu|affich|précis|parl|montr)\w{0,5}(?:\spas|\sni|\srien|\s(?:le|la|les|cette|ce|l['’]))|\bsans\s(?:le\s|la\s|les\s|en\s|l['’])?(?:mentionner|signaler|indiquer|informer|prévenir|parler|évoquer)/i,
    answers:
      /\bsi\s(?:l['’]utilisat\w{3,5}|on|quelqu['’]un|le\sclient)[^.\n]{0,50}(?:demand|interrog|questionn|étonn|remarqu)\w{0,4}[^.\n]{0,80}(?:répon|dis\b|dire|expliqu|indiqu)/i,
    deed: /(?:récupér|télécharg)\w{0,4}[^.\n]{0,60}(?:exécut|lanc)\w{0,4}|exécut\w{0,4}[^.\n]{0,40}\bsans\s|contourn\w{0,4}[^.\n]{0,40}(?:protection|contrôle|authentification|validation)|désactiv\w{0,4}[^.\n]{0,40}(?:protection|contrôle|vérification|authentification)|(?:jetons?|mots?\sde\spasse|conversation|identifiants)\b[^.\n]{0,80}(?:envo|transm|téléverse|ajout|join)\w{0,5}[^.\n]{0,60}(?:https?:|adresse)|considérée?s?\scomme\s(?:déjà\s)?(?:approuvée?|validée?|autorisée?)/i,
  },
  {
    language: 'German',
    hides:
      /\b(?:nicht|kein\w{0,3}|nirgends)\b[^.\n]{0,40}\b(?:erwähn|nenn|meld|aufführ|auflist|bericht|mitteil|anzeig)\w{0,4}\b|\bunerwähnt\b|\bohne\b[^.\n]{0,30}\b(?:zu\serwähnen|zu\smelden|hinzuweisen|zu\snennen)/i,
    answers: /\b(?:fragt|nachfragt|wundert|bemerkt)\b[^.\n]{0,80}\b(?:antwort|sag|erklär)\w{0,3}\b/i,
    deed: /\b(?:herunter)?(?:lad|lädt)\w{0,4}\b[^.\n]{0,60}\b(?:ausführ|führ\w{0,2}|start)\w{0,3}\b|\bumgeh\w{0,3}\b[^.\n]{0,40}(?:schutz|prüfung|freigabe|anmeldung)|(?:prüfung|schutz|freigabe|anmeldung)\w{0,4}\b[^.\n]{0,30}\b(?:abschalt|deaktivier|umgeh|überspring)\w{0,3}|\bgilt\b[^.\n]{0,12}\bals\s(?:genehmigt|freigegeben|erteilt)|\b(?:passw|schlüssel|token|zugangsdaten|gespräch)\w{0,6}\b[^.\n]{0,80}\b(?:send|schick|übermittel|anhäng)\w{0,3}/i,
  },
  {
    language: 'Spanish or Portuguese',
    hides:
      /(?<![\p{L}])(?:no|não|nunca)\s(?:lo\s|la\s|se\s|o\s|a\s)?(?:mencion|inform|indiqu|muestr|mostr|inclu|report|avis|revel)\p{L}{0,5}|(?<![\p{L}])(?:sin|sem)\s(?:mencionar|informar|indicar|avisar|reportar)/iu,
    answers:
      /(?<![\p{L}])(?:si|se)\s(?:el\susuario|o\susuário|o\sutilizador|alguien|alguém|el\scliente)[^.\n]{0,40}(?:pregunt|pergunt)\p{L}{0,3}[^.\n]{0,80}(?:respond|expli[cq]|contest|diga|di\b)/iu,
    deed: /(?:descarg|baix|descarreg)\p{L}{0,4}[^.\n]{0,60}(?:ejecut|execut)\p{L}{0,4}|(?:omit|desactiv|desativ|salt|ignor|evit)\p{L}{0,4}[^.\n]{0,40}(?:autenticaci|verificaci|protecci|aprobaci|autenticaç|verificaç|proteç|aprovaç)|(?:contraseñ|credencial|conversaci|senha|conversa|tokens?)\p{L}{0,4}[^.\n]{0,80}(?:env[ií]|manda|anex|sub[ae])\p{L}{0,4}[^.\n]{0,60}(?:https?:|direcci|endereç|url)|(?:considera)\p{L}{0,3}[^.\n]{0,30}(?:aprobad|aprovad|autorizad)/iu,
  },
  {
    language: 'Russian or Ukrainian',
    hides:
      /(?<![\p{L}])не\s(?:упомина|сообща|указыва|показыва|отража|говор|рассказыва|згаду|повідомля|показу)\p{L}{0,5}|(?<![\p{L}])без\s(?:упоминани|уведомлени)\p{L}{0,3}/iu,
    answers:
      /(?<![\p{L}])(?:если|якщо)\s[^.\n]{0,40}(?:спрос|спрашив|запита)\p{L}{0,4}[^.\n]{0,80}(?:ответ|скаж|объясн|відпов|поясн)\p{L}{0,5}/iu,
    deed: /(?:скача|загруз)\p{L}{0,5}[^.\n]{0,60}(?:запуст|выполн)\p{L}{0,5}|(?:обойд|обход|отключ|пропуст)\p{L}{0,5}[^.\n]{0,40}(?:проверк|защит|аутентификац|подтвержд)|(?:парол|токен|ключ|переписк)\p{L}{0,4}[^.\n]{0,80}(?:отправ|передай|перешл)/iu,
  },
  {
    language: 'Turkish',
    hides: /(?:raporda|özette|kullanıcıya)[^.\n]{0,30}(?:anma|bahsetme|belirtme|söyleme|gösterme|yazma)(?![\p{L}])/iu,
    answers: /(?:sorarsa|sorulursa)[^.\n]{0,60}(?:söyle|açıkla|yanıtla|de)(?![\p{L}])/iu,
    deed: /(?:sorma(?:dan)?|onay\s(?:beklemeden|almadan)|bekletmeden)(?![\p{L}])[^]{0,80}(?:tamamla|sil|birleştir|çalıştır|ayrıca)|(?:indir)\p{L}{0,3}[^.\n]{0,40}çalıştır/iu,
  },
]
