import { expect, type FileChooser, type Locator, type Page } from 'playwright/test'

const REACH = 60

/** Walks on with the Tab key until a control has the focus and is in view; fails when the walk does not come by it. */
export const tabTo = async (page: Page, target: Locator) => {
  const isThere = () => target.evaluate((node) => node === document.activeElement)
  for (let step = 0; step < REACH && !(await isThere()); step += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

/** Puts the focus before everything that stands in a part of the page. */
export const startAt = (part: Locator) =>
  part.evaluate((node) => {
    node.setAttribute('tabindex', '-1')
    if (node instanceof HTMLElement) node.focus()
  })

/** Gives what presses a key on a file control in focus and hands the file to the chooser that opens. */
export const fileByKey = (page: Page) => {
  // Listened for from the beginning: asked for together with the key, the chooser may open unheard.
  const choosers: FileChooser[] = []
  page.on('filechooser', (chooser) => choosers.push(chooser))
  return async (key: string, file: Parameters<FileChooser['setFiles']>[0]) => {
    const before = choosers.length
    await page.keyboard.press(key)
    await expect.poll(() => choosers.length).toBe(before + 1)
    await choosers.at(-1)?.setFiles(file)
  }
}
