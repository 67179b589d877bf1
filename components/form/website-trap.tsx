/** A field no person sees or reaches: whoever fills it is a machine. The form reads it by its name, `website`. */
export const WebsiteTrap = ({ label }: { label: string }) => (
  <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
    <label>
      {label}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
