// Runs in the browser beside `npm run dev`, when an address ends in ?keys=1: a touched text opens its file.
declare const WORDS: Record<string, Record<string, string>>

type EditedRow = Record<'file' | 'key' | 'vi' | 'en', string>

const editor = () => {
  const script = document.currentScript
  const asked = new URLSearchParams(location.search).get('keys')
  if (asked !== null) sessionStorage.setItem('keys', asked)
  if (sessionStorage.getItem('keys') !== '1' || !(script instanceof HTMLScriptElement)) return

  const { origin } = new URL(script.src)
  const lang = document.documentElement.lang
  const words = WORDS[lang] ?? {}
  const path = location.pathname.replace(/^\/en(?=\/|$)/, '') || '/'

  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, style: string, content = '') => {
    const element = document.createElement(name)
    element.style.cssText = style
    element.textContent = content
    return element
  }

  const panel = make(
    'dialog',
    'position:fixed;inset:auto 1rem 1rem auto;margin:0;z-index:9999;width:min(44rem,100% - 2rem);max-height:80vh;overflow:auto;padding:1rem;border:1px solid #888;border-radius:8px;background:#fff;color:#111;font:14px/1.5 sans-serif',
  )
  document.body.append(panel)

  const outline = (element: Element, on: boolean) => {
    if (element instanceof HTMLElement) element.style.outline = on ? '2px solid #0a7' : ''
  }

  const field = (row: EditedRow, language: 'vi' | 'en', touched: Element) => {
    const label = make('label', 'display:block;margin-top:.5rem', `${language} · `)
    const count = make('span', 'color:#666', `${row[language].length} ${words['characters']}`)
    const input = make(
      'textarea',
      'display:block;width:100%;min-height:5rem;padding:.5rem;border:1px solid #999;font:inherit;color:inherit;background:inherit',
    )
    input.value = row[language]
    input.addEventListener('input', () => {
      row[language] = input.value
      count.textContent = `${input.value.length} ${words['characters']}`
      // What is typed shows at once where the text stands by itself.
      if (language === lang && touched.childElementCount === 0) touched.textContent = input.value
    })
    label.append(count, input)
    return label
  }

  const save = async (row: EditedRow, note: HTMLElement) => {
    const response = await fetch(`${origin}/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(row),
    })
    const { error }: { error: string | null } = await response.json()
    if (error === null) location.reload()
    else note.textContent = words[error === 'title' ? 'title60' : error] ?? error
  }

  const form = (row: EditedRow, touched: Element) => {
    const part = make('form', 'border-top:1px solid #ddd;padding:.5rem 0')
    const note = make('p', 'color:#b00;margin:.5rem 0 0')
    note.setAttribute('role', 'alert')
    const button = make(
      'button',
      'margin-top:.5rem;padding:.4rem .8rem;border:1px solid #111;border-radius:6px',
      words['save'],
    )
    const both = make(
      'div',
      'display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:0 1rem',
    )
    both.append(field(row, 'vi', touched), field(row, 'en', touched))
    part.append(
      make('code', 'display:block;color:#555', `locales/{vi,en}/${row.file}.json · ${row.key}`),
      both,
      button,
      note,
    )
    part.addEventListener('submit', (event) => {
      event.preventDefault()
      void save(row, note)
    })
    return part
  }

  const ask = async (text: string): Promise<EditedRow[]> => {
    const query = new URLSearchParams({ text, lang, path })
    return (await fetch(`${origin}/find?${query}`)).json()
  }

  const open = async (touched: Element) => {
    const texts = [
      touched.textContent,
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => touched.getAttribute(name)),
    ]
    let rows: EditedRow[] = []
    for (const text of texts) if (text && rows.length === 0) rows = await ask(text)
    const close = make('button', 'float:right;padding:.25rem .6rem', words['close'])
    close.addEventListener('click', () => panel.close())
    panel.replaceChildren(
      close,
      make('strong', '', words['title']),
      ...(rows.length ? rows.map((row) => form(row, touched)) : [make('p', '', words['none'])]),
    )
    if (!panel.open) panel.show()
  }

  const isOurs = (target: EventTarget | null): target is Element =>
    target instanceof Element && !panel.contains(target)

  document.addEventListener('pointerover', ({ target }) => isOurs(target) && outline(target, true))
  document.addEventListener('pointerout', ({ target }) => isOurs(target) && outline(target, false))
  // With a modifier key, links and buttons work as ever.
  const onPress = (event: MouseEvent) => {
    if (!isOurs(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void open(event.target)
  }
  document.addEventListener('click', onPress, { capture: true })
}

editor()
