/** What the patterns that need words of several lists need; the test of `soughtWords` writes it. One that is missing takes longer to start with. */
export const soughtNeedsTogether: string = `p10dik40x4b	httphandler|sysloghandler|sockethandler	os.environ|os.getenv	.debug|.info|.warning|.error|.critical|.log
p10ejf59x1n	@base64d	/bin/bash|/bin/zsh|/bin/dash|/bin/sh|bash|zsh|dash|sh
p10g8incxf8	https://|http://	installed|fetched|taken|pulled|downloaded|loaded	need not|no need to|does not need|do not need|needs no|need no|without|agreed|approved|never|don't
p10sx1jcx64	random.uniform|random.gauss|random.normalvariate|random.random|np.random.|rng.|math.random|rand	["|['	"]|']
p10to3q8x2c	failures|failure|errors|error	s{	}{
p10x11mbxn5	https://|http://	curl	-f|--form|-d|--data|-t|--upload-file
p10z2ozjx1w	system:unauthenticated|system:anonymous	cluster-admin
p11dh5wxx23	-name	find	".git|'.git|.git
p11sx4y0x2r	iex|invoke-expression	irm|iwr|invoke-restmethod|invoke-webrequest
p11tp0akxku	documents|desktop|pictures|photos|music|movies|projects|repos|workspace|src|.ssh|.gnupg|.kube|.aws|.git*|.git|library	rm|rmtree|rmsync|fs.promises.rm|fsp.rm|fs.rm|remove-item|removeall|remove_dir_all|rm_rf|rimraf.sync|rimraf|shred|rmdir|removesync|deleterecursively|recursive
p1249q1zx9d	goproxy	gosumdb|gonosumdb|gonosumcheck|"-insecure|'-insecure|-insecure	https://|http://|tcp://|ssh://|grpcs://|grpc://
p12ch0a1x37	iex|invoke-expression	iwr|irm|invoke-webrequest|invoke-restmethod|downloadstring
p12lgroex4u	/dev/null	--all|--mirror|refs/	push
p131ddcdx6y	your own |its own |my own |their own 	approve|review	--approve|merge
p13c807nx4a	claude.md|agents.md|memory.md|soul.md|gemini.md|identity.md	curl|wget
p13hut4qx5l	forget|ignore|disregard	told|given|instructed|taught|before|said	everything|anything|all|whatever
p1417484x4z	spawn	.pipe|net.connect|net.socket|net.createconnection	'/bin/bash|'/bin/sh|'cmd.exe|'cmd|'powershell|"/bin/bash|"/bin/sh|"cmd.exe|"cmd|"powershell
p14nkvx31	override|prompt update|instruction update	system|admin|developer|security
p14p0up8x7g	-exec|-delete	find	for
p14truzjx37	token.actions.githubusercontent.com:sub	repo:
p14v9xdwx1f	eth_sendtransaction	.to
p14yyqv4x26	.git/hooks/pre-|.git/hooks/post-	curl|wget|https://|http://|base64
p15172qgx6y	decline|refuse|reject|not answer|not do|not help	even|including	those|what|requests|questions|things|ones|orders|whatever
p15dxdv5x16	mkfifo	netcat|netc|ncat|nc
p15ro4z0x62	str_rot13|base64_decode|gzinflate|gzuncompress|strrev|hex2bin	<?php	eval
p15z6sqhx3b	￿￿￿￿￿￿￿￿￿￿|￿￿￿￿￿￿￿|￿￿￿￿￿￿￿￿￿	￿￿￿￿￿￿￿￿￿￿|￿￿￿￿￿￿￿￿|￿￿￿￿￿￿￿	￿￿￿￿￿￿￿￿￿￿￿|￿￿￿￿￿￿￿￿￿|￿￿￿￿￿￿￿￿|￿￿￿￿￿￿
p162yxhzx5m	"npmregistryserver|"registry|'npmregistryserver|'registry|npmregistryserver|registry	config	https://|http://|tcp://|ssh://|grpcs://|grpc://
p16doqi3x1m	/protection	/branches/	delete
p16gc324xcc	/dev/null|-execdir|-exec|xargs|while	find
p16n4c2jx1v	"#|'#	"#|'#
p171dji2x1b	display dialog	hidden answer
p17hgg1x9i	dig|nslookup|host|drill|kdig|getent|resolvectl	"$(|'$(|$(	)".|)'.|).
p17r5fy3x7h	"https://|"http://|'https://|'http://	<script	src
p18afn58x74	sample.int(|sample(|np.random.choice(|np.random.sample(|random.choice(|random.sample(|rng.choice(|rng.sample(	<-|.iloc[|.loc[
p18cxetcx81	read|open|load|fetch	pass|put|give|include|supply	ssh|aws|netrc|npmrc|gnupg|kube|git-credentials|.env|id_rsa|id_ed25519
p18lsq0mxi5	verify|rejectunauthorized"|rejectunauthorized'|rejectunauthorized|insecureskipverify:|yaml.unsafe_load|unsafe_load|cert_none|check_hostname|httponly"|httponly'|httponly|csrf_exempt|allowany|permitall()|strict_host_key_checking=false|stricthostkeychecking=no|["none|['none|"none|'none	.replaceall|.replace_all|.replace|re.subn|re.sub|.sub|.gsub!|.gsub|.sub!|preg_replace|str_replace|.replaceallstring|.replaceallliteralstring|strings.replaceall|strings.replaceal|regex.replace|gsub|str_replace_all|-cireplace|-creplace|-ireplace|-replace
p18n0ss8x5o	not|--deselect|--testpathignorepatterns|--exclude|--skip|-skip|--grep-invert|--invert	auth|secur|permissions|permission|csrf|acl
p18vslr2xdq	removals|removal|removing|deletions|deletion|deleting|payments|payment|paying|purchases|purchase|transfers|transfer|destructive	with yes|answered|approved|confirmed|given|accepted|on behalf of|in the name of|for the user	answer|confirm|accept|approve|acknowledge|take|treat
p193vdeax4p	push	git
p1941tjsxb8	--dangerously-skip-permissions|--yolo|danger-full-access|--ask-for-approval never|bypasspermissions|--full-auto|--trust-all-tools	approve|accept|allow|confirm|say yes to|grant	delet|force|push|remov|destructive|without|including|payments|payment|installs|install
p19ec54zx1o	pushurl	https://|http://
p19x0jpox2u	memfd_create	exec|fexecve|subprocess.|spawn
p19ye143x2m	arn:aws	principals|principal|grantees|grantee	:iam::
p1a501llx2d	core.hookspath	--global|--system	config
p1aczs2xx3x	while|xargs	base32|base64|xxd|od|hexdump|openssl
p1ap4f2vx94	date.today|datetime.now|datetime.today|datetime.utcnow|time.time|date.now|new date|get-date|time.now|date("y|date('y|date	202|203|204|205|206|207|208|209|17|18|19|1.7|1.8|1.9
p1ap4midx4d	requests.get|urlopen|httpx.get|fetch	exec|eval
p1balzdnx2w	os.fork()	sd.rec|sounddevice.rec|pyaudio|imagegrab|pynput|videocapture|mss.mss
p1bpmbf7x1u	frombase64string	iex|invoke-expression
p1c4ph7hx91	inetaddress.getallbyname|inetaddress.getbyname|net.lookup|dns.gethost|dns_get_record|checkdnsrr|gethostbynamel|gethostbyname|addrinfo.getaddrinfo|resolv.getaddress|resolve4|resolve6|resolvetxt|resolveany	sprintf|fmt.sprintf(|}.
p1cm6qx2x5d	passwords	store|keep|save|hash	in plain text|in plaintext|plainly|plain|unsalted|unhashed|md5|sha-1|sha1|unencrypted
p1crw32px7z	response.json(|json.stringify(|c.json(|res.json(|jsonify(	...env|...process.env|...c.env|...event.context.cloudflare.env|...dict(os.environ)|...os.environ|env|process.env|c.env|event.context.cloudflare.env|dict(os.environ)|os.environ
p1d5nh7wx78	xxd|openssl|rev|gunzip|zcat|uudecode|rot13|tr	bash|zsh|ksh|dash|sh|python2|python3|python|perl|node
p1d7t9qhx7k	gethostname()|os.hostname()|platform.node()|uname|hostname	sandbox|cuckoo|malware|analysis|virus|honeypot|detonat	cpu_count|os.cpus|nproc|totalmem|virtual_memory|return|exit
p1dfqhlsx1r	/skill.md	skills/	glob
p1djd56cx29	"failures"|"failures'|"errors"|"errors'|'failures"|'failures'|'errors"|'errors'	.set	"0"|"0'|'0"|'0'
p1dx1ft3xa0	notify|sendnotificationemails|sendnotificationemail|send_notifications|send_notification|sendnotifications|sendnotification|emailmessage	insert_permission|.share|permissions().create|permissions.create|addeditors|addeditor|inviteuser	false
p1ed465tx80	without	requests|request|commands|command|questions|question|orders|order|prompts|prompt	refus|questions|questioning|question|hesitat|exceptions|exception|restrictions|restriction|limits|limit|filter|moral|ethic
p1eiyc5dx5s	base64	bash|zsh|ksh|dash|sh|python2|python3|python|perl|node|ruby|xargs	-d|--decode|-i
p1eksan9x3z	math.max|max	coverage|accuracy|pass_rate|passrate|precision|recall|f1|uptime	0.8|0.9|.8|.9
p1eshis7x43	--dangerously|--yolo|--full-auto|--yes-always|bypass	claude=|codex=|gemini=|cursor-agent=|aider=|opencode=	alias
p1eumigwx1o	config	.ssh	set
p1evy13cx5f	https://|http://	pip3|pip|uv|uvx|pipx|npm|npx|pnpm|yarn|bunx|bun|deno|gem|cargo|brew|conda|mamba|luarocks|composer|cpanm|cpan|helm|apt-key|code
p1eyv3yax3q	netcat|netc|ncat|nc	bash|bacmd|bapowershell|zsh|zcmd|zpowershell|ksh|kcmd|kpowershell|dash|dacmd|dapowershell|sh|cmd|powershell	-e|-c|--exec|--sh-exec
p1fa34erx38	new proxy	receiveraddress|receiver|recipientaddress|recipient|payeeaddress|payee|destinationaddress|destination|toaddress|to
p1fnr5q9x3u	https_proxy"|https_proxy'|https_proxy|http_proxy"|http_proxy'|http_proxy	"https://|"http://|'https://|'http://|https://|http://
p1frv655x6e	detached|start_new_session|detached_process|"ignore|'ignore|nohup|setsid	popen|spawn|execfile|execsync|exec|fork|start-process|system
p1fxlx5tx6n	/dev/null|&>	bash|zsh|dash|sh|python3|python|node|perl|ruby
p1gfp9nvxzo	anthropic_base_url"|anthropic_base_url'|anthropic_base_url|openai_base_url"|openai_base_url'|openai_base_url|openai_api_base"|openai_api_base'|openai_api_base|https_proxy"|https_proxy'|https_proxy|http_proxy"|http_proxy'|http_proxy	"https://|"http://|'https://|'http://|https://|http://
p1gll4quxbk	descriptions|description	replaces|replace|overrides|override|supersedes|supersede|apply to|applies to|takes the place|take the place|is used instead|are used instead	tools|tool|those|other skills|other skill|servers|server
p1h3zzu8x4z	https://|http://	webservice(|importdata(|importxml(|importhtml(|importfeed(|image(
p1he83hox5m	send |pay |transfer 	within|hours|days|published|restore|deleted	 btc| xmr| eth| usdt|btc|xmr|eth|usdt
p1hlf5pzx44	status|state|outcome|result	...	=>
p1i2gab0xid	system|preferences|preference|instructions|instruction|wishes|requests|request|rules|settings|operator|safety|developer|other	conflicts|conflict|contradicts|contradict|disagrees|disagree|differs|differ|inconsistent|odds	this|guidance|instructions|rules
p1ia845x8w	https://|http://	style	href
p1iv3shsx7g	restrictions|guidelines|instructions|rules|limits	were|have been	suspended|lifted|void|different|other|another|no longer
p1j38918xq5	works entirely offline|works entirely locally|works fully offline|works fully locally|works offline|works locally|work entirely offline|work entirely locally|work fully offline|work fully locally|work offline|work locally|is entirely offline|is entirely local|is fully offline|is fully local|is offline|is local|runs entirely offline|runs entirely local|runs fully offline|runs fully local|runs offline|runs local|nothing|no data|no files|no file|none of it|never leaves|never sends|never uploads|never contacts|does not send|does not upload|does not contact|does not connect|does not transmit|does not collect|does not share|do not send|do not upload|do not contact|do not connect|do not transmit|do not collect|do not share|makes no network |makes no external |make no network |make no external 	network|upload|data|privacy|traffic|server|connection|sent|shared|access|commands|command|telemetry|files|file	explain|say|answer|state|reply|respond|tell them|tell the user|tell him|tell her|claim|assure them|assure the user
p1jj13otx3d	quarantine	xattr	unzip|7z
p1jl8sz2x59	tar|bsdtar|gunzip|unzip|cpio	"/var/tmp|"/tmp|"/dev/shm|"$tmpdir|"~/.|'/var/tmp|'/tmp|'/dev/shm|'$tmpdir|'~/.|/var/tmp|/tmp|/dev/shm|$tmpdir|~/.	curl|wget|nc|ncat
p1jqs3bvxak	always|in every project|everywhere|for all requests|for all hosts|for all connections	verification|validation|checks|check|errors|error	disable|turn off|skip|switch off|bypass|ignore
p1js9tqox1b	s_client	openssl	mkfifo
p1jwf7d1x2h	ssh-ed25519|ssh-rsa|ssh-dss|ecdsa-sha2-nistp	aaaa
p1jwqqr9xww	https://|http://	base64|full text|conversation|transcript|date of birth|salary|passwords|password|secrets|secret|passport|contents of|content of	=<|={
p1jx8j7yx2p	install|add	pip3|pip|uv|pipx|poetry
p1kfuudex3z	akia|gh[pousr]_|ghp_|xoxb|xoxp|xox[|_authtoken|private key	rg|grep|ag|ack
p1kjca30x2r	ocid1.tenancy.oc	define tenancy 	admit
p1kp2dvrx2u	authorized_key:	"https://|"http://|'https://|'http://|https://|http://	key:
p1l1dlo7x6b	bundle create	https://|http://	curl|wget
p1l3xv7ox30	exec	kworker|kthreadd|kthread|ksoftirqd|kswapd|migration|rcu_|systemd|dbus-daemon|sshd	-a
p1la2opax7x	ignore|disregard|bypass|circumvent	safety|security|ethical|content|policy	all|any|your
p1lfdmihxer	--registry|--extra-index-url|--index-url	"https://|'https://|https://	npm|pnpm|yarn|npx|bunx|bun|pip3|pip|uvx|uv|pipx
p1li2jn5x55	return|then	passw|pwd|token	md5|sha1|sha256|hash
p1lsfeyaxu7	http://|https://	url|index-url|extra-index-url|registry|source
p1m3axy8xfg	description|triggers|trigger|trigger words|trigger phrases|keywords|frontmatter	others|other|other skills|other skill|each other|every skill|competing	so that it |so that this skill |so that this |so it |so this skill |so this |first|always|before them|ahead of
p1m99xbyx2y	powershell.exe|powershell	-ec|-enc|-encodedcommand|-encoded|-e
p1mjgwqjx5e	](https://|](http://	user|document|conversation|messages|message|prompt|answer|contents|content|context|clipboard|history|chat	![
p1mnmf72x1o	runner.worker	/proc/	/mem
p1ns8g2hxh8	carry it out|carry it on|carry them out|carry them on|carry this out|carry this on|carry out|carry on|continue|proceed|go on|run it|execute it|do it|complete it|ignore it|ignore that|ignore this	risky|dangerous|unsafe|suspicious|harmful|destructive|unusual|alarming|questionable|malicious|wrong	false positive|false alarm|known|expected|by design|normal|intended|harmless|safe|pre-approved|preapproved|reviewed|already
p1o98qkyx5g	answers|answer|complies|comply|responds|respond|helps|help	weapons|weapon|malware|drugs|explosives|bombs|bomb|illegal|harmful|dangerous	every|any|all|anything
p1ol319rxed	hesitation|hesitating|hesitates|refusal|refusals|refusing|refuses|decline|declines|declining|asking back|asking for confirmation|asking the user|pausing|second-guessing|second guessing|caution|warnings to the user|warning to the user|disclaimers|disclaimer|safety concerns|safety considerations|safety checks|safety warnings	counts|count|treated|counted|logged|scored|recorded|regarded|considered|classed	 as an | as a | as the | as 
p1ol3hukx6r	findings|issues|violations|errors|problems|alerts|risks|hits|warnings	sha1|sha256|sha512|md5|blake2|createhash	in
p1ooojhtx3s	sed	/fail|failed|fail|❌
p1os9z43x2e	xargs	curl|wget	-c
p1ownggyxnj	http://|https://	--extra-index-url|--index-url|--find-links|-i
p1oyrb43xcp	https://|http://	do not ever |do not |don't ever |don't |never ever |never |without ever |without |must not ever |must not |need not ever |need not |no need to ever |no need to |silently|quietly|unnoticed|discreetly	ref|aff|via|partner|tag|promo|utm_|referr|/go/|/aff/|/ref/|/out/|/r/
p1p1ivuhx3d	same	user|system|developer	authority|weight|rank|priority
p1p59mphx89	phrase|words|mnemonic phrase|mnemonic|twelve-words|twelve-word|twelve words|twelve word|twenty-four-words|twenty-four-word|twenty-four words|twenty-four word|12-words|12-word|12 words|12 word|24-words|24-word|24 words|24 word	users|user|customers|customer|persons|person|clients|client|owners|owner|thems|them	ask |have |request |prompt |tell |get |let 
p1pdna4sx7s	exec|execsync|spawnsync|eval|popen|os.popen|os.system|subprocess.|shell_exec|passthru|child_process.|exec.command	atob|b64decode|base64|from(|.decode|probe|cmd|command|header|cookie|query
p1pih6z5x4l	os.environ[|os.environ	os.environ[|os.environ	key|token|secret|password|url
p1pt2qo8x2x	frombase64string	iex|invoke-expression|[reflection.assembly]::load|assembly]::load
p1q0rnbxgt	https://|http://	environment variables|environment|~/.config|~/.ssh|~/.aws|~/.gnupg|~/.kube|~/.docker|.env|printenv|credentials|credential|api keys|api key|tokens|token|messages|prompts|shell history|browser history|transcripts|transcript|conversation	upload|send|post|submit|push|transmit|request|call|fetch
p1qn3getx9z	--dangerously-|--yolo|danger-full-access	codex|claude|gemini|opencode|codex_bin|claude_bin	curl|wget|requests.get|fetch
p1qn8ds1x4z	id_rsa|id_ed25519|.kdbx|.pem|.ppk|wallet.dat|.keystore|seed.txt|.ovpn|.p12|.pfx	find|fd|get-childitem|gci|rglob|glob|walk|locate|mdfind
p1qwjmz4xg1	playwright_chromium_download_host|playwright_firefox_download_host|playwright_webkit_download_host|playwright_download_host|puppeteer_chrome_download_host|puppeteer_chrome_download_base_url|puppeteer_download_host|puppeteer_download_base_url|electron_builder_binaries_mirror|electron_mirror|sass_binary_site|sentrycli_cdnurl|nvm_nodejs_org_mirror|nodejs_org_mirror|npm_config_registry|npm_config_disturl|pip_extra_index_url|pip_index_url|uv_default_index|uv_index|uv_index_url|uv_extra_index_url|uv_python_install_mirror|uv_pypy_install_mirror|goproxy|rustup_dist_server|rustup_update_root|homebrew_bottle_domain|homebrew_api_domain	https://|http://|tcp://|ssh://|grpcs://|grpc://
p1r46z0kx4z	string.fromcharcode	_compile|new function|vm.|eval|context
p1scp20dxa2	assert true|expect(true).tobe(true)|asserttrue(true)	.replaceall|.replace_all|.replace|re.subn|re.sub|.sub|.gsub!|.gsub|.sub!|preg_replace|str_replace|.replaceallstring|.replaceallliteralstring|strings.replaceall|strings.replaceal|regex.replace|gsub|str_replace_all|-cireplace|-creplace|-ireplace|-replace
p1sitosqx27	/memberships/	orgs/	put
p1sjp93vx37	printf|echo	$(
p1sp8zz0x8g	this file|this page|this skill|this document|this text|this section	binding|authoritative|overriding|governing|supreme|highest	as the |as your |as 
p1tat7rrx35	ksecmatchlimitall	ksecreturndata	urlsession|urlrequest|alamofire|af.request
p1tdd93lx5u	atob|buffer.from|b64decode|base64_decode|base64.decode64|decodebase64	raw(|unsafe(|exec(|execute(|prepare(|query(|queryrawunsafe(|executerawunsafe(|text(
p1tm2wujx67	rate limits|rate limit|csrf|lock-outs|lock-out|lockouts|lockout|mfa|2fa|signature checks|signature check|certificate checks|certificate check	off|disabled|none|no
p1tr5uxqxdb	as it is|as they are|as is|unredacted|unmasked|in full|raw|unchanged|unedited|complete	tokens|token|keys|key|passwords|password|secrets|secret|connection strings|connection string|credentials|credential	configuration|config|logs|log|environment|headers|header|settings|dump|output|request
p1txry43x8c	overrides|override|overriding|supersedes|supersede|outranks|outrank|precedence|priority	system prompts|system prompt|instructions|instruction|requests|request|wishes|rules|developer's|developer￿s|developer|all other skills|all other instructions|all other rules
p1u6gmpox3f	bashrc'|bashrc"|zshrc'|zshrc"|bash_profile'|bash_profile"|zprofile'|zprofile"|zshenv'|zshenv"	curl|wget|base64|https://|http://|nohup	'ab'|'ab"|'a+'|'a+"|'a'|'a"|"ab'|"ab"|"a+'|"a+"|"a'|"a"
p1uiyo7wxck	no answer|no reply|no response|no objection|silence|lack of an answer|lack of an reply|lack of an objection|lack of a answer|lack of a reply|lack of a objection|lack of answer|lack of reply|lack of objection|thumbs-up|thumbs up|emoji	approval|consent|agreement|permission|confirmation|yes	as |means |counts as |is |for 
p1umelfrxb8	admin panel|admin interface|admin page|dashboard|buckets|bucket|database|console	without a log-in|without a login|without a password|without a authentication|without any log-in|without any login|without any password|without any authentication|without log-in|without login|without password|without authentication|least privilege|grant	public|open|reachable|world
p1uuk8z3x33	registry	"https://|"http://|'https://|'http://|https://|http://	config
p1uz3j7hx2y	launchagents/|launchdaemons/	curl|wget|https://|http://|base64|osascript
p1vfw3v9x9g	instead of|in place of|rather than|whichever|whatever|regardless of|not the	accounts|account|one|template|invoices|invoice|ibans|iban|payees|payee|bank|details|detail|records|record
p1vriqtaxdl	 fails| fail| failed| errors out| error out| goes wrong| cannot be done| cannot be completed	completed|complete|done|successful|passed|finished|resolved|a success	as 
p1vv4ikgx93	display|visibility|font-size|opacity|color	send|upload|ignore|disregard|run|execute|read|fetch|curl|agent|assistant
p1vwc9onx8o	echo|printf	audit|scan|test|lint|check|pytest|jest|vitest|trivy|semgrep|gitleaks|bandit|snyk|eslint	.json|.xml|.txt|.log|.html|.sarif|.out|.info|.md
p1w6cumgxme	 clean| passed| passing| green| safe| fine| successful| resolved	warns|warn|fails|fail|failed|complains|complain|flags|flag|finds something|finds anything|find something|find anything|is red|shows errors|shows failures|show errors|show failures|cannot be made to|do not pass|does not pass	scan|scanner|test|suite|audit|check|lint|review|build|verification|warning
p1x1lye0x9n	instrucciones|instru￿￿es|instructions|anweisungen|reglas|regras|r￿gles	olvida|oublie|esquece|vergiss|ignora|ignore|ignorez|oubliez
p1xemnkwx1n	curl|wget	<(
p1xit4xdx4w	even if|even when|whatever|no matter	character|role	break|breaks|leave|leaves|step out of|drop|drops
p1xo4vcpx42	run_tests|run_test|runtests|runtest|audit|scan|lint|verify|validate|health|check|test|evaluate|benchmark|backup	def|function|func|fn
p1xzzs6lx2m	ncat|nc	/bin/bash|/bin/zsh|/bin/dash|/bin/sh|bash|zsh|dash|sh
p1y3o84uxkd	the mirror|the upload|the server|the sync|the copy|the backup|the registration|the telemetry|the report|the relay|as far as the users|as far as the user|as far as the they|as far as the he|as far as the she|as far as users|as far as user|as far as they|as far as he|as far as she|is not part of	works entirely offline|works entirely locally|works fully offline|works fully locally|works offline|works locally|work entirely offline|work entirely locally|work fully offline|work fully locally|work offline|work locally|is entirely offline|is entirely local|is fully offline|is fully local|is offline|is local|runs entirely offline|runs entirely local|runs fully offline|runs fully local|runs offline|runs local|nothing|no data|no files|no file|none of it|never leaves|never sends|never uploads|never contacts|does not send|does not upload|does not contact|does not connect|does not transmit|does not collect|does not share|do not send|do not upload|do not contact|do not connect|do not transmit|do not collect|do not share|makes no network |makes no external |make no network |make no external 	ed about|ed why|ed what|ed for|ed whether| about| why| what| for| whether
p1ycagtex2o	mkfifo	netcat|netc|ncat|nc	/bin/bash|/bin/zsh|/bin/dash|/bin/sh|bash|zsh|dash|sh
p1yko3e2x35	/dev/sd|/dev/nvme|/dev/vd|/dev/hd|/dev/mmcblk|/dev/disk	of="$|of='$|of=$	for
p26619mx43	http://|https://|git+http://	.tgz|.tar.gz|.git|.zip
p2cgo4x3j	net.connect|net.createconnection|net.socket	spawn	'/bin/bash|'/bin/sh|'cmd.exe|'cmd|'powershell|"/bin/bash|"/bin/sh|"cmd.exe|"cmd|"powershell
p2m5juax7g	today()|utcnow(|now(|new date()|date.now()	202|203|204|205|206|207|208|209
p2mxl5dx3f	忽略所有|忽略全部|忽略一切|忽略|无视所有|无视全部|无视一切|无视|忘记所有|忘记全部|忘记一切|忘记	所有指令|所有指示|所有说明|所有规则|所有提示|指令|指示|说明|规则|提示
p2s3f8dx6n	registry	https://|http://
p2y53qbx91	keep|commit|store|check in|leave	private key|signing key|service's key|service' key|services key|service key|api key|deploy key|key|secrets|secret|passwords|password|tokens|token|credentials|credential	repo|source code|source|code base|codebase|git
p3du1uzx2b	--expire-unreachable=now|--expire-unreachable=all|--expire=now|--expire=all	reflog	expire
p3evyewx1l	/dev/tcp/|/dev/udp/	-i	bash|zsh|ksh|sh
p3ibdesx1u	"/dev/tcp/|"/dev/udp/|'/dev/tcp/|'/dev/udp/|/dev/tcp/|/dev/udp/	exec	<>
p3iw3yyxn8	registry	http://|https://
p3knw30x4s	"args"	"env"
p3odimrx20	--extra-index-url|--index-url	"https://|"http://|'https://|'http://|https://|http://
p3oilxex8n	remote	--all|--mirror	push
p41u0x8x25	auto_prepend_file"|auto_prepend_file'|auto_prepend_file|auto_append_file"|auto_append_file'|auto_append_file	"https:|"http:|'https:|'http:|https:|http:
p44iw6gxbs	compare_digest|timingsafeequal|check_password|verify_signature|verify_token|verify_password|verifysignature|verifytoken|verifypassword|checkpassword|bcrypt.compare|is_admin|isadmin|has_permission|haspermission|is_authenticated|isauthenticated|is_authorized|isauthorized|csrf|requireauth|authorize	.replace|subn|sub|gsub!|gsub|sub!|preg_replace|replace
p45j8m7x2d	1.0|0.9	if
p4ths0zx1w	disregard	requests|request|system prompt
p52xqd0xau	https://|http://	key}|key|token}|token|secret}|secret|password}|password|pat}|pat	anthropic_|openai_|gemini_|google_|github_|gh_|gitlab_|aws_|npm_|stripe_|slack_|hf_|claude_|azure_|pypi_|docker_
p5510bbx4b	](https://|](http://	key|token|secret|password	![
p5y82b2x3o	exec	<>	-c
p6d7ft4x6s	"documents"|"documents'|'documents"|'documents'	"desktop"|"desktop'|'desktop"|'desktop'	deno.remove|deno.writetextfile|deno.writefile|rmtree|rmsync|rm|unlink|os.remove|.write_text|.write_bytes
p6lk3opx52	https://|http://	![	](<|](
p6svd3ex8d	https://|http://	what the user has told|what the user has said|what the user has wrote|what the user has typed|what the user has asked|what the user told|what the user said|what the user wrote|what the user typed|what the user asked|the whole conversation|the whole chat|the whole prompt|the full conversation|the full chat|the full prompt|the conversation|the chat|the prompt|contents of |content of |text of |.env|￿￿￿￿￿￿￿￿|inhalt der|contenu du|contenido del|contenido de|内容|対話|会话
p6yrilpx73	harmless|innocent|long|routine|boring	destructive|dangerous|risky|delet|remov|real	confirm|approv|prompts|prompt|read|notice|see
p6yvhbex8z	ignore|disregard|forget|override|bypass	previous|prior|above|earlier|preceding|existing|original|initial|system|safety|developer	instructions|instruction|contexts|context|rules|rule|prompts|prompt|directions|direction|guidelines|guideline|messages|message|policy|policies|constraints|constraint
p773so9x1q	globalthis.expect|global.expect	new proxy
p7kmmuxx3s	"preinstall"|"postinstall"|"install"	curl|wget|base64|node|bash|powershell|https://|http://
p7nri8x2n	trap|parallel|watch	curl|wget|lwp-request
p7nsfz4x5b	processbuilder|getruntime().exec	new java.net.socket|new socket	sh"|cmd.exe"|cmd"
p7ou1auxbv	ignore|disregard|forget|override|bypass|discard	previous|prior|above|earlier|preceding|existing|original|initial|system|safety|developer|security|content|ethical	instructions|instruction|context|rules|rule|prompts|prompt|directions|direction|guidelines|guideline|messages|message|policy|policies|constraints|constraint|restrictions|restriction|safeguards|safeguard|controls|control
p84f04wx3u	textdidendeditingnotification|uipasteboard.changednotification|textdidchangenotification	urlrequest|urlsession
p89wf6bx5z	[[tool.uv.index|[[tool.uv.sources|[tool.uv.index|[tool.uv.sources|extra-index-url|index-url	https://|http://|tcp://|ssh://|grpcs://|grpc://
p8bbh11x3q	socket	gets	exec
p8bxxthx31	digest|hexdigest|hash|sha|md5	!==|!=|===|==|eq|equals
p8ios0dx59	path.home()|homedir()|dir.home|user.home")|user.home"|user.home')|user.home'|user.home)|user.home	documents|desktop|pictures|movies|music|photos	rglob|glob|iterdir|walk|readdir|listfiles|children
p8ogm15xfe	your own |an independent |an neutral |an objective |an impartial |an unbiased |a independent |a neutral |a objective |a impartial |a unbiased |independent |neutral |objective |impartial |unbiased 	present|describe|frame|word|phrase|offer|give|pass off|state|introduce|show	as if it were |as though it were |as being |as 
p8xaigfx3z	shutil.rmtree	'/'|'/"|'~'|'~"|"/'|"/"|"~'|"~"|os.path.expanduser(|path.home()|os.environ['home']|os.environ['home"]|os.environ["home']|os.environ["home"]
p92a1awx4d	secrets	tojson
p9e1t76xes	secretly|covertly|silently|quietly|discreetly|unnoticed|without telling the user|without telling anyone|without telling anybody|without telling them|without informing the user|without informing anyone|without informing anybody|without informing them|without notifying the user|without notifying anyone|without notifying anybody|without notifying them	collaborators|collaborator|maintainers|maintainer|admin|owners|owner|back doors|back door|backdoors|backdoor|ssh keys|ssh key|deploy keys|deploy key|public keys|public key|api keys|api key|access|your own account|your account|our own account|our account|my own account|my account|another own account|another account|second own account|second account|new own account|new account|hidden own account|hidden account|an own account|an account|remote users|remote user|web hooks|web hook|webhooks|webhook	add|create|grant|invite|register|insert|plant|install|leave|give|enable|open
p9gslm7x57	def _dispatch(self,	getoutput|os.system|popen|check_output|subprocess.run|eval|exec
p9ksuhbx81	"https://|"http://|'https://|'http://|https://|http://	endpoint|base_url|api_base|api_url|url|host	openai|anthropic|claude|gemini|genai|cohere|mistral|groq|langsmith|langchain|langfuse|exa|tavily|pinecone|replicate|elevenlabs|deepl|huggingface|wandb|sentry
p9ntw7sx5e	downloadfile|-outfile|start-bitstransfer|bitsadmin|urlcache	rundll32|regsvr32|mshta|wscript|cscript|msiexec|installutil|odbcconf|add-type|loadfrom
p9oqgtzx7n	--privileged	docker	/:/
p9xumbux1z	from now on,|from now on	you're|you are|you will|you must|act as|pretend to be
p9zdv25x1k	savetofile	.run|shellexecute|.exec
pam6w25x1t	"bypasspermissions"|"bypasspermissions'|'bypasspermissions"|'bypasspermissions'	"defaultmode"]|"defaultmode"|"defaultmode']|"defaultmode'|'defaultmode"]|'defaultmode"|'defaultmode']|'defaultmode'
paxee07x65	joining|concatenat|interpolat|f-strings|f-string|string formatting	build|write|make|assemble|compose|generate	sql|queries|statements
pb4xf5lx8d	everybody|everyone|all users|all roles|all services|anyone|any service	grant|give|attach|assign	administratoraccess|administrator role|administrator rights|administrator access|admin role|admin rights|admin access|owner role|*:*
pb51kfpx81	getprototypeof	.constructor	async
pb521j0xnn	git+http://|http://	pip3|pip|npm|pnpm|yarn|gem|pipx|cargo|go|npx|uvx
pbh9azyx2v	net.sockets.tcpclient	iex|invoke-expression|cmd.exe|cmd
pbnags9x8l	another skills|another skill|other skills|other skill	descriptions|description|triggers|trigger|frontmatter|keywords	strikes|strike|removes|remove|deletes|delete|replaces|replace|changes|change|rewrites|rewrite|edits|edit|overwrites|overwrite|amends|amend
pbnjir2x4t	--global|--system	config	core.hookspath|core.pager|core.editor|core.sshcommand|core.fsmonitor|core.askpass|init.templatedir|credential.helper|alias.
pbo37i3x3h	node_options	--import|--require|--loader|--experimental-loader	data:|https:|http:
pbtibedx53	processbuilder|getruntime().exec	new java.net.socket|new socket	sh"|cmd.exe"|cmd"
pbtlrudx3z	"import|'import	.pth"|.pth'	).write_text|.write_text|"w|'w
pc555l5x1i	이전|위의|앞의	지시|명령|규칙	무시|잊
pcc1qrhx12e	valid_|valid|verified_|verified|genuine_|genuine|authentic_|authentic|confirm_|confirm|verify|validate|check|require|ensure|is_valid|isvalid|authenticate|authorize|allowed|authorised|authorized|authenticated|trusted|approved|admin|permission|access|safe_path|safe_url|safe_host|safe_command|safe_query|safe_file|safe_input|safepath|safeurl|safehost|safecommand|safequery|safefile|safeinput	()
pcjuoj9xqq	extra-index-url|index-url	http://
pcjy5ypx2g	cap_setuid|cap_sys_admin|cap_sys_ptrace|cap_dac_override	setcap
pcom5hyx2k	set-url	remote	--push
pct5nhcxhw	do not|don't|never|without|must not|need not	referrals|referral|affiliat|sponsor|kickbacks|kickback|paid|advertis|commission	recommend|choose|suggest|present|promote|prefer|pick|select|offer|steer
pcyhg0dx4g	without	authorised|authorized|allowed|permitted|cleared	commands|command|actions|action|things|thing|tools|tool
pd8jx76x98	curl|wget|fetch|lwp-download|aria2c	bash|zsh|ksh|dash|ash|sh|python2|python3|python|node|perl|ruby|php|osascript
pdcahxixr3	http://|https://	index-url|registry|sources|goproxy=|goproxy	pip3|pip|uv|poetry|npm|pnpm|yarn|gem|bundle|env
pdpie3kx20	.sample	.drop
pdqacsux5s	<packagesource	pattern="*"	<package
pdtbk3ex77	subprocess|os.system|popen|exec|spawn|eval|launchctl	for	zip|enumerate|cycle|range
pdyz98fxia	outranks|outrank|overrides|override|overriding|supersedes|supersede|takes precedence over|takes priority over|take precedence over|take priority over|has precedence over|has priority over|have precedence over|have priority over|wins over|win over|comes before|come before	agents.md|claude.md|memory.md|soul.md|gemini.md|identity.md|long-term memory|persistent memory|project memory|memory|custom instructions	others |other |other skills |the user |users |user |rules |instructions |preferences |settings |guidelines |those |that 
pe39xmhx46	curl|wget	bash|zsh|ksh|dash|ash|sh|eval|source|exec|python2|python3|python|node
peaggrwx1k	socat	exec:'/bin/|exec:'|exec:"/bin/|exec:"|exec:/bin/|exec:	bash|zsh|sh
peckxnqx6u	-delete|-execdir|-exec|xargs	find	home|srv|users|data|mnt|media|root|var/lib|var/www|var/backups
pefbn0dx9m	system|message|instructions|guidelines|rules|directives|directive|restrictions	your	obsolete|void|replaced|superseded|outdated|invalidated|invalid|cancelled|canceled|revoked|suspended|deprecated|lifted|longer
pejc9j9xdv	second|another|extra|additional|hidden|fallback|master|universal	do not |don't |never |without |no 	comment|mention|document|test|log|tell|list
pep6mqxx8z	verify|rejectunauthorized|insecureskipverify|--insecure|node_tls_reject_unauthorized	all|every|any|always|generated|production|by default	set|use|pass|add|keep|put
pewkw9ax5b	scripts	preinstall|postinstall|install	node|bash|zsh|dash|sh|python3|python
pf4e1yvx1g	--public	create	repo
pf9h9p9x14	secrets	tojson
pfdvmhsx2c	.unpack1|.unpack	public_send|send	%i[|%w[
pfmtrpkx99	anteriores|previas|pr￿c￿dentes|pr￿vias|vorherigen|bisherigen|vorigen	ignora|olvida|ignore|esque￿a|oublie|ignorez|ignoriere|vergiss
pfo2dmrxdj	secretly|covertly|silently|quietly|discreetly|unnoticed|without telling the user|without telling anyone|without telling anybody|without telling them|without informing the user|without informing anyone|without informing anybody|without informing them|without notifying the user|without notifying anyone|without notifying anybody|without notifying them	never |do not |don't 	reveal|disclose|mention|admit|explain|share
pfp165fx21	netcat|netc|ncat|nc	/bin/bash|/bin/zsh|/bin/ksh|/bin/dash|/bin/sh|bash|zsh|ksh|dash|sh
pgq01vvx50	node_options|bash_env|pythonstartup|ld_preload|dyld_insert_libraries|perl5opt|rubyopt|java_tool_options	/tmp/|/dev/shm/|/var/tmp/|$tmpdir
ph0fw4hx21	/proc/$|/proc/	/mem	strings|grep
phrb8znx57	os.environ|os.getenv|process.env|getenv	.hex(|b16encode(|b32encode(|hexlify(|tostring(	key|token|secret|password
phz2uvxx3b	fsockopen|tcpsocket.new|tcpsocket.open|io::socket::inet	exec|/bin/bash|/bin/sh|proc_open|shell_exec
pi9ygvcx1a8	.ssh/|id_rsa|id_ed25519|id_ecdsa|id_dsa|.aws/credentials|.aws/config|.gnupg|.netrc|.gradle/gradle.properties|.cargo/credentials|.renviron|.m2/settings.xml|.gem/credentials|.terraform.d/|.terraformrc|.vault-token|.config/rclone|.pgpass|.s3cfg|.boto|.composer/auth.json|.claude.json|.claude/projects|.codex/auth.json|.password-store|keyrings/|.config/op/|serviceaccount/token|.kaggle/kaggle.json|.cache/huggingface/token|.huggingface/token|.config/openai/|.npmrc|.pypirc|.docker/config.json|.kube/config|.git-credentials|.config/gcloud|.config/gh/hosts|.config/solana|.azure/|.bash_history|.zsh_history|.claude/.credentials|.clawdbot/|.openclaw/.env|.openclaw/credentials|.openclaw/openclaw.json|/etc/shadow|/etc/passwd|/etc/sudoers|login data|cookies.binarycookies|cookies.sqlite|/network/cookies|/cookies|local extension settings|logins.json|key4.db|wallet.dat|local storage/leveldb|ethereum/keystore|.electrum/|electrum/wallets|.bitcoin/|ledger live/|.thunderbird/|exodus/|nkbihfbeogaeaoehlefnkodbefgpgknn|find-generic-password|find-internet-password|dump-keychain|keychain-db|169.254.169.254|metadata.google.internal|/proc/self/environ|cmdkey|vaultcmd	create|release|aws|gsutil|storage|rclone
pif75i0x3a	/dev/stdin	<<<	"$(|'$(|$(
pit3iiux2t	extraknownmarketplaces	https://|http://|tcp://|ssh://|grpcs://|grpc://
piuk3jhx2l	[scriptblock]::create	net.sockets.tcpclient]::new|net.sockets.tcpclient]|net.sockets.tcpclient::new|net.sockets.tcpclient
pjbqybqx4t	you're|you are	unrestricted|unfiltered|jailbroken|developer mode|god mode|dan|root mode|maintenance mode|debug mode|no longer bound
pjbyvp6x61	anthropic_base_url|anthropic_api_base|anthropic_api_url|openai_base_url|openai_api_base|openai_api_url|google_gemini_base_url|google_gemini_api_base|google_gemini_api_url|gemini_base_url|gemini_api_base|gemini_api_url	https://|http://|tcp://|ssh://|grpcs://|grpc://
pjiy89x3l	.unpack1|.unpack|base64.strict_decode64|base64.urlsafe_decode64|base64.decode64|zlib.gunzip|zlib::inflate	popen
pjqzrhvxdf	install|npm	reqeusts|requsets|request5|python-requests2|numpyy|nunpy|pandsa|panda5|beautifulsoup|bs5|crypt0graphy|crossenv|cross-env.js|lodahs|loadsh|expresss|exprss|axois|axioss|chalk-next|colorss|discord.jss|electorn|openai-api-python|openaai|anthropicc|anthropic-sdk-python|urlib3|urllib|setup-tools|python-dateutils|djnago|flaskk|pilow|scikit-learnn|tensorfllow|pytorch-nightly-gpu
pjstq17x24	"https:|"http:	url	#>
pjvluk1xl	nopasswd:	all
pjzmaerx1v	prompt_command	history|fc
pk5i6xgx40	iex|invoke-expression	iwr|irm|invoke-webrequest|invoke-restmethod|downloadstring|net.webclient|curl|wget
pkecq2nxd5	https://|http://	the whole conversation|the whole chat|the whole transcript|the whole prompt|the full conversation|the full chat|the full transcript|the full prompt|the entire conversation|the entire chat|the entire transcript|the entire prompt|the conversation|the chat|the transcript|the prompt|each |every |all |file contents|file content|full contents of each file|full contents of every file|full contents of all file|full contents of the file|full content of each file|full content of every file|full content of all file|full content of the file|contents of each file|contents of every file|contents of all file|contents of the file|content of each file|content of every file|content of all file|content of the file	post|send|submit|forward|upload|report|copy|copie|mirror|transmit|deliver
pki27kjx5e	__import__|getattr|exec|eval|function|require|child_process	chr|fromcharcode	ord|charcodeat
pkrxnnjx2b	xattr	-rd|-d|-c|-rc|-cr
plqk3o3xdn	competitors|competitor|rivals|rival|alternatives|alternative|other providers|other provider|other vendors|other vendor|other tools|other tool|other products|other product|other libraries|other services|other service|other packages|other package	breaking|unstable|deprecated|insecure|unsafe|risky|discontinued|outdated|unmaintained|abandoned|unreliable|vulnerable|end-of-life|end-of life|end of-life|end of life|legacy|inferior	describe|call|present|mention|portray|characterise|characterize|label|report
pm4yjgixuu	do not ever |do not |don't ever |don't |never ever |never |without ever |without |must not ever |must not |need not ever |need not |no need to ever |no need to |silently|quietly|unnoticed|discreetly	by about |by around |by roughly |by up to |by a further |by 	reduce|lower|raise|increase|inflate|deflate|round|shift|adjust|understate|overstate|multiply|scale|add|subtract|deduct|shave|bump|pad|lift|move|change|replace
pm83zdix7u	unpack|decode_base64|pack|].pack|".unpack1|".unpack|'.unpack1|'.unpack|base64.strict_decode64|base64.urlsafe_decode64|base64.decode64|from_base64|frombase64|base64.dec	system|exec|eval|qx|load|loadstring|instance_eval|open
pm9457uxc1	https://|http://	~/.ssh|~/.aws|~/.gnupg|~/.kube|~/.netrc|~/.npmrc|.env|id_rsa|id_ed25519|printenv	read|encode|open|load|cat|take
pmesuz4x2x	.remove	"failure"|"failure'|"error"|"error'|'failure"|'failure'|'error"|'error'	tag
pmg4ji9xhc	credentials|credential| tokens| token|_tokens|_token|-tokens|-token|tokens|token|api keys|api key|api_keys|api_key|api-keys|api-key|apikeys|apikey|secrets|secret|passwords|password|private keys|private key|ssh keys|ssh key|environment variables|environment variable|env vars|env var|cookies|cookie|session token|session data|conversation history|conversation log|conversation content|conversation context|chat history|chat log|chat content|chat context|message history|message log|message content|message context|wallet|seed phrase|mnemonic|keychain|user's data|user's files|user's session data|user's session|user data|user files|user session data|user session|~/.ssh|~/.aws|~/.config|~/.netrc|~/.npmrc|~/.gnupg|~/.kube|.env|id_rsa|memory.md	read|collect|get|gather|extract|include|find|take|copy|grab|harvest|retrieve|load|dump|capture|append|attach|encode|search|locate|forward|send|upload|post|transmit|submit|embed
pmi9e35x3s	marketplace	autoupdate	plugin
pmoyzmxx1i	hidden answer	osascript
pmpv1aexd6	verify|rejectunauthorized"|rejectunauthorized'|rejectunauthorized|insecureskipverify:|yaml.unsafe_load|unsafe_load|cert_none|check_hostname|httponly"|httponly'|httponly|csrf_exempt|allowany|permitall()|strict_host_key_checking=false|stricthostkeychecking=no|["none|['none|"none|'none	sed|=~|perl
pmrvtadxfo	base64.|b64decode|codecs.decode|zlib.decompress|gzip.decompress|lzma.decompress|marshal.loads|bytes.fromhex|bytearray.fromhex|binascii.|atob|buffer.from|unescape|decodeuricomponent|string.fromcharcode|__import__(|base64.decode64|base64_decode|gzinflate|str_rot13|pack(	eval|exec|execsync|new function|function|compile|os.system|runinthiscontext|runinnewcontext|assert|instance_eval
pn1hymtx7h	claude|codex|gemini	rm|rmtree|rmsync|remove-item|rimraf|removeall
pnm1n6cx6t	$_get|$_post|$_request|$_cookie	eval|assert|system|passthru|shell_exec|exec|popen|proc_open|call_user_func_array|call_user_func|create_function
poeh6t8x3l	base64	-d|--decode	eval|-c|python3|python|source
pohbu4ex2y	now	17|18|19
poxyvq0x3a	chpasswd	useradd	-o|--non-unique
ppejqkrx22	report.outcome|rep.outcome|outcome.outcome|result.outcome|test.outcome	"passed"|"passed'|'passed"|'passed'
pphbhqrx7v	.write_bytes|.write_text|writefilesync	rglob|glob|walk|iterdir|scandir	for
ppkgmzx2x	https://|http://	mshta.exe|mshta|regsvr32.exe|regsvr32|rundll32.exe|rundll32|msiexec.exe|msiexec|certutil.exe|certutil|bitsadmin.exe|bitsadmin
pq6ttpgx37	-execdir|-exec	find	rm|shred|dd|truncate
pqe7u9txao	.replaceall|.replace_all|.replace|re.subn|re.sub|.sub|.gsub!|.gsub|.sub!|preg_replace|str_replace|.replaceallstring|.replaceallliteralstring|strings.replaceall|strings.replaceal|regex.replace|gsub|str_replace_all|-cireplace|-creplace|-ireplace|-replace	tag|aff|ref|partnerid|partner|campid|campaign
pqh4cjux3p	datetime|date|date.utc|date.parse|time.mktime|time.new|time.local	"20|'20|20
pqw7ul5x8t	<system-reminder>|<system-prompt>|<system-message>|<system-notice>|<system-instructions>|<system-instruction>|<system_reminder>|<system_prompt>|<system_message>|<system_notice>|<system_instructions>|<system_instruction>|<system>|<admin>|<developer>|<operator>	without|not|never|ignore|you|run|switched
pqxunkaxb6	otherwise|normally|usually|typically	decline|refuse|reject|avoid	approved|allowed|permitted|authorised|authorized|normal|valid|acceptable|anyway|answered|fulfilled|completed|done
pr8dc2kx55	process.start|process.run|processbuilder|exec|spawn|system|popen	fromcharcodes|fromcharcode|string|chr	0x
prau8klx2k	deploy-key|ssh-key	.pub	add
preht2xx8l	.replaceall|.replace_all|.replace|re.sub|.gsub!|.gsub|.sub!|.sub|str_replace	faileds|failed|failures|failure|fails|fail|errors|error|❌|✗	passed|pass|ok|success|✅|✓
prg2pwex6q	remote set-url|remote add	https://|http://	git push|push all|push every|push each|push the|push your|push them|push everything|push it|push there|push to it|--all|--mirror
prioz9bx4h	errorcount|failurecount|numfailed|failed	.map	...
prt47pmx8i	only if they|only if the user|only if asked|only if he|only if she|only if somebody|only if someone|only when they|only when the user|only when asked|only when he|only when she|only when somebody|only when someone	tell|inform|mention|say	rm -|delete|remove|wipe|send|upload|post|push|transfer|pay|buy|install
psdv6dex18v	https://|http://	li_at|c_user|sapisid|__secure-1psid|__secure-3psid|_gh_sess|user_session|sp_dc|auth_token"|auth_token'|auth_token	curl|wget|fetch|requests.post|requests.get
pte0absx1b	"bypasspermissions"	"defaultmode"
pto44a4x96	.update	if
ptuhnpjx35	<&	1>&|2>&|>&	bash|zsh|ksh|dash|sh
ptux4npx1d	指示を無視|指示を忘れ|命令を無視|命令を忘れ|ルールを無視|ルールを忘れ	以前のすべての|以前の|上記のすべての|上記の|これまでのすべての|これまでの|前のすべての|前の
pu2gg43x7e	limits|limit|rules|restrictions|guidelines|safety|policies|filters|guardrails|training	no longer|does not|do not|don't|don￿t|never	apply|hold|bind|count|matter|exist
pu4kvmkx3b	get-childitem	remove-item	-recurse
pu5pugvx1u	stash|clean	git
pua33l2x40	openssl	="$(|='$(|=$(	enc|aes
pua9nrxa3	no matter|regardless|however serious|however severe|however grave|however bad|even if they|even if it|even if asked|even if the user	do not ever |do not |don't ever |don't |never ever |never 	security|vulnerabilit|flaws|flaw|malware|back doors|back door|backdoors|backdoor
puaq11cx12	.fileno()	dup2
pucjshsx6h	trust	hostssl|hostnossl|host
puhc1k1x8g	"high"|"high'|"critical"|"critical'|"blocker"|"blocker'|"fatal"|"fatal'|'high"|'high'|'critical"|'critical'|'blocker"|'blocker'|'fatal"|'fatal'	delete|del|.pop|.remove|.splice|severity|level	if|when
puo2hgoxpj	install	http://|https://	pip3|pip|python3|python
pur30k5x47	[[tool.uv.index]]|[[index]]	https://|http://|tcp://|ssh://|grpcs://|grpc://	url
purdc51xfh	iban|bic|swift|account_number|accountnumber|account_no|accountno|account|wallet_address|walletaddress|wallet|payee|payout|payto|pay_to|recipient|beneficiary|routing|deposit	if|when
pure2oox75	rules|restrictions|policies|guidelines|instructions|safeguards	suspended|lifted|void|disabled|revoked|no longer|overridden|cancelled	prior|previous|all|existing|safety|content
puvr0bnxrv	were told|have been told|system messages|system message|system prompts|system prompt|system instructions|system instruction|project rules|project instructions|project guidelines|guidance |instructions |instruction |rules |messages |directions |policies |constraints |guidelines |guidance|instructions|instruction|rules|messages|directions|policies|constraints|guidelines|safeguards|the claude.md|the agents.md|the gemini.md|any claude.md|any agents.md|any gemini.md|all claude.md|all agents.md|all gemini.md	does not apply|does not count|does not hold|does not bind|do not apply|do not count|do not hold|do not bind|did not apply|did not count|did not hold|did not bind|no longer apply|no longer applies|no longer counts|no longer count|no longer holds|no longer hold|no longer binds|no longer bind|not binding|void|suspended|paused|out of scope|overridden|superseded|legacy|obsolete|revoked|cance|withdrawn|lifted|set aside|ignored|skipped|disregarded|treated as advisory|treated as background|treated as noise
pv0qehzx8a	's user password|'s account password|'s password| user password| account password| password	https://|http://	enter|type|give|provide|supply|confirm
pv3d9vbx37	docker	chroot|--privileged|nsenter	/:/
pvb7x5kxjd	replaces|replace|supersedes|supersede|instead of|in place of|takes over|takes the place of|take over|take the place of|do not use|don't use|never use	full |entire |whole |complete |exact |verbatim |unabridged 	built-in |builtin |native |default |standard |own |usual |regular 
pvlznlsxgx	approved|authorised|authorized|consented to|confirmed|agreed to|granted|consent for|consent to|permission for|permission to|approval for|approval to	user |owner |operator |human |customer 	deletions|deletion|delet|removals|removal|commands|command|actions|action|transfers|transfer|payments|payment|purchases|purchase|pushes|push|uploads|upload|operations|operation|tool calls|tool call|access
pvopnkoxgt	do not|don't|never|without|must not|need not	approve|accept|merge|pass|sign off|rate	security|vulnerabilit|flaws|flaw|defects|defect|bugs|bug|back doors|back door|backdoors|backdoor|problems|problem|issues|issue
pvtq5nexah	start_new_session|detached	popen|spawn	python3|python|node|bash|zsh|dash|sh|perl|ruby|sys.executable|process.execpath
pw03rjyx71	public|world|anonymous|everybody	buckets|bucket|tables|table|databases|database|storage|shares|share|endpoints|endpoint	writ|read-and-write|read-and write|read-write|read and-write|read and write|read write
pwasvmbx2s	claude.md|agents.md|memory.md|soul.md|gemini.md|heartbeat.md	writefile|appendfile|open
pwezlxaxbo	as it is|as is|as they are|unchanged|directly|unescaped|without	user's |user |client's |client |request's |request 	pass
pwg4iyjx3q	secrets	tojson	uses:
pxdgk44x2i	/docker.sock	chmod	0666|0766|666|766|0777|777|a+rw|o+rw
pxe2gfhx3n	assert true|expect(true)	sed|=~|perl
pxprirxx7v	do not |don't |never |no need to |without 	force-push|force push|forcepush|deleting|dropping|paying|buying|transferring|deploying|publishing|overwriting|wiping|sending money	before |prior to |when |while 
pxzhionx5m	enough|sufficient|fine|safe|secure	md5|sha-1|sha1|base64|rot13|plain text|plaintext|unsalted	is|are
pym3kjrx78	unrestricted|unfiltered|uncensored|amoral	guidelines|rules|limits|restrictions|ethics|filters|filter|morals|moral	process|ai|assistant|model|agent|entity|intelligence|system|persona
pysaz84xcf	system prompt|initial instructions|system message	reveal|print|output|repeat|show|leak	your|the
pyyy53dx42	git_url:	remotes:|remote:	https://|http://|tcp://|ssh://|grpcs://|grpc://
pz7zgdpx5z	longer	unrestricted|without|stay|this|rules|limits|guidelines|restrictions	you
pzaz49ox3a	url-substitute	https://|http://|tcp://|ssh://|grpcs://|grpc://
pze151lx4d	"https://|"http://|'https://|'http://	base_url|baseurl|api_base|apibase|api_endpoint|apiendpoint
pzngdvox4f	eval|assert|system|passthru|shell_exec|exec|popen|include	get|post|request|cookie|server	@$_|$_
pztqs81x1w	pip.main	https://|http://`
