// The arithmetic of money, for the site and the platform alike: whole VND in, whole VND out.

const checked = (amount: number) => {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`not an amount of money: ${amount}`)
  return amount
}

// Percents and unit prices are brought to whole numbers first: 8.280.000 × 1,1 is not 9.108.000 in binary fractions.
const BASIS = 10_000
const inBasis = (percent: number) => Math.round(checked(percent) * 100)
const discountBasis = (percent: number) => Math.min(BASIS, Math.round(Math.max(0, percent) * 100))

/** What a discount of 0 to 100 percent takes off whole VND, rounded to whole VND. */
export const discountOf = (vnd: number, percent: number) =>
  Math.round((checked(vnd) * discountBasis(percent)) / BASIS)

/** What is left to pay of whole VND after a discount of 0 to 100 percent: whole VND, never below zero. */
export const afterDiscount = (vnd: number, percent: number) => vnd - discountOf(vnd, percent)

/** Splits whole VND that include VAT into net and tax; the two always add up to the whole. */
export const splitVat = (grossVnd: number, vatPercent: number) => {
  const netVnd = Math.round((checked(grossVnd) * BASIS) / (BASIS + inBasis(vatPercent)))
  return { netVnd, vatVnd: grossVnd - netVnd }
}

/** Whole VND with the VAT put on top, rounded to whole VND. */
export const withVat = (netVnd: number, vatPercent: number) =>
  netVnd + Math.round((checked(netVnd) * inBasis(vatPercent)) / BASIS)

/** A count with a bonus in percent; what is not a whole unit is not given. */
export const withBonus = (count: number, bonusPercent: number) =>
  count + Math.floor((checked(count) * inBasis(bonusPercent)) / BASIS)

/** How many blocks a call takes: every started block counts whole, and a call that was picked up has at least one. */
export const startedBlocks = (seconds: number, blockSeconds: number) =>
  Math.max(1, Math.ceil(checked(seconds) / blockSeconds))

/** The price of so many units, in whole VND; the unit price may have up to four decimals. */
export const priceOf = (units: number, unitVnd: number) =>
  Math.round((checked(units) * Math.round(checked(unitVnd) * BASIS)) / BASIS)

/** What one of many units costs, in VND with four decimals; null where there are none. */
export const perUnit = (vnd: number, units: number) =>
  units > 0 ? Math.round((checked(vnd) / units) * BASIS) / BASIS : null
