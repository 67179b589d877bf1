import { hasPrivacySignal } from '@/features/consent/consent-state'
import { startCounting } from '@/features/counts/counter'
import '@/features/pages/kept-typing'
import '@/features/search/search-keys'

const ASSISTANT = 'a[data-assistant]'

const openOnPress = async (event: MouseEvent) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(ASSISTANT)
  if (!link || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  try {
    const { openAssistant } = await import('@/features/pages/assistant/open-assistant')
    await openAssistant()
  } catch {
    location.assign(link.href)
  }
}

// Evaluated once, when somebody first moves.
// A press on a link to the assistant opens it, on the way down, before the link is followed; where it cannot be loaded, the page of results.
document.addEventListener('click', (event) => void openOnPress(event), { capture: true })
document.documentElement.dataset['awake'] = ''
if (!hasPrivacySignal()) startCounting()
