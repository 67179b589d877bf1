import { IconMessages, IconPhoneCall, IconWaveSine } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import type { ProductId } from '@/lib/contract/enums'

const ICONS = { aicall: IconPhoneCall, aivoice: IconWaveSine, smartdialog: IconMessages } as const

/** A product's icon on its own tint. */
export const ProductIcon = ({ product, small = false }: { product: ProductId; small?: boolean }) => (
  <span
    data-product={product}
    className={`grid shrink-0 place-items-center rounded-md bg-accent-tint text-accent-strong ${small ? 'size-8' : 'size-10'}`}
  >
    <Icon of={ICONS[product]} />
  </span>
)
