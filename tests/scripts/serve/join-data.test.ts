import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { joinData } from '../../../scripts/serve/join-data.ts'

const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`

/** What the scripts of a page hand over. */
const handedOver = (html: string) => {
  const self: { __next_f?: [number, string][] } = {}
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) runInNewContext(script, { self })
  return self['__next_f']?.map(([, text = '']) => text).join('')
}

describe('data of a page in one script', () => {
  test.each([
    ['rows', ['1:["$","p",null,{}]\n', '2:"ừ"\n']],
    ['a row in two pieces', ['1:["$","p"', ',null,{}]\n']],
    ['quotes', [`it's "so" \\" \\' \\\\`, "'"]],
    ['markup', ['</script><!--<script>', '&amp;>']],
    ['signs of the end of a line', ['a\r\n\u2028\u2029\t', '\\n']],
    ['places of a template', ['${a} `b` $& $1 $$', '']],
  ])('%s', (_name, texts) => {
    const joined = joinData(`<p>x</p>${begin}${texts.map(push).join('')}</body>`)
    expect(joined.match(/<script/g)).toHaveLength(1)
    expect(joined).toMatch(/^<p>x<\/p><script>.*<\/script><\/body>$/s)
    expect(handedOver(joined)).toBe(texts.join(''))
  })

  test('between parts of a page each keeps its place', () => {
    const joined = joinData(`${begin}${push('1:a')}${push('2:b')}<div></div>${push('3:c')}`)
    expect(joined.match(/<script|<div/g)).toEqual(['<script', '<div', '<script'])
    expect(handedOver(joined)).toBe('1:a2:b3:c')
  })

  test('anything else stays as it is', () => {
    const html = `<script>a()</script>${begin}<script>self.__next_f.push([3,"AA=="])</script>`
    expect(joinData(html)).toBe(html.replace('</script><script>self', ';self'))
  })
})
