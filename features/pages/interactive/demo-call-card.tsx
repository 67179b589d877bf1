import type { ComponentProps } from 'react'
import { audioLabels } from '@/features/audio/labels'
import { DemoCard } from '@/features/demo-call/demo-card'
import { getT } from '@/lib/i18n/server'

/** The demo-call card, with the names of the player its replay is heard on. */
export const DemoCallCard = async (props: Omit<ComponentProps<typeof DemoCard>, 'labels'>) => {
  const { t } = await getT('common', { lng: props.lang })
  return <DemoCard {...props} labels={{ ...audioLabels(t), speed: t('audio.speed') }} />
}
