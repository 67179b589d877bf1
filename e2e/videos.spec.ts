import { expect, test } from 'playwright/test'
import { read } from './support/words'

const { controls, items, captions } = read('vi', 'resources').videos
const [, asksToMove] = items['clinic-visit'].chapters

test('a video plays from a chapter, moves by keys and turns its captions', async ({ page }) => {
  await page.goto('/videos')
  const player = page.locator('#clinic-visit-player')
  await expect(player).toHaveAttribute('data-alive')
  await expect(player.locator('video')).not.toHaveAttribute('controls')
  const chapter = page.locator('#clinic-visit').getByRole('link', { name: asksToMove ?? '' })
  const from = Number(await chapter.getAttribute('data-from'))
  await chapter.click()
  await expect(player.getByRole('button', { name: controls.pause })).toBeVisible()
  await expect(chapter).toHaveAttribute('aria-current', 'true')
  expect(new URL(page.url()).pathname).toBe('/videos')

  const time = () => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  const range = player.getByRole('slider', { name: controls.seek })
  await range.press('k')
  await expect(player.getByRole('button', { name: controls.play })).toBeVisible()
  await range.press('ArrowLeft')
  expect(await time()).toBeLessThan(from)
  await expect(chapter).not.toHaveAttribute('aria-current')
  const words = player.getByRole('button', { name: captions.vi })
  await words.click()
  await player.getByRole('button', { name: captions.en }).click()
  await expect(player.getByRole('button', { name: controls.captionsOff })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser’s controls are there, and a chapter leads into the file', async ({ page }) => {
    await page.goto('/videos')
    await expect(page.locator('#clinic-visit video')).toHaveAttribute('controls')
    await expect(page.locator('#clinic-visit .video-bar')).toBeHidden()
    const chapter = page.locator('#clinic-visit').getByRole('link', { name: asksToMove ?? '' })
    await expect(chapter).toHaveAttribute('href', /clinic-visit\.mp4[^#]*#t=\d/)
  })
})
