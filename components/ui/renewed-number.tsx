type RenewedNumberProps = {
  /** The input that the number goes into. */
  inputId: string
  text: string
  onTake: () => void
}

/** Offers the new form of an old 11-digit number; taken, it goes away and hands the focus to the input. */
export const RenewedNumber = ({ inputId, text, onTake }: RenewedNumberProps) => (
  <button
    type="button"
    onClick={() => {
      onTake()
      document.getElementById(inputId)?.focus()
    }}
    className="text-link w-fit text-left text-small font-strong pointer-coarse:min-h-11"
  >
    {text}
  </button>
)
