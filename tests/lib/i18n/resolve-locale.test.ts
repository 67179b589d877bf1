import { describe, expect, test } from 'vitest'
import { knownLocale, localeOfCountry, routeLocale, type PageRequest } from '@/lib/i18n/resolve-locale'

type Visit = PageRequest & { country: string }

const visit = (over: Partial<Visit>): Visit => ({
  pathname: '/',
  search: '',
  cookie: undefined,
  isPerson: true,
  isFollowed: false,
  country: 'VN',
  ...over,
})

const abroad = { country: 'US' }

const show = (lang: string, internalPath: string) => ({ kind: 'show', lang, internalPath })
const move = (status: number, to: string, store?: string) => ({
  kind: 'move',
  status,
  to,
  ...(store && { store }),
})

const TABLE: [string, Partial<Visit>, object][] = [
  ['home in Vietnam', {}, show('vi', '/vi')],
  ['a page in Vietnam', { pathname: '/about-us' }, show('vi', '/vi/about-us')],
  ['an English address', { pathname: '/en/about-us' }, show('en', '/en/about-us')],
  ['English home', { pathname: '/en' }, show('en', '/en')],
  ['a word that only begins like a prefix', { pathname: '/enable' }, show('vi', '/vi/enable')],
  ['the redundant prefix', { pathname: '/vi/about-us', search: '?a=1' }, move(308, '/about-us?a=1')],
  ['the redundant prefix alone', { pathname: '/vi' }, move(308, '/')],
  ['another host in disguise', { pathname: '/vi//evil.example' }, move(308, '/evil.example')],
  [
    '?lng=en on a bare address',
    { pathname: '/aicall', search: '?lng=en&b=2' },
    move(307, '/en/aicall?b=2', 'en'),
  ],
  ['?lng=vi on a bare address', { search: '?lng=vi' }, move(307, '/', 'vi')],
  ['a prefix is stronger than ?lng', { pathname: '/en/aicall', search: '?lng=vi' }, move(307, '/en/aicall')],
  ['an unknown ?lng', { search: '?lng=fr' }, move(307, '/')],
  ['cookie en', { pathname: '/aicall', cookie: 'en' }, move(307, '/en/aicall', 'en')],
  ['cookie vi abroad', { cookie: 'vi', ...abroad }, show('vi', '/vi')],
  ['a broken cookie abroad', { cookie: 'xx', ...abroad }, move(307, '/en', 'en')],
  [
    'first visit from abroad',
    { pathname: '/aicall', search: '?c=3', ...abroad },
    move(307, '/en/aicall?c=3', 'en'),
  ],
  ['a link of ours followed abroad, cookies blocked', { isFollowed: true, ...abroad }, show('vi', '/vi')],
  [
    '?lng=vi followed abroad',
    { pathname: '/aicall', search: '?lng=vi', isFollowed: true, ...abroad },
    move(307, '/aicall', 'vi'),
  ],
  ['a crawler from abroad', { isPerson: false, ...abroad }, show('vi', '/vi')],
  ['a crawler with a cookie', { isPerson: false, cookie: 'en' }, show('vi', '/vi')],
]

describe('the language of a visit', () => {
  test.each(TABLE)('%s', (_name, over, decision) => {
    const { country, ...request } = visit(over)
    expect(routeLocale(request, knownLocale(request) ?? localeOfCountry(country))).toEqual(decision)
  })
})
