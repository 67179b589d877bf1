const preference = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) => ({
  values,
  /** What was chosen; the first value while nothing was, or nothing can be kept. */
  read: (): Value => {
    try {
      const kept = localStorage.getItem(name)
      return values.find((value) => value === kept) ?? values[0]
    } catch {
      return values[0]
    }
  },
  /** Keeps a choice in this browser; of the first value nothing is kept. */
  keep: (value: Value) => {
    try {
      if (value === values[0]) localStorage.removeItem(name)
      else localStorage.setItem(name, value)
    } catch {
      // It holds for this page, then.
    }
  },
})

/** Read by the first script of a page too, and written by the switch in the header. */
export const THEME = preference('theme', ['system', 'light', 'dark'])
export const DATA = preference('data', ['normal', 'low'])
/** In which language videos are captioned: that of the page, one, or none. */
export const CAPTIONS = preference('captions', ['page', 'vi', 'en', 'off'])
