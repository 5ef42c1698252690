/** Something to pick: by its code and name, or by its name alone. */
export type Option<Key extends string | number = string | number> = {
  key: Key
  name: string
  code?: string
  group?: string
  isDisabled?: boolean
}

/** 'P-12 — Río Blanco aguas abajo'; only the code if the name is empty or the same. */
export const optionLabel = ({ code, name }: Pick<Option, 'code' | 'name'>): string =>
  code === undefined || code === ''
    ? name
    : name === '' || name === code
      ? code
      : `${code} — ${name}`
