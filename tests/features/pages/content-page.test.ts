import { expect, expectTypeOf, test } from 'vitest'
import { contentPage } from '@/features/pages/content-page'
import { parsePage } from '@/features/pages/content'
import { menu, productMenu } from '@/features/pages/nav'
import { pageAt, type SectionId } from '@/features/pages/registry'

const Slot = () => null

test('a slot stands after a section of its page; a misspelt section or page does not compile', () => {
  expectTypeOf<SectionId<'/contact-us'>>().toEqualTypeOf<'hero' | 'next' | 'faq'>()
  contentPage('/contact-us', { after: 'hero', Slot })
  // @ts-expect-error -- no section of the page
  contentPage('/contact-us', { after: 'herro', Slot })
  // @ts-expect-error -- a section of another page
  contentPage('/careers', { after: 'faq', Slot })
  // @ts-expect-error -- no page of the registry
  contentPage('/contact')
})

test('a missing, a misspelt and an unused text name file and key', () => {
  const page = pageAt('/contact-us')
  const meta = { name: 'n', tagline: 't', title: 't', description: 'd' }
  const hero = { title: 't', lead: 'l' }
  const parse = (raw: Record<string, unknown>) => () => parsePage(page, raw, 'contact-us.json')
  expect(parse({ meta: { name: 'n' }, hero })).toThrow('contact-us.json: meta.tagline')
  expect(parse({ meta, hero: { title: 't' } })).toThrow('contact-us.json: hero.lead')
  expect(parse({ meta, hero: { ...hero, leed: 'x' } })).toThrow(/contact-us\.json: hero.*leed/)
  expect(parse({ meta, heroo: hero })).toThrow('contact-us.json: no section shows heroo')
})

test('the menus follow the order of the registry', () => {
  expect(menu('company')).toEqual(['/about-us', '/services', '/careers', '/contact-us'])
  expect(menu('legal')).toEqual([
    '/privacy-policy',
    '/data-rights',
    '/call-check',
    '/terms-of-service',
    '/acceptable-use',
    '/cookie-policy',
  ])
  expect(menu('resources')).toEqual([
    '/resources',
    '/resources/guides',
    '/resources/glossary',
    '/case-studies',
    '/videos',
    '/sales-kit',
    '/aicall/api-docs',
    '/aivoice/docs',
  ])
  expect(productMenu('aicall')).toEqual([
    '/aicall',
    '/aicall/ai-agents',
    '/aicall/voiceotp',
    '/aicall/callcampaign',
    '/aicall/pricing',
    '/aicall/api-docs',
  ])
  expect(productMenu('aivoice')).toEqual([
    '/aivoice',
    '/aivoice/voices',
    '/aivoice/pricing',
    '/aivoice/docs',
    '/aivoice/api-docs',
  ])
})
