import { IconHelpCircle } from '@tabler/icons-react'
import { Accordion } from '@/components/ui/accordion'
import { buttonVariants } from '@/components/ui/button-variants'
import { Dialog, DialogButton } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { TabLinks } from '@/components/ui/tab-links'
import { Tabs } from '@/components/ui/tabs'
import { Tooltip } from '@/components/ui/tooltip'
import { PartFrame, Specimen } from './part'
import type { PartProps } from './messages'

export function PanelsPart({ messages }: PartProps) {
  const { title, support, dialog, ...names } = messages.panels
  return (
    <PartFrame id="panels" title={title} support={support} messages={messages}>
      {(theme) => (
        <>
          <Specimen name={names.tabs}>
            <Tabs
              label={names.tabs}
              param={`tab-${theme}`}
              panelClassName="pt-4 text-fg-2"
              items={names.tabItems.map(({ label, text }) => ({
                id: label.toLowerCase(),
                label,
                panel: <p>{text}</p>,
              }))}
            />
          </Specimen>
          <Specimen name={names.pages}>
            <TabLinks
              label={`${names.pages}: ${messages.themes[theme]}`}
              items={names.tabItems.map(({ label }, i) => ({
                href: `#panels-${i}`,
                label,
                current: i === 1,
              }))}
            />
          </Specimen>
          <Accordion
            name={`${theme}-faq`}
            items={names.faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))}
          />
          <div className="flex flex-wrap items-center gap-3">
            <DialogButton dialog={`${theme}-dialog`} className={buttonVariants({ variant: 'secondary' })}>
              {names.open}
            </DialogButton>
            <Tooltip text={names.tooltipText} className={buttonVariants({ variant: 'ghost' })}>
              <Icon of={IconHelpCircle} />
              {names.tooltip}
            </Tooltip>
          </div>
          <Dialog
            id={`${theme}-dialog`}
            title={dialog.title}
            closeLabel={names.close}
            footer={
              <form method="dialog" className="flex flex-wrap gap-3">
                <button className={buttonVariants({ variant: 'secondary' })}>{dialog.cancel}</button>
                <button className={buttonVariants({ variant: 'danger' })}>{dialog.confirm}</button>
              </form>
            }
          >
            <p>{dialog.text}</p>
          </Dialog>
        </>
      )}
    </PartFrame>
  )
}
