/** What the patterns of the rules need; the test of `soughtWords` writes it. One that is missing takes longer to start with. */
export const soughtNeeds: string = `p109j0g0x7z	networksetup|/etc/hosts
p10m7dhux18c	--registry|registry
p10mufdnxe4	restrictions|restriction|limits|limit|limitations|limitation|rules|guidelines|filters|filter|without|ignores|ignore
p10tdxudx92	:localhost:22|:localhost:3389|:localhost:5900|:127.0.0.1:22|:127.0.0.1:3389|:127.0.0.1:5900|chisel|ngrok|tmate_ssh|sshx.io/get
p11dwya5x18	shell|/bin/bash|/bin/zsh|/bin/dash|/bin/sh|"-i"|"-i'|'-i"|'-i'
p128t4h4x5p	post|put|.post|.put|upload|-f|-t|-d|--data|--form|--upload-file|--post-file|-infile|-body|sendall|sendal|.stor|scp|rsync
p12fcun0x5g	add-iam-policy-binding
p12hbmrpx2b	1.0|0.9
p12spw6kx29	uses:
p138pjrsx15	documents|desktop|pictures|photos
p13jy0r7x26	npm|pnpm|yarn|bun
p13rs6yox3v	implode
p13vbh61x39	os.chmod|chmodsync|fs.promises.chmod|fs.chmod|.chmod(
p146oceqxa3	read|getnetworkcredential|convertfrom-securestring|.password
p15dilxxx1c	json.dumps|b64encode|pickle.dumps
p15k04twxbd	urlopen|requests.|urllib.request.request|httpx.|fetch|string.fromcharcode
p15qh7mux5i	compile|'/tmp/|'/var/tmp/|'/dev/shm/|"/tmp/|"/var/tmp/|"/dev/shm/
p15ui40bx5h	child_process").exec|child_process').exec|base64.b64decode|b64decode
p16mckvgx4u	--approve|--admin|"approve"|"approve'|'approve"|'approve'|approve
p16vqm74x62	privileged":|privileged':|privileged:
p17evlivx7n	autoconfigurl|-setautoproxyurl|autoconfig-url|autoconfig_url
p17gwo9rxdv	distance|levenshtein|similarity|closest
p17q37jjx1i4	("http://|('http://|"http://|'http://|bundle_mirror__|registry
p17r2dovxdj	iban|bic|swift|account_number|accountnumber|account_no|accountno|account|wallet_address|walletaddress|wallet|payee|payout|payto|pay_to|recipient|beneficiary|routing|deposit
p182nuz4x30	.buckets.all|.tables.all|.volumes.all|.snapshots.all|.instances.all|.repositories.all|.repos.all|.databases.all
p18drx0fx4b	/.ssh/authorized_keys|authorized_keys'|authorized_keys"
p18hlw88x3t	state=success|/statuses/
p18ov3ezx1n	b32encode|b16encode|b64encode|hexlify|.hex()
p18phwcyx4y	requests.get|urllib.request.urlopen|urlopen|httpx.get|fetch|axios.get
p18zvkftx2o
p194hfekx1t	publish|"publish"|"publish'|'publish"|'publish'
p19docrdx1r	stratum+tcp|stratum+ssl|stratum+tls|coinhive|cryptonight|xmrig
p19j9ub6x3q	history|histfile|~/.bash_history|~/.zsh_history|.bash_history|.zsh_history
p19ng4qxxs4	apt-key|sources.list|register-psrepository|register-packagesource|add-apt-repository|sources|source|remote-add|--import|--add-repo|zypper|anthropic_api_base_url=|anthropic_api_base=|anthropic_base_url=|anthropic_base=|openai_api_base_url=|openai_api_base=|openai_base_url=|openai_base=|goproxy=|webhook_endpoints|config|remote|env|networksetup|setx|launchctl|kubectl|context|add|/etc/hosts|/etc/resolv.conf|/etc/apt/sources|maven|.npmrc|pip.conf|.condarc|.gitconfig
p19osqn3x7u	command -v bash|command -v dash|command -v zsh|command -v ksh|command -v sh|install|/bin/bash|/bin/dash|/bin/zsh|/bin/ksh|/bin/sh
p19r9gh8x8t
p1a8o76bxhe	volume|kubectl|delete|subvolume|deletelocalsnapshots|wbadmin|--force
p1advh5fx2z	add-mppreference|advfirewall
p1b1edijx2o	git+https://|git+http://|https://|http://
p1bfgl2ox5z	/collaborators/
p1byg69dx2y	managedbytenantid|managed-by-tenant-id
p1cd25o3xay	destroy|delete|projects|apps:destroy|kubectl
p1cdi185xdt	.replaceall|.replace_all|.replace|re.subn|re.sub|.sub|.gsub!|.gsub|.sub!|preg_replace|str_replace|.replaceallstring|.replaceallliteralstring|strings.replaceall|strings.replaceal|regex.replace|gsub|str_replace_all|-cireplace|-creplace|-ireplace|-replace
p1clvnnvxb3	confirmations|confirmation|confirmation prompts|confirmation prompt|confirmation dialogs|confirmation dialog|permission prompts|permission prompt|permission checks|permission check|permission questions|permission question|approvals|approval|the sandbox|refus|deny|denied
p1d46swqx4d	chat.tools.autoapprove|bash(*|permissions.allow
p1db2flx6t	clusterrolebinding|administratoraccess|superuser
p1dpysgnxru	anweisungen|regeln|vorgaben|einschr￿nkungen|anteriores|previas|pr￿vias|sistema|usuario|operador|usu￿rio|pr￿c￿dentes|ant￿rieures|syst￿me|l'utilisateur|l￿utilisateur|￿￿￿￿￿￿￿￿￿|￿￿￿￿￿￿|￿￿￿￿￿￿￿￿|作废|失效|无效|不再有效|以前の指示は|以前のルールは|これまでの指示は|これまでのルールは|ユーザーの指示は|ユーザーのルールは|システムの指示は|システムのルールは|이전의|이전|사용자의|사용자|시스템의|시스템
p1dtnhipx25	approval_policy"|approval_policy'|approval_policy|danger-full-access
p1duyb1ixg8	coinhive.anonymous|coinimp.anonymous|client.anonymous|cryptoloot.anonymous|deepminer.anonymous|webminepool.anonymous|crlt.anonymous|miner.anonymous|coinhive|coin-imp|coinimp|crypto-loot|cryptoloot|deepminer|webminepool|minero|coin-have|jsecoin|monerominer|--donate-level|rx/0|--algo="|--algo='|--algo=|--algo "|--algo '|--algo |"rx/0|'rx/0|lolminer|t-rex|nbminer|ethminer|cpuminer-opt|cpuminer|xmr-stak|phoenixminer|teamredminer|srbminer-multi|srbminer|nheqminer|bfgminer|cgminer
p1dvpv43x4a	recoveryenabled|disable-computerrestore|shadows|catalog|win32_shadowcopy
p1fa2f3fxa1	"anthropic_base_url|"openai_base_url|"openai_api_base|"google_gemini_base_url|"https_proxy|'anthropic_base_url|'openai_base_url|'openai_api_base|'google_gemini_base_url|'https_proxy|anthropic_base_url|openai_base_url|openai_api_base|google_gemini_base_url
p1g19rhfxha	header|signatures|signature
p1ghy78zx4j	chmod|os.chmod|chmodsync|fs.chmod|file.chmod
p1gjh1smxdj	without |as already confirmed|as already approved|as confirmed|as approved|yourself|in advance|do not ask before pushing|do not ask before sending|don't ask before pushing|don't ask before sending|never ask before pushing|never ask before sending
p1gw5ybyx1x
p1hey6w3x5y	.join
p1hh7a50x5x	continue-on-error|exclude
p1i2api1x31	prot_exec|virtualalloc
p1i5hy07x5q	.integrity|"integrity"|"integrity'|'integrity"|'integrity'|.integrity"]|.integrity']|["integrity"]|["integrity']|["integrity|['integrity"]|['integrity']|['integrity
p1igkkayx2f	for-each-ref|branch|ls-remote
p1iput9dxn	pull_request_target
p1iwxw8ax4o	source_url|source|pipeline
p1jwtypnxau	find|fd|path.home()|homedir()|expanduser|path.home()).rglob|path.home()).iterdir|path.home()).glob|path.home().rglob|path.home().iterdir|path.home().glob|homedir()).rglob|homedir()).iterdir|homedir()).glob|homedir().rglob|homedir().iterdir|homedir().glob|get-childitem|gci|documents|desktop|pictures
p1kf1ffqx93	curl|wget|requests.post|requests.put|-infile|-body|uploadfile|uploaddata|uploadstring|method:|scp|rsync|rclone|nc|ncat
p1kgmxjix15k	curl|wget|requests.post|requests.put|requests.patch|requests.get|requests.request|httpx.post|httpx.put|httpx.get|httpx.patch|urllib.request.urlopen|urllib.request.request|urlopen|aiohttp|http.client|fetch|axios|https.request|https.get|http.request|http.get|invoke-webrequest|invoke-restmethod|iwr|irm|uploadstring|uploadfile|uploaddata|ncat|nc|sendbeacon|smtplib|scp|rsync|socket.connect|socket.send|socket.sendall|s.sendall|net::http|http.post|http.newrequest|reqwest::|httpurlconnection|do shell script|->post|->request|->put|curl_setopt|getoutputstream|httpclient|postasync|session.post|/dev/tcp/|nslookup|dig|httr2::post|httr2::put|httr2::get|httr2::req_perform|httr2::request|httr::post|httr::put|httr::get|httr::req_perform|httr::request|req_perform|openconnection|tcpstream::connect|ureq::|httpoison.|httpc:request|urlrequest|datatask|uploadtask|winhttp|xmlhttp|faraday.|restclient.|httparty.|http::tiny|lwp::useragent|file_get_contents|gen_tcp|net.dial|uri:|aws|rclone|sftp|outputstream|write_all|"method"|"method|method"|method
p1kxuwylx64	useradd|adduser|chpasswd|user|new-localuser|-create|sysadminctl
p1l0vpszx87	pay|send|transfer|have been encrypted|have been locked|have been sealed|were encrypted|were locked|were sealed|are encrypted|are locked|are sealed
p1l25z4txl	pip.conf|pip.ini
p1l4c12bxkz	確認を求めず|確認なし|无需确认|不要询问|不询问|sans la redemander|sans la demander|sans le redemander|sans le demander|sans les redemander|sans les demander|sans redemander|sans demander|ohne zu fragen|ohne r￿ckfrage|sin pedir confirmaci￿n|sin pedir permiso|sin solicitar confirmaci￿n|sin solicitar permiso|￿￿￿ ￿￿￿￿￿￿￿￿￿￿￿￿￿|￿￿￿ ￿￿￿￿￿￿
p1lhlpdrx1w6	https://|http://|](https://|](http://
p1ma5z3mxi	.encrypt
p1mhw07ix9b	reflect|query parameter|query string
p1mj8gqlxkt	proxy-insecure|insecure|ignorehttpserrors"|ignorehttpserrors'|ignorehttpserrors|rejectunauthorized"|rejectunauthorized'|rejectunauthorized|strict-ssl|verify
p1mrxzi8xcf	"deny"|"deny'|"ask"|"ask'|'deny"|'deny'|'ask"|'ask'|.permissions.deny|.permissions.ask|require_approval|requireapproval|requires_approval|requiresapproval|approval_required|approvalrequired|ask_before|askbefore|human_in_the_loop|human_in_theloop|human_inthe_loop|human_intheloop|humanin_the_loop|humanin_theloop|humaninthe_loop|humanintheloop|require_confirmation|requireconfirmation|auto_approve|autoapprove|skippermissions|dangerously
p1nai2a7x8m	gethostname()|os.hostname()|platform.node()|hostname|getpass.getuser()|whoami|userinfo().username|$env:computername|$env:username
p1nc9tkqx67	while|yes|/dev/zero|/dev/urandom
p1ogc1o5x8v	os.urandom|secrets.token_bytes|random.randbytes|randombytes
p1ok54fwx2f	%02x|unpack|bin2hex|tohex|encodetostring
p1ok6gofx6l	accept|allow|fallback|in addition|supported|access-control-allow-origin
p1p0ag8ax9n	create-user|create-access-key|create-login-profile|attach-|-policy|add-user-to-group|update-assume-role-policy|add-iam-policy-binding|create|.create_access_key|.attach_user_policy|.create_login_profile
p1p8oatnx7u	kubectl
p1pw2omx8l	nslookup|dig|resolve|ping|resuelve|lookup
p1pw3hxlx3l	claude.md|agents.md|memory.md|soul.md|gemini.md|heartbeat.md
p1px2hh8xe0	always|every command|all commands|always use |always run |always run with |always with |always |every command use |every command run |every command run with |every command with |every command |all commands use |all commands run |all commands run with |all commands with |all commands 
p1q3lwcrx7p	subprocess.run|subprocess.popen|subprocess.call|subprocess.check_call|subprocess.check_output|subprocess.getoutput|system|popen|execlpe|execlp|execle|execl|execvpe|execvp|execve|execv|spawn|kernel.system|kernel.exec|kernel.spawn|io.popen|shell_exec|passthru|proc_open|start-process|deno.command|bun.spawn
p1q8he8ix52	[::|).reverse|.reverse|reversed|strrev|strreverse
p1qupkp3x5x	discordapp.com/api/webhooks/|discord.com/api/webhooks/|api.telegram.org/bot|hooks.slack.com/services/t|hooks.slack.com/workflows/t|:aa
p1qvs140xb	$profile
p1qwfmzzx56
p1rfodsux5r	disablerealtimemonitoring|disablebehaviormonitoring|disablescriptscanning|disableioavprotection|-exclusionpath|-exclusionprocess|-exclusionextension|"exclusionpath"|"exclusionpath'|"exclusionprocess"|"exclusionprocess'|"exclusionextension"|"exclusionextension'|'exclusionpath"|'exclusionpath'|'exclusionprocess"|'exclusionprocess'|'exclusionextension"|'exclusionextension'
p1rx2rgcx7i	pg_tables|pg_database|information_schema|sqlite_master|sqlite_schema|tables|databases|sys.tables|list_collection_na|list_collection_n|list_collectionna|list_collectionn|list_collectiona|list_collection|listcollection_na|listcollection_n|listcollectionna|listcollectionn|listcollectiona|listcollection|list_database_na|list_database_n|list_databasena|list_databasen|list_databasea|list_database|listdatabase_na|listdatabase_n|listdatabasena|listdatabasen|listdatabasea|listdatabase|get_table_names|table_names|connection.tables
p1sbu5laxa4	peer2profit|traffmonetizer|honeygain|iproyal/pawns-cli|pawns-cli|packetstream/psclient|psclient|repocket|proxyrack/pop|earnfm/earnfm-client|earnfm-client|earnapp|bitping/bitpingd|bitpingd|proxylite|packetshare|castarsdk|gradient-node|gradientnode|spide/network|proxybase|urnetwork|grass-node|grassnode|nodepay|speedshare|ebesucher|mystnodes|mystnode|hola_svc|luminati-sdk|brd_sdk
p1sfea6ax37	preinstall|postinstall|install|access
p1tk5io6x34	//:sptth"|//:sptth'|//:ptth"|//:ptth'|llehs.tpircsw|maerts.bdoda|ptthlmxrevres.2lmxsm|ptthlmxrevres.lmxsm|ptthlmx.2lmxsm|ptthlmx.lmxsm
p1u6cfq3xm	execl|execv|exec
p1uhcfnx36	nopasswd:|"/etc/sudoers|'/etc/sudoers|/etc/sudoers
p1uin998x3f	google-site-verification
p1v0v9amx6f	"skipdangerousmodepermissionprompt"|"skipdangerousmodepermissionprompt'|'skipdangerousmodepermissionprompt"|'skipdangerousmodepermissionprompt'|"bypasspermissions"|"autoapprove"|"autoapprove'|"alwaysallow"|"alwaysallow'|'autoapprove"|'autoapprove'|'alwaysallow"|'alwaysallow'
p1v4t509xbg	"wss://|"ws://|'wss://|'ws://|http.client|http.get|http.head|http.defaultclient|new|lwp-request|open-uri|uri.open|download.file|"https:|"http:|'https:|'http:|urlsession|urlclassloader|http|net.dial|tcpsocket|tcpclient|tcpstream|net::smtp|mail
p1voc77ax3x
p1vqdnjix8f	path.home()|path("~").expanduser()|path("~').expanduser()|path('~").expanduser()|path('~').expanduser()|pathlib.path.home()|pathlib.path("~").expanduser()|pathlib.path("~').expanduser()|pathlib.path('~").expanduser()|pathlib.path('~').expanduser()
p1vzoyz5x1s	:()
p1wb5w2hx7k	useradd|usermod|administrators
p1wcd3edx14i	.ssh/|id_rsa|id_ed25519|id_ecdsa|id_dsa|.aws/credentials|.aws/config|.gnupg|.netrc|.gradle/gradle.properties|.cargo/credentials|.renviron|.m2/settings.xml|.gem/credentials|.terraform.d/|.terraformrc|.vault-token|.config/rclone|.pgpass|.s3cfg|.boto|.composer/auth.json|.claude.json|.claude/projects|.codex/auth.json|.password-store|keyrings/|.config/op/|serviceaccount/token|.kaggle/kaggle.json|.cache/huggingface/token|.huggingface/token|.config/openai/|.npmrc|.pypirc|.docker/config.json|.kube/config|.git-credentials|.config/gcloud|.config/gh/hosts|.config/solana|.azure/|.bash_history|.zsh_history|.claude/.credentials|.clawdbot/|.openclaw/.env|.openclaw/credentials|.openclaw/openclaw.json|/etc/shadow|/etc/passwd|/etc/sudoers|login data|cookies.binarycookies|cookies.sqlite|/network/cookies|/cookies|local extension settings|logins.json|key4.db|wallet.dat|local storage/leveldb|ethereum/keystore|.electrum/|electrum/wallets|.bitcoin/|ledger live/|.thunderbird/|exodus/|nkbihfbeogaeaoehlefnkodbefgpgknn|find-generic-password|find-internet-password|dump-keychain|keychain-db|169.254.169.254|metadata.google.internal|/proc/self/environ|cmdkey|vaultcmd
p1wdtsd5xbt	--expire-unreachable|--expire|wbadmin|tmutil|put-bucket-versioning|delete-db-cluster-snapshot|delete-db-snapshot|delete-recovery-point|delete-backup-vault|delete-snapshot|skip-final-snapshot|backups|--prune|destroy
p1x8vyxbx3n	--external-account|--external_account|external_account"|external_account'|external_account
p1xgdeiqx6h	--remote-debugging-address|tcp://0.0.0.0|--notebookapp.token=|--serverapp.token=|--identityprovider.token=|http.server
p1xl6561xx2	ssl._create_default_https_context|process.env.node_tls_reject_unauthorized"]|process.env.node_tls_reject_unauthorized']|process.env.node_tls_reject_unauthorized|process.env["node_tls_reject_unauthorized"]|process.env["node_tls_reject_unauthorized']|process.env["node_tls_reject_unauthorized|process.env['node_tls_reject_unauthorized"]|process.env['node_tls_reject_unauthorized']|process.env['node_tls_reject_unauthorized|os.environ["pythonhttpsverify"]|os.environ["pythonhttpsverify']|os.environ["node_tls_reject_unauthorized"]|os.environ["node_tls_reject_unauthorized']|os.environ["git_ssl_no_verify"]|os.environ["git_ssl_no_verify']|os.environ['pythonhttpsverify"]|os.environ['pythonhttpsverify']|os.environ['node_tls_reject_unauthorized"]|os.environ['node_tls_reject_unauthorized']|os.environ['git_ssl_no_verify"]|os.environ['git_ssl_no_verify']|node_tls_reject_unauthorized="0|node_tls_reject_unauthorized='0|node_tls_reject_unauthorized=0|git_ssl_no_verify="1|git_ssl_no_verify="true|git_ssl_no_verify='1|git_ssl_no_verify='true|git_ssl_no_verify=1|git_ssl_no_verify=true|pythonhttpsverify="0|pythonhttpsverify='0|pythonhttpsverify=0|$env:node_tls_reject_unauthorized|setglobaldispatcher|.globalagent.options.rejectunauthorized|axios.defaults.httpsagent|[system.net.servicepointmanager]::servercertificatevalidationcallback|[net.servicepointmanager]::servercertificatevalidationcallback|session.verify|packages.urllib3.disable_warnings()|openssl::ssl::verify_peer|http.defaulttransport.(*http.transport).tlsclientconfig
p1xpnea6xbo	base64.|b64decode|codecs.decode|zlib.decompress|gzip.decompress|lzma.decompress|marshal.loads|bytes.fromhex|bytearray.fromhex|binascii.|atob|buffer.from|unescape|decodeuricomponent|string.fromcharcode|__import__(|base64.decode64|base64_decode|gzinflate|str_rot13|pack(
p1xtwhoux1d	/etc/shadow|keychain-db|dump-keychain
p1yaf02ex18	btoa|json.stringify|formdata
p1yyogoxx6h	--expire=now|--expire=all|deletelocalsnapshots
p1yzwstfxap	/rest/webhooks/1.0/webhook|/hooks|projects/|webhook_subscriptions/|webhook_subscriptions|webhook_subscription/|webhook_subscription|webhooksubscriptions/|webhooksubscriptions|webhooksubscription/|webhooksubscription|webhooks/|webhooks|webhook/|webhook|webhook_endpoints|webhook_endpoint|webhookendpoints|webhookendpoint|gh webhook forward|webhookcreate
p1z52ufx74	https://|http://|socks5h://|socks5://
p2ja7jvx41
p2vr12ex5g	forwardingemail|autoforwarding|forward message|new-inboxrule|forwardingsmtpaddress|"bcc"|"bcc'|"bcc:|'bcc"|'bcc'|'bcc:|reply-to"|reply-to'|reply-to|reply_to"|reply_to'|reply_to|replyto"|replyto'|replyto|bcc|.addbcc
p2w7b9gx37	documents|desktop|pictures|photos|music|movies|videos|downloads|projects
p3169x5x34	지시|명령|규칙|지침|제한
p3aojuxga	authenticate|check_password|checkpassword|verify_password|verifypassword|comparesync|bcrypt.compare|password_verify|checkpw
p42e0rmx1n	.ssh|id_rsa|id_ed25519|id_ecdsa|id_dsa
p45knstx26	gethostbyname|getaddrinfo|resolver.resolve|nslookup|dig
p46b7i6xo9	otlpendpoint"|otlpendpoint'|otlpendpoint|otel_exporter_otlp_endpoint
p47narpx7x	￿￿￿￿￿￿￿￿￿￿|￿￿￿￿￿￿￿￿￿|￿￿￿￿￿￿￿|￿￿￿￿￿￿
p4dynvyx6y	map|fromcharcode.apply|fromcharcode|bytes
p4iv2nex1t	font.size
p5qf3y9x72	setenforce|disable|csrutil|--master-disable|lsquarantine|set-mppreference|systemctl
p5wenj2x95	recipients|recipient|to_addrs|to_addr|toaddrs|rcpt|receivers|receiver|envelope|cc|bcc|"bcc"|"bcc'|'bcc"|'bcc'|bcc"|bcc'
p62vwdxxae	accept|allow|support|permit|without an expir|without a expir|without expir|that never expire|which never expire|never expire
p6p0zhnx2c	eval
p78cwx6x7v	systemctl|crontab|launchagents|launchctl|.config/autostart|.bashrc|.zshrc|.profile|.bash_profile|.zprofile|currentversion|schtasks|register-scheduledtask
p7h0i0sx1n	create_connection|socket.socket|wrap_socket
p7uztp9x48	role"|role'|role|is_admin|is_superuser|is_staff|isadmin|issuperuser|isstaff
p8n8bz0xj	os.dup2
p9dwx41xn	transcript_path|transcriptpath
p9se4j7xe8	journalctl|auditctl|wevtutil.exe|wevtutil|clear-eventlog|systemctl|service|/var/log/auth|/var/log/syslog|/var/log/secure|/var/log/audit|/var/log/wtmp|/var/log/lastlog
pa23nokx1w	pty.spawn|subprocess.|os.system|os.exec
paa6tl4x27	readfilesync|readfile|createreadstream|bun.file|deno.readtextfile
pas0jnvxy	getasynckeystate"|getasynckeystate'|getasynckeystate
patdsiux8i	buildx|docker_host|buildkit_host
pazcj5dx8t	निर्देश|التعليمات|الأوامر|instrukcje|polecenia|talimat|y￿nerge|istruzioni
pb1eucbxpt	today()|now()|utcnow()|time.time()|date.now()|new date()|process.env.ci|process.env.github_actions|date|$(date +%s)
pbzrhi7x4k	curl|wget|invoke-webrequest|iwr|download|urlopen|urlretrieve|requests.get|fetch|start-bitstransfer|get_url
pc4p6nnxau	describe-db-|describe-db_|describe-|describe_db-|describe_db_|describe_|buckets|functions|tables|stacks|clusters|objects|kubectl|helm|list|repo|doctl|buckets.all|instances.all
pc51d7yxa1	curl|wget|invoke-webrequest|iwr
pcpzpspx4h	--all|--mirror|--delete
pcqujcbx6b	you are|[system]
pd6yld2xgc	eval|instance_eval|class_eval|system|exec|passthru|shell_exec|popen|proc_open|assert|create_function|spawn|loadstring|load|kernel.eval|kernel.exec|kernel.system|kernel.spawn|kernel.load|io.popen|open3.|exec.command|runtime.getruntime().exec|processbuilder|process.start|command::new|os.execute|assembly].load|assembly]::load|assembly.load|assembly::load|scriptblock]::create|scriptblock::create|executeglobal|execute|include
pd8p2vfx26	https://|http://
pdiaalpxcq	administrator|wp_create_user|wp_insert_user|grant|administrators|add-localgroupmember|superuser|clusterrolebinding
pdl11o8xmd	subprocess|socket|ctypes|exec|builtins|zlib|base64|btoa|child_process|node:child_process|eval|execsync|execfilesync|spawnsync|check_output|getoutput|getstatusoutput|popen|os.system|__import__|gethostbyname_ex|gethostbyname|getaddrinfo|resolve4|resolve6|resolvetxt|resolveany|urlopen|urllib.request|urllib|xmlhttprequest|sendbeacon|b64decode|b85decode|b32encode|b64encode|fromcharcode|decompress|unhexlify|marshal|fetch|curl|wget|powershell|invoke-expression|downloadstring|/bin/bash|/bin/zsh|/bin/dash|/bin/sh|bin/bash|bin/zsh|bin/dash|bin/sh|/usr/bin/env|/usr/bin/python3|/usr/bin/python|/usr/bin/curl|.ssh|id_rsa|id_ed25519|id_ecdsa|.netrc|.npmrc|.pypirc|.git-credentials|.aws/credentials|.aws|authorized_keys|administrator|wp_create_user|create_user|wscript.shell|adodb.stream|msxml2.serverxmlhttp.6.0|msxml2.serverxmlhttp|msxml2.xmlhttp.6.0|msxml2.xmlhttp|webhook|discord.com|api.telegram.org|https:|http:|wss:|ws:
pdl6zsqx5x	忽略|无视|忘记|忘掉|没有任何限制|没有任何约束|没有限制|没有约束|不受任何限制|不受任何约束|不受限制|不受约束|没有任何限制的|没有任何约束的|没有限制的|没有约束的|不受任何限制的|不受任何约束的|不受限制的|不受约束的
pdv4wetxc3	registry.npmjs.org|registry.yarnpkg.com|pypi.org|files.pythonhosted.org|www.githubusercontent.com|www.github.com|api.githubusercontent.com|api.github.com|raw.githubusercontent.com|raw.github.com|githubusercontent.com|github.com|index.crates.io|crates.io|rubygems.org|proxy.golang.org|repo1.maven.org|repo.maven.org|deb.debian.org|archive.ubuntu.com|api.anthropic.com|api.openai.com|accounts.google.com|login.microsoftonline.com
pe08s0yxpn	turn|switch|disable|remove|bypass|drop|leave out
pe4b7pzx12g	curl|wget|requests.post|requests.put|requests.patch|requests.get|requests.request|httpx.post|httpx.put|httpx.get|httpx.patch|urllib.request.urlopen|urllib.request.request|urlopen|aiohttp|http.client|fetch|axios|https.request|https.get|http.request|http.get|invoke-webrequest|invoke-restmethod|iwr|irm|uploadstring|uploadfile|uploaddata|ncat|nc|sendbeacon|smtplib|scp|rsync|socket.connect|socket.send|socket.sendall|s.sendall|net::http|http.post|http.newrequest|reqwest::|httpurlconnection|do shell script|->post|->request|->put|curl_setopt|getoutputstream|httpclient|postasync|session.post|/dev/tcp/|nslookup|dig|httr2::post|httr2::put|httr2::get|httr2::req_perform|httr2::request|httr::post|httr::put|httr::get|httr::req_perform|httr::request|req_perform|openconnection|tcpstream::connect|ureq::|httpoison.|httpc:request|urlrequest|datatask|uploadtask|winhttp|xmlhttp|faraday.|restclient.|httparty.|http::tiny|lwp::useragent|file_get_contents|gen_tcp|net.dial|uri:|aws|rclone|sftp
pf1nrdpx7z	sed|=~|perl
pfbs3syx24	require|import
pfobm0bx2o	backups|backup
pftoitjx9i	chmod
pgid2auxf	dup2
pgjd755xg	/etc/sudoers
pgs248hx4k	rev
pgsyvc1x7x	this
ph037r5xj
ph7sdnrx2x	--principals |--principals=|--principal |--principal=|--grantee-principal |--grantee-principal=|--user-ids |--user-ids=|userid=
phdn43kx4f	"folderopen"
phf25rdx4a	atob|buffer.from|b64decode|frombase64string|decode64
phhmmxsx3l	rfile.read|request.data|request.get_data|request.form|request.json|request.args|request.values|req.body|req.query|req.params|ctx.request.body
phiab68x2y
phide32x8a	rm
phny2dsxb7	registry"|registry'|registry|.insteadof|insteadof|"extra-index-url"|"extra-index-url'|"index-url"|"index-url'|'extra-index-url"|'extra-index-url'|'index-url"|'index-url'|trusted-host
phshvvsx2m	npm owner add|cargo owner --add|gem owner -a|gem owner --add
pi0seo4x5h	programarguments"|programarguments'|programarguments
pifmnfx7j	.isoweekday()|.weekday()|.getday()|.getdate()|.day()|.dayofweek|time.now.|date.today().day|.now().day|date
pj12gtbxdy	chmod|chflags|icacls
pj5rbchx4v	ping|.hex()|hexlify|tostring("hex")|tostring("hex')|tostring('hex")|tostring('hex')
pjnw5zx53	dump-keychain|find-generic-password|sqlite3
pjtdliixa	pynput
pjzbxsrxi	connect
pk5kb0nx8d	crontab|/etc/cron
pk9kyirx26
pkjr9p7x60
pklfevix3l	payee
pknie5zx1h	amsiinitfailed|amsiutils|amsiscanbuffer|amsicontext|amsi.dll
pkqtr6axlb	shell history|bash history|zsh history|terminal history|command history|powershell history|bash_history|zsh_history|git reflog|reflog|audit logs|audit log|audit trail|consolehost_history|command log|history -c
pl1ct1cxk	pty.fork
pl6faax46	secrets
pldivrax4m	disabledependencyverification|dependency-verification|verification-metadata.xml|useversion
plteqfix2m	eval|exec|__import__|compile
pmpip9x12
pn1whs8x7h	create|upload|comment|edit|note|push|aws|gsutil|rclone
pn5ddvtx2n	base64_decode|gzinflate|str_rot13|hex2bin|gzuncompress
pn5w1e8x8h	node_tls_reject_unauthorized"|node_tls_reject_unauthorized'|node_tls_reject_unauthorized
pnc4as3x80	ssh|remoteforward|proxycommand|localcommand|frpc|chisel|replicaof|slaveof|change|autossh|rathole|local
pncfdehxq
pneepvx3e	-delete|-exec
pnijyiwx24e	valid_|valid|verified_|verified|genuine_|genuine|authentic_|authentic|confirm_|confirm|verify|validate|check|require|ensure|is_valid|isvalid|authenticate|authorize|allowed|authorised|authorized|authenticated|trusted|approved|admin|permission|access|safe_path|safe_url|safe_host|safe_command|safe_query|safe_file|safe_input|safepath|safeurl|safehost|safecommand|safequery|safefile|safeinput
pnsnnsvx4p	macros|enable all macros
po6nfyexen	getpass.getuser|os.getlogin|os.getcwd|socket.gethostname|platform.node|os.userinfo|os.hostname|process.cwd|os.environ|process.env
pokgy1x2g	process|deno.env|bun.env
poowbb3x15	".ssh|".gnupg|".aws|".kube|".docker|'.ssh|'.gnupg|'.aws|'.kube|'.docker|/.ssh|/.gnupg|/.aws|/.kube|/.docker
poq972ex7q	.value2|.value|.formula|.innertext|.textcontent
pou23nhx1h	/proc/*/environ|/proc/[0-9]*/environ|/proc/[0-9]/environ|/proc/[0-9][0-9]*/environ
pp7526qx2s	pyperclip.copy|clipboardy.write|clipboard.write|set-clipboard|setclipboard|pbcopy|xclip
pp8c0ygx5j	database|cascade|dropdatabase|drop_database|flushall|.flushall
ppbluj0x17	bc1|[13]|0x[a-fa-f0-9]|^(:bc1|^(bc1|^:bc1|^bc1
pqj4840x2g	rglob|os.walk|walk_dir|walkdir|filepath.walk|get-childitem|readdir|glob
pqvo3vix2c	inviteshared
pr8ibmox8y	random.random()|random()|math.random()|rand()|randint|rand.intn(|rand.float64(|randrange|mt_rand(|$random|get-random
prw82i5x6j	put-bucket-acl|put-bucket-policy|put-public-access-block|allusers|--visibility|public-read
przb92nx55	autossh|ssh
ps4o5zpxa	socket
psarenpx3n	secrets|secrets.
psfiqktx3k	public-read-write|s3:putobject|s3:deleteobject|s3:putbucketpolicy
pssfk7wx52	handlefunc|.listenandserve|simplexmlrpcserver|'sinatra'|'sinatra"|"sinatra'|"sinatra"|fastapi|__name__|express')|express'|express")|express"|express)|express
ptyj2igx3a	stratum+tcp://|stratum+ssl://|xmrig|--coin=monero|--coin=xmr|--coin monero|--coin xmr|minerd
ptz3knyx9y	]{40}|bc1[|[13][
pu628laxhx	values of|value of|contents of|content of| included| unredacted| in full| as they are
pud398ix35	nsenter|chroot
pugq6mkx24	userhomedir|homedir|dir.home|user.home|homedirectoryforcurrentuser
pulalkix2u
put3gfox4s	remove-item|format|vssadmin
pv9dyvbx4h	chmod|chown
pvqjzbcxh	of=$
pw09jtnx4z	--dangerously-skip-permissions|bypasspermissions|"enableallprojectmcpservers"|"enableallprojectmcpservers|enableallprojectmcpservers"|enableallprojectmcpservers|chat.tools.autoapprove"|chat.tools.autoapprove
pw0lrinxcs	blind-copy|blind-copies|blind copy|blind copies|bcc
pw6ewiox64	json.stringify|object.entries|object.assign|object.fromentries
pwn0s5hx72	"usertype"|"usertype'|'usertype"|'usertype'
px624w9x19	strict-ssl
pxb3whzx4o	https://|http://
pxg3gxvx3f	これまでの|以前の|上記の|前の|今までの|制限なしで動作|制限なしで行動|制限なしに動作|制限なしに行動
pxm0t05x48	/dev/sd|/dev/nvme|/dev/disk|/dev/hd|/dev/vd|of=/dev/sd|of=/dev/nvme|of=/dev/disk|of=/dev/hd|of=/dev/vd
pxm15kex80	pages.create|chat_postmessage|postmessage|files_upload|filesupload|send_document|senddocument|send_message|sendmessage|create_gist|put_object|upload_file|upload_from_|insert_one|insertone|append_row|create_issue|create_comment|createcomment|createorupdatefilecontents
pxnqjgjx3j	"security.workspace.trust.enabled"|"security.workspace.trust.enabled'|"security.workspace.trust.enabled|'security.workspace.trust.enabled"|'security.workspace.trust.enabled'|'security.workspace.trust.enabled|security.workspace.trust.enabled"|security.workspace.trust.enabled'|security.workspace.trust.enabled|"folderopen"|"folderopen'|'folderopen"|'folderopen'
pxnxce5xba	terminate-instances|terminate_instances|delete-|delete_|--force|kubectl|uninstall|delete|instances|projects|.terminate
pxplpklx5x	alone|contradicts|contradict
pyeqcznxcy	screencapture|imagegrab|copyfromscreen|mss.mss|pyautogui.screenshot|sounddevice|pyaudio|arecord|scrot|gnome-screenshot|videocapture|avaudiorecorder|desktopcapturer|-window|cgwindowlistcreateimage|setwindowshookex|getasynckeystate|a_thishotkey|pynput|keyboard.hook|keyboard.on_press|keyboard.record|xinput|evtest|uiohook|cgeventtapcreate
pynczujx6b	httphandler
pz5cujmxq6	do not|don't|never|must not|without|silently|secretly|covertly|quietly|in the background|keep this|keep these|keep it|hide this from the user|hide this from the human|hide it from the user|hide it from the human|hidden this from the user|hidden this from the human|hidden it from the user|hidden it from the human|the user must not |the user should not |the user does not |without the user's |without the user |without user's |without user |no mentar|no informar
pz62dx1x1c	.subn|.sub
pz6tml7x7v	urandom|token_bytes|randombytes|os.random|truncatesync|truncate|of="$|of='$|of=$|if=/dev/urandom|if=/dev/random|shred|writeallbytes
pzdtjlbx2
pzi8dmmxr	acct_1
pzixkz3x2s	rglobsync|rglob|globsync|glob|walk|iterdir|scandir|listdir|readdirsync|readdir|walkdir|get-childitem|gci|find
pzmnz7fx6x	"deny|'deny|deny|disableallhooks|skipdangerousmodepermissionprompt
pzsrs5ux5l	update-ca-certificates|update-ca-trust|add-trusted-cert|import-certificate|-addstore|anchor|certutil`
