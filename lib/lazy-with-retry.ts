const RETRY_MS = 1_500

/** A loader for `lazy` that waits out a lost network: a lazy component that failed once would have failed for good. */
export const lazyWithRetry =
  <Component>(load: () => Promise<Component>) =>
  async (): Promise<{ default: Component }> => {
    for (;;) {
      try {
        return { default: await load() }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }
