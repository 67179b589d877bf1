import { IconDeviceMobileMessage, IconPhoneCall } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, texts } from './parts/content'
import { Window } from './window'

export const otpClockContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  message: text,
  call: text,
  sent: text,
  wait: text,
  ring: text,
  read: text,
  typed: text,
  expires: text,
  marks: texts(4),
})

/** Seconds from the request to the end of the code: three minutes. */
const VALIDITY = 180
const at = (seconds: number) => `${(seconds / VALIDITY) * 100}%`
const WAIT = 45
const READ = [60, 96] as const
const TYPED = 112

export type OtpClockProps = { content: z.infer<typeof otpClockContent> }

/**
 * The three minutes of a code: the message that does not come, and the call that takes over while the code is valid.
 * On a phone what was typed ends before the line of the code’s end, and the name of that line stands above the call.
 */
export function OtpClock({ content }: OtpClockProps) {
  const line = 'absolute top-1/2 h-0.5'
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <div className="overflow-clip">
        <div className="grid px-5 pt-6 pb-7 text-cap @min-[520px]:grid-cols-[112px_1fr]">
          <span className="@max-[519px]:hidden" />
          <div className="relative h-7 border-b border-rule-strong font-mono text-tag text-fg-3">
            {content.marks.map((mark, i) => (
              <span
                key={mark}
                className={`absolute bottom-1.5 ${i === 3 ? '-translate-x-full' : ''}`}
                style={{ left: at(i * 60) }}
              >
                {mark}
              </span>
            ))}
          </div>
          <span className="flex items-center gap-2 font-strong @max-[519px]:pt-4">
            <Icon of={IconDeviceMobileMessage} size={20} />
            {content.message}
          </span>
          <div className="relative h-24 border-b border-rule">
            <i
              className={`${line} border-t-2 border-dashed border-field`}
              style={{ left: 0, width: at(WAIT) }}
            />
            <i className="absolute top-1/2 left-0 size-3 -translate-y-1/2 rounded-full bg-bar-idle" />
            <span className="absolute top-3 left-0 text-fg-2">{content.sent}</span>
            <span
              className="absolute top-1/2 -translate-y-1/2 rounded-full bg-warning-tint px-3 py-1 text-warning"
              style={{ left: at(WAIT) }}
            >
              {content.wait}
            </span>
          </div>
          <span className="flex items-center gap-2 font-strong text-accent-text @max-[519px]:pt-4">
            <Icon of={IconPhoneCall} size={20} />
            {content.call}
          </span>
          <div className="relative h-32">
            <i className="absolute top-0 bottom-1/2 w-px bg-accent-strong" style={{ left: at(WAIT) }} />
            <i className={`${line} bg-accent-strong`} style={{ left: at(WAIT), width: at(TYPED - WAIT) }} />
            <span className="absolute bottom-4 text-fg-2 @max-[519px]:hidden" style={{ left: at(WAIT - 6) }}>
              {content.ring}
            </span>
            <span
              className="absolute top-1/2 grid h-16 -translate-y-1/2 place-items-center rounded-md bg-accent-tint px-2"
              style={{ left: at(READ[0]), width: at(READ[1] - READ[0]) }}
            >
              <MiniWaveform
                peaks={recordedPeaks('otp6', 40, { from: 0.3, to: 0.9 })}
                className="h-9 w-full text-accent-strong @max-[519px]:hidden"
              />
              <MiniWaveform
                peaks={recordedPeaks('otp6', 10, { from: 0.3, to: 0.9 })}
                className="h-9 w-full text-accent-strong @min-[520px]:hidden"
              />
            </span>
            <span className="absolute bottom-1 text-fg-2" style={{ left: at(READ[0]) }}>
              {content.read}
            </span>
            <span
              className="absolute top-1/2 -translate-y-1/2 rounded-full bg-accent-fill px-3 py-1 font-strong whitespace-nowrap text-on-accent-fill @max-[519px]:right-2 @max-[519px]:left-auto! @max-[519px]:px-2"
              style={{ left: at(TYPED) }}
            >
              {content.typed}
            </span>
            <i className="absolute -top-24 right-0 bottom-0 w-0.5 bg-(--amber-500)" />
            <span className="absolute right-2 bottom-1 text-warning @max-[519px]:-top-16 @max-[519px]:bottom-auto">
              {content.expires}
            </span>
          </div>
        </div>
      </div>
    </Window>
  )
}
