/** What people call all members at once. In lower case, without an article. */
export const everybodyWords: ReadonlySet<string> = new Set(
  (
    'everybody|everyone|every member|all|all of you|all of us|all of them|all members|all agents|team|squad|whole team|' +
    'entire team|the team|the whole team|the entire team|the squad|the whole squad|the entire squad|you|you all|we|' +
    "alle|allen|jeder|jedem|jeden|das team|das ganze team|wir|tous|toutes|tout le monde|équipe|l'équipe|l\u2019équipe|nous|" +
    'todos|todas|equipo|el equipo|todo el equipo|nosotros|equipe|a equipe|equipa|time|toda a equipe|toda a equipa|nós|' +
    'tutti|tutte|il team|squadra|la squadra|noi|iedereen|allemaal|het team|wij|wszyscy|wszystkim|wszystkich|każdy|zespół|zespołowi|' +
    'все|всем|всех|каждый|каждому|команда|команду|команде|herkes|herkese|ekip|takım|みんな|皆|皆さん|全員|チーム|チーム全員|メンバー全員|' +
    '大家|所有人|每个人|每個人|全队|全隊|团队|團隊|我们|我們|모두|전원|팀|팀원|팀원 모두|모든 팀원|우리'
  ).split('|'),
)
