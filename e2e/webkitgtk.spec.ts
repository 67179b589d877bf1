import { writeFileSync } from 'node:fs'
import { expect } from 'playwright/test'
import { By, Key } from 'selenium-webdriver'
import { cvFile, formWords } from './support/forms'
import { DEMO } from './support/sign-in'
import { press, pressOn, seen, test, textOf, type } from './support/webkitgtk'
import { at, LANGS, read, wordsOf } from './support/words'

// The main flows in the engine of Safari as Debian has it. Groups bear the names of the files that hold the same flows in other browsers.
const RECEIPT = /^[A-Z]\d{6}-[0-9A-Z]{5}$/
const someone = (lang: string) => `webkit.${lang}.${Date.now()}@thu.example`

for (const lang of LANGS) {
  const other = lang === 'vi' ? 'en' : 'vi'

  test.describe('language', () => {
    test(`${lang}: the switcher leads to the same page in the other language`, async ({ driver, open }) => {
      await open(at(lang, '/aicall?from=test'))
      await press(driver, `header a[hreflang=${other}]`)
      await expect.poll(() => driver.getCurrentUrl()).toContain(`${at(other, '/aicall')}?from=test`)
      expect(await driver.findElement(By.css('html')).getAttribute('lang')).toBe(other)
    })
  })

  test.describe('menus', () => {
    test(`${lang}: a menu opens by a press, closes by Escape and leads to a page`, async ({
      driver,
      open,
    }) => {
      await open(at(lang))
      const panel = driver.findElement(By.css('#menu-products'))
      const isOpen = () => panel.isDisplayed()
      await press(driver, '[popovertarget=menu-products]')
      await expect.poll(isOpen).toBe(true)
      await driver.actions().sendKeys(Key.ESCAPE).perform()
      await expect.poll(isOpen).toBe(false)
      await press(driver, '[popovertarget=menu-products]')
      await press(driver, `#menu-products a[href="${at(lang, '/smartdialog')}"]`)
      await expect.poll(() => driver.getCurrentUrl()).toContain('/smartdialog')
    })
  })

  test.describe('shell', () => {
    test(`${lang}: the theme is switched and stays`, async ({ driver, open }) => {
      await open(at(lang))
      const theme = () => driver.findElement(By.css('html')).getAttribute('data-theme')
      const before = await theme()
      await press(driver, `header button[aria-label="${wordsOf(lang).common.theme.label}"]`)
      const after = before === 'dark' ? 'light' : 'dark'
      await expect.poll(theme).toBe(after)
      await driver.navigate().refresh()
      expect(await theme()).toBe(after)
    })
  })

  test.describe('search', () => {
    test(`${lang}: what is typed leads to a page by keys alone`, async ({ driver, open }) => {
      await open(at(lang, '/about-us'))
      await press(driver, `header a[href="${at(lang, '/search')}"]`)
      await type(driver, '[role=combobox]', lang === 'vi' ? 'ngan hang' : 'banking')
      await seen(driver, `[role=option][href="${at(lang, '/industries/banking')}"]`)
      await type(driver, '[role=combobox]', Key.ENTER)
      await expect.poll(() => driver.getCurrentUrl()).toContain('/industries/banking')
    })
  })

  test.describe('consent', () => {
    test(`${lang}: the footer leads to the cookies, which Escape leaves`, async ({ driver, open }) => {
      const { choices } = formWords(lang).consent
      await open(at(lang, '/about-us'))
      await pressOn(driver, driver.findElement(By.xpath(`//footer//*[text()="${choices.open}"]`)))
      expect(await textOf(driver, '#cookie-choices')).toContain(choices.necessary.title)
      await driver.actions().sendKeys(Key.ESCAPE).perform()
      await expect.poll(() => driver.findElement(By.css('#cookie-choices')).isDisplayed()).toBe(false)
    })
  })

  test.describe('demo-call', () => {
    test(`${lang}: a call from its number to its result`, async ({ driver, open }) => {
      const { demo } = wordsOf(lang)
      await open(at(lang))
      await type(driver, '#demo-phone', lang === 'vi' ? '0912371178' : '0912371278')
      await type(driver, '#demo-ten', 'Minh')
      await press(driver, '[data-call] input[type=checkbox]')
      await press(driver, '[data-call] form [type=submit]')
      expect(await textOf(driver, '[data-call=DONE] [data-state=DONE] h3')).toBe(demo.results.ANSWER.title)
    })
  })

  test.describe('forms', () => {
    test(`${lang}: a message to its receipt`, async ({ driver, open }) => {
      await open(at(lang, '/contact-us?purpose=aivoice'))
      await type(driver, '#contact-name', 'Nguyễn Văn An')
      await type(driver, '#contact-phone', '0389993333')
      await type(driver, '#contact-email', someone(lang))
      await type(driver, '#contact-content', 'Xin chào')
      await press(driver, '[data-form=contact] input[type=checkbox]')
      await press(driver, '[data-form=contact] [type=submit]')
      expect(await textOf(driver, '[data-slot=receipt-number]')).toMatch(RECEIPT)
    })

    test(`${lang}: an application with its CV to its receipt`, async ({ driver, open }, info) => {
      const cv = info.outputPath('cv.pdf')
      writeFileSync(cv, cvFile().buffer)
      await open(at(lang, '/careers/ky-su-tong-hop-tieng-noi/apply'))
      await driver.findElement(By.css('#apply-cv')).sendKeys(cv)
      await seen(driver, '[data-upload=done]')
      await type(driver, '#apply-name', 'Trần Thị Bình')
      await type(driver, '#apply-email', someone(lang))
      await type(driver, '#apply-phone', '0912345678')
      await press(driver, '[data-form=application] input[type=checkbox]')
      await press(driver, '[data-form=application] [type=submit]')
      expect(await textOf(driver, '[data-slot=receipt-number]')).toMatch(RECEIPT)
    })
  })

  test.describe('sign-in', () => {
    test(`${lang}: in, through the portal, and out`, async ({ driver, open, errors }) => {
      await open(at(lang, '/services'))
      await press(driver, '[popovertarget=menu-account]')
      await press(driver, '#menu-account button')
      await type(driver, '[name=username]', DEMO.username)
      await type(driver, '[name=password]', DEMO.password + Key.ENTER)
      await seen(driver, 'header [data-session=signed-in]')
      for (const path of ['/portal', '/portal/api-keys', '/portal/webhooks']) {
        await open(at(lang, path))
        await seen(driver, 'header [data-session=signed-in]')
        expect.soft(errors(), path).toEqual([])
      }
      await press(driver, '[popovertarget=menu-account-account]')
      const { signOut } = read(lang, 'auth').account
      await driver.findElement(By.xpath(`//*[@id="menu-account-account"]//button[.="${signOut}"]`)).click()
      await seen(driver, 'header [data-session=anonymous]')
    })
  })

  test.describe('try-out', () => {
    test(`${lang}: a text is spoken and sounds`, async ({ driver, open }) => {
      await open(at(lang, '/aivoice'))
      await press(driver, '#try [data-tts] [type=submit]')
      await seen(driver, '#try [data-player][data-state=playing]')
    })
  })
}
