type ToastKind = 'success' | 'info' | 'warning' | 'danger'

export type Toast = {
  kind: ToastKind
  text: string
  /** The one thing that can be done about it; it closes the toast. */
  action?: { label: string; run: () => void }
}

type Listener = (toast: Toast) => void

const listeners = new Set<Listener>()

/** Shows one sentence for 5 seconds in place of the toast before it; needs a `ToastHost` on the page. */
export function showToast(toast: Toast) {
  listeners.forEach((listener) => listener(toast))
}

/** Calls `listener` with every toast to show; returns the function that ends it. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
