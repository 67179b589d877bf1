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

// Evaluated once, when somebody first moves: a press on a link to the assistant opens it; where it cannot be loaded, the page of results.
// On the way down, before the link is followed.
document.addEventListener('click', (event) => void openOnPress(event), { capture: true })
