import type { Page } from 'playwright/test'

/** Adds rules to the page as its own scripts may: a style element would break its content policy. */
export const addStyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
