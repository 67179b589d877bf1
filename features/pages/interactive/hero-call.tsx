import { cx } from 'class-variance-authority'
import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { actionLinks, type ActionPaths } from '@/components/sections/actions'
import { CallRemote } from '@/components/ui/call-strip'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { audioLabels } from '@/features/audio/labels'
import { readFeaturedCall, type FeaturedCall } from '@/features/audio/read-featured-call'
import type { DemoCallKind } from '@/lib/contract/enums'
import { DemoCallCard } from './demo'
import { STAGE_CALL } from './stage'
import { buttons, section, text, type SectionContext } from '@/components/sections/section'

type Structure = ActionPaths & { call?: FeaturedCall; kinds?: readonly DemoCallKind[] }

const schema = z.strictObject({
  title: text,
  lead: text,
  ...buttons,
  /** What the strip plays and the way to the rest of it, where there is a strip. */
  sound: z.strictObject({ call: text, way: text }).optional(),
  facts: z.array(text).length(3),
})

type HeroCallProps = Structure & { content: z.output<typeof schema>; context: SectionContext }

const HeroCall = async ({ content, context, call, primary = '', secondary = '', kinds }: HeroCallProps) => {
  const { t, lang, path } = context
  const recording = call && (await readFeaturedCall(call, lang))
  // The button of the form beside them is the one to press.
  const ways = actionLinks(content, { primary, secondary }, context)
  return (
    <section
      id={context.id}
      aria-labelledby={`${context.id}-title`}
      data-product="aicall"
      data-hero
      className="section hero-call"
    >
      <div className="wrap grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <StaticMarkup id={`${context.id}-text`} of={context}>
          <h1 id={`${context.id}-title`} className="max-w-[16ch] text-display">
            {content.title}
          </h1>
          <p className="mt-6 max-w-[52ch] text-lead text-fg-2">{content.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            {ways.primary && (
              <LinkButton href={ways.primary.href} size="lg" variant="secondary">
                {ways.primary.label}
              </LinkButton>
            )}
            {ways.secondary && <TextLink href={ways.secondary.href}>{ways.secondary.label}</TextLink>}
          </div>
          {recording && content.sound && (
            <CallRemote
              id="hero-sound"
              of={STAGE_CALL}
              way={
                <a href="#stage" className="tap text-link text-fg-2 hover:text-fg">
                  {content.sound.way}
                </a>
              }
              src={recording.src}
              title={content.sound.call}
              duration={recording.seconds}
              channels={recording.channels}
              turns={recording.turns}
              labels={audioLabels(t)}
            />
          )}
          <ul className="mt-8 grid gap-x-6 gap-y-3 text-small text-fg-2 sm:grid-cols-3">
            {content.facts.map((fact) => (
              // On a phone the form of home stands in the first screen instead of what its footer says too.
              <li
                key={fact}
                className={cx('border-t border-rule pt-3', path === '/' && 'max-sm:last:hidden')}
              >
                {fact}
              </li>
            ))}
          </ul>
        </StaticMarkup>
        <DemoCallCard lang={lang} path={path} {...(kinds && { kinds })} />
      </div>
    </section>
  )
}

/** The opening of home and AICall: the promise and, where asked for, a strip that plays the call of the stage below on the left; the demo call on the right, ready to use. */
export const heroCall = section<typeof schema, Structure>(schema, (props) => <HeroCall {...props} />)
