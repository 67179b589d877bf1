import { IconBuildingBank } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, texts, zip, type Since } from './parts/content'
import { Frame } from './window'

export const otpCallContent = z.strictObject({
  label: text,
  caller: text,
  purpose: text,
  repeat: text,
  speed: text,
  title: text,
  steps: texts(6),
  validity: text,
  left: text,
})

const digits = ['7', '2', '9', '4', '1', '6']
const READING = 2
const times = ['09:41:07', '09:41:08', '09:41:15', '09:41:18', '', '']
const CURRENT = 3

export type OtpCallProps = { content: z.infer<typeof otpCallContent>; since?: Since }

/** Marks each digit as it is read. */
export function OtpCall({ content, since = [] }: OtpCallProps) {
  return (
    <Frame
      label={content.label}
      product="aicall"
      className="rounded-lg bg-surface in-data-[slot=scene]:overflow-visible in-data-[slot=scene]:bg-transparent"
    >
      <div className="grid h-full min-h-112 grid-cols-[minmax(0,1fr)] items-center gap-6 p-5 in-data-[slot=scene]:min-h-0 in-data-[slot=scene]:p-0! @min-[500px]:grid-cols-[auto_1fr] @min-[580px]:gap-8 @min-[580px]:p-8">
        <Phone content={content} since={since} />
        <div className="min-w-0">
          <p className="mb-4 text-small font-strong">{content.title}</p>
          <ol>
            {zip(times, content.steps).map(([time, step], i) => (
              <li
                key={step}
                className="relative grid grid-cols-[9px_64px_1fr] gap-3 pb-4 last:pb-0 @max-[499px]:nth-[-n+2]:hidden @min-[500px]:grid-cols-[9px_1fr] @min-[620px]:grid-cols-[9px_64px_1fr]"
              >
                {i < times.length - 1 && (
                  <i className="absolute top-3 -bottom-1 left-1 w-px bg-rule-strong" />
                )}
                <i
                  className={`relative mt-1.5 size-[9px] rounded-full ${i > CURRENT ? 'bg-surface inset-ring-2 inset-ring-bar-idle' : 'bg-accent-strong'} ${i === CURRENT ? 'ring-4 ring-accent-line' : ''}`}
                />
                <span className="pt-px font-mono text-tag text-fg-3 @min-[500px]:hidden @min-[620px]:block">
                  {time}
                </span>
                <span className={i > CURRENT ? 'text-fg-3' : i === CURRENT ? 'font-strong' : 'text-fg-2'}>
                  {step}
                </span>
              </li>
            ))}
          </ol>
          <div className="mt-5 border-t border-rule pt-4">
            <p className="flex justify-between gap-4 text-cap text-fg-3">
              {content.validity} <span className="text-fg num">{content.left}</span>
            </p>
            <span className="mt-2 block h-1.5 rounded-full bg-sunken">
              <i className="block h-full w-[90.5%] rounded-full bg-accent" />
            </span>
          </div>
        </div>
      </div>
    </Frame>
  )
}

/** The hour, the signal and the battery of a phone. */
function StatusBar() {
  return (
    <p className="mb-4 flex items-center justify-between text-cap font-strong text-fg-2 num">
      9:41
      <svg width="46" height="12" fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M1.5 12V9M6.5 12V6M11.5 12V3M16.5 12V0" />
        <path strokeWidth="1" d="M23.5 1.5h18v9h-18zM44 4.5v3" />
        <path strokeWidth="6" d="M25.5 6h12" />
      </svg>
    </p>
  )
}

function Phone({ content, since = [] }: OtpCallProps) {
  return (
    <div
      data-theme="dark"
      data-product="aicall"
      className="mx-auto flex w-full max-w-66 flex-col rounded-xl bg-bg px-5 pt-4 pb-5 text-center shadow-md in-data-[slot=scene]:shadow-none in-data-[slot=scene]:inset-ring in-data-[slot=scene]:inset-ring-rule in-data-[slot=scene]:@max-[499px]:max-w-none @min-[500px]:w-54 @min-[580px]:w-66"
    >
      <StatusBar />
      <span className="mx-auto mb-2 grid size-11 place-items-center rounded-full bg-raised text-accent-text">
        <Icon of={IconBuildingBank} size={24} />
      </span>
      <span className="text-small font-strong">{content.caller}</span>
      <span className="mt-0.5 font-mono text-tag text-accent-text">00:09</span>
      <p className="mt-3 text-balance text-fg-2">{content.purpose}</p>
      <div className="mt-4 grid grid-cols-6 gap-1.5">
        {digits.map((digit, i) => (
          // Beside its recording the digit that is heard is lit; at rest the third.
          <span
            key={digit}
            data-reading={i === READING || undefined}
            className="otp-digit grid h-12 place-items-center rounded-xs text-h4 num"
          >
            {since.length > 0 ? <span data-since={since[i]}>{digit}</span> : i > READING ? '•' : digit}
          </span>
        ))}
      </div>
      <MiniWaveform
        peaks={recordedPeaks('otp6', 36, { from: 0.27, to: 0.52 })}
        className="mt-4 h-8 w-full text-accent-strong"
      />
      <p className="mt-4 flex justify-between text-cap text-fg-3">
        <span>{content.speed}</span>
        <span>{content.repeat}</span>
      </p>
    </div>
  )
}
