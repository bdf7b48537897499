/** What the patterns of `orderGate` need; its test writes it. One that is missing only takes longer to start with. */
export const orderNeeds = `p108j9jbxuh
p10nfluvx4u appendS|addSthi|addSthe|copySth|insertS|pasteSt toSit|toSthem|toSeach|toSever|toSall|unchang|verbati|asSitSi section|block|paragra|note|text|rule
p118onsvx7q copySth|copySit|copySyo|replica|propaga|reprodu
p11dy6kzxgj aboveSa|aboveSe|takesSp|takeSpr|overrid|highest|beforeS|priorSt|asSthou|asSifSt|asSifSi|instruc|ordersS|wordsSo|wishesS|sameSwe|sameSau|sameSfo|sameSra|binding|noSmatt|evenSif|evenSwh|firstSo|beyondS|uncondi
p11em7dmx2c theySis|theySar|itSisSt|itSareS|theseSi|theseSa|thoseSi|thoseSa|whichSi|whichSa|thatSis|thatSar|needsSn|needSno
p11tu2yzxev stuur|verzend|verstuu|send|upload|post|forward|transmi|submit|exfiltr|deliver|relay|leak|push|bcc|getSreq|postSre|httpSpo|e-mailS|emailSi|emailSt|https:/|http://|envia|envXa|envie|manda|sube|subir|suba|sende|schick|lade|envoie|envoyer|joins|joint|join|joign|transme|invia|carica
p13ahzpcxxt takeSit|takeSth|mistake|looksSl|lookSli|pretend|disguis|soSthat|asSifSt|mustSbe|mustSth|mustSas|thatSno|thatSal|thatSev|regardl|whateve|asSyour|playing|playSdo|downpla|inSaSna|inSnatu|smallSt|callSit|explain|passing|passSit|passSth|misunde|giveSth|makeSit|makeSth|appears|appearS|underSt|present|showSon|reportS|nameS
p13cescrxb8 account|iban|wallets|wallet|address|recipie|payees|payee|benefic|bankSde|payment|instead|inSplac|isSrepl|replace|isSswap
p13fhgmmx2d skill.m|skills|skill|claude.|agents. all|every|each|other
p166c7tqx44 believe|think|assume|beSconv|beSledS mustS|shouldS|hasStoS|haveSto|isStoS|areStoS usersS|userS|reviewe|custome|theyS|clientS
p16bsh95x1x --dry-r
p16s794kxhx ![|markdow|images|image|picture|pixels|pixel|badges|badge|avatars|avatar|icons|icon|links|link|urls|url|address|querySs|querySp|paramet|commitS|trailer|pullSre|mergeSr|issues|issue|htmlSco|codeSco|comment|branchS|tags|tag|fileSna|filenam|subject|e-mails|e-mail|emails|email|cards|card|posts|post|tweets|tweet|tickets|ticket|altStex|caption|footers|footer|headers|header|metadat|user-ag|userSag|dnsS|subdoma|calenda|invitat|toolSca|toolSar|toolSin|argumen|prompts|prompt|searchS|webhook|logs|log|changel|readSme|readme|gists|gist|summar|public/|build-i|buildSi
p16tm2uzx6n claude.|agents.|memory.|soul.md|gemini.|heartbe|.cursor|.claude|.agents|.codex/|setting|long-te|everySo|everySs|allSoth|allSski|otherSs
p18k8f7dx2q node_ex|ssl_cer|request|curl_ca|rootSce|.pem
p1a0dsxextb treat|letSit|letSits|letSthe|allowSi|allowSt|doSwhat|doSasS|doSexac|carrySi|carrySt|execute|runS|applyS|followS|obeyS|perform|asSyour|asStheS|itsSrul|itsSins|itsScon|itsSdir|itsSste|itsSgui|doS|carrySo|carryS|applySe|applySa|applies|asSifSt
p1b7ya0ux8z inSyour|inStheS|withSyo|withSth|asSpart authori|apiSkey|api_key|api-key|apikeys|apikey|accessS|bearer|session|cookies|cookie|secrets|secret|credent|passwor respons|reply|answer|message|output
p1bocga0xr5 claude.|agents.|memory.|soul.md|gemini.|heartbe|identit|.cursor|.claude|.codex|mcp.jso|setting|long-te|persist|agentQs|agentSm|assista|project|yourSme|ownSmem|memoryS|instruc|rulesSf|ruleSfi|configu|shellSp|servers|server|config|otherSs|everySs|allSski|agentSs|agentSc|agentSi|agentSr|start-u|startup|crontab|gitShoo|inSmemo|toSmemo|baseSad|baseSur|globalS|.bashrc|.zshrc|.profil|Mprofil|notesSt|noteSto|standin|customS|prefere|followi|acrossS|laterSs|laterSc|futureS|allowed|agentsS
p1c4va9kx37 bank|iban|invoice|payment|payout|transfe|wallet|account|clearin|deposit|bitcoin|ethereu|eth|usdt
p1ckgoc9x1yk doSnot|donQt|never|mustSno|shouldS|needSno|notSto|without|noSneed|silentl|secretl|covertl|quietly|discree|stealth|unobtru|inStheS|Shidden|Ssecret|Sconfid|SaboutS|Sbetwee|keepSqu|StoSyou|hideSth|hideSit|harderS|hardSto|notice|detecti|attenti|nobodyS|outputs|outputS|results|resultS|stepsSi|stepsSa|stepSis|stepSar|content|leaveSo|isSnotS|leaveSi|leaveSt|keepSit|keepSth|doSnotS|donQtSn|neverSn|asSifSn|usersS|userS|unnotic|digas|diga|informe|informa|mencion|cuentes|avises|avisar|reveles|muestre|nichts|heimlic|imShint|vertel|nietSve|nietSme|nietSno|dirlo|dire|menzion|bildirm|haberSv
p1d870gnxvk credent|ssh|private|api|access|secret|signing|encrypt|Stokens|Stoken|_tokens|_token|-tokens|-token|tokens|token|secrets|passwor|passcod|passphr|one-tim|otp|cvv|cardSnu|environ|envSvar|fullSen|cookies|cookie|browser|convers|chatS|message|shellS|command|browsin|transcr|systemS|seedSph|recover|mnemoni|walletS|keychai|persona|savedSp|github_|_api_ke|_api_to|_api_se|_key|_secret|aws|netrc|npmrc|gnupg|kube|git-cre|bash_hi|zsh_his|.env|id_rsa|id_ed25|/etc/pa|/etc/sh|memory.|mcp.jso|.config|.docker|.pypirc|.pgpass|credenc|claves|clave|variabl|senhas|senha|chaves|chave|zugangs|umgebun|motsSde|motSdeS|identif|klucz|parola|anahtar|credenz|chiavi
p1dui587xc5 convers|chat|transcr|message|theSuse|userQsS|userQS|usersS|userS|fileSco|content|keys|key|tokens|token|passwor|secrets|secret|credent|connect|environ|keySfig|Scharac|Swords|Slines|excerpt|theSful|theSwho|theSsum|theSans|theSrep|theSdif
p1eyesjhx9k neverSl|staysSo|staySon|locally|placeho|testSac|testSus|testSke|testSca|nothing|userS|theyS|afterSa|askSthe|askSfir|askSbef
p1g5mz78x25 replace|set|change|point|swap|switch|redirec|route|use|rewrite|write
p1gy4jiqx140 ssh|aws|netrc|npmrc|gnupg|kube|git-cre|bash_hi|zsh_his|azure|pypirc|pgpass|vault-t|.env|id_rsa|id_ed25|/etc/pa|/etc/sh|.config|.docker|hosts.y|kubecon|keychai|credent|browser|savedS|storedS|localSe|project|environ|envSvar|env|shellSh|command|bashShi|zshShis|browsin|hiddenS|github_|gh_|aws_|openai_|anthrop|npm_|stripe_|slack_|azure_|google_|ssh_|databas|deploy_|sshSkey|private|signing|gpgSkey|pgpSkey|deployS|cloudSc|cloudSs|cloudSk|keySsto|keystor|passwor|printen|secrets|secret.|service|client_|secretS|sshShos|sshScon|sshSage|tokenSf|tokenSs|session|log-inS|loginSd|ghSauth|authSpr|securit|variabl|_key|_secret|_token|.kaggle|.huggin|.gitcon|auth.js
p1gzhd9yx96 hiddenS|backdoo|approve|authori|sudoers|crontab|commitS|account|iban|affilia|adverti|sponsor|paidSfo|paidSpl|evenSif|depende
p1hnmczgx6r asserti|tests|test|checks|check|expecta|thresho change|weaken|edit|rewrite|adjust|delete|remove|skip|comment|loosen until|soSthat|and
p1htbtb4x3o
p1j4ohegx6r shellSh|command|bashShi|zshShis|auditS|activit|session|toolS|accessS|eventS|logSofS|traces|trace|.bash_h|.zsh_hi|bash_hi|zsh_his|transcr|timesta|toolSca
p1j9zcdox4i install atSonce|immedia|rightSa|straigh|directl|without recomme|suggest|prefer|name|propose
p1jo2c4ox4o replace|encode|join|fill|substit|append|concate|put|insert|write|base64|url-enc|urlenco|contain|holds|hold|carries|being|identif|consist
p1jza79wx1s copy|copies|backup|theSfil|content|result|everyth
p1lx2pnyxlv if,Sand|ifSandS|onlySif|onlySwh|belongs|belongS|belongi|onSorSa|afterSt|afterS|onceSth|onceSmi|whenSth|whenSmi|afterSm|onSmond|onStues|onSwedn|onSthur|onSfrid|onSsatu|onSsund|elsewhe|untilSt|onSitsS|onStheS|nobodyS|whileSt
p1m8v4i0xjt seedSph|seedSwo|recover|mnemoni|secretS|twelveS|12Sword|twenty-|24Sword|cardSnu|cvv|cvc|threeSd|six-dig|sixSdig|6-digit|6Sdigit|four-di|fourSdi|4-digit|4Sdigit|one-tim|verific|securit|backupS|smsScod|masterS|current|ownSpas|theirSp|banking|socialS|passpor|cardSch|codesSt|codesSw|codesSj|codeSth|codeSwa|codeSju|idScard|licence|insuran|account|cardSde|datesSo|dateSof|motherQ|bankSde|pin|credent|log-ins|log-in|logins|login|fullSca|expiryS
p1m92rhox7r cookies|cookie|headers|header|session|credent|tokens|token|convers|history|fullSte|fullSco|fullSpr|theSuse|content|everySf|everySa|everySq|everySr|allSarg|allSfil|allSadd|allSque|allSreq|allSpar
p1mc7oc0x34 enter|send|check|verify|validat|submit|post|test|forward|confirm|lookSit|lookSth|pass|type|curl
p1ngedgx55 XX|XXX|XXXXXX|Xbermit|tXlXver|wyXlij|przeXli|gXnder|yXkle|XXXX
p1nmk671xa8 --dange|bypassp|bash(*)|auto-ap|autoapp|alwaysS|default|permiss|nopassw|--no-ve|node_tl|anthrop|openai_|rootSce|strict-|chat.to|workspa|real-ti|realtim|securit|anydesk|teamvie|rustdes
p1ntrcgmxgt doSnotS|donQtSr|donQtSf|donQtSm|neverSr|neverSf|neverSm|anyway|without|andStel|andSrep|andSsay|andScla|thenSte|thenSre|thenSsa|thenScl
p1o1mj4lx88 stay|remain|areSkep|isSkept|unchang|theSsam|asSitSi|asSthey|keepSwo|stillSw|needSno|keepSth|keepSyo|keepSal|keepS|leaveSt|leaveSy|leaveSa|leaveS|withSth|withSyo|withSal|withS
p1oiiec1x3g skill.m|skills|skill|reposit|claude.|agents.|promptS|aSskill
p1p1r54qx7h get|obtain|create|signSup|signup|registe|yourSow|yourSap|yourSke|header|authori|docs|doc|documen|setSup|configu|export|replace|optiona|request|applySf|askSfor|claim|generat|issue|XX|XXXX|XXXXXX
p1p3879vx8n whateve|beforeS|takesSp|takeSpr|theSsam|asSifSt|asSifSi|overrid
p1pbxs5pxah attacks|attacke|attack|malicio|redSfla|phish|suspici|detects|detecti|detect|indicat|example|badSmai|badSexa|badSpra|e.g.|suchSas|looksSf|lookSfo|watchSf|beware|reportS|treatSs|treatSa|maySsay|maySwri|mayScon|mayShol|scammer|threats|threat|vulnera|injecti|neverSs|neverSg|neverSe|neverSp|neverSc|neverSl|X|XX|XXX|XXXXXXX
p1pzj2urx5r e-mails|e-mail|emails|email|mails|inbox|mailbox|contact|address|photos|diary|diaries|salar|medical|bankSst|chats|chat theseS|theS|hisS|herS|theirS|userQsS|userS|private|persona|allS|lastS|recentS
p1q3tl0ex4m needSno|without|areSnot|isSnotS|doSnotS|neverSq|neverSm|neverSs
p1qpnuwax1l9 inStheS|behindS|notSbeS|notSpar|outSofS|hardSto|difficu|toSyour|asSifSn|asSifSt|asSifSi|asSthou|between|nothing|noSvisi|noSoutw|without|staysSh|staysSi|staysSs|stayShi|staySin|staySsi|needsSn|needSno|goesSwi|goeSwit|normall|beforeS|onlySkn|onlySto|assista|agent-o|agentSo|model-o|modelSo|ai-only|aiSonly|machine|agentsS|modelsS|peopleS|humansS|humanS|readers|readerS|notSmea|notSint|notSfor|noteSto|concern|doesSno|soSthat|seesSon|seeSonl|onlySth|unrevie|untrace|noSneed|onSourS|blankSl|usersSs|userSsu|persons|personS|custome|ownersS|ownerSs|whenSno|omitted|omitSit|omitSth|omitSfr|impleme|isSnotS|areSnot|beSnotS|beingSn|shouldS|mustSno|doSnotS|willSno|transpa|require|marksSt|marksSi|markSth|markSit|leaveSt
p1qw1d8wx5g user|human|operato|owner|custome|anyone|anybody|nobody|develop|summary|explana|documen|reviewe|maintai|convers|changes|change|respons|answer|reply|output|it|them|this
p1qz2xk9xbb theSuse|user|them|theScus|theSper|for passwor|passphr|passSco|passcod|pin|cvv|cardSnu|recover|seedSph|seedSwo|mnemoni|private|one-tim|verific|six-dig|sixSdig|6-digit|6Sdigit|four-di|fourSdi|4-digit|4Sdigit|securit|socialS|codesSt|codeSth ask|prompt|request|have|get|tell|invite
p1r4qkdex4d bringS|bringsS|bringin|brought|pointin|pointSi|pointSt|pointS|calling|callSat|drawing|drawSat|letSon
p1rsw9n5x3e takesSp|takeSpr|outrank|overrid|comeSbe it|them|theSuse|whatSth|theSreq
p1speu0jx50 api.ope|api.ant|api.mis|api.dee|generat|openai_|anthrop|gemini_|azure_o|baseurl|base_ur
p1t9hh81xn5 rm|databas|schemas|schema|tables|table|terrafo|push|resetS-|cleanS-|delete|erase|wipe|destroy|remove|buckets|snapsho|reposit|backups|volumes|instanc|users|branche|namespa|cluster|-execSr|mkfs|formatS|kubectl|awsSs3S
p1tekflex3z all|any|every|everyth|anythin|whateve|forSgoo|permane|forever|always|inSadva|blanket|standin|fromSno|without
p1vfb5cxx8h log-ins|log-in|logins|login|sign-in|signin|auth|passwor|payment|session|permiss|admin|accessS|encrypt
p1vz48zvxd5 approva|permiss|confirm|prompts|prompt|questio
p1wqz8ghx26 invite|cc|bcc|copy|subscri|shareSi|shareSt|giveSac|add
p3k93c4xit noSmatt|regardl|irrespe|whateve|evenSif|evenSwh|althoug|thoughS|alsoSif|against|contrar|overSth|overS|objecti|ifSsome|ifSanyo|ifStheS
p3ycj4mx2p sourceS|program|homeSdi|homeSfo|downloa|desktop|documen
p64c5dnx4u comeSac|comesSa|cameSac|findsSo|findSou|told|informe|notifie|alerted|asked|involve|shown|aware|consult|bothere|disturb|trouble
p7avb65x54 content|safetyS|usageS|provide|ethical|moralS|previou|priorS|earlier|system- rules|rule|filters|filter|limits|limit|policy|policie|constra|trainin|instruc
p7wsv6bx4d run|execute|install|start|launch|add|set|use|append|write|copy|edit|keep|recomme|fetch|downloa|fXhre|exXcute|ejecuta|XXXXXXX|XX
p94hg8gxct without|doSnot|donQt|never|noSneed|doSnotS|donQtS|neverS|noSconf|immedia|skipSth|skipSan|skipSal|skipSco|sinSped|sinScon|sinSpre|semSped|semScon|semSper|sansSde|sansSco
pcjvv5gxf9 run|set|add|use|enable|launch|start|pass|switch|turn|edit|write|put|append|make|choose|select|configu|grant|allow|change|keep|install|execute|create|replace|disable|skip|apply|insert|save|open|copy|give|invoke|call|restart|bypass|approve|accept|overwri|modify|update|export|store
pdhcvwhx3p https_p|http_pr Dhttps:|Dhttp:/|Qhttps:|Qhttp:/|Bhttps:|Bhttp:/|https:/|http://
pdqpadgx7f indefin|forever|endless|without|againSa|until authori|apiSkey|api_key|api-key|apikeys|apikey|accessS|bearer|session|cookies|cookie|secrets|secret|credent|passwor retry|repeat|call|invoke|run
penkqz4x3s https:/|http:// exe|dmg|msi|pkg|scr|bat|cmd|ps1|vbs|jar|apk|appimag|deb|rpm|zip|rar|7z|sh|bin
peplrj4x8w attacks|attacke|attack|malicio|redSfla|phish|suspici|scam|threats|threat|injecti|beware|adversa|exploit|example|vulnera|victims|victim|hackers|hacker|spoof|fraud|lesson|disallo|jailbre|attempt|X|XX|XXX|XXXXXXX
pfmu6cex1u fetch|downloa|retriev|get|load|read|pull|curl|open|visit
pgcu8qpx7s doSnotS|donQtS|neverS|sayStha|stateSt|answerS|tellSth
pgtwfn4x9x approv|agrees|agreed|agree|consent|authori|allows|allowed|granted|permiss|approva|optedSi|accepts|accepte user|owner|human|operato|custome|adminis|admin|team|company|develop
phv41xtxc1 chatS|message|convers|promptS|whateve|whatSth|userQsS|systemS|whatSwa|openedS|openSso|openSfi|session|listSof|toolSre|toolSou|toolSca
pi0xn2ex6s ssh|aws|netrc|npmrc|gnupg|kube|git-cre|bash_hi|zsh_his|.env|id_rsa|id_ed25|/etc/pa|/etc/sh|mcp.jso|.config|.docker|.azure|.pypirc|.pgpass
pj3d9e3xbb tool|server|skill|command|tools|servers|skills|Bwebfet|Bwebsea|BbashB|BreadB|BwriteB|BeditB|BgrepB|BglobB|built-i|builtin|nativeS|officia|default|otherS|existin|standar
pjrj8jdx9h mark|rateSit|rateSth|vulnera|issues|issue|problem|finding|failure|errors|error|allStes|allSche|everySt|everySc|looksSg|lgtm|asSzero|asSnone|asSnil|ignores|ignoreS
pjwm7fax68 never|doSnot|donQt|mustSno|shouldS|cannot|canQt|avoid|refuseS|not|nor|or|without|instead|XX|nie|nicht|kein|ne|no|nXo|non|X
pke4q2cxbb noSconf|without|isStrus|areStru|needSno|needsSn results|result|respons|answers|answer|outputs|output|reply|replies steps|step|instruc|directi|orders|order|command|tasks|task
pl2rvccx5j without|alwaysS|fullySt|implici|blindly|isSpre-|isStrus|isSappr|isSauth|areSpre|areStru|areSapp|areSaut
pm6nj27x3p delete|remove|erase|clear|empty|purge sent|trash|bin|outbox|deleted|traces|trace|record|logSent|history
pm8v2npxae follow|obey|execute|run|carrySo|actSon|adopt|apply|do|treatSi|treatSt|workSth
pmxpgubxk6 .ssh|.aws|.env|.netrc|.npmrc|.kube|.gnupg|_histor|id_rsa|id_ed|/etc/|.config|.docker|.azure|.pypirc|.pgpass|dangero|bypass|bash(|approve|alwaysS|default|permiss|nopassw|no-veri|tls_rej|base_ur|certifi|securit|anydesk|teamvie|rustdes|hiddenS|backdoo|authori|sudoers|crontab|commitS|account|iban|affilia|adverti|sponsor|paidS|depende|claude.|agents.|memory.|soul.md|gemini.|heartbe|.cursor|.claude|setting|long-te|otherSs|everySs|allSski|rmS-|dropS|truncat|log-in|login|auth|passwor|payment|session|admin|rank|firstSi|terrafo|gitSpus|gitSres|gitScle|delete|erase|wipe|destroy|remove|mkfs|kubectl|awsSs3
poda7ozx9v whateve|regardl|noSmatt|irrespe passed|passing|passes|pass|clean|0Sfindi|noSfind|succe|green|exit says|say|said|prints|print|printed|returns|return|returne|shows|show|showed|reports|report|reporte|outputs|output|found|finds|find
pp92w1vxhx XXXX|XXX|XX|XXXXXXX|XXXXXX|XXXXX|conte|diga|mencion|informe|avise|revele|erwXhne|informi|sagen|wissen|dis|dites|mention|rXvXle|montre|sans|allQins|allXins|nie|sXyleme|XXSXXXX|XXSXXX
ppjmsofxw the|is|of|and|with|to|it
pr93su2xbj instruc|instruX|consign|anweisu|vorgabe|istruzi|instruk|poleceX|polecen|XXXXXXX|XX
ps5giqjxxj noSlong|doesSno|doSnotS|donQtS|neverS|cannotS|turnS|turnsS|turnedS|switchS|switche|answers|answerS|yesStoS|hasSnoS|without|freeSof|freeSfr|canSbeS|setSasi|noSrest|notSbou|dangero|bypassp|strict-|youSwou|youSmig|neverSr|neverSd|allowSe|allowSa|everyth|nothing|unshack|unchain|unbound|jailbro|amoral|taboos|taboo|filters|filter|off-lim|offSlim|draft|old|earlier|previou|obsolet|outdate|superse|autoapp|isSrela|isSwaiv|isSlift|isSsusp|isSdisa|refusal
psm1k7exfe permiss|confirm|approva|securit|consent|safetyS|everySp|antivir|codeSsi|two-fac|tls|certifi|smartsc|defende|endpoin|protect|scannin|bashSco|anySdom|autoapp|shellSc|allowed
pt2oy31x4t neverSs|without|endless|forever|indefin each|more|again|another sub-age|subagen|agents|tasks|task|process|jobs|session
ptfhwfpx4z whateve|noSmatt|regardl|blindly|without approve|merge|accept|signSof every|all|any|each
ptg1hsaxd4 environ|envSvar|keys|secrets|history|convers|cookies|passwor|credent|one-tim|otp|cvv|recover|seedSph|systemS|browser|banking|savedSp|socialS|cardSnu|chatShi|chatSlo|chatStr|transcr
ptgcdmfx89 https:/|http://|nslooku|dig|ping|host
pvdm259x2s speakSa|actSas|playSas|answerS|respond|behaveS|system-|inSthis
pvsfq47x6p doSnotS|donQtS|neverS|otherSp|otherSt|otherSl
pw2f80uxx7 without|doSnotS|donQtS|neverS|noSneed|neednQt|noSconf|noSappr|noScons|noSperm|noSrevi|noSques|asked|authori|approve|agreed|cleared|granted|given|consent|signed|opted|permitt|repeati|automat|haveSac|haveSag|haveSco|haveSsi|hasSacc|hasSagr|hasScon|hasSsig|accepte|agreedS|signedS|doesSno|confirm|acceptS|answerS|donQtSa|onSyour|needsSn|needSno|pre-app
pwntzgxxhq forSthe|onSbeha|inSplac|instead|asStheS|yoursel|automat|onStheS|onSthei|inStheS|inSthei|without|approve|confirm|acceptS
pwvpodjx88 environ|envSvar|secrets|credent|passwor|variabl|valuesS|valueSo
pxz0ss9xmp whiteS|invisib|transpa|tinyS|hiddenS|microsc|unreada|zero-wi|zeroSwi|font-si|fontSsi|size|opacity|display|htmlSco|base64|base32|hexadec|rot13|collaps|folded|soSthat|doSnotS|donQtS|neverS|reverse|backwar|scrambl|shuffle|splitSu|splitSo|leaveSt|leaveSi|stegano|inconsp|outSofS|normal-|normalS|looksSl|looksSn|looksSo|looksSr|looksSd|lookSli|lookSno|lookSor|lookSra|lookSde|innocuo
py2o8vjxcz nextS|futureS|laterS|comingS|subsequ|everyS|eachS|allS|soSthat|soSitSs|soSitSp|soSitSr|soSitSl|permane|fromSno|fromShe|fromSth|survive|persist|ifSitSg|ifSitSi|ifSitSd|soSlate|onSever|keepS|doSnotS|leaveSi|nextSmo
pybwe9ux7t XX|XXXX|XXX|XXXXX|XXXXXXX|contras|variXve|passwor|passwXr|schlXss|clXs|clX|hasXa|hasXo|Xifre|XXXXSXX
pymc366x3r XXXX|XXXXXXX|XXXXXX|ohneSna|ohneSrX|ohneSzu|ohneSbe|XX
pzs8anpx3a put|place|paste|embed|encode|add|append|insert|write|copy|hide|attach|prefix|end|summari|commit|publish`
