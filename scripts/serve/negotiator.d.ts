declare module 'negotiator' {
  // The package carries no types, and those of others know no `preferred`.
  class Negotiator {
    constructor(request: { headers: Record<string, string> })
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
  }
  export = Negotiator
}
