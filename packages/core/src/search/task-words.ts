/**
 * Words by their stems that people say of their tasks more often than skills say them: the first line counts for a tenth, the
 * second for two tenths, and so on. Made by scripts/train-words/task-words.mjs.
 */
export const taskWords: readonly string[] = [
  '',
  'csv five four half nobodi put root sinc six ten thre twice two',
  'afterward colour come decim eight euro goe hand kept last least leav littl mb monday month nine old pictur ' +
    'plus refus row second seven small tell thursday txt week whole year',
  'alon anoth answ away begin behind besid bit bought box bring byte came clock colleagu column daught day ' +
    'eleven empti even everi everybodi exactli far figur firm fixtur forti friday front gb german go hang hour ' +
    'hous invent jsonl june kb keep kind know lab laptop left lett line look march minut mock mostli move ms ' +
    'night notic numb older page peopl plant quart rath repair right round said say seen sensibl sent sentenc ' +
    'sever sheet sit sort spring stand stay sunday take taken talk told touch tri try tuesday twelv utc vendor ' +
    'went whatev word write written wrong wrote',
  'agre alarm alter altogeth anywher apart april arriv august autumn back bad beforehand believ belong big bitt ' +
    'board broth car carri ceil centr chang charg clinic clip close club compar count cut dead decent desk die ' +
    'diff dollar draw drop dry duplic eith emul end english enough eur exit expect explain fail fake fall ' +
    'februari fewer fine finish flat fourteen friend gave gone good grad grade grown h happen heard hidden hold ' +
    'honestli hospit husband ich id ident ids insur iso januari khz kid kitchen km late law ledg less licenc lost ' +
    'loud machin maker man mani mark md mean meant mir mm money morn moth much museum mustn name nephew never ' +
    'newest next nightli none noon normal novemb null nurs occur octob offic ok order ordinari otherwiz ourselv ' +
    'outgo outsid paper parquet part patient pay pct phone piec place plain portal possibl postgresql press print ' +
    'program promiz properli px reachabl record reject rent repeat replay retir retri ring roughli sampl saturday ' +
    'school septemb severiti shop short show side silenc sist site size slip soil sometim somewher spreadsheet ' +
    'src srv stop straight string stub sum summ sure surviv tabl tablet test throw till togeth total troubl turn ' +
    'twenti untouch usd useless utf verdict volunt wait wednesday weekday weekend well wife worri yaml yes ' +
    'yesterday',
  'aber abort address afternoon agenci ago agreed allow along als american amount appear argu assist attach ' +
    'attempt auf bakeri bank becom bed behav behaviour bill bin blank bool boss branch broken burn burnt calm ' +
    'catalogu cellar cent certif chapt charact checkout checksum child chip choir chosen ci cm coin comma ' +
    'committe compani complain complaint comput contain contradict cooperat copi corn cost council cours court ' +
    'curv das dass date debian decemb defect dem den depart der descend describ deviat di differ dog door dossi ' +
    'doubl drawn drei drive dutch earli eat ein einen entri estim eu europ everywher examin exceed except fair ' +
    'famili fath fault fee fell film final fire first fit float fold foreign found fourth frankfurt freez fur ' +
    'gern ghent green grep group guess halfway hall hard hardli harmless hash hate hatt head hear heat held hint ' +
    'hit holiday honest hurt ignor instead int interrupt invoic iphon ist job joke json judg juli jump kann kne ' +
    'labell ladi largest later lawy leed length lie lisbon listen localhost log logist long lose lot loveli lower ' +
    'mail manifest mann margin max measur median mein mess mid midnight mill mini minus mirror miss mix moment ' +
    'monthli mr mrs mum nearli neighbour neith newslett nice nicht nn noch nonsens notebook obey odd offer often ' +
    'oldest onto open ops owner paid paragraph parcel parent partli partn pass past paus pc pdf peak percent phd ' +
    'photograph pick pin plot png port propos prove pull pump pytest quest quiet quot ran rater reach readm ' +
    'reason reboot refund remain renam respect restart roll room run runbook sandbox saw schon season seat seed ' +
    'sell separ separateli sha shift shout silli simpli slow son sound speak spell staff stamp stare statement ' +
    'strang student supervis suppli suppos suspect swallow tax teach technician telephon think thirti thousand ' +
    'throttl ti tick tidi tie tini tire titl today took town treasur trial turnov tx typescript ubuntu und undon ' +
    'unit universiti unknown usual variant vat vault vers villag visit warehous warn water wav weight wenn wide ' +
    'width wie wir wish workshop worst worth yearli yml yyyy zwei',
  'absent accept accordingli account advert advic adviz age ahead air alik all allot aloud alphabet anew annoy ' +
    'apologiz appar append appoint asleep assumpt auch aunt aus author averag awful babi backoff badli band bann ' +
    'bar baselin bath bay becam bedroom beekeep bibliographi bid bis bleiben blink blood blu boat bodi boil ' +
    'bookkeep boot bot bottl boy break breakfast brok brought bucket bus button c calib call callback candid card ' +
    'cargo case caught chair chatt cheapest chemist children christma circl claim class click coffe confid ' +
    'consent constant consultanci contest contract correct counti cousin cream creatur crew crop currenci cusd cv ' +
    'dad dana danc dann darf dark dash davon dd declar decrypt defend degre deliv dental dentist depend deposit ' +
    'diagram diari dinn disagre dishwash disk dist distanc django dockerfil doctor docx domin donor dose doubtful ' +
    'dozen dr dress drill driv drown du dump durat effort einem einfach einmal electr elsewher employe enquiri ' +
    'enter equal error es etwa evid exact exchang exhibit eye fact farm fastapi favourit feel ffprobe field fifth ' +
    'file fill firmwar fix floor folk foot forbid forbidden foreman forget forgotten fork form fortnight fortran ' +
    'fps frame frankli frau freelanc fresh fridg funf funni gap gar gas gaug gerad germani glove gpu gradlew ' +
    'grafana graz greenhous greet grew grey grow guest habe halv handful handov hangzhou hat headlin healthz ' +
    'height helm help hip hole home hors host hotlin hourli hundr hut hydro hz idempot ill inherit insid insist ' +
    'instanc internet interview ipad ireland ish jakarta japanes java jede joint journal kbit kein key kg kill ' +
    'kilo known konto kurz la label laboratori lamp landlin lang lateli latex latin laugh lay leak learnt leftov ' +
    'leg legibl lf liegen lighthous linen link lint list liter lithium litr live load lock login logo longest ' +
    'love luf lunch ly lyon mad mailbox main mal malform mask mass mat matt meantim meet memb merg met metr ' +
    'microscop middl milch mile million min mind ministri misspelt mit mjs modul mono morgen mount n nachricht ' +
    'nag nao negat nervous net newlin niec node norway notat note nowher nur ob oder offlin ohio ohn ons origin ' +
    'orphan ostend ought outag overlap pack packag panel park particl passag passphras password payout payroll ' +
    'physiotherapist pill pilot pixel plate plug point polar polit poor portug portugues postdoc pound price ' +
    'probabli procur prod produc programm proof prose pt public pune pupil push python qty quietli quit quotat ' +
    'race rais rake raspberri raw read readabl recept recomput region rehears releas remaind rememb replac report ' +
    'repositori reproduc result rewrit rise rival river rosa rota rspec runn sachen sag samstag screen seal sect ' +
    'see seem selb selbst semicolon sensibli sensor serial shanghai shell shrink shut siemen sign signatur silent ' +
    'simul sind skip sku slang sleep slide slot slowli slug smell societi socket sold soll soup spanish spare ' +
    'spectra spend split spot spread stage stale star start steer step stick stiff street stretch strip sun ' +
    'sureli surgeri survey svc svg swear switch tag tariff tb team teenag tenant tend testnet text themselv thin ' +
    'thumb thyroid ticket tide time timeout tls toler tomorrow toolchain trace traceback tram trick truli truncat ' +
    'tsv twin uhr um umlaut unchang uncl unclear unsign unsubscrib unter upper upright usb vaccin valu van vanish ' +
    'veget veterinari vier volum wage walk wand warm watch watercolour watt weak wear wed weil welch wet whichev ' +
    'whoev wholesal wint wipe wire workbook yard yellow young zone',
  'aa abandon abbrevi abroad abschicken abstract accord accordion acct acl addit addition adult afford afraid ' +
    'aim alia alibaba allergi alpin amateur ambigu amp analys android angri anim anniversari anonymiz ant anyway ' +
    'apa apex apothek appeal applianc apprenticeship arbitrum archiv area argentina arrang array artist ascend ' +
    'asid asml assigne associ asthma asynchron ate atr attic audibl aws ax az b background backtrac badg bag bak ' +
    'baker ban bandwidth baptist bare barri basel basement basis bathroom batteri bayesian befehl bei beim bend ' +
    'benelux bestellen beta bib bicycl biggest birth biscuit black blind block blur bolling bom bone book booklet ' +
    'bore bould bounc bound bps brauch brauchen bread breast breath breweri brick brier broadcast broke bubbl ' +
    'budget bug bullet bump bunch busiest buy buyer cabl cada cafe calibr california camera campina canada ' +
    'cancell candl canon cap capex capit capt carbon caus cell cello centrifug ceram cert certain cfo char ' +
    'chariti charset chart chat cheap checkbox chicken chile chlorin choos chore chorus church ciphertext citizen ' +
    'clash clean cleanli client closest cmake cny co code collis commit commut competenci compil concentr concert ' +
    'conclud concreteli condit conf contact convex cope corpus counterparti countri coupl coupon crack craftsmen ' +
    'crash crate crf crontab crowdfund crown crystal culprit cumulat cupboard custom czech da dairi damit damp ' +
    'danish dare dashscop dazu de deadlin debugg decis delay delft deliberateli deliveri demand demo depot deprec ' +
    'deputi deriv derivat diagnosis dial dialogu dictat dig digit dim din ding dirti disappear disc dislik disput ' +
    'district divid documentari doi donat dort dot draft dropdown dst due dull duluth dummi earliest east ecs eel ' +
    'einer elasticsearch electrician elf em email embarrass emit en energi enrol enzym epidemiologi epoxi equiti ' +
    'er erst escap eslint esm eso esp essay estat eth ether etl etsi eval evenli evict ex excerpt exclam exclud ' +
    'exerciz expiri ext extens faca facebook faciliti fade failur fairli fastifi fax fear feet fehl fenc ferri ' +
    'fertig festiv fifteen fight fin financ find fingerprint firefox fish flag flap fleet flood flour flu follow ' +
    'font food fool footag football forgot fost fre freight freitag french frost furnitur garbag garden gc gcm ' +
    'gdansk gehen gem gift girl give glass glaub glu goodby gps gradl grandson grant grateful greek grid gross ' +
    'guilt guy gyarado hab hallway handbook handwritten harbour harvest hay headless heap herbarium herstell ' +
    'hetzn hex hide hike hill hing hire hist histogram hive hobbi hofer honour hook hope hopeless hr hreflang ' +
    'html httpx huggingfac hum hung hydrologi hydropow ibuprofen idl illustr imac impli inch incid incl inclus ' +
    'incom independ index ine infra ink inn input instrument intact integ intend interfac interi intranet ' +
    'inventar inventori ipynb irgendwa iron irrig island itch item jedem jeden jitt join journalist jsdom jule ' +
    'junit k kak kannst kell kernel kettl kiel kilometr kiosk klein kleinen knit kotlin kraken kw lack lag laid ' +
    'lan landlord lane larg lat latenci lauft layout ld le lead lectur legaci legend lena lend let letzten leut ' +
    'lib lieb liebsten life lift like likeli likelihood limit lindqvist linux linz lockfil london loos loudest ' +
    'low lowest macbook macd madrid mag mai mainland marsh marta mascot matrix mattermost maximum mayor mehr ' +
    'meinem menu mg mice mich migrat millisecond minimum minuten misspell moan mobil mocht moistur molecul ' +
    'molecular mon monad mot motor mouth mov mumbl municip mute mvn mwh mx nach nachsten nappi nas nat nc ndjson ' +
    'near nearest needn nestj netcdf netherland netz neun newer nfc ngo nicer nicknam nineti noindex normaliz ' +
    'northern notari nov npm nuc object observatori offset okay opinion opposit orang orderli ordn out outlet ' +
    'outli outlin outliv outpati output overdu oversiz overtim overwrit overwritten own painful paint pair ' +
    'paperwork paraphras parkinson partial particular partit patch path pausenraum pb pen pend pens perl permit ' +
    'perpetu person petrol phantom pharma php physio pi piet pile placehold plan plausibl play playwright plural ' +
    'pm pnl pnpm pokemon politeli pond pool portland porto postcod pot powd prais precious preferabli prefix ' +
    'preis prepaid prepar preprint present pretend pretti previous prisma privat privateli priya prize probabl ' +
    'probe proc prof prometheus prop prototyp publish puls pun purchas pureli pyproject qa qc quantiti quantiz ' +
    'quarantin quarri queu radio rail rain ram random rank rate rb rebuild rec recall receipt receptionist rechn ' +
    'recogniz recon reconcil reconnect reconstruct red redirect reentranci ref registrar regress regul rehab ' +
    'reload remark renew reord rephras rerun reserv resid residu rest restor reus revers rezept ribbon rig ' +
    'rightli road rocket rollout roof rotat rotor ruin rule rumour rural rust rye safari sake sand sat satellit ' +
    'save scada scare scatt scheme schreib scientist score scorecard screenshot script scroll secret secretari ' +
    'sed segment sens sepolia sept serious serv servic settl shade shoebox shorten shortest shortlist shot should ' +
    'shuffl sick sight sigkill similariti sinatra sitz sixti skew sla slippag sluggish smallest smoke sms snippet ' +
    'snr soc sock soft softwar sol solicit someday somm song sonst soon sourdough south spars speci spectroscopi ' +
    'spill spoken sponsor sqlite squash srgb srt sta stair standup stat state statt stdout steam steel stolen ' +
    'stomach store stori storm stove strength strict stuck studi stund stupid subcommand subfold subject succeed ' +
    'suff suffic suitabl supersed suta swedish swing symbol symlink synergi synthet systemd ta tagen te tempo ' +
    'tenor tenth terrac tex textbook therapi therefor thermal thesis third thoroughli tighten toast toddl tokeniz ' +
    'tom tomasz toml tonight tooltip traffic train traine translat travel tre treasuri treat treatment trim trip ' +
    'tru tsc tube tucson tunnel typo tyre ul unattend undefin understood undo unload unpack unpaid unreach unread ' +
    'unresolv uns unus upsid urgenci urgent usabl usdc usdt utter verbatim vertic vet vi vibrat viem vienna ' +
    'vitamin vitest volatiliti voltag von vouch vue w wake wall wann war ward warenkorb watermark wave weakest ' +
    'weekli weg wei weigh weit werden wg whatsapp whenev wherev white wider wied wien wifi wiki wild win wind ' +
    'window wip wird wiremock wirklich wo woch wochen woken woman women work worm worn wors wrongli ws wusst ' +
    'xarray xiv zh zu zum zusammenstellen zweimal zwischen',
  'aac abiliti acceler acm acp acquisit actor adb add adhd admin advertis advertiz aes ag agreement airbnb ' +
    'airlin airport aisa al almost alpha alt amazon annot announc anomali anonym approv ar arena arithmet arm ' +
    'arrow arxiv ask asr assembli athlet attend australia austria backlog backtest bankr bb beach bench berlin ' +
    'bet binari bio biologi birthday blend blob bold bootstrap bord bracket buff bun bundl cabin cach calendar ' +
    'calori cancel care carefulli cart cat cc central ceo chain chao chatgpt cheat check chines choic chrome ' +
    'chromium chunk cite citi clerk climb cmd cn coach coder cohort coinbas cold collaps collect colleg commiss ' +
    'completeli compon compos concern concret condens confidenti confirm consensus consid consol consult contrast ' +
    'contribut cooki copyright correspond corrupt cosmo cpu crawl cto cursor custodi cybercentri daemon damag dao ' +
    'databas deal debt decid deck deduct delet deliver delta deni departur descript desir dialect dialog ' +
    'dictionari difficulti diffus dilig discount dispatch distinct dividend dos download drag drain drawdown ' +
    'dream drink duckduckgo durabl duti edg egg el electron elig encrypt engin environ episod exam excell exist ' +
    'explan export extra factor fals fantasi fashion fat feasibl fed feed felt femal fetch flaki flatten fly ' +
    'footnot forecast forest forg formula forum foundri fract frequent frozen funct gain galleri garag gateway ' +
    'gentl git gitignor golden grab gradient grammar graphic great ground gym happi hardwar harm hashtag heart ' +
    'hedg histori homework horizont hot hotel hover hub huge hyphen ice impress indent inflat ingredi inlin ' +
    'institut instruct intak intermedi intern introduc introduct invalid invers jan jpeg jpg karma keyboard kit ' +
    'korean l labor lambda land landscap languag legal len lesson librari light llama loan lon lora los ls lygo ' +
    'ma mac macro manufactur map markup materi maven mem memo mermaid messag messeng metamask meter mic microphon ' +
    'milk miner ml model monorepo mqtt msg multipart music mutual mysql narrow necessari netsnek network neutral ' +
    'nginx norm north nova nudg nvda nvidia o obsidian obvious ocean ogg ollama op organ oss outbound outdat ' +
    'outlook overall overflow p pad panda patent permiss phrase physic ping plaintext pod poison polici poll pop ' +
    'pose posit postal postur preced preciseli pressur primari profit proxi puzzl qualifi quantum que ' +
    'questionnair quota qwen radar rang rare rebal recip recipi recur recurr redis registri regularli relax relay ' +
    'remot remov rend reorganiz repli repost resell resend resolv revenu revert reviz revok rhythm rock role ' +
    'rough rpc rsi rubric ruleset sage salari sale salt scene schema scope secondari send serializ set sh shadow ' +
    'share ship shopifi shown shutdown si sidebar singl sip slice smile smooth smtp snow solid soliditi solo ' +
    'sourc spam special spent spf sql ssh stablecoin stock strictli strike strong struct subtitl sudo suit ' +
    'suspici swap swipe symptom tab tail tap target tast telemetri term termin terraform thorough thought ' +
    'throughout thumbnail tiktok tmp tone top trail trait transcript trivial tron ttl tu tvl type tz uk un ' +
    'uncertainti union usuario uv validiti varianc vector vehicl venu venv vest visibl vite vm voic vpn wallet ' +
    'wan warranti wast wcag web wikipedia winn withdraw xml xrp yield zip zoom',
]
