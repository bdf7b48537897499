/** Signs of Taiwan and Hong Kong, each followed by the one of the mainland; those that the rules have words with. */
const pairs =
  '會会單单獨独對对說说現现報报體体訴诉計计紹绍記记錄录標标戶户隱隐問问詢询質质評评審审員员閱阅覆复復复釋释稱称權权碼码證证驗验簽签護护開开關关刪删帳账賬账號号換换統统為为寫写話话詞词鑰钥憑凭據据內内網网環环變变編编傳传發发請请頭头過过繞绕執执運运載载強强備备歷历規规則则檢检級级續续讓让應应該该認认誤误輸输確确實实動动務务際际總总結结訂订錢钱幣币團团隊队線线達达術术處处類类頁页須须無无這这並并併并與与選选擇择裡里項项設设斷断後后間间時时將将個个從从來来們们還还進进給给沒没嗎吗樣样當当點点擴扩緩缓檔档節节終终經经繼继維维責责資资費费賬账購购轉转輪轮辦办連连遠远適适鏈链鎖锁錯错鍵键長长門门題题願愿顯显風风飯饭驅驱黨党齊齐龍龙'

const simplified = new Map<string, string>()
for (let index = 0; index < pairs.length; index += 2) simplified.set(pairs.charAt(index), pairs.charAt(index + 1))

/** A text in the signs of the mainland; every sign stays where it stood. */
export function simplifiedChinese(text: string): string {
  return text.replace(/[\u4e00-\u9fff]/g, (sign) => simplified.get(sign) ?? sign)
}
