/** The bar colours of call results; the dots beside the labels have the same (components/ui/status-dot). */
export const fills = {
  answered: 'bg-(--call-500)',
  voicemail: 'bg-(--dialog-500)',
  unanswered: 'bg-(--amber-500)',
  busy: 'bg-(--ink-400)',
  waiting: 'bg-bar-idle',
}
