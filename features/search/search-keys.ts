import { openSearch } from '@/features/search/open-search'

const BUTTON = '[data-search]'

const isKey = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'

const isPress = ({ ctrlKey, metaKey, shiftKey, target }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest(BUTTON) !== null

const open = async (event: Event) => {
  event.preventDefault()
  try {
    await openSearch()
  } catch {
    const button = document.querySelector<HTMLAnchorElement>(BUTTON)
    if (button) location.assign(button.href)
  }
}

// Evaluated once, when somebody first moves: opens the search at its keys and its button; where it cannot be loaded, the page of results.
// On the way down, before the link is followed.
document.addEventListener('click', (event) => isPress(event) && void open(event), { capture: true })
document.addEventListener('keydown', (event) => isKey(event) && void open(event))
