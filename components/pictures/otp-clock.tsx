import { IconDeviceMobileMessage, IconPhoneCall } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, texts, zip } from './parts/content'
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
const MINUTES = [0, 60, 120, 180]
const WAIT = 45
const READ = [60, 96] as const
const TYPED = 112

export type OtpClockProps = { content: z.infer<typeof otpClockContent> }

/** The three minutes of a code: the message that does not come, and the call that takes over while the code is valid; on a phone from top to bottom. */
export function OtpClock({ content }: OtpClockProps) {
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <Across content={content} />
      <Down content={content} />
    </Window>
  )
}

type LaneProps = { content: OtpClockProps['content']; lane: 'message' | 'call' }

const LaneName = ({ content, lane }: LaneProps) => (
  <span className={`flex items-center gap-2 font-strong ${lane === 'call' ? 'text-accent-text' : ''}`}>
    <Icon of={lane === 'call' ? IconPhoneCall : IconDeviceMobileMessage} size={20} />
    {content[lane]}
  </span>
)

type EventProps = { from: number; className?: string; middle?: boolean; children: string }

/** What happens, under the tick of its second. */
const Event = ({ from, className = 'text-fg-2', middle, children }: EventProps) => (
  <span
    className={`absolute bottom-2.5 whitespace-nowrap before:absolute before:bottom-[calc(100%+2px)] before:h-2 before:w-px before:bg-current ${middle ? '-translate-x-1/2 before:left-1/2' : 'before:left-0'} ${className}`}
    style={{ left: at(from) }}
  >
    {children}
  </span>
)

const Across = ({ content }: OtpClockProps) => (
  <div className="grid grid-cols-[112px_1fr] px-5 pt-6 pb-5 @max-[519px]:hidden">
    <span />
    <div className="relative mr-13 h-7 border-b border-rule-strong font-mono text-tag text-fg-3">
      {zip(MINUTES, content.marks).map(([minute, mark]) => (
        <span
          key={mark}
          className="absolute bottom-2 -translate-x-1/2 after:absolute after:top-full after:left-1/2 after:h-2 after:w-px after:bg-rule-strong first:translate-x-0 first:after:left-0"
          style={{ left: at(minute) }}
        >
          {mark}
        </span>
      ))}
    </div>
    <LaneName content={content} lane="message" />
    <div className="relative mr-13 h-26 border-b border-rule">
      <i className="absolute top-9 border-t-2 border-dashed border-field" style={{ width: at(WAIT) }} />
      <i className="absolute top-9 left-0 size-3 -translate-y-1/2 rounded-full bg-bar-idle" />
      <i
        className="absolute top-9 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-(--amber-500)"
        style={{ left: at(WAIT) }}
      />
      <Event from={0}>{content.sent}</Event>
      <Event from={WAIT} className="text-warning">
        {content.wait}
      </Event>
    </div>
    <LaneName content={content} lane="call" />
    <div className="relative mr-13 h-30">
      <i className="absolute top-0 h-12 w-px bg-accent-strong" style={{ left: at(WAIT) }} />
      <i
        className="absolute top-12 h-0.5 bg-accent-strong"
        style={{ left: at(WAIT), width: at(TYPED - WAIT) }}
      />
      <span
        className="absolute top-4 grid h-16 place-items-center rounded-md bg-accent-tint px-2"
        style={{ left: at(READ[0]), width: at(READ[1] - READ[0]) }}
      >
        <MiniWaveform
          peaks={recordedPeaks('otp6', 40, { from: 0.3, to: 0.9 })}
          className="h-9 w-full text-accent-strong"
        />
      </span>
      <i
        className="absolute top-12 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent-strong"
        style={{ left: at(TYPED) }}
      />
      <Event from={WAIT}>{content.ring}</Event>
      <Event from={(READ[0] + READ[1]) / 2} middle>
        {content.read}
      </Event>
      <Event from={TYPED} className="font-strong">
        {content.typed}
      </Event>
      <i className="absolute -top-26 right-0 bottom-9 w-0.5 bg-(--amber-500)" />
      <span className="absolute bottom-2.5 left-full -translate-x-1/2 whitespace-nowrap text-warning">
        {content.expires}
      </span>
    </div>
  </div>
)

const Down = ({ content }: OtpClockProps) => (
  <div className="px-5 pt-4 pb-6 @min-[520px]:hidden">
    <div className="grid grid-cols-2 pl-12">
      <LaneName content={content} lane="message" />
      <LaneName content={content} lane="call" />
    </div>
    <div className="relative mt-4 ml-12 h-84">
      {zip(MINUTES, content.marks).map(([minute, mark]) => (
        <span
          key={mark}
          className="absolute -left-12 -translate-y-1/2 font-mono text-tag text-fg-3"
          style={{ top: at(minute) }}
        >
          {mark}
        </span>
      ))}
      {MINUTES.slice(0, -1).map((minute) => (
        <i key={minute} className="absolute inset-x-0 h-px bg-rule" style={{ top: at(minute) }} />
      ))}
      <i className="absolute left-1.5 border-l-2 border-dashed border-field" style={{ height: at(WAIT) }} />
      <i className="absolute top-0 left-0.5 size-3 -translate-y-1/2 rounded-full bg-bar-idle" />
      <i
        className="absolute left-0.5 size-3 -translate-y-1/2 rounded-full bg-(--amber-500)"
        style={{ top: at(WAIT) }}
      />
      <span className="absolute top-2 left-6 text-fg-2">{content.sent}</span>
      <span
        className="absolute left-6 max-w-20 -translate-y-1/2 leading-snug text-warning"
        style={{ top: at(WAIT) }}
      >
        {content.wait}
      </span>
      <i
        className="absolute left-[calc(50%+9px)] w-0.5 bg-accent-strong"
        style={{ top: at(WAIT), height: at(TYPED - WAIT) }}
      />
      <i
        className="absolute left-[calc(50%+4px)] size-3 -translate-y-1/2 rounded-full bg-accent-strong"
        style={{ top: at(WAIT) }}
      />
      <i
        className="absolute left-1/2 w-5 rounded-xs bg-accent-fill"
        style={{ top: at(READ[0]), height: at(READ[1] - READ[0]) }}
      />
      <i
        className="absolute left-[calc(50%+3px)] size-3.5 -translate-y-1/2 rounded-full bg-accent-strong"
        style={{ top: at(TYPED) }}
      />
      <span
        className="absolute left-[calc(50%+28px)] -translate-y-1/2 leading-snug text-fg-2"
        style={{ top: at(WAIT) }}
      >
        {content.ring}
      </span>
      <span
        className="absolute left-[calc(50%+28px)] -translate-y-1/2 leading-snug text-fg-2"
        style={{ top: at((READ[0] + READ[1]) / 2) }}
      >
        {content.read}
      </span>
      <span
        className="absolute left-[calc(50%+28px)] -translate-y-[calc(100%-9px)] leading-snug font-strong"
        style={{ top: at(TYPED) }}
      >
        {content.typed}
      </span>
      <i className="absolute inset-x-0 bottom-0 h-0.5 bg-(--amber-500)" />
      <span className="absolute right-0 bottom-2 text-warning">{content.expires}</span>
    </div>
  </div>
)
