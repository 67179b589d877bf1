/** Pauses the recording that plays on the page, through its own button: two voices at once help nobody. */
export const pausePlayers = () => {
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    '[data-player][data-state="playing"] [data-play]',
  )
  for (const button of buttons) button.click()
}
