/** Fills `{name}` places of a word: 'Còn {n} lượt' with {n: 3} → 'Còn 3 lượt'. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
