/** Marks what WebDriver BiDi cannot be asked for: a page without script, the colours of the system, a lost network, the right to read the clipboard. */
export const CHROMIUM = { tag: '@chromium' }
