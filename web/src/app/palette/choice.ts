import type { FoundKind } from '@puquio/contract/start/search'

/** Something that the palette leads to. */
export type Choice = {
  /** The same for the same thing in every language. */
  key: string
  kind: 'screen' | 'setting' | FoundKind
  title: string
  /** What is added to the title; empty where there is nothing. */
  detail: string
  /** Found by these words, too, which are not shown. */
  alsoFoundBy?: string
  /** A path of the web. */
  opens: string
}

export type ChoiceGroup = { kind: Choice['kind'] | 'recent'; choices: readonly Choice[] }
