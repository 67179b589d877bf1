import { writeFileSync } from 'node:fs'
import { expect } from 'playwright/test'
import { cvFile, formWords } from './support/forms'
import { DEMO } from './support/sign-in'
import { readSitemap, withoutAlike } from './support/site'
import { test } from './support/visitor'
import { at, LANGS, langOf, read, wordsOf } from './support/words'

// The main flows in Firefox and in the engine of Safari, as Debian has them. Groups bear the names of the files that hold the same flows in Chromium.
const RECEIPT = /^[A-Z]\d{6}-[0-9A-Z]{5}$/

for (const lang of LANGS) {
  const other = lang === 'vi' ? 'en' : 'vi'

  test.describe('language', () => {
    test(`${lang}: the switcher leads to the same page in the other language`, async ({ visitor }) => {
      await visitor.open(at(lang, '/aicall?from=test'))
      await visitor.press(`header a[hreflang=${other}]`)
      await expect.poll(visitor.address).toContain(`${at(other, '/aicall')}?from=test`)
      await expect.poll(() => visitor.attributeOf('html', 'lang')).toBe(other)
    })
  })

  test.describe('menus', () => {
    test(`${lang}: a menu opens by a press, closes by Escape and leads to a page`, async ({ visitor }) => {
      await visitor.open(at(lang))
      const isOpen = () => visitor.isSeen('#menu-products')
      await visitor.press('header nav summary')
      await expect.poll(isOpen).toBe(true)
      await visitor.key('Escape')
      await expect.poll(isOpen).toBe(false)
      await visitor.press('header nav summary')
      await visitor.press(`#menu-products a[href="${at(lang, '/smartdialog')}"]`)
      await expect.poll(visitor.address).toContain('/smartdialog')
    })
  })

  test.describe('shell', () => {
    test(`${lang}: the theme is switched and stays`, async ({ visitor }) => {
      await visitor.open(at(lang))
      const theme = () => visitor.attributeOf('html', 'data-theme')
      const before = await theme()
      await visitor.press(`header button[aria-label="${wordsOf(lang).common.theme.label}"]`)
      const after = before === 'dark' ? 'light' : 'dark'
      await expect.poll(theme).toBe(after)
      await visitor.reload()
      expect(await theme()).toBe(after)
    })
  })

  test.describe('search', () => {
    test(`${lang}: what is typed leads to a page by keys alone`, async ({ visitor }) => {
      await visitor.open(at(lang, '/about-us'))
      await visitor.press(`header a[href="${at(lang, '/search')}"]`)
      await visitor.type('[role=combobox]', lang === 'vi' ? 'ngan hang' : 'banking')
      await visitor.seen(`[role=option][href="${at(lang, '/industries/banking')}"]`)
      await visitor.key('Enter')
      await expect.poll(visitor.address).toContain('/industries/banking')
    })
  })

  test.describe('consent', () => {
    test(`${lang}: the footer leads to the cookies, which Escape leaves`, async ({ visitor }) => {
      const { choices } = formWords(lang).consent
      await visitor.open(at(lang, '/about-us'))
      await visitor.press(`//footer//*[text()="${choices.open}"]`)
      expect(await visitor.textOf('#cookie-choices')).toContain(choices.necessary.title)
      await visitor.key('Escape')
      await expect.poll(() => visitor.isSeen('#cookie-choices')).toBe(false)
    })
  })

  test.describe('demo-call', () => {
    test(`${lang}: a call from its number to its result`, async ({ visitor }, { project }) => {
      const { demo } = wordsOf(lang)
      await visitor.open(at(lang))
      // Each number may call a few times a day.
      const browser = project.name === 'firefox' ? '3' : '1'
      await visitor.type('#demo-phone', `091237${browser}${lang === 'vi' ? '178' : '278'}`)
      await visitor.type('#demo-ten', 'Minh')
      await visitor.press('[data-call] input[type=checkbox]')
      await visitor.press('[data-call] form [type=submit]')
      expect(await visitor.textOf('[data-call=DONE] [data-state=DONE] h3')).toBe(demo.results.ANSWER.title)
    })
  })

  test.describe('forms', () => {
    const someone = (browser: string) => `${browser}.${lang}.${Date.now()}@thu.example`

    test(`${lang}: a message to its receipt`, async ({ visitor }, { project }) => {
      await visitor.open(at(lang, '/contact-us?purpose=aivoice'))
      await visitor.type('#contact-name', 'Nguyễn Văn An')
      await visitor.type('#contact-phone', '0389993333')
      await visitor.type('#contact-email', someone(project.name))
      await visitor.type('#contact-content', 'Xin chào')
      await visitor.press('[data-form=contact] input[type=checkbox]')
      await visitor.press('[data-form=contact] [type=submit]')
      expect(await visitor.textOf('[data-slot=receipt-number]')).toMatch(RECEIPT)
    })

    test(`${lang}: an application with its CV to its receipt`, async ({ visitor }, info) => {
      const cv = info.outputPath('cv.pdf')
      writeFileSync(cv, cvFile().buffer)
      await visitor.open(at(lang, '/careers/ky-su-tong-hop-tieng-noi/apply'))
      await visitor.chooseFile('#apply-cv', cv)
      await visitor.seen('[data-upload=done]')
      await visitor.type('#apply-name', 'Trần Thị Bình')
      await visitor.type('#apply-email', someone(info.project.name))
      await visitor.type('#apply-phone', '0912345678')
      await visitor.press('[data-form=application] input[type=checkbox]')
      await visitor.press('[data-form=application] [type=submit]')
      expect(await visitor.textOf('[data-slot=receipt-number]')).toMatch(RECEIPT)
    })
  })

  test.describe('sign-in', () => {
    test(`${lang}: in, through the portal, and out`, async ({ visitor }) => {
      await visitor.open(at(lang, '/services'))
      await visitor.press('[popovertarget=menu-account]')
      await visitor.press('#menu-account button')
      await visitor.type('[name=username]', DEMO.username)
      await visitor.type('[name=password]', DEMO.password)
      await visitor.key('Enter')
      await visitor.seen('header [data-session=signed-in]')
      for (const path of ['/portal', '/portal/api-keys', '/portal/webhooks']) {
        await visitor.open(at(lang, path))
        await visitor.seen('header [data-session=signed-in]')
        expect.soft(visitor.errors(), path).toEqual([])
      }
      await visitor.press('[popovertarget=menu-account-account]')
      const { signOut } = read(lang, 'auth').account
      await visitor.press(`//*[@id="menu-account-account"]//button[.="${signOut}"]`)
      await visitor.seen('header [data-session=anonymous]')
    })
  })

  test.describe('try-out', () => {
    test(`${lang}: a text is spoken and sounds`, async ({ visitor }) => {
      await visitor.open(at(lang, '/aivoice'))
      await visitor.press('#try [data-tts] [type=submit]')
      await visitor.seen('#try [data-player][data-state=playing]')
    })
  })

  test.describe('walk', () => {
    test(`${lang}: a page of each family comes to rest without an error`, async ({ visitor, request }) => {
      test.setTimeout(900_000)
      const paths = (await readSitemap(request)).filter((path) => langOf(path) === lang)
      visitor.errors()
      for (const path of withoutAlike(paths)) {
        await visitor.open(path)
        expect.soft(visitor.errors(), path).toEqual([])
      }
    })
  })
}
