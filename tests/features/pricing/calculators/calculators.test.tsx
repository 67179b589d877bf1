// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallCalculator } from '@/features/pricing/calculators/call-calculator'
import { CallSorter } from '@/features/pricing/calculators/call-sorter'
import { VoiceCalculator } from '@/features/pricing/calculators/voice-calculator'
import { OffersProvider } from '@/features/pricing/offers'
import { CALL_RESULTS } from '@/lib/contract/enums'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { formatCount, formatVnd } from '@/lib/i18n/format'
import { callPackages, callPrices, voicePlans, messages } from '../support'

const price = callPrices()[0]!
const plans = voicePlans()

const show = (lang: Locale, children: React.ReactNode) =>
  render(
    <OffersProvider
      lang={lang}
      messages={messages(lang, 'pricing')}
      voucherMessages={messages(lang, 'vouchers')}
      rendered={Date.now()}
      targets={[]}
      vouchers={[]}
      dealEnds={[]}
      visitor={{ session: { state: 'anonymous' }, bearer: async () => null }}
      flags={{ isFirstOffered: false, isAuto: false }}
    >
      {children}
    </OffersProvider>,
  )

const texts: string[] = []
beforeEach(() => {
  history.replaceState(null, '', '/aicall/pricing')
  texts.length = 0
  vi.stubGlobal('fetch', async () => new Response(null))
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      revokeObjectURL: () => undefined,
      createObjectURL: (blob: Blob) => {
        void blob.text().then((text) => texts.push(text))
        return 'blob:x'
      },
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const total = () => document.querySelector('[data-total]')?.textContent
const params = () => new URLSearchParams(location.search)

describe.each(LOCALES)('the call calculator in %s', (lang) => {
  const { calls, shared } = messages(lang, 'calculators')
  const box = (name: string) => screen.getByLabelText(calls.fields[name].label)
  const open = () =>
    show(
      lang,
      <CallCalculator
        id="calculator"
        price={price}
        packages={callPackages()}
        messages={messages(lang, 'calculators')}
      />,
    )
  const change = async (name: string, value: string) => {
    await userEvent.clear(box(name))
    await userEvent.type(box(name), value)
  }

  test('follows the boxes, shows the formula with their numbers, and keeps them in the address', async () => {
    open()
    expect(total()).toBe(formatVnd(396_000, lang))
    await change('contacts', lang === 'vi' ? '2.000' : '2,000')
    expect(total()).toBe(formatVnd(792_000, lang))
    expect(document.querySelector('ol')?.textContent).toContain(formatCount(9_000, lang))
    await vi.waitFor(() => expect(params().get('contacts')).toMatch(/^2[.,]000$/))
    expect(params().has('answered')).toBe(false)
  })

  test('starts from the address', () => {
    history.replaceState(null, '', '/aicall/pricing?contacts=7&answered=50&voicemail=50&seconds=60&message=6')
    open()
    expect(total()).toBe(formatVnd(3_784, lang))
  })

  test('says what is wrong beside the box and shows no sum, neither zero nor NaN', async () => {
    open()
    await change('voicemail', '41')
    expect(box('voicemail').getAttribute('aria-invalid')).toBe('true')
    expect(document.body.textContent).toContain(
      shared.errors.range.replace('{{min}}', '0').replace('{{max}}', '40'),
    )
    expect(total()).toBeUndefined()
    expect(screen.getByText(shared.fix)).toBeTruthy()
    await userEvent.clear(box('contacts'))
    expect(document.body.textContent).not.toMatch(/NaN|undefined/)
  })

  test('is read out once typing pauses', async () => {
    open()
    expect(screen.getByRole('status').textContent).toBe('')
    await change('contacts', '100')
    // Between “60” and “60,5” stands “60,”, which is no number.
    await change('answered', '60,5')
    await vi.waitFor(
      () => expect(screen.getByRole('status').textContent).toContain(formatVnd(40_216, lang)),
      2_000,
    )
  })

  test('gives a table that adds up', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: shared.csv }))
    await vi.waitFor(() => expect(texts).toHaveLength(1))
    const rows = texts[0]!
      .trim()
      .split('\r\n')
      .map((row) => row.split(','))
    expect(rows[1]?.slice(1)).toEqual(['600', '4200', '369600'])
    expect(rows.at(-1)?.slice(1)).toEqual(['1000', '4500', '396000'])
  })

  test('copies a link that brings the numbers back', async () => {
    const user = userEvent.setup()
    open()
    await user.clear(box('contacts'))
    await user.type(box('contacts'), '5')
    await user.click(screen.getByRole('button', { name: shared.copy }))
    const link = new URL(await navigator.clipboard.readText())
    expect([link.pathname, link.search, link.hash]).toEqual(['/aicall/pricing', '?contacts=5', '#calculator'])
  })
})

