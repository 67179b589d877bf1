/** What somebody does in a browser, whatever drives it. Elements are those that are seen, by CSS or from `//` by XPath; each is waited for. */
export type Visitor = {
  /** Opens an address and waits until the page rests. */
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  address: () => Promise<string>
  press: (element: string) => Promise<void>
  type: (element: string, text: string) => Promise<void>
  /** Presses a key where the focus is. */
  key: (name: 'Enter' | 'Escape') => Promise<void>
  chooseFile: (field: string, file: string) => Promise<void>
  seen: (element: string) => Promise<void>
  isSeen: (element: string) => Promise<boolean>
  textOf: (element: string) => Promise<string>
  /** An attribute of the first such element, seen or not. */
  attributeOf: (element: string, name: string) => Promise<string | null>
  /** What the console has said of errors since it was last asked. */
  errors: () => string[]
}

/** Nobody presses within the millisecond. */
export const BEFORE_A_PRESS_MS = 500

/** A browser that runs, in which each visitor is a new one. */
export type Engine = {
  enter: () => Promise<{ visitor: Visitor; version: string; leave: () => Promise<void> }>
}
