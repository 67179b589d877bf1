import { startCounting } from '@/features/counts/counter'
import '@/components/layout/focus-marks'
import '@/features/pages/kept-typing'
import '@/features/search/search-keys'
import { savesData } from '@/lib/save-data'

const ASSISTANT = 'a[data-assistant]'
const PANEL = 'contact-panel'

const load = () => import('@/features/pages/assistant/open-assistant')

const openOnPress = async (event: MouseEvent) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(ASSISTANT)
  if (!link || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  try {
    await (await load()).openAssistant()
  } catch {
    location.assign(link.href)
  }
}

const warm = async ({ target }: Event) => {
  if (!(target instanceof Element) || target.id !== PANEL || savesData()) return
  await (await load()).warmAssistant()
}

// Evaluated once, when somebody first moves.
// A press on a link to the assistant opens it, on the way down, before the link is followed; where it cannot be loaded, the page of results.
document.addEventListener('click', (event) => void openOnPress(event), { capture: true })
// Whoever opens the panel may choose the assistant in it: it is loaded meanwhile; what goes wrong is said by the press.
document.addEventListener('toggle', (event) => void warm(event).catch(() => undefined), { capture: true })
document.documentElement.dataset['awake'] = ''
startCounting()
