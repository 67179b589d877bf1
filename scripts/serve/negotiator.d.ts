// The package carries no types, and those of others know no `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> })
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
  }
}
