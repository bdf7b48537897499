import { execFileSync, spawnSync } from 'node:child_process'
import { renderTemplate } from '@metier/core'
import { describe, expect, it } from 'vitest'

const hasJinja = spawnSync('python3', ['-c', 'import jinja2']).status === 0

const values = {
  title: 'Fix the <b>link</b> & more',
  name: 'ada lovelace',
  none: null,
  yes: true,
  count: 3,
  half: 2.5,
  words: ['beta', 'Alpha', 'gamma', 'beta'],
  empty: [],
  files: [
    { path: 'b.py', lines: 10, tags: ['x', 'y'], owner: { name: 'Bo' } },
    { path: 'a.ts', lines: 2, tags: [], owner: { name: 'Al' } },
    { path: 'c.py', lines: 10, tags: ['z'], owner: { name: 'Bo' } },
  ],
  map: { z: 1, a: { deep: [1, 'two', null, true] } },
  text: 'one two three\nfour five\n\nsix',
}

const templates = [
  '{{ title }} {{ name | title }} {{ name | capitalize }} {{ name | upper | lower }}',
  '{{ missing }}|{{ missing | default("d") }}|{{ none }}|{{ none | default("d") }}|{{ none | default("d", true) }}|{{ "" | d("e", boolean=true) }}',
  '{{ words | join(", ") }} {{ words | length }} {{ words | first }} {{ words | last }} {{ words | sort | join }} {{ words | unique | list }}',
  '{{ words | sort(reverse=true) }} {{ words | sort(case_sensitive=true) }} {{ words | reverse | list }} {{ words | min }} {{ words | max }}',
  '{{ files | map(attribute="path") | join(" ") }} {{ files | map(attribute="owner.name") | list }} {{ words | map("upper") | list }}',
  '{{ files | selectattr("tags") | map(attribute="path") | list }} {{ files | rejectattr("lines", "gt", 5) | list | length }} {{ files | selectattr("lines", "equalto", 10) | list | count }}',
  '{{ files | sum(attribute="lines") }} {{ files | sort(attribute="path") | map(attribute="path") | list }}',
  '{% for g in files | groupby("owner.name") %}{{ g.grouper }}:{{ g.list | length }};{% endfor %}',
  '{% for owner, list in files | groupby("owner.name") %}{{ owner }}={{ list | map(attribute="path") | join("+") }} {% endfor %}',
  '{% for f in files %}{{ loop.index }}/{{ loop.length }} {{ loop.index0 }} {{ loop.revindex }} {{ loop.first }} {{ loop.last }} {{ loop.cycle("odd", "even") }}\n{% endfor %}',
  '{% for f in files if f.lines > 5 %}{{ loop.index }}{{ f.path }}{% else %}none{% endfor %}{% for f in empty %}x{% else %}none{% endfor %}',
  '{% for k, v in map.items() %}{{ k }}={{ v }};{% endfor %}{% for k in map %}{{ k }}{% endfor %}{% for k, v in map | dictsort %}{{ k }}{% endfor %}',
  '{% if count > 2 and not none %}a{% elif yes %}b{% else %}c{% endif %}{% if missing is defined %}d{% endif %}{% if none is none %}n{% endif %}',
  '{{ "yes" if yes else "no" }}{{ "only" if none }}{{ count is odd }}{{ 4 is even }}{{ 9 is divisibleby 3 }}{{ count is number }}{{ name is string }}',
  '{{ "a" in words }}{{ "beta" in words }}{{ "z" in map }}{{ "love" in name }}{{ 3 not in [1, 2] }}{{ count is not string }}',
  '{{ 1 + 2 * 3 - 4 }} {{ 7 // 2 }} {{ 7 % 3 }} {{ -7 % 3 }} {{ 2 ** 10 }} {{ half * 2.2 }} {{ "a" ~ 1 ~ none }} {{ "ab" * 3 }} {{ [1] + [2] }}',
  '{{ 1 < 2 <= 2 }} {{ "a" < "b" }} {{ 1 == 1.0 }} {{ true == 1 }} {{ [1, 2] == [1, 2] }} {{ "a" != "b" }}',
  '{% set x = 5 %}{% set a, b = 1, 2 %}{{ x }}{{ a }}{{ b }}{% set block %}in {{ x }}{% endset %}{{ block }}{{ block | upper }}',
  '{% set ns = namespace(total=0) %}{% for f in files %}{% set ns.total = ns.total + f.lines %}{% endfor %}{{ ns.total }}',
  '{% for i in range(3) %}{% set inner = i %}{% endfor %}{{ inner is defined }}{{ range(1, 10, 3) | list }}{{ range(5, 0, -2) | list }}',
  'a {#- comment -#} b\n{%- if yes -%}\n  c\n{%- endif %}\n  {{- count -}}  \nd\n',
  '{% raw %}{{ not }} {% this %}{% endraw %}\n',
  '{{ text | indent }}|{{ text | indent(2, true) }}|{{ text | indent(2, blank=true) }}|{{ text | indent("> ", first=true) }}',
  '{{ text | replace("o", "0") }} {{ text | replace("o", "0", 2) }} {{ "  x " | trim }}| {{ "--x-" | trim("-") }} {{ text | wordcount }}',
  '{{ text | truncate(9) }} {{ text | truncate(9, true) }} {{ "short" | truncate(9) }} {{ text | truncate(9, leeway=0, end="…") }}',
  '{{ "x" | center(9) }}| {{ name | center(20) }}| {{ "abc" | center(6) }}|',
  '{{ title | escape }} {{ title | e }} {{ title | safe }} {{ title | striptags }} {{ "a b/c?d=é&e" | urlencode }}',
  '{{ map | tojson }} {{ map | tojson(indent=2) }} {{ title | tojson }} {{ "é\\n\\u2028" | tojson }} {{ [] | tojson(2) }}',
  '{{ map }} {{ words }} {{ "it\'s" }} {{ ["it\'s", \'a"b\'] }} {{ [none, true, 1.5] }} {{ map.a.deep[1] }} {{ map["a"]["deep"][-1] }}',
  '{{ words[1:] }} {{ words[:-1] }} {{ words[::2] }} {{ name[0:3] }} {{ words[1:3] }} {{ name[::-1] }}',
  '{{ "%s has %d of %.2f (%5s|%-5s|%05d) 100%%" | format("x", 3, 2.5, "r", "l", 42) }}',
  '{{ "3" | int + 1 }} {{ "x" | int }} {{ "x" | int(default=7) }} {{ "2.5" | float }} {{ 2.5 | round | int }} {{ 3.14159 | round(2) }} {{ 2.1 | round(0, "ceil") | int }} {{ -3 | abs }}',
  '{% macro m(a, b="d") -%}[{{ a }}{{ b }}{{ varargs | join }}]{%- endmacro %}{{ m(1) }}{{ m(1, 2) }}{{ m(a="x", b="y") }}{{ m(1, 2, 3) }}',
  '{% macro box(t) %}<{{ t }}>{{ caller() }}</{{ t }}>{% endmacro %}{% call box("p") %}in {{ count }}{% endcall %}',
  '{% filter upper %}abc {{ name }}{% endfilter %}{% with a = 1, b = 2 %}{{ a + b }}{% endwith %}{{ a is defined }}',
  '{{ words | batch(3, "-") | list }} {{ words | select("equalto", "beta") | list }} {{ [0, 1, "", "x"] | select | list }} {{ [0, 1] | reject | list }}',
  '{{ "a,b,c".split(",") }} {{ "abc".startswith("ab") }} {{ "Abc".lower() }} {{ " x ".strip() }} {{ "a-b".replace("-", "+") }} {{ map.get("nope", "none") }}',
  '{{ text | wordwrap(9) }}',
  '{% extends "base.j2" %}{% block body %}{{ super() }} child {{ count }}{% endblock %}',
  '{% include "part.j2" %}{% include ["gone.j2", "part.j2"] %}{% include "gone.j2" ignore missing %}',
  '{% from "forms.j2" import field as f, label %}{{ f("a") }}{{ label("b") }}{% import "forms.j2" as forms %}{{ forms.field("c", 1) }}',
  '{{ {"a": {"b": {}}}}} {{ {"x": 1}.x }} {{ (1, 2)[0] }} {{ [1, 2] | last }}',
  "## Result\n{% for f in files %}\n- `{{ f.path }}`{% if f.tags %} ({{ f.tags | join(', ') }}){% endif %}\n{% endfor %}\n{% if not files %}nothing{% endif %}\n",
  '{{ not yes }} {{ not not yes }} {{ yes and 0 }} {{ none or "other" }} {{ 0 or none }}',
]

