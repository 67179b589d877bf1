/** Saves a text as a file of the visitor. */
export const downloadText = (name: string, text: string, type: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
