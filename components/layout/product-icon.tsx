import { IconMessages, IconPhoneCall, IconWaveSine } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import type { ProductId } from '@/lib/contract/enums'

const ICONS = { aicall: IconPhoneCall, aivoice: IconWaveSine, smartdialog: IconMessages } as const

/** A product's icon on its own tint. */
export const ProductIcon = ({ product, small = false }: { product: ProductId; small?: boolean }) => (
  <span data-product={product} className={small ? 'product-icon size-8' : 'product-icon'}>
    <Icon of={ICONS[product]} />
  </span>
)
