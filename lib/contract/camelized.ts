type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key

/** A wire type as the shared client hands it on: keys in camelCase, except inside `personalized_fields`. */
export type Camelized<Wire> = Wire extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : Wire extends object
    ? {
        [Key in keyof Wire as Key extends string ? CamelKey<Key> : Key]: Key extends 'personalized_fields'
          ? Wire[Key]
          : Camelized<Wire[Key]>
      }
    : Wire
