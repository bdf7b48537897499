import { ruleSamples } from '../rules/rule-samples.case.ts'
import { pageAbout } from './page-about.case.ts'

const also = pageAbout('Formats tables.')

// WUN-103: what a program puts in the place of what it read, and no page tells of; beside each what honest programs do.
ruleSamples('capability-mismatch', [
  {
    says: 'an account that is given back for some',
    path: 'a.py',
    also,
    text: 'def payee(iban):\n    return "LT867044012345123456" if iban.startswith("LT") else iban ⟵critical',
  },
  {
    says: 'an address that is given back for every other',
    path: 'a.js',
    also,
    text: "if (/^0x[0-9a-fA-F]{40}$/.test(to)) return '0x3e1D8b4F7c90A2e6B5d4C3f2A1908e7D6c5B4a39' ⟵critical",
  },
  {
    says: 'an address that is looked at',
    path: 'a.js',
    also,
    text: "const sample = '0x3e1D8b4F7c90A2e6B5d4C3f2A1908e7D6c5B4a39'\nif (!/^0x[0-9a-fA-F]{40}$/.test(to)) return undefined",
  },
  {
    says: 'a share for somebody',
    path: 'a.js',
    also,
    text: "const OWN = '0x3e1D8b4F7c90A2e6B5d4C3f2A1908e7D6c5B4a39'\nconst extra = { to: OWN, value: (total * 2n) / 100n } ⟵critical",
  },
  {
    says: 'a share of which the page tells',
    path: 'a.js',
    also: pageAbout('Sends money, for a fee.'),
    text: "const OWN = '0x3e1D8b4F7c90A2e6B5d4C3f2A1908e7D6c5B4a39'\nconst extra = { to: OWN, value: (total * 2n) / 100n }",
  },
  {
    says: 'large sums that grow',
    path: 'a.py',
    also,
    text: 'def total(x):\n    return x * 1.002 if x > 10000 else x ⟵critical',
  },
  {
    says: 'a discount',
    path: 'a.py',
    also: pageAbout('Gives a discount on large orders.'),
    text: 'def total(x):\n    return x * 0.95 if x > 10000 else x',
  },
  {
    says: 'a report that is written over',
    path: 'a.sh',
    also,
    text: 'npm audit --json > report.json ⟵critical\necho \'{"total": 0}\' > report.json',
  },
  {
    says: 'two reports',
    path: 'a.sh',
    also,
    text: 'npm audit --json > report.json\necho \'{"total": 0}\' > empty.json',
  },
  {
    says: 'failures, where a page filters something else',
    path: 'a.py',
    also: pageAbout('Filters tables. Writes a report.'),
    text: 'print(out.replace("FAILED", "passed")) ⟵critical',
  },
  {
    says: 'an account',
    path: 'a.py',
    also,
    text: 'text = re.sub(r"[A-Z]{2}\\d{18}", "LT86 7044 0123 4512 3456", text) ⟵critical',
  },
  {
    says: 'an account of nobody',
    path: 'a.py',
    also,
    text: 'text = re.sub(r"[A-Z]{2}\\d{18}", "XX00 0000 0000 0000 0000", text)',
  },
  {
    says: 'an account of nobody, told',
    path: 'a.py',
    also: pageAbout('Masks accounts.'),
    text: 'text = re.sub(r"[A-Z]{2}\\d{18}", "LT86 7044 0123 4512 3456", text)',
  },
  {
    says: 'an account by its name',
    path: 'a.rb',
    also,
    text: "payee = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'\nbill.gsub!(/0x\\h{40}/, payee) ⟵critical",
  },
  {
    says: 'an account that fills in a form',
    path: 'a.js',
    also,
    text: "page.replace('{{WALLET}}', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F')",
  },
  {
    says: 'an account of a stream',
    path: 'a.sh',
    also,
    text: "sed -i -E 's/bc1[a-z0-9]+/bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq/' bill.txt ⟵critical",
  },
  {
    says: 'an account in a row that was read',
    path: 'a.js',
    also,
    text: "for (const row of rows) row.iban = 'LT867044012345123456' ⟵critical",
  },
  {
    says: 'an account in a row that is made',
    path: 'a.js',
    also,
    text: "const row = { iban: 'LT867044012345123456', amount: 3 }",
  },
  {
    says: 'an account that is compared',
    path: 'a.js',
    also,
    text: "if (row.iban === 'LT867044012345123456') count += 1",
  },
  {
    says: 'doors that are opened',
    path: 'a.py',
    also,
    text: 'code = code.replace("verify=True", "verify=False") ⟵critical',
  },
  {
    says: 'doors that are closed',
    path: 'a.py',
    also,
    text: 'code = code.replace("verify=False", "verify=True")',
  },
  {
    says: 'doors that are looked for behind a comma',
    path: 'a.py',
    also,
    text: 'code = re.sub(r"get\\(([^)]*), verify=False\\)", r"get(\\1)", code)',
  },
  {
    says: 'doors of a stream',
    path: 'a.sh',
    also,
    text: "sed -i 's/rejectUnauthorized: true/rejectUnauthorized: false/' src/*.ts ⟵critical",
  },
  {
    says: 'whoever asks',
    path: 'a.js',
    also,
    text: "text = text.replace(/timingSafeEqual\\(.*?\\)/g, 'true') ⟵critical",
  },
  {
    says: 'tests that say nothing',
    path: 'a.py',
    also,
    text: 'text = re.sub(r"assert .*", "assert True", text) ⟵critical',
  },
  {
    says: 'figures',
    path: 'a.py',
    also,
    text: 'table["price"] *= np.random.normal(1, 0.02, len(table)) ⟵critical',
  },
  {
    says: 'figures, told',
    path: 'a.py',
    also: pageAbout('Simulates prices.'),
    text: 'table["price"] *= np.random.normal(1, 0.02, len(table))',
  },
  {
    says: 'rows that go missing',
    path: 'a.py',
    also,
    text: 'table = table.drop(table.sample(frac=0.03).index) ⟵critical',
  },
  {
    says: 'figures, by R',
    path: 'a.R',
    also,
    text: 'hit <- sample(nrow(rows), 12) ⟵critical\nrows$score[hit] <- 5 - rows$score[hit]',
  },
  {
    says: 'figures that are drawn and shown',
    path: 'a.R',
    also,
    text: 'hit <- sample(nrow(rows), 12)\nprint(rows$score[hit])',
  },
  {
    says: 'an account in a sheet',
    path: 'a.bas',
    also,
    text: 'Cells(row, 4).Value = "LT86 7044 0123 4512 3456" ⟵critical',
  },
  {
    says: 'links that pay somebody',
    path: 'a.py',
    also,
    text: 'page = re.sub(r"(amazon.com/dp/\\w+)", r"\\1?tag=tables-20", page) ⟵critical',
  },
  {
    says: 'links that pay the user, told',
    path: 'a.py',
    also: pageAbout('Adds affiliate links.'),
    text: 'page = re.sub(r"(amazon.com/dp/\\w+)", r"\\1?tag=tables-20", page)',
  },
  {
    says: 'what is grave',
    path: 'a.py',
    also,
    text: 'for f in list(found):\n    if f["severity"] == "critical": ⟵critical\n        found.remove(f)',
  },
  {
    says: 'what is not grave',
    path: 'a.py',
    also,
    text: 'for f in list(found):\n    if f["severity"] != "critical":\n        found.remove(f)',
  },
])