describe.each(LOCALES)('the voice calculator in %s', (lang) => {
  const { voice } = messages(lang, 'calculators')
  const open = () =>
    show(lang, <VoiceCalculator id="calculator" plans={plans} messages={messages(lang, 'calculators')} />)

  test('compares plans for a need, a cycle and a voucher', async () => {
    open()
    expect(total()).toBe(formatVnd(189_000, lang))
    await userEvent.selectOptions(screen.getByLabelText(voice.fields.product.label), 'tts')
    await userEvent.selectOptions(screen.getByLabelText(voice.fields.every.label), 'yearly')
    // 500.000 a month are 6.000.000 a year: Regular, 1.788.000 less a fifth, covers them.
    expect(total()).toBe(formatVnd(1_430_400, lang))
    await userEvent.clear(screen.getByLabelText(voice.fields.discount.label))
    await userEvent.type(screen.getByLabelText(voice.fields.discount.label), '10')
    expect(total()).toBe(formatVnd(1_287_360, lang))
    expect(within(screen.getByRole('group', { name: voice.table })).getAllByRole('row')).toHaveLength(4)
    await vi.waitFor(() => expect(params().get('discount')).toBe('10'))
    expect([params().get('product'), params().get('every')]).toEqual(['tts', 'yearly'])
  })

  test('takes nonsense in the address for the first figures', () => {
    history.replaceState(null, '', '/aivoice/pricing?product=rocket&every=never')
    open()
    expect(total()).toBe(formatVnd(189_000, lang))
  })
})

describe.each(LOCALES)('the sorter in %s', (lang) => {
  const { list, shared } = messages(lang, 'calculators')
  const names = CALL_RESULTS.map((result) => [list.results[result].label, result] as const)
  const open = () =>
    show(
      lang,
      <CallSorter id="billable" price={price} messages={messages(lang, 'calculators')} names={names} />,
    )

  test('sorts an example with a reason for every line, sums it up and gives it as a table', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: list.sample }))
    const rows = within(await screen.findByRole('group', { name: list.table }))
      .getAllByRole('row')
      .slice(1)
    expect(rows).toHaveLength(CALL_RESULTS.length)
    rows.forEach((row, index) => {
      const result = list.results[CALL_RESULTS[index]!]
      expect(row.textContent).toContain(result.label)
      expect(row.textContent).toContain(result.why)
      expect(
        within(row).getByText(index < 2 ? list.yes : list.no, { selector: '[data-slot=badge]' }),
      ).toBeTruthy()
    })
    // 41 s are 7 blocks, 17 s are 3.
    expect(document.querySelector('[data-sorted]')?.textContent).toContain(formatVnd(880, lang))
    await userEvent.click(screen.getByRole('button', { name: shared.csv }))
    await vi.waitFor(() => expect(texts[0]).toContain('616'))
  })

  test('says which lines it cannot read', async () => {
    open()
    const area = screen.getByLabelText(list.label)
    await act(async () => area.focus())
    await userEvent.paste('a,ANSWER,41\nb,WHATEVER,9')
    const [, , second] = within(await screen.findByRole('group', { name: list.table })).getAllByRole('row')
    expect(second?.textContent).toContain(list.unreadWhy)
    await userEvent.click(screen.getByRole('button', { name: list.clear }))
    await vi.waitFor(() => expect(screen.queryByRole('group', { name: list.table })).toBeNull())
  })
})
