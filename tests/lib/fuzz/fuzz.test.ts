import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { camelize } from '@/lib/http'
import { formatCount, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import { knownLocale, localeOfCountry, routeLocale } from '@/lib/i18n/resolve-locale'
import { CV_EXTENSIONS } from '../../../lib/contract/cv-file.ts'
import { failureSchema, success } from '../../../lib/contract/envelope.ts'
import { emailFieldSchema, nameFieldSchema, phoneFieldSchema } from '../../../lib/contract/form-fields.ts'
import { LOCALES } from '../../../lib/contract/enums.ts'
import {
  hangUpSchema,
  makeCallSchema,
  resumeSchema,
  serverMessageSchemas,
} from '../../../lib/contract/socket.ts'
import { presignQuerySchema } from '../../../lib/contract/upload.ts'
import { formatPhone, maskPhone, telHref } from '../../../lib/domain/phone-format.ts'
import { parsePhone } from '../../../lib/domain/phone.ts'
import { plainText } from '../../../lib/domain/plain-text.ts'
import { afterDiscount, priceOf, splitVat, withBonus, withVat } from '../../../lib/domain/price.ts'
import { READING_PRESETS } from '../../../lib/domain/reading/options.ts'
import { readPieces, spokenText } from '../../../lib/domain/reading/read.ts'
import { findMoney, numberOfWords } from '../../../platform/dialog/entities/money.ts'
import { localeFor } from '../../../platform/identity/messages/locale.ts'
import { readSsml, SsmlError } from '../../../platform/speech-api/ssml.ts'
import { readText } from '../../../platform/speech/reading.ts'
import { contentFits } from '../../../platform/storage/check-content.ts'
import { GOOD } from '../../platform/cv-files.ts'
import { fuzz, fuzzAsync, FUZZ_MS } from './run-fuzz.ts'
import { strangeJson, strangeText } from './strange.ts'

describe('texts that people type', () => {
  it('a phone number is one of ours or says why not', { timeout: FUZZ_MS }, () => {
    fuzz('phone', strangeText, (text) => {
      const phone = parsePhone(text)
      expect(phoneFieldSchema.safeParse(text.slice(0, 60)).success).toBe(parsePhone(text.slice(0, 60)).ok)
      if (!phone.ok) return
      expect(phone.e164).toMatch(/^\+84\d{9}$/)
      expect(parsePhone(phone.e164)).toEqual(phone)
      expect(parsePhone(phone.national)).toEqual(phone)
      for (const lang of LOCALES) expect(parsePhone(formatPhone(phone.e164, lang))).toEqual(phone)
      expect(maskPhone(phone.e164)).toContain('***')
      expect(telHref(phone.e164)).toBe(`tel:${phone.e164}`)
    })
  })

  it('a name, an address and a message are taken whole or refused', { timeout: FUZZ_MS }, () => {
    const name = nameFieldSchema('FULL_NAME_EMPTY', 'FULL_NAME_INVALID')
    fuzz('name, e-mail, message', strangeText, (text) => {
      const named = name.safeParse(text)
      if (named.success) expect(name.parse(named.data)).toBe(named.data)
      const address = emailFieldSchema.safeParse(text)
      if (address.success) expect(emailFieldSchema.parse(address.data)).toBe(address.data)
      const plain = plainText(text)
      expect(plainText(plain)).toBe(plain)
      expect(plain.isWellFormed()).toBe(true)
      expect(plain).not.toContain('\0')
    })
  })
})

/** Lets through that something is no amount, and nothing else that goes wrong. */
const attempt = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

describe('money', () => {
  it('is found where it stands, as whole đồng', { timeout: FUZZ_MS }, () => {
    fuzz('money in messages', strangeText, (text) => {
      const restored = text.toLowerCase()
      for (const { value, start, end } of findMoney({ text, restored })) {
        expect(value).toMatch(/^\d+$/)
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(restored.length)
      }
      expect(numberOfWords(text)).toBeGreaterThanOrEqual(0)
    })
  })

  it('is reckoned in whole đồng, or refused', { timeout: FUZZ_MS }, () => {
    const amount = fc.oneof(
      fc.integer({ min: 0, max: 1e12 }),
      fc.double().map((value) => value || 0),
    )
    const percent = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double())
    fuzz('money', fc.tuple(amount, percent), ([vnd, rate]) => {
      const said = [
        () => formatVnd(vnd, 'vi'),
        () => formatUnitPrice(vnd, 'en'),
        () => formatCount(vnd, 'vi'),
      ]
      for (const say of said) {
        if (Number.isFinite(vnd) && vnd >= 0) expect(say()).not.toMatch(/NaN|∞/)
        else expect(() => attempt(say)).not.toThrow()
      }
      if (Number.isFinite(vnd) && vnd >= 0) expect(priceOf(vnd, 1)).toBeGreaterThanOrEqual(0)
      else expect(() => priceOf(vnd, 1)).toThrow(RangeError)
      // More than a thousand billion is nobody’s price.
      if (
        !Number.isInteger(vnd) ||
        vnd > 1e12 ||
        vnd < 0 ||
        !Number.isInteger(rate) ||
        rate < 0 ||
        rate > 100
      )
        return
      const { netVnd, vatVnd } = splitVat(vnd, rate)
      expect(netVnd + vatVnd).toBe(vnd)
      expect(withVat(vnd, rate)).toBeGreaterThanOrEqual(vnd)
      expect(withBonus(vnd, rate)).toBeGreaterThanOrEqual(vnd)
      const left = afterDiscount(vnd, rate)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(vnd)
    })
  })
})

