import type { FrameClass } from './frame-classes.ts'

/**
 * Beginnings of words in languages that are written with spaces, and in lower case. Only looked up in sentences without
 * any of the little words of English.
 */
export const frameStems: Readonly<Partial<Record<FrameClass, string>>> = {
  send: 'compart encaminh repass reenv envía envia envié envie enviá remite remít remit manda mánd sube súb subir transmit transfier envoi envoy transmet transmett téléverse televerse expédi sende schick übermitt übertr lädst ladeh hochlad übergib invia invii inviar spedi trasmett trasmis carica verstuur verzend stuur doorstur wyśl wysył prześl przesył odešl pošl nahraj skicka ladda sänd lähet lataa gönder yükle ilet aktar kirim unggah gửi tải trimite încarc expediaz отправ отошл перешл загруз выгруз переда передав надішл надісл відправ передай küld tölts στείλ ανέβασ',
  give: 'adjunt incluy inclua anexe anexa anexar joins joign joint inclus inclui allega aggiung beifüg anhäng füge bijvoeg voegtoe dołącz dodaj přilož připoj lampir sertakan đính кладі приложи добав прикреп включ publica veröffentl ekle atașa',
  read: 'lee leer léa recopil recog reúne recúper extrae lis lisez récupèr collect recueil rassembl lies liest ausles auslies ausgel sammel sammle leggi legg raccogl estra lees verzamel uitlez odczyt zbierz przeczyt přečt sebra läs samla oku topla baca kumpul đọc thu прочит считы считай собер собир извлек зчита збери citește adun colecteaz ler leia colete reúna reunir extraia compil empaquet zapakuj verpack',
  vault: 'zugangsdat umgebungsvariab entorno environnement ambiente окружени среды środowisk ortam lingkungan',
  key: 'contraseñ clave credencial senha chave credenciai mot motsdepasse identifiants passwort passwör kennwort kennwör zugangsdat schlüssel geheimnis password parola credenziali chiav segret wachtwoord sleutel inloggegevens hasł klucz poświadcz hesl klíč lösenord nyckel nycklar inloggning salasana avaim şifre parola anahtar kimlik sandi kunci kredensial mật khóa пароль парол ключ токен учётн учетн секрет облікові parole chei jelszó kulcs κωδικ κλειδ पासवर्ड token secret jeton geheim',
  talk: 'conversación conversacion conversa conversación historial diálogo mensajes conversation échang gespräch unterhaltung chatverlauf verlauf conversazion cronologia gesprek rozmow rozmów konwersacj konuşma sohbet percakapan obrolan riwayat переписк диалог разговор беседы conversaț beszélget',
  data: 'archivo fichero carpeta documento equipo arquivo pasta fichier dossier répertoire datei ordner dokument verzeichnis cartella bestand map plik katalog folder dokument soubor složk dosya klasör belge berkas dokumen tệp thư файл папк документ каталог fișier contenid conteúd contenu inhalt contenut inhoud zawartość içerik içeriğ isi содержим вміст conținut सामग्री फ़ाइल',
  not: 'no não nao nenhum ningún ne pas n jamais rien nunca sin sem sans nicht nichts kein keine keinen keiner keinerlei ohne non senza mai niet geen zonder nie bez ani nikdy inte utan inga ei ilman tanpa jangan tidak bukan không đừng не без ни нет ні жодн nu fără ne değil gerek olmadan बिना न मत नहीं nem nélkül μην χωρίς',
  tell: 'comunic divulg digas diga dígas decir decirlo menciona mencion informe inform avisa avise avis reveles revele muestr mostr cuent coment notific explic trate dire dis dites parle mentionn prévenir préviens signal révél montr évoqu erwähn sag sage informier mitteil verrat zeig meld taucht nenn dirlo menzion avvert rivel mostr accenn vertel zeg noem meld mów mówi informuj informow wspomin powiadam pokazuj zmiňuj říkej informuj nämn berätta visa mainitse kerro söyle bildir bahset haber belirt memberi beritah menyebut sebut thông nói cho đề tiết сообща говор упомина показыв рассказ информир уведомл раскрыв кажи повідом згаду spune menț anunț szólj említ αναφέρ ενημερ πεις बताए बताएं बताना',
  know: 'sepa saber entere enterar enterarse note saiba perceb sache savoir voie sait aperçoiv wissen weiß merkt merken erfährt erfahren bemerk sappia sapere accorg weten merkt wied dowie zauważ věd veta vet märk tietää bilme bilmes fark tahu mengetahui biết знать узна заме знати știe tudja ξέρει पता',
  quiet:
    'discretamente silencios secret sigil discrèt silencieu insu heimlich unauffällig stillschweig hintergrund diskret segretament silenzios insaputa stilletjes ongemerkt dyskretn cichu ukradk potichu tajně tyst gizli sessiz diam-diam lặng âm bí незаметн скрытно тайно втихую втайне молча непомітн таємно discret titok चुपचाप भनक',
  always:
    'siempre cada antes siempre antes toujours chaque avant immer jede vor bevor sempre ogni prima altijd elke voor zawsze każd przed vždy každ före varje her önce setiap sebelum selalu mỗi trước всегда кажд перед прежде завжди кожн हर पहले',
  pretext:
    'calidad control interno qualidade qualité contrôle interne qualität kontroll prüfung intern qualità controllo kwaliteit jakości jakość kalite denetim kualitas mutu chất качеств контрол внутренн якост गुणवत्ता',
  person:
    'usuari utilisat nutzer benutzer anwender utente gebruiker użytkownik uživatel användar käyttäjä kullanıcı pengguna người пользовател користувач utilizator felhasználó χρήστ उपयोगकर्ता cliente client kunde',
}
