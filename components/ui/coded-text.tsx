const CODE = /(\b[a-z\d]+(?:_[a-z\d]+)+\b|\b[A-Z]+(?:_[A-Z]+)+\b|\bBUSY\b)/

/** A text whose names of fields and results (`gio_hen`, `NO_ANSWER`) are set as what a machine reads. */
export const CodedText = ({ children }: { children: string }) =>
  children.split(CODE).map((part, i) =>
    i % 2 ? (
      <code key={i} className="font-mono text-[0.9em]">
        {part}
      </code>
    ) : (
      part
    ),
  )
