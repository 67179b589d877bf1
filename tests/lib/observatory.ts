/** The rules of Mozilla's HTTP Observatory that apply to an answer without cookies and without scripts of others. */
const RULES: { name: string; points: (header: (name: string) => string) => number }[] = [
  {
    name: 'content-security-policy',
    points: (header) => {
      const sources = new Map(
        header('content-security-policy')
          .split(';')
          .map((directive) => directive.trim().split(/\s+/))
          .map(([name = '', ...values]) => [name, values] as const),
      )
      const effective = (name: string) => sources.get(name) ?? sources.get('default-src') ?? ['*']
      const isOpen = (name: string) =>
        effective(name).some((source) =>
          ['*', 'http:', 'https:', 'data:', "'unsafe-inline'"].includes(source),
        )
      if (isOpen('script-src') || isOpen('object-src')) return -25
      if (effective('script-src').includes("'unsafe-eval'")) return -10
      if (effective('style-src').includes("'unsafe-inline'")) return 0
      return sources.get('default-src')?.[0] === "'none'" ? 10 : 5
    },
  },
  {
    name: 'strict-transport-security',
    points: (header) =>
      Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0) >= 15_768_000 ? 0 : -20,
  },
  {
    name: 'referrer-policy',
    points: (header) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        header('referrer-policy'),
      )
        ? 5
        : -5,
  },
  {
    name: 'x-content-type-options',
    points: (header) => (header('x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    name: 'x-frame-options',
    points: (header) => {
      if (header('content-security-policy').includes('frame-ancestors')) return 5
      return /^(DENY|SAMEORIGIN)$/.test(header('x-frame-options')) ? 0 : -20
    },
  },
  {
    name: 'cross-origin-resource-policy',
    points: (header) => (/^same-(origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0),
  },
]

/** How the Observatory would score an answer: 100 and more is A+; what is extra counts from 90 on only. */
export const observatoryScore = (headers: Record<string, string>): number => {
  const points = RULES.map((rule) => rule.points((name) => headers[name] ?? ''))
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  const base = 100 + sum(points.filter((one) => one < 0))
  return base < 90 ? base : base + sum(points.filter((one) => one > 0))
}