describe('a text to be read aloud', () => {
  it('is taken apart without losing a sign', { timeout: FUZZ_MS }, () => {
    const options = fc.constantFrom(...Object.values(READING_PRESETS))
    fuzz('reading', fc.tuple(strangeText, options), ([text, chosen]) => {
      const written = readPieces(text, chosen).map((piece) => piece.written)
      expect(written.join('')).toBe(text.normalize('NFC'))
    })
    fuzz(
      'words to speak',
      fc.tuple(strangeText, options, fc.constantFrom(...LOCALES)),
      ([text, chosen, lang]) => {
        if (lang === 'vi') expect(spokenText(text, chosen)).not.toMatch(/undefined|NaN/)
        else readText(text, lang)
      },
    )
  })

  it('in SSML is read, or refused as such', { timeout: FUZZ_MS }, () => {
    const ssml = fc.oneof(
      strangeText,
      strangeText.map((text) => `<speak>${text}</speak>`),
    )
    fuzz('SSML', ssml, (text) => {
      try {
        for (const { rate, pauseMs } of readSsml(text)) {
          expect(rate).toBeGreaterThanOrEqual(0.5)
          expect(pauseMs ?? 0).toBeLessThanOrEqual(10_000)
        }
      } catch (error) {
        expect(error).toBeInstanceOf(SsmlError)
      }
    })
  })
})

describe('what a browser asks for', () => {
  it('is shown in a language or moved within this site', { timeout: FUZZ_MS }, () => {
    const ask = fc.record({
      pathname: strangeText.map((text) => `/${text}`),
      search: strangeText.map((text) => (text ? `?${text}` : '')),
      cookie: fc.option(strangeText, { nil: undefined }),
      country: strangeText,
      isPerson: fc.boolean(),
      isFollowed: fc.boolean(),
    })
    fuzz('locale', ask, ({ country, ...request }) => {
      // As it comes over HTTP: whatever is typed is an address by then.
      const { pathname } = new URL(`http://site.example${encodeURI(request.pathname.toWellFormed())}`)
      const visit = { ...request, pathname }
      const routing = routeLocale(visit, knownLocale(visit) ?? localeOfCountry(country))
      if (routing.kind === 'show') expect(routing.internalPath).toMatch(/^\/(vi|en)(\/|$)/)
      else expect(new URL(routing.to, 'http://site.example').host).toBe('site.example')
      expect(LOCALES).toContain(localeFor({ query: { ui_locales: request.search }, cookie: request.cookie }))
    })
  })
})

describe('what comes over the wire', () => {
  it('an envelope fits or does not, and names of keys change nothing else', { timeout: FUZZ_MS }, () => {
    const envelope = fc.oneof(
      strangeJson,
      fc.record({
        status: fc.constantFrom(0, 1),
        result: strangeJson,
        error_code: strangeText,
        fields: strangeJson,
      }),
    )
    fuzz('envelope', envelope, (wire) => {
      failureSchema.safeParse(wire)
      success(failureSchema).safeParse(wire)
      camelize(wire)
      expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('status')
    })
  })

  it('a message of a socket is taken only in its own shape', { timeout: FUZZ_MS }, () => {
    const message = fc.oneof(
      fc.anything(),
      fc.record(
        {
          ticket: fc.oneof(strangeText, fc.anything()),
          call_id: fc.oneof(strangeText, fc.anything()),
          last_seq: fc.oneof(fc.double(), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    )
    fuzz('socket messages', message, (body) => {
      const made = makeCallSchema.safeParse(body)
      // A limit counts characters, not the halves that some are written in.
      if (made.success) expect([...made.data.ticket].length).toBeLessThanOrEqual(128)
      const resumed = resumeSchema.safeParse(body)
      if (resumed.success) expect(Number.isSafeInteger(resumed.data.last_seq)).toBe(true)
      hangUpSchema.safeParse(body)
      for (const schema of Object.values(serverMessageSchemas)) schema.safeParse(body)
    })
  })
})

describe('a file that is uploaded', () => {
  it('has one of our endings and a size we take', { timeout: FUZZ_MS }, () => {
    const query = fc.record(
      {
        extension: fc.oneof(strangeText, fc.constantFrom(...CV_EXTENSIONS, 'PDF', 'pdf.exe', 'pdf\0')),
        size: fc.oneof(strangeText, fc.double().map(String), fc.bigInt().map(String)),
        suffix: fc.oneof(strangeText, fc.constant('cv')),
        formStart: strangeText,
      },
      { requiredKeys: [] },
    )
    fuzz('upload names', query, (asked) => {
      const taken = presignQuerySchema.safeParse(asked)
      if (!taken.success) return
      expect(CV_EXTENSIONS).toContain(taken.data.extension)
      expect(Number.isSafeInteger(taken.data.size)).toBe(true)
    })
  })

  it('is what it says or is refused, however it is broken', { timeout: FUZZ_MS }, async () => {
    const whole = GOOD.docx
    const broken = fc
      .tuple(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 }),
        fc.nat(whole.length),
      )
      .map(([changes, end]) => {
        const bytes = Buffer.from(whole)
        for (const [at, value] of changes) bytes[at] = value
        return bytes.subarray(0, end)
      })
    const heads = ['%PDF-1.7\n', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']
    const made = fc
      .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 2_000 }))
      .map(([head, bytes]) => Buffer.concat([Buffer.from(head, 'latin1'), bytes]))
    const file = fc.tuple(fc.constantFrom(...CV_EXTENSIONS), fc.oneof(broken, made))
    await fuzzAsync('upload files', file, async ([extension, bytes]) => {
      expect(typeof (await contentFits(bytes, extension))).toBe('boolean')
    })
  })
})
