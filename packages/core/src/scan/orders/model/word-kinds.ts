/**
 * Words by their stems, those together that are used for the same: apart by spaces, their kinds by bars. Made by
 * scripts/train-orders/word-kinds.py.
 */
export const wordKinds =
  'a alik bake buildabl collid completeli eras hunk legitimateli one overwritten ride substant the unfinish|aa ae' +
  ' af b bc bd c cc df ea ed ef f fa fc fd|aaa wcag|ab abs bgb bis dsgvo haft hat ki nie nr prufen st uber unveri' +
  'fiziert vwgo weg zum|abandon abort amend defer discard fail halt inert rerun retir revert skip stale|abbrevi c' +
  'apitaliz case fuzzi match noun spell synonym underscor verb|abc pk|abd brownfield counterpart greenfield guard' +
  'ian hitl impl lightweight retrofit runnabl specifi substrat tdd|abi builtin cfg compil crate decompil entrypoi' +
  'nt fmt mutant obj pest rust soliditi stdlib zig|abiliti achiev activeli bias conscious curiositi difficult eme' +
  'rg examin fear frustrat genuin harm pain reson seek serious urgenci|abl afterward alreadi elsewher it plainli ' +
  'quietli shorten somewher them themselv those to written yourself|abord appliqu apr aucun autr cett clair conte' +
  'nu deux fait ils j jamais lign moin nom personn peut pourquoi puis quell rapport regl repons resultat ses seul' +
  ' sous specifiqu tach ton toujour|about believ everyon haven he hear how know love made mayb realli rememb said' +
  ' say she someon sure tell thank they want we what you|abov below board each eight everi five four granulariti ' +
  'nine seven six th thre|absenc behaviour corrobor deferr falsifi honor inconclus mechanic met pass precondit re' +
  'fut satisfi unmet wit|absent also both eith exclud explicitli found modifi nor otherwiz refus unless|absolut e' +
  'xact filenam normaliz origin path semv|absorb blame blindli extremeli proactiveli quickli redo reliabli repeat' +
  'edli rescu safer workaround|abstract languag terminologi vocabulari|abus brute denial leak leakag mass poison ' +
  'sink unauthoriz|ac dod|academ appendix journal literatur paper scientif|acceler excell flux rapid|accelint age' +
  'ntql bidirect bpmn callabl changeset nql pseudocod rlm trailmark|accent bg black bright cool dark gray ink lig' +
  'ht mute neutral primari rgb secondari soft stroke warm white|accept an any claus exclus exempt explicit forbid' +
  'den mandat or preced such|access authent authoriz credenti endpoint expos extern jwt restrict secret subdomain' +
  '|accessibl focus mobil|accident behavi broken dismiss hide intention reachabl reli revers riski trap|accomplis' +
  'h answ came deserv habit hasn imagin mind neighbour sens wrote|accord analys augment catalogu dossi ideal marc' +
  'h pilot prospect reconnaiss recurr|accordingli ancest calle discret finit intersect leaf subgraph subsystem su' +
  'btre|accordion aria breadcrumb clickabl dropdown element modal nav navig sidebar sticki tab toolbar tooltip vi' +
  'ew widget|account address exchang mint payment sign swap transf wallet|accumul cheap fastest fewer grow hit no' +
  'isi rais recall worst|accur deepli helpful notabl refram similar substanti valuabl|accuraci advantag benefit b' +
  'ia biggest breadth cognit diversiti feasibl fundament implic improv leverag opportuniti strength stress theore' +
  't tradeoff|ack ctx idempot|acknowledg declin revisit unblock ups urgent|acl allowlist blocklist mc ocsf secski' +
  'll unrestrict whitelist wildcard|acm clerk enroll paypal stripe|acquir fork fresh mine relay routin watchdog|a' +
  'cquisit gtm monetiz nich sport|across collect kind locat lookup map multipl relat select target|act submiss su' +
  'bmit|action adversari behavior complementari deepen empir exploratori heurist novel novelti orthogon qualitat ' +
  'rigor systemat systematic taxonomi thorough|activ bulk progress recent track|actor identiti role|actual agre b' +
  'elong doe other recogniz wherev wheth which|actuat cor csp csrf idor ip waf|ad add ensur equival extend legaci' +
  ' pref use|adapt cqr crud ddd factori interfac microservic mock|aday alt bir bu cortex degil durum ekip erisim ' +
  'her icin ile motor mucit porcelain rc sil sultan tek ve ya yalniz yok|addendum attest compliant shield|addit b' +
  'ackward versus|addition advisori check dependabot forg hygien mainten patch pin prerequisit releas upstream ve' +
  'rifi|addon csf csr esm hyva intl msw|addressx base basic built etc help provid support us v|adher debat mortem' +
  ' reinforc viabl|adjac deliber invert overlap oversiz spars thin tini|adject casual eleg essay fict friendli ja' +
  'rgon memor natur overus sound teach vibe|adjust math maximum minimum optim precis ratio sharp temperatur vari ' +
  'varianc weight|adk composio manus marimo odoo rover rube serena tool unicon|admin feder mfa oidc pingon plane ' +
  'rbac sso tenant|administr behalf confidenti consent grant obtain owner permit student|admiss authoritat dispos' +
  'it oracl receipt reconcili record retain|admit briefli conclud couldn dig excus improviz not obey pertain reim' +
  'plement strand thereof|adopt champion initiat matur programm|adr deliver normat pdr rebutt traceabl trd|advanc' +
  ' analyt autom discov lab profil unifi|adventur fortress|advertis campaign creator feed funnel hack survey|adve' +
  'rtiz brain glanc regularli soul twin|advic honest manufactur opinion realiti stanc tast|advis brainstorm codeb' +
  'as consensus constitut decompos decomposit elicit epistem evolv explor gath ideat iterat lens socrat specialis' +
  't synthesis synthesiz tailor|adviz agreed complaint compli contribut copyright duti herebi incorpor lawy licen' +
  's remark shall sole taxpay upon|advoc devil|aes ct decrypt hmac iv nonc plaintext proverif|aesthet atmospher b' +
  'rand editori imageri inspir mood organ rich tone|affect ambigu ambiguiti assumpt conflict contradict contradic' +
  'tori defect distinguish diverg guarante imposs lack observ reason unclear|affich automatiqu besoin compt cre c' +
  'reer ensembl erreur formul francais marqu mettr obligatoir recommand tableau titr tous voir|affili commiss dea' +
  'l employe hr januari outreach purchas referr renew trad|afford aggressiveli bounc flip jump lift liquid percei' +
  'v promin rippl shrink|afk closeout fixer graduat itil jtbd rca recon scor sdlc step workstream wr|after close ' +
  'fire immediateli onc previous resum then until|again ahead anyway arriv door forev forget furth gone late late' +
  'r loud settl silenc stuck therefor turn twice|against classifi evid find gap mandatori proof proven residu sco' +
  'pe|age compar million posit reserv segment spread star typic win|agenci buyer clinic compani hire institut int' +
  'erest medic polit sponsor|agenda attend impress particip proposit regard verbal|agent architect deleg orchestr' +
  ' workflow|aggreg breakdown bucket cohort correl gaug metric seri stat statist|aggress caut conservat cosmet ne' +
  'glig penalti poor proportion relax suffici unreli|agil formaliz sdd|agnost convent declarat exampl gotcha modu' +
  'lar reusabl structur|ago friday last monday oldest overdu upcom weekend yesterday|agreement establish formal l' +
  'aw negoti patent statement suppli term venu|agy caveman interactiveli invok read sendmessag write|ai|aid corre' +
  'spond impos lectur lit trait|aim bett consid cut differ easi enough explain feel good great hedg matt mostli n' +
  'ice solv think thought toward well worth|ak pat realm subnet|akeneo editfram shopifi storefront testflight wix' +
  '|aks az hcloud huawei ingress rds vpc|al con cuando del el es las lo los mas sin solo una y|alarm alert inact ' +
  'traffic|album playlist scrub|algorithm consistenci dimension level quantitat scenario tempor|alia metadata nam' +
  'e tag|alias annot def ref semant|align aspect placement variant wide|aliv cancel cancell drain heartbeat idl i' +
  'nterrupt paus poll reset schedul shutdown sleep thread timer wait wake|all dedup dedupl deterministic intermed' +
  'i materializ result revalid unmap|alleg applicabl basis determin validiti|alloc cap ceil count exceed floor ma' +
  'x min size unit yield|allow deni disabl redirect yes|almost analogi argu ariz behav buri doubt easili encount ' +
  'fight howev necessarili need opposit overwhelm probabli seem shouldn that truli understood unsur wasn|alon are' +
  ' becom cannot deliberateli mereli prove rath surviv treat|along front left pick pictur plant right room stick|' +
  'alongsid assembl edit flavor full gener load pack recip standalon|alpha|alpin apk asan clang cmake llvm mull w' +
  'asm|als auch auf aus bei das dem den der die dies ein einer fur ist kein mit nach nicht nur oder ohn sie sind ' +
  'und von vor wenn werden wird zu zur|alter blanket checksum clash harmless identic overridden rot uncheck unrec' +
  'ogniz widen wider wipe|altern cast trim|alternat approach choic clariti crucial emot emphasiz essenti explan n' +
  'uanc prefer simplic slop tens vagu|alway anywher block drop empti entireli never none omit overwrit print remo' +
  'v renam unread|am man|amazon apifi atlassian basecamp confluenc elevenlab gws jira mulerout quickshar spotifi|' +
  'ambient ha langgraph pasta registrar subpath|among asid carri given of part repres two where|amount balanc bon' +
  'd buy cash collater discount dollar fee fund gas liquiditi monthli payout price usd|amplifi attent fatigu fric' +
  't maximiz repetit|analyst busi icp leadership stakehold strateg tactic|analyz benchmark calibr evalu grade qua' +
  'liti rubric tier|anatomi archetyp blueprint glossari sketch spine wf wirefram|anchor collis deriv ident pair p' +
  'reserv referenc rfc same separ stabl subset trail whose|and annex artefact|android electron emul expo flutt io' +
  's jetpack nativ swift swiftui tauri xcode|angl arc facet genr preciz realist variat|angular astro cesdk hotwir' +
  ' javascript jsx nextj nuxt react shadcn spa ssr storybook svelt sveltekit tailwind tanstack tsx vanilla vite v' +
  'ue zustand|anim fps keyfram lotti morph paint pan playback prev resiz snap stagg transit|ann|announc begin end' +
  ' land morn remind repli ritual start|annual deduct incom liabiliti provision tax|anomali assess disclosur impa' +
  'ct likelihood mitig prioritiz risk severiti|anonym brok captcha handshak outbound publicli request revoc trans' +
  'mit unauthent|anoth fulli hand itself own through touch unlock walk work|ansibl apm deploy devop helm iac infr' +
  'a infrastructur kubernet prod terraform|ant cada como esta o para por que se usuario|anthrop bedrock langchain' +
  ' ollama vertex|anti common pattern pitfall|antigraviti claud codex copilot cursor opencod skill|anyon ask coll' +
  'eagu everybodi gave meant notic nowher pleas pretend somebodi stuff told user whoev whom wish|anyth be becaus ' +
  'been can els even ever everyth had happen here leav may noth simpli so still there though was were will won ye' +
  't|ao apena arquivo codigo dado deve houv na pelo sao toda|aop centraliz rls|ap|apach|apart away chanc far half' +
  ' littl nearli odd rareli slip soon take tend|api client cloudflar http mcp rest serv|apikey bear hostnam key p' +
  'assword privat pubkey token usernam vault|apis applic backend integr sdk|apl axiom databrick datasourc dws gra' +
  'fana obs otel prometheus promql ql snowflak warehous|apo component contrato dependencia erro esperada estrutur' +
  'a evidencia execucao exemplo fluxo ja leia modo nome pergunta plano projeto regra saida seguranca sempr soment' +
  ' tarefa techspec|apollo magento neo sentri woocommerc wordpress wp|appear around behind forward keep onto outs' +
  'id point sit stay togeth under|append compact jsonl registri rost|appl iphon safari televis tvo|appli candid c' +
  'arv caveat closur drift enumer incomplet mark reconstruct regardless remain repair success unchang unresolv un' +
  'verifi verdict|appoint cours desk firm guest holiday hotel mail mailbox merchant patient recipi recruit visit|' +
  'appropri detail purpos relationship responsibl specif unfamiliar|appropriateli constrain fault favor fragil in' +
  'her meaningful significantli underli verbositi|approv confirm demot disclos elig newli separateli vet waiv|app' +
  'roxim cardin clamp coars degre fract halv histogram largest magnitud nearest subtract|apt brew darwin exe fs h' +
  'omebrew usr|ar arxiv doi skillfortifybench xiv|arb btc eth ethereum gem mainnet megaeth polygon rsi sol solana' +
  ' testnet usdc usdt|arbitrari escap fingerprint input payload redact sanitiz travers untrust|arch latest yaml|a' +
  'rchitectur design driven foundat prototyp ux|archiv current digest entri histori inbox newest ticket|archivo c' +
  'lave contenido dato hay mejor paso precio pregunta prim producto prueba respuesta su tien van|area|aren assum ' +
  'bad but confus could genuineli guess introduc mean mislead mistak necessari obvious possibl surpriz useful wor' +
  's wrong|arg bm lang tp wc|argo gitop|argocd coolifi koocli kubectl pup railway ssi traefik wrangl|argument ins' +
  'ensit lt shorthand substr tr val|argv stdin|arial inter mono sc|arithmet array constant dict discrimin equat e' +
  'xpr func predic scalar smile struct tokeniz tripl tupl various|ark|arkweb|arm cuda metal wheel|arrang beautifu' +
  'l bend breath eye legibl perfect restraint rough|arrow asymmetr bleed blur bord box corn decorat inset opaciti' +
  ' outer pad px rectangl ring space|art vo|articl descript keyword knowledg memo topic|artifact captur emit insp' +
  'ect mirror option regener resolv scratch sibl tre|artist avatar capt clip film music photograph portrait song ' +
  'subtitl testimoni watermark|as besid exactli its labell mtime ratifi rewritten stamp supersed tbd trash unconf' +
  'irm unreleas untag untouch|asc|ascii backtick bracket colon dash delimit enclos fenc indent liter newlin notat' +
  ' opaqu parenthes punctuat special unicod uppercas|askuserquest webfetch websearch|asm fp ir mir|asr bl speech ' +
  'transcrib transcript tts wav whisp|assembli mast packet sha|assert circular condit implicit incompat inconsist' +
  ' mutabl overli overload prohibit properli undefin undocu unsupport|asset canon catalog doc document handbook i' +
  'ndex readm seed templat|assign by destin individu popul qualifi|assigne cfp mileston|assist bring care friend ' +
  'his human me ment my our peopl person talk travel who your|associ foreign jurisdict membership trademark|assur' +
  ' commerci consider|ast fuzz hotspot introspect taint vector|asta notebook notebooklm obsidian qmd zotero|async' +
  ' dbc grpc io jpa kafka outbox reactiv redis summ|asynchron asyncio concurr coroutin decoupl goroutin saga stat' +
  'eful synchron waterfall|at fifti hundr quart roughli spent ten thirti thousand today twelv twenti|atla clis co' +
  'nvex praxis rpa stdio uipath wikimedia|atom bind declar envelop hash immut req return valid|atomic bead bookke' +
  'ep credo fleet periodic pickup rollup sase subsequ successfulli triniti|att ck cwe exploit ioc mitr owasp thre' +
  'at vulnerabl|attach copi live save|attack av bypass detect exfil exfiltr hijack inject jailbreak malici malwar' +
  ' steal suspici tamp theft|attempt autonomi destruct emergenci escal immedi irrevers|attende greet quotat speak' +
  ' spoken|attribut dto entiti field filt method namespac object properti readonli type union uniqu|au avant avec' +
  ' ce chaqu d dan des du est et l le les ne par pas pour qui san sur une|audienc cultur technic|audio imag media' +
  ' mp og preview thumbnail upload video|audit checklist guardrail runbook|authentic cooki localstorag login logo' +
  'ut oauth pkc webhook|author from into kb note present summariz|authoriti|authorship elabor intact nearbi reorg' +
  'aniz reshap restructur semantic sharpen strictli surgic these unambigu|authz cryptograph exposur pii sensit ta' +
  'keov|auto automat dure feedback initi isol loop manual process trigg|autocomplet cls coexist dynamic exclusive' +
  'li programmat programmatic unstabl viewtransit virtualiz|automatic clone remot|autonom autopilot coder collabo' +
  'rat council spark supervis swarm|aux cas ces comm doit donne etap etr fichi il leur meme plus produit projet q' +
  'u quand quel sa sont tout utilisateur utiliz valeur|avail datalad directli gitign ixp mempalac mv prepend subc' +
  'ommand subdirectori subfold|availabl batteri distribut driv|averag avg calcul cumulat estim margin median mult' +
  'ipli pct percent percentag percentil pnl sum timefram total|avoid mix over vs|await broadcast call disconnect ' +
  'inbound instant listen ping reconnect|awar efficienci reliabl stabiliti|aws azur cloud gcp iam manag microsoft' +
  '|ax axis band distanc edg grain least plot|axe ide|back first goe move open out past show straight whole|backf' +
  'ill delta heal increment iter|background foreground glass gradient mesh shadow subtl textur transpar|backlink ' +
  'bid leaderboard nft polymarket popular tournament watchlist weath|backlog checkpoint cr finaliz flight pend pr' +
  's reconcil status sweep wip|backoff circuit concurrenci deadlock exhaust exponenti graceful idempotenci resili' +
  ' retri throttl timeout|backup delet disk ephemer log purg temporari|badg cent circl drawn fill headlin highlig' +
  'ht outlin pill|ban co gui ma va vi|banana flash gpt lite multimod nano pro ultra veo vis wan|bandit sast sbom ' +
  'semgrep|bandwidth burst capaciti decay forecast healthi ic lag latenci meter peak skew spike streak sustain th' +
  'roughput|bank employ insur invoic partn|bann kick welcom|bar breakpoint camera crop draw frame geometri grid h' +
  'eight horizont layout panel pixel squar vertic viewport width|bare contain plain replac strip substitut|barrel' +
  '|basedir code complement portabl projectnam standardiz|baselin coverag dual integriti matrix pariti|basenam ex' +
  't|baseurl etag hello mime presign qr uri|bash heredoc jq ls mkdir rg sed zsh|bashrc crontab dolt kntnt nightli' +
  ' portless reinstall rsync symlink throwaway uninstall writabl zshrc|bat ty|batch bound fan hop sequenti serial' +
  ' subtask wave|bdd hld lld|beacon sidechannel|bean fastifi flask graphql middlewar rout|beat fit|befor cleanli ' +
  'continu deliv done finish park proceed ran re reopen stall stop unattend|beginn careful carefulli clos comment' +
  'ari encourag outrank quest steer ters|belief checkabl conclus contest disagr disagre factual judgement plausib' +
  'l premiz uncertain warrant weigh|bench ckpt complexa graphifi kermt krono orf pretrain slim|benefici derivat i' +
  'nfring irrevoc liabl merchantabl redistribut royalti tort warranti worldwid|benign broaden creep deptrac fix i' +
  'ncident inconsistenci irrelev narrowest nit omiss outdat reproduct soleli uncov untest weaken|best comprehens ' +
  'core deep develop dive ecosystem expert framework guid guidanc guidelin maintain practic see standard|bet capi' +
  't dse earn equiti profit revenu sector trade valuat|beta|between collaps expand singl split|beyond confid desp' +
  'it inflat major minor negat signal signific stake strong|bi|bib|bibliographi epub tex|big larg nois shift slig' +
  'htli small|bigint countri currenci jsonb numb quantiti|bigqueri clickhous lambda mongodb opentelemetri|bilingu' +
  ' conciz copyedit introduct manuscript sect takeaway thesis throughout|bill charg credit fre mo paid seat subsc' +
  'ript trial unlimit|bin binari install nix pip pkg uv venv|binanc|bio blueski discord dm facebook forum instagr' +
  'am linkedin moltbook post reddit scrap slack tiktok tweet twitt youtub|biom eslint flake lint mypi phpstan pre' +
  'tti pyright ruff tsc typecheck|biometr compromiz cryptographi imperson masv permiss phish privileg protect sec' +
  'ur trust|bisect detach dirti leas merg mergeabl orphan prune quarantin squash uncommit unstag untrack|bit code' +
  'c concaten decod encod interpol magic random regex symbol utf z|blank foot legend placehold|blast complexiti h' +
  'igh indic low medium moder reduc reduct|blend canva cinemat composit graphic illustr mockup mot preset spatial' +
  ' sprite style visual|blind converg disciplin hypothesis independ judg ladd lane len|bloat break dead duplic na' +
  'rrow redund repeat shallow unnecessari unrel unus|blob|blog cms googl homepag robot site websit zerg|blu dang ' +
  'ff green neon orang purpl red slate yellow|bodi comment display head rel text titl|boilerpl chapt markup snipp' +
  'et toc|bold font ital serif|bolt fed plug super vehicl|bom cad|bonus borrow coin deposit lend loan money pay p' +
  'erpetu refund sell settlement thumb withdraw|book calendar convers meet newslett|bookmark feishu shareabl wech' +
  'at|bool boolean default doubl null regular|boost cost factor frequenci growth increas lower momentum rate rewa' +
  'rd rise trend volum|boot java jvm kotlin net php rail rubi spring|bootstrap dry fixtur hook pre run runn scaff' +
  'old smoke suit|bot signup sms whatsapp|bottleneck horizon stabiliz trajectori|bottom button fade hover overlay' +
  ' pop press screen visibl zoom|boundari constraint invari ownership safeti seam|bounti cybersecuriti elit foren' +
  's penetr pentest softwar|br eq sp str u uint|branch commit diff git gt main pr push worktre|brave firecrawl|br' +
  'each dss fraud pci phi privaci reput|bridg via|brief complet draft epic grill handoff intak kanban okr phase p' +
  'lan plann prep prepar qa readi retro retrospect review roadmap sprint stage stori task|broad critic defens dem' +
  'onstr flaw hallucin hunt identifi known potenti violat weak|broke caught chang defeat if is neith rationaliz r' +
  'eproduc|brows cdn cdp chrome desktop devtool headless playwright web webview|budget burn cycl delay interv ms ' +
  'sec time|buff clock lifetim limit pool ttl wall|bug catch caus likeli suspect symptom unexpect|build codegen c' +
  'ompatibl dependenci migrat upgrad wire|bullet flatten fragment grammar prose readabl translat|bump newer next ' +
  'now old older ship sinc tidi|bun gradl maven npm packag pnpm pom pyproject toolchain yarn|bundl compat compos ' +
  'extens import lib librari modul node src typescript util|burden certain certainti concern consequ consequenti ' +
  'damag deviat justifi uncertainti|burp cve rce ssrf vuln xss|bus controll ipc rpc sse stateless transport webso' +
  'cket|byte equal int integ length numer rang sort truncat upper valu|ca het|cach dump ns op pid recurs sys|cade' +
  'nc daili weekli|callback handl intercept persist respons side|callout div flex href|calm citi food garden gift' +
  ' heart|camel camelcas foo pascalcas plural snake syntax zod|campo claro documento dos fase formato funcion lis' +
  'ta metrica nivel numero objetivo opcion pagina problema respond resultado revisar sobr texto tipo usa usar uso' +
  ' vale valor|canari|capabl context discoveri multi pipelin playbook procedur quick|capcut cue episod hyperfram ' +
  'srt|car club depart salari|card chip icon|cargo cpp go pytest rs toml vers|carlo mont rag sre|carousel hashtag' +
  ' intro podcast reel|cart contact email phone|cascad propag race|caso completo contexto criterio entrada estado' +
  ' etapa existent modelo negocio nunca referencia relevant ser verificar|cat command exec pipe powershell shell ' +
  'subprocess tmp|categori categoriz citat recommend relev|causal|cd ci dock dockerfil|cef dal dsl ecto eloqu glu' +
  ' logg msbuild plumb singleton swiftdata|cell column insert label line row tabl|central cs inclus po registr|ce' +
  'remoni cld disclaim exerciz fulfill honesti mediat mutual prescrib questionnair upfront|cert certif dns egress' +
  ' encrypt firewall internet ips network nsg revok ssl tls vpn|certifi legal nda oblig|cf ec|ch date datetim iso' +
  ' timestamp timezon|chain cryptocurrenci|challeng conduct economi ethic expertiz facilit influenc perspect seni' +
  'or understand|changelog|changement cibl cle contrat criter developp entrepriz equip exempl fonctionnalit fort ' +
  'gest haut jour mesur meti metriqu mise mois niveau objectif outil plateform processus qualit recherch risqu se' +
  'main temp|channel invit messag receiv send sent|chao concept conceptu metaph philosophi principl refin theori|' +
  'char comma hyphen kebab lowercas prefix string suffix|charact lett paragraph phrase quot sentenc short subject' +
  ' word|characterist credibl differenti divers freedom habitus highli mathemat proximiti recognit territori|char' +
  't pie|chase hole honestli occur rung veto|chat telegram|chatbot eur norm|chatgpt gemini openai realtim|cheapes' +
  't disput fronti guaranteed held leg outstand rework tie vote winn|checkbox|checkout peer publish pull|cherri r' +
  'ebas stash|child enter entir pane parent reus state|children clutt correctli interleav recreat reord scatt vt|' +
  'chines english japanes korean|chmod curl openssl sudo|choos intent materi orient pureli redesign reflect|chore' +
  ' feat|chose court demand|chosen continuiti decid forbid inherit intend machineri ordinari surfac usabl|chromiu' +
  'm puppet|chronolog consecut descend neighbor occurr recalcul recomput|chunk compress mb sampl|churn gain insuf' +
  'fici lever loss predict pressur resist spot|cis complianc gdpr govern hipaa nist purview soc|cite claim fabric' +
  ' fact truth|cjk pt|cjs|cl cvss nuclei poc|clarifi consolid decis distill durabl follow lesson promot propos re' +
  'viz|class form funct nest primit prop|classic digit emoji like|clawdbot clawguard clawhub herm openclaw|clean ' +
  'fall forc normal off switch termin|cleanup lifecycl recoveri rollback rollout|clear instruct liner rewrit sugg' +
  'est tighten|clearli describ impli invent paraphras prais preciseli restat soften substanc|clev conveni effecti' +
  'veli familiar function particular powerful simplest specific straightforward strongli|cli configur dev init lo' +
  'cal npx plugin setup|click dialog drag gestur interact keyboard menu menus mous popup radio scroll shortcut sw' +
  'ipe tap toast toggl|clipboard tty tui|closest condens jd rosetta shortlist stone subsect suitabl supplement|cl' +
  'ust connect instanc resourc servic storag swr|cm dim sm xl zone|cmd ctrl fish gnu lc posix ps sf sig|cn zh|coa' +
  'ch life|coher compet concret critiqu hypothes invers motiv problem techniqu|cohes instinct intuit prescript|co' +
  'l|cold launch mid roll|collabor communic mentor|color colour contrast geometr palett theme typographi uniform|' +
  'com da do e em nao quando sem um uma|combin comparison comput dimens formula measur similariti|come give has h' +
  'old kept nobodi offer place put shown stand taken whatev whenev whichev|commerc consult enterpriz onboard orga' +
  'niz overview platform product saa team|commonli inform legitim passiv spam unusu|commun lie moment piec situat' +
  '|communiti intellig power tradit|comp nl uk|companion cowork diari ghostwrit herdr pneuma scratchpad todoist t' +
  'odowrit tpp wizard workbench|compens quarterli retent sla|competit econom financ invest market portfolio sale ' +
  'sentiment stock|complex simpl transform|compon customiz eas gsap reanim rn ui|compound difficulti expans quant' +
  'ifi regim|concentr fair lot pens realiz|conf nginx|confer maker offic s school shop their|conform contract def' +
  'in definit mapp rule|consist decor distinct flat hierarchi shape|consol enabl environ filesystem gateway host ' +
  'hub port proxi sandbox set|const fn spy std|construct express represent|construir deja grand reunion|consum ev' +
  'ent queu stream subscrib|consumpt downtim slo usag|content link|contextu convey explanatori footnot imperat lo' +
  'os passag redundanci scannabl surround|control|convert emb embed export extract format raw|cooldown eventu ind' +
  'efiniteli outag retryabl transient xx|coordin sequenc timelin|copywrit faq seo showcas tutori|corpor educ indu' +
  'stri premium profession scienc tech technologi|corpus final prior radar report summari|correct prematur simpli' +
  'fi speculat trivial|corrupt danger deserializ indirect pollut prevent unsaf vulner|coupl god maintainabl robus' +
  't smell testabl yagni|cover univers|cp cv|cpm cwf dag dpm hbs hermit openspec prp ralph showroom signoff speck' +
  'it spx superpow thrift workdir ycc|cpu gpu gpus kv pod quota replica|craft creativ dialogu direct enhanc face ' +
  'generat landscap narrat polish voic|crash hang kill reboot restart watch|crawl ld sitemap|creat updat|criteria' +
  ' criterion|crm onlin paywall|cron daemon launchag launchd omarchi socket systemd|cross flow layer protocol sha' +
  're topologi|csproj dotnet nuget|css dom echart rend render|csv dataset ddl dictionari liveboard mpl panda parq' +
  'uet qlik schema thoughtspot tml workbook|cta|ctf|curat discuss experi idea insight interview lead learn pillar' +
  ' research studi|curv domin extrem intensiti massiv radius satur scale tight|custom data domain intern|cwd onel' +
  'in pwd rev toplevel|dart|dashboard|databas mysql postgresql queri sql sqlite|datadog firebas foundri github ve' +
  'rcel|day deadlin due hour minut month period second spend tick week year|dbt fractari hcl launchplan maestro r' +
  'p uip|dca feb februari|dd hh mm yyyy yyyymmdd|dds nat testani|de en la si un|debt effort highest lowest med ov' +
  'erall prioriti probabl rank recenci score threshold top wsjf|debug instrument kernel observabl runtim troubles' +
  'hoot|debugg|decept|decim|deck figur slide|dedic oper replic sentinel|deduplic partit seq shard|deepseek grok q' +
  'wen|defend harden incid postur remedi securiti|definir ex|degrad failur flaki regress|deliveri|demo|dens densi' +
  'ti depth emphasis heavi minim rhythm treatment|dep jest test vitest|depend frequent minimiz rare|deprec except' +
  ' guard mutat non partial safe tru|desc num|desir pivot presenc respect|destroy dispos perman rebuild recov rep' +
  'lay restor safeli succeed undo|determinist emiss fideliti grad representat reproducibl synthet|devcontain dotf' +
  'il lsp neovim nvim shim vim vscode|devic system|di|diagnos diagnosis diagnost downstream investig probe scout ' +
  'self triag|diagram flowchart mermaid visualiz|did didn doesn don got happi have i isn just let ll look make mi' +
  'ght should someth t thing try way why would|digischola kit postman studio|dir mjs python script|directori proj' +
  'ect repositori root yml|disallow prefill|disambigu gist hive nio searchabl wikidata wikipedia wing|disappear i' +
  'ns instantli mount on prefetch reload suspend|discover freeli skim this when|dispatch spawn subag teammat|dist' +
  ' formatt lockfil makefil monorepo nx tsconfig turbo|divid intrins proport|divis resolut toler|django drizzl fa' +
  'stapi nestj orm prisma pydant testcontain|dlp yt|dna|docstr jsdoc|doctor nudg sh tmux|doctrin stub|docx html m' +
  'arkdown pdf powerpoint ppt pptx spreadsheet|dot hex scheme whitespac|dotenv jar pypi|down earli futur lose los' +
  't promiz reach trip while|downgrad fals flag ignor miss reject suppress unknown warn|download fetch rss scrape' +
  ' url|drawio|drill paralleliz simultan|drive game play workshop world|drupal lighthous oss quickstart|ds ligand' +
  '|durat elaps epoch millisecond|dwarf elf mach pe|dx health monit offlin ops startup telemetri|dynam static|ech' +
  'o|effect hoist hydrat impactdescript incorrect infinit lazi memoiz optimist rerend suspens useeffect usest|eff' +
  'ici flexibl|elast|elasticsearch kibana serverless supabas|elev fake movement physic reveal rotat simul transpa' +
  'renci|elimin|elixir hexagon idiom idiomat laravel phpunit shopwar|ell ta|enclav entitl hf intun provis workloa' +
  'd workstat|energi heat season water wind|enforc polici requir strict|eng|engag led personaliz pitch social|eng' +
  'in|enrich retriev|entr ia princip ver|entra|entropi spill volatil zeroiz|enum|er ob|era|err error expect inval' +
  'id malform mismatch zero|especi involv real|etf tushar|eu ii iii|eval execut invoc mode prime prompt|evas mani' +
  'pul obfusc pickl smuggl trick|everywher invis middl near round|evolut hierarch matric maturiti methodologi pyr' +
  'amid scorecard strategi|exa geo perplexiti scholar search|excalidraw figma infograph metro qin skeleton slidev' +
  ' stitch|excerpt humaniz preambl verbatim|excess hidden inner mask overflow|exist implicitli in must onli skill' +
  'wright|exit ok stderr stdout|expens fast gradual hot slow speed tune wast|experiment hybrid solut|expir expiri' +
  '|extra no|fabl haiku opus sonnet xhigh|faithful file frontmatt output sidecar sourc|fallback|famili hous|fatal' +
  ' gracefulli intermitt panic recover swallow|featur frontend stack|few fine less long mani more most much often' +
  ' sever some sometim than too usual veri|ffmpeg voiceov|fi galleri ifram page screenshot sheet|financi procur r' +
  'egul regulatori|firmwar|fiscal gst obnl payroll qc quebec|fl midi upsert|float offset|flush|fold workspac|for ' +
  'moderniz primarili scalabl specializ toolkit uniti|fr|freez frozen ledg seal slice|g r|ga|gate preflight|gatek' +
  'eep|gb k m|gc heap overhead ram unbound|gcloud|gen|generaliz goal interpret iron judgment mechan mental outcom' +
  ' rational smallest strongest|get group groupid list|gett pagin param paramet tsgc unwrap|gif jpeg jpg ocr pill' +
  'ow png svg webp|gitignor tmpl|gitlab glab mr|gitleak|glob grep|global var|gmail outlook|gold|golden|gov harves' +
  't memb org portal public regist store|gps icc preprocess|graph ingest inventori lineag trace|graphit trunk|gro' +
  'und skeptic|gstack lake proactiv|h n w x|har hatch|hard silent without|hardcod ipv signatur variabl|hardwar|he' +
  'ro logo|hint hoc includ mdc opt overrid quirk resort slash unlik with|histor ongo recur ti train|home marketpl' +
  'ac new offici vendor|hotfix ruleset tweak|httpx|id ids uid uuid xxxx|im|implement refact|inc|indi linear mdx w' +
  'ebapp|infer|ini mod|initializ synchroniz teardown|inlin insid instead wrap wrapp|insecur misconfigur|issu|item' +
  ' join order per slot span within|je|jj submodul|job|journey|jp|json manifest|keychain keypair monzo secureli t' +
  'esla|kimi ov|kpi|lan localhost ssh tailscal tunnel virtual vm|laptop night quiet up|lark wiki|latex te|lean pe' +
  'rsona|li|licenc litig|linux mac maco os ubuntu wsl|llm model|loc|localiz|lock|logic|lowcod md refer|ltv|lua na' +
  'tiveli preload|machin|macro rtl|mainact throw void|mais ou|mem rd|memori|meta|micro pace puls smooth sparingli' +
  ' spin|mini|minimax|mis obsolet sensibl|ml|modern pure utiliti|molecul phpinsight saniti sv|mon|monolith|msg|mv' +
  'p|mvvm usecas viewmodel|myspec typst|nfr rdra tsv|ng|ni nombr son tu|nim torch vllm|nn nnn slug|north region s' +
  'ku|notifi|nullabl|nvidia|openapi proto protobuf|optimiz perform vital|p|pager recap walkthrough|pandoc unpack|' +
  'parallel sub|parameteriz serializ|pars|parti third|pem rsa sk za|pi|pile saw seen strang tomorrow took tri und' +
  'on went|pl|plaud|plist|pm writ|pose|posttoolus pretoolus sessionstart|prd|produc|program smart tip|pub|q|refre' +
  'sh sess snapshot successful sync|res|revis|rf rm|roi|sarif|scam|scan scann|scene shot storyboard|scoreboard|se' +
  'nsor|sl|sock|solid|sop|ss unix|staff|stem|sublicens|sunset|swagg|tail|taskcreat taskupd|tc|tcp|temporarili tra' +
  'c unreach unset|theorem|tile|todo|transact tx|txt zip|typo|uc|unavail|utc|velociti|verbos|versa vice|window|ws' +
  '|xml|xs|xxx'
