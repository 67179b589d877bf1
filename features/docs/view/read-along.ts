const STORED = 'docs-code-language'

const radios = () => document.querySelectorAll<HTMLInputElement>('[data-code-language]')

/** Does something that changes heights, and keeps what the reader looks at where it was on the screen. */
const keepInPlace = (anchor: Element | null, change: () => void) => {
  const root = document.documentElement
  const before = anchor?.getBoundingClientRect().top
  // The browser's own anchoring would move the page a second time.
  root.style.overflowAnchor = 'none'
  change()
  if (anchor && before !== undefined) {
    window.scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'))
}

const choose = (language: string) => {
  for (const radio of radios()) if (radio.value === language) radio.checked = true
}

const stored = () => {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}

const store = (language: string) => {
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // A browser that keeps nothing still changes every panel of this page.
  }
}

const markChapter = (id: string) => {
  for (const link of document.querySelectorAll<HTMLElement>('[data-contents] a[href^="#"]')) {
    if (link.getAttribute('href') !== `#${id}`) {
      link.removeAttribute('aria-current')
      continue
    }
    link.setAttribute('aria-current', 'location')
    const list = link.closest('nav')
    // Only the list itself is scrolled: scrollIntoView could take the page along.
    if (list) list.scrollTop = link.offsetTop - list.clientHeight / 2
  }
}

/** What the documentation gains by script: one language for all code, remembered; the contents show where one reads, and close. Gives what stops it. */
export const readAlong = () => {
  const language = stored()
  if (language) keepInPlace(location.hash ? document.querySelector(':target') : null, () => choose(language))

  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['codeLanguage'] === undefined) return
    store(target.value)
    keepInPlace(target.closest('[data-slot="code-panel"]'), () => choose(target.value))
  }
  const onClick = ({ target }: Event) => {
    const list = target instanceof Element && target.closest('a') && target.closest('details[data-contents]')
    if (list instanceof HTMLDetailsElement) list.open = false
  }
  const reader = new IntersectionObserver(
    (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && markChapter(target.id)),
    { rootMargin: '-20% 0px -75% 0px' },
  )
  document.querySelectorAll('[data-chapter]').forEach((chapter) => reader.observe(chapter))
  document.addEventListener('change', onChange)
  document.addEventListener('click', onClick)
  return () => {
    reader.disconnect()
    document.removeEventListener('change', onChange)
    document.removeEventListener('click', onClick)
  }
}
