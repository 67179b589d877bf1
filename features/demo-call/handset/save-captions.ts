/** Hands the visitor a text as a file. */
export const saveCaptions = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
