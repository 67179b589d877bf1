/** The prices a brochure was printed with, in VND. */
export type PrintedPrices = {
  block: { seconds: number; vnd: number; includesVat: boolean; from: string }
  packages: readonly { id: string; priceVnd: number; creditVnd: number; expiryDays: number | null }[]
}

type CurrentPrices = {
  price: { blockSeconds: number; pricePerBlockVnd: number; includesVat: boolean; effectiveFrom: string }
  packages: readonly { id: string; priceVnd: number; creditVnd: number; expiryDays: number | null }[]
}

/** The prices on sale, as a brochure notes them. */
export const printedPrices = ({ price, packages }: CurrentPrices): PrintedPrices => ({
  block: {
    seconds: price.blockSeconds,
    vnd: price.pricePerBlockVnd,
    includesVat: price.includesVat,
    from: price.effectiveFrom,
  },
  packages: packages.map(({ id, priceVnd, creditVnd, expiryDays }) => ({
    id,
    priceVnd,
    creditVnd,
    expiryDays,
  })),
})

/** Whether a brochure says the prices that are on sale. */
export const isPrinted = (printed: PrintedPrices, current: CurrentPrices) =>
  JSON.stringify(printed) === JSON.stringify(printedPrices(current))
