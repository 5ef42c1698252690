import type { Subject } from './clause.ts'

/**
 * The rules by which a sentence is taken for a commitment: it prohibits, says what must be, undertakes it,
 * says what will be done (`reflexive`: "se realizará", `passive`: "serán tratados", `actor`: "el titular
 * realizará", `thing`: "cada camión contará con"), sets a limit, plans it, or names it in a list.
 */
export const dutyRules = [
  'prohibition',
  'obligation',
  'pledge',
  'reflexive',
  'passive',
  'actor',
  'thing',
  'limit',
  'planned',
  'listed',
] as const
export type DutyRule = (typeof dutyRules)[number]

/** A rule that holds for a sentence, the token of its word, and whom it binds. */
export type Duty = { rule: DutyRule; confidence: number; at: number; subject: Subject }
