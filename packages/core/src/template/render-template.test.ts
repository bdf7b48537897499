import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderTemplate } from './render-template.ts'

function render(
  source: string,
  values: Readonly<Record<string, unknown>> = {},
  others: Readonly<Record<string, string>> = {},
) {
  const all: Readonly<Record<string, string>> = { main: source, ...others }
  return renderTemplate({ name: 'main', values, load: (name) => (Object.hasOwn(all, name) ? all[name] : undefined) })
}

describe('renderTemplate', () => {
  it('OMN-13 renders what a command result and an error message look like', () => {
    const source = `## {{ title | default('Result') }}
{% if items %}
{% for item in items -%}
{{ loop.index }}. {{ item.name | upper }}{{ "," if not loop.last }}
{% else %}none
{%- endfor %}
{% elif error %}{{ error }}{% endif %}`
    expect(render(source, { items: [{ name: 'a' }, { name: 'b' }] }).text).toBe('## Result\n\n1. A,\n2. B\n\n')
    expect(render(source, { error: 'no' }).text).toBe('## Result\nno')
  })

  it('includes, extends, blocks with super, macros, imports', () => {
    const others = {
      base: 'A{% block body %}base{% endblock %}Z{% block end %}!{% endblock %}',
      part: '[{{ x }}]',
      forms: '{% macro field(name, value="-") %}<{{ name }}={{ value }}>{% endmacro %}',
    }
    expect(
      render('{% extends "base" %}lost{% block body %}{{ super() }}+{{ x }}{% endblock %}', { x: 1 }, others).text,
    ).toBe('Abase+1Z!')
    expect(render('{% include "part" %}{% include "gone" ignore missing %}', { x: 2 }, others).text).toBe('[2]')
    expect(render('{% from "forms" import field as f %}{{ f("a") }}{{ f("b", value=3) }}', {}, others).text).toBe(
      '<a=-><b=3>',
    )
    expect(render('{% import "forms" as forms %}{{ forms.field("c") }}', {}, others).text).toBe('<c=->')
    expect(render('{% macro box() %}({{ caller() }}){% endmacro %}{% call box() %}in{% endcall %}').text).toBe('(in)')
  })

  it('says which template and line is at fault', () => {
    expect(render('a\nb {{ x.y.z }}', {}).fault).toEqual({
      message: 'x is not defined, so it has no y.',
      template: 'main',
      line: 2,
    })
    expect(render('{% include "part" %}', {}, { part: '\n\n{{ 1 / 0 }}' }).fault).toMatchObject({
      template: 'part',
      line: 3,
    })
    expect(render('{% if a %}').fault?.message).toBe('The if that opens here is never closed by endif.')
    expect(render('{{ a | nope }}').fault?.message).toBe('There is no filter nope.')
    expect(render('{% include "gone" %}').fault?.message).toBe('There is no template "gone".')
    expect(render('{% python %}').fault?.message).toBe('There is no statement python in these templates.')
  })

  it.each([
    ['members of the language', '{{ "".constructor }}{{ [].constructor }}{{ x.__proto__ }}{{ x.constructor }}', ''],
    ['a function by index', '{{ x["constructor"] }}{{ x["toString"] }}', ''],
    ['the constructor of a macro', '{% macro m() %}{% endmacro %}{{ m.constructor }}{{ m.call }}{{ range.call }}', ''],
    ['the budget of a filter', '{{ [1] | map(attribute="constructor") | list }}', '[None]'],
    ['a global', '{{ process }}{{ globalThis }}{{ require }}', ''],
  ])('cannot reach %s', (_, source, text) => {
    expect(render(source, { x: { a: 1 } })).toEqual({ text })
  })

  it.each(['{{ x.hasOwnProperty("a") }}', '{{ "".__class__.__mro__ }}', '{{ x.constructor("return 1")() }}'])(
    'cannot call what is no data of its own: %s',
    (source) => {
      expect(render(source, { x: { a: 1 } })).toMatchObject({ text: '', fault: { line: 1 } })
    },
  )

  it.each([
    ['loops in loops', '{% for a in range(9999) %}{% for b in range(9999) %}{% endfor %}{% endfor %}'],
    [
      'a text that doubles',
      '{% set ns = namespace(t="aaaaaaaa") %}{% for i in range(99) %}{% set ns.t = ns.t ~ ns.t %}{% endfor %}',
    ],
    ['a text that is repeated', '{{ "a" * 999999999 }}'],
    ['a wide column', '{{ "%9999s" | format("a") * 100000 }}'],
    ['a range without end', '{{ range(10**15) }}'],
    ['a macro that calls itself', '{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}'],
    ['a template that includes itself', '{% include "main" %}'],
    ['a template that extends itself', '{% extends "main" %}'],
    [
      'lists that double',
      '{% set ns = namespace(t=[1,2]) %}{% for i in range(99) %}{% set ns.t = ns.t + ns.t %}{% endfor %}',
    ],
    ['indentation', '{{ ("\\n" * 100000) | indent(1000, true, true) }}'],
    ['replacing', '{{ ("a" * 1000) | replace("a", "b" * 10000) }}{{ ("a" * 1000).replace("a", "b" * 10000) }}'],
    ['nesting', `{{ ${'('.repeat(9999)} }}`],
    ['nested statements', '{% if a %}'.repeat(9999)],
    ['not not', `{{ ${'not '.repeat(50_000)}a }}`],
    ['minus minus', `{{ ${'-'.repeat(50_000)}1 }}`],
  ])('ends, in a bounded time: %s', (_, source) => {
    expect(render(source).text.length).toBeLessThan(4_000_000)
  })

  it('never throws, whatever it is given', () => {
    const pieces = [
      '{{',
      '}}',
      '{%',
      '%}',
      '{#',
      '#}',
      ' if ',
      ' for a in b ',
      ' endif ',
      ' endfor ',
      ' set ',
      '|',
      'join',
      '(',
      ')',
      '[',
      ']',
      ',',
      '.',
      '"',
      "'",
      'x',
      '1',
      ' is ',
      ' in ',
      '~',
      '-',
      '\n',
      ' macro m() ',
      ' block b ',
      ' include "main" ',
      ' raw ',
      ' endraw ',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
        expect(render(parts.join(''), { x: [1, { a: 'b' }], b: 'bc' }).text).toBeDefined()
      }),
    )
  })
})
