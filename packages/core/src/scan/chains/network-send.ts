/** Code that sends something to another machine: the beginning of the call or command. */
export const networkSend = new RegExp(
  [
    String.raw`\bcurl\b|\bwget\b|\brequests\.(?:post|put|patch|get|request)\s{0,4}\(`,
    String.raw`\bhttpx\.(?:post|put|get|patch)\s{0,4}\(|\burllib\.request\.(?:urlopen|Request)\s{0,4}\(`,
    String.raw`\burlopen\s{0,4}\(|\baiohttp\b|\bhttp\.client\b|(?<![\w$.]|\b(?:async|function)\s)fetch\s{0,4}\(`,
    String.raw`\baxios(?:\.\w{2,8})?\s{0,4}\(|\bhttps?\.(?:request|get)\s{0,4}\(`,
    String.raw`\bInvoke-(?:WebRequest|RestMethod)\b|\biwr\b|\birm\b|\bUpload(?:String|File|Data)\b`,
    String.raw`\bnc(?:at)?\s{1,4}(?:-\w{1,6}\s{1,4}){0,4}[\w.$-]{3,80}\s{1,4}\d{2,5}\b|\bsendBeacon\s{0,4}\(`,
    String.raw`\bsmtplib\b|\bscp\s|\brsync\s[^\n]{0,200}@|\bsocket\.(?:connect|send|sendall)\b|\bs\.sendall\b`,
    String.raw`\bNet::HTTP\b|\bhttp\.(?:Post|NewRequest)\w{0,8}\s{0,4}\(|\breqwest::|\bHttpURLConnection\b`,
    String.raw`\bdo shell script\b|->(?:post|request|put)\s{0,4}\(|\bcurl_setopt\s{0,4}\(`,
    String.raw`\bgetOutputStream\s{0,4}\(\s{0,4}\)\s{0,4}\.\s{0,4}write|\bHttpClient\b|\bPostAsync\s{0,4}\(`,
    String.raw`\bsession\.post\s{0,4}\(|/dev/tcp/|\bnslookup\s|\bdig\s`,
    String.raw`\bhttr2?::(?:POST|PUT|GET|req_perform|request)|\breq_perform\b|\bopenConnection\s{0,4}\(`,
    String.raw`\bTcpStream::connect|\bureq::\w{3,6}|\bHTTPoison\.|\bhttpc:request|\bURLRequest\s{0,2}\(`,
    String.raw`\bdataTask\b|\buploadTask\b|\bWinHttp\w{0,20}|\bXMLHTTP\b|\bFaraday\.|\bRestClient\.|\bHTTParty\.`,
    String.raw`\bHTTP::Tiny\b|\bLWP::UserAgent\b|\bfile_get_contents\s{0,4}\(\s{0,4}['\"]https?|\bgen_tcp\b`,
    String.raw`\bnet\.Dial\w{0,8}\s{0,4}\(|\buri:\s{0,4}\n|\baws\s{1,4}s3\s{1,4}(?:cp|sync|mv)\b|\brclone\s`,
    String.raw`\bsftp\s`,
  ].join('|'),
  'g',
)