const others: Readonly<Record<string, string>> = {
  'base.j2': '<{% block head %}head{% endblock %}|{% block body %}body{% endblock %}>',
  'part.j2': '({{ name }}{% set leaked = 1 %})',
  'forms.j2':
    '{% macro field(n, v="-") %}<{{ n }}={{ v }}>{% endmacro %}{% macro label(n) %}{{ field(n) | upper }}{% endmacro %}',
}

const program = `import json, sys
from jinja2 import DictLoader, Environment
given = json.load(sys.stdin)
out = []
for source in given["templates"]:
    out.append(Environment(loader=DictLoader({**given["others"], "main": source})).get_template("main").render(**given["values"]))
print(json.dumps(out))`

// Needs python3 with the jinja2 package, to compare with the real one.
describe.skipIf(!hasJinja)('OMN-13 templates beside real Jinja', () => {
  const input = JSON.stringify({ templates, others, values })
  const wanted: readonly string[] = hasJinja
    ? JSON.parse(execFileSync('python3', ['-c', program], { input, encoding: 'utf8' }))
    : []

  it.each(templates.map((source, index) => [source, index] as const))('%s', (source, index) => {
    const all: Readonly<Record<string, string>> = { ...others, main: source }
    const rendered = renderTemplate({ name: 'main', values, load: (name) => all[name] })
    expect(rendered).toEqual({ text: wanted[index] })
  })
})
