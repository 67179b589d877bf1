/** The framework's scripts that hand over a page's data, as they follow each other; it writes `<` as `\u003c` in them. */
const SCRIPTS = /(?:<script>self\.__next_f\.push\(\[1,"[^<]*"\]\)<\/script>)+/g
const TEXT = /push\(\[1,("[^<]*?")\]\)<\/script>/g
const BEGIN = '.push([0])'

/** A string of JavaScript in single quotes, since the data is full of double ones. */
const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('<', '\\x3c')}'`

/** A page with its data in one script instead of a dozen: each would need a hash in its policy, and each quote a backslash. */
export const joinData = (html: string): string =>
  html
    .replaceAll(SCRIPTS, (scripts) => {
      const texts = [...scripts.matchAll(TEXT)].map(([, text = '""']): unknown => JSON.parse(text))
      return `<script>self.__next_f.push([1,${quote(texts.join(''))}])</script>`
    })
    .replace(`${BEGIN}</script><script>self.`, `${BEGIN};self.`)
