/** What a browser would do with redirects, cookies and forms, as far as these tests need it. */
export type Page = {
  url: string
  status: number
  text: string
  headers: Headers
  /** Where a redirect leads that leaves the server, such as back to the site. */
  location: string | null
}

type Cookie = { value: string; path: string }

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')

export const createBrowser = (userAgent = 'node') => {
  const jar = new Map<string, Cookie>()

  const keep = (headers: Headers, url: URL) => {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const [name = '', ...value] = pair.split('=')
      const read = (key: string) =>
        attributes.find((attribute) => attribute.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
      const path = read('path') ?? url.pathname
      const isOver = Date.parse(read('expires') ?? '') < Date.now()
      if (isOver || value.join('=') === '') jar.delete(`${name} ${path}`)
      else jar.set(`${name} ${path}`, { value: value.join('='), path })
    }
  }

  const cookiesFor = ({ pathname }: URL) =>
    [...jar]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path === '/' ? '/' : `${path}/`))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ')

  const send = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const url = new URL(address)
    const headers = {
      cookie: cookiesFor(url),
      accept: 'text/html,*/*',
      'user-agent': userAgent,
      ...init.headers,
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    keep(response.headers, url)
    const location = response.headers.get('location')
    const text = await response.text()
    const page = { url: address, status: response.status, text, headers: response.headers, location }
    if (!location) return page
    const next = new URL(location, url)
    return next.origin === url.origin ? send(next.href) : { ...page, location: next.href }
  }

  return {
    jar,
    open: (address: string, headers: Record<string, string> = {}) => send(address, { headers }),
    /** Fills in the form of a page (the one whose action contains `part`) and sends it with its hidden fields. */
    submit: (page: Page, values: Record<string, string>, part = '', headers: Record<string, string> = {}) => {
      const forms = [...page.text.matchAll(/<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)]
      const [, action = '', inside = ''] = forms.find((form) => form[1]?.includes(part)) ?? []
      const hidden = [...inside.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"[^>]*value="([^"]*)"/g)]
      const body = new URLSearchParams([
        ...hidden.map(([, name = '', value = '']): [string, string] => [name, decode(value)]),
        ...Object.entries(values),
      ])
      const target = new URL(decode(action), page.url)
      return send(target.href, { method: 'POST', body, headers: { origin: target.origin, ...headers } })
    },
  }
}
export type Browser = ReturnType<typeof createBrowser>

/** The field or the sentence that has the focus when a page opens. */
export const focused = ({ text }: Page) =>
  [...text.matchAll(/<(?:input|p)\b[^>]*\sautofocus\b[^>]*>/g)].map(([tag]) =>
    tag.startsWith('<p') ? 'notice' : /name="([^"]*)"/.exec(tag)?.[1],
  )
