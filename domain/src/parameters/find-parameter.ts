import { nameKey } from '../name-key.ts'
import type { Fraction, Matrix, Parameter } from './parameter.ts'
import { parameters } from './parameters.ts'

export type FoundParameter<Key extends string = string> =
  | { kind: 'one'; key: Key }
  /** The text means several; a person says which. */
  | { kind: 'several'; keys: Key[] }
  | { kind: 'none' }

/** What the column or the sheet says beside the name. */
export type FindOptions = { fraction?: Fraction; matrix?: Matrix }

type Named = Pick<Parameter, 'name' | 'symbol' | 'aliases' | 'fraction' | 'matrix'>

/**
 * Returns a search over a catalogue, the product's own or one with a project's parameters and aliases: by key,
 * symbol, name in any language and alias, without case, accents, spaces and punctuation. A word or mark of a
 * fraction counts ("Cobre total", "Cu (Total)", "Cu_T", "Arsénico Disuelto"). Case decides only between several.
 * A symbol in brackets counts where it means the same as the name: "Cadmio (Cd) Total". It never guesses: a bare "As"
 * is arsenic of either fraction.
 */
export const parameterFinder = <Key extends string>(
  catalogue: Readonly<Record<Key, Named>>,
): ((text: string, options?: FindOptions) => FoundParameter<Key>) => {
  const keysByName = new Map<string, Key[]>()
  const keysByExactName = new Map<string, Key[]>()
  for (const key of Object.keys(catalogue) as Key[]) {
    const { name, symbol, aliases } = catalogue[key]
    const texts = [key, symbol, ...Object.values(name), ...aliases]
    for (const plain of new Set(texts.map(plainOf))) add(keysByName, plain, key)
    for (const exact of new Set(texts.map(exactOf))) add(keysByExactName, exact, key)
  }
  const search = (text: string, said: Fraction | undefined, { fraction, matrix }: FindOptions) => {
    const found = (keysByName.get(plainOf(text)) ?? []).filter((key) => {
      const one = catalogue[key]
      if (matrix !== undefined && one.matrix !== matrix) return false
      if (one.fraction === null) return said !== 'dissolved'
      return one.fraction === (said ?? fraction ?? one.fraction)
    })
    const exact = found.filter((key) => keysByExactName.get(exactOf(text))?.includes(key))
    return exact.length > 0 ? exact : found
  }
  const findKeys = (text: string, options: FindOptions): Key[] => {
    const { name, fraction } = splitFraction(text)
    if (fraction === undefined) return search(text, undefined, options)
    // The fraction of "Cianuro total" is part of the name; what the name says wins over its column.
    const whole = search(text, undefined, { ...options, fraction })
    return whole.length > 0 ? whole : search(name, fraction, options)
  }
  return (text, options = {}) => {
    const found = findKeys(text, options)
    const [, before = '', symbol = '', after = ''] = bracketed.exec(text) ?? []
    if (found.length > 0 || symbol === '') return result(found)
    const ofSymbol = findKeys(symbol, options)
    return result(findKeys(`${before} ${after}`, options).filter((key) => ofSymbol.includes(key)))
  }
}

const bracketed = /^([^()[\]]+)[([]([^()[\]]+)[)\]]([^()[\]]*)$/u

const add = <Key extends string>(keys: Map<string, Key[]>, name: string, key: Key) =>
  keys.set(name, [...(keys.get(name) ?? []), key])

/** Returns all that a text may mean. */
export const keysOf = <Key extends string>(found: FoundParameter<Key>): Key[] => {
  if (found.kind === 'none') return []
  return found.kind === 'one' ? [found.key] : found.keys
}

/** Returns the parameter of the product's catalogue that a text means. */
export const findParameter = (
  text: string,
  options: FindOptions = {},
): FoundParameter<keyof typeof parameters> => {
  find ??= parameterFinder(parameters)
  return find(text, options)
}

let find: ReturnType<typeof parameterFinder<keyof typeof parameters>> | undefined

const result = <Key extends string>(keys: Key[]): FoundParameter<Key> => {
  const [key] = keys
  if (key === undefined) return { kind: 'none' }
  return keys.length === 1 ? { kind: 'one', key } : { kind: 'several', keys }
}

/** As written: CE is conductivity and Ce cerium, CO carbon monoxide and Co cobalt. */
const exactOf = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Signs of charge and joined sums keep their plus; everything else is letters and digits. */
const plainOf = (text: string): string =>
  nameKey(text)
    .replace(/[^\p{L}\p{N}+%]/gu, '')
    .replace(/\+$/, '')

const words: Record<Fraction, readonly string[]> = {
  total: ['total', 'totales', 'totaux', 'totale', 'totais', 'tot'],
  dissolved: [
    'disuelto',
    'disuelta',
    'disueltos',
    'disueltas',
    'dis',
    'dissolved',
    'diss',
    'dissous',
    'dissoute',
    'dissolvido',
    'dissolvida',
    'soluble',
    'filtrado',
    'filtrada',
    'filtered',
  ],
}

const letters: Record<string, Fraction> = { t: 'total', d: 'dissolved' }

/** Returns the name without its last or first word where that is a fraction; a single letter only after a mark. */
const splitFraction = (text: string): { name: string; fraction?: Fraction } => {
  const key = nameKey(text)
  const [, before = '', letter = ''] = /^(.+?)(?:\s*\(\s*|[_-])([td])\s*\)?$/.exec(key) ?? []
  const byLetter = letters[letter]
  if (byLetter !== undefined) return { name: before, fraction: byLetter }
  const parts = key.split(/[\s_(),.;:/-]+/).filter((part) => part !== '')
  for (const [at, rest] of [
    [parts.at(-1), parts.slice(0, -1)],
    [parts[0], parts.slice(1)],
  ] as const)
    for (const fraction of ['total', 'dissolved'] as const)
      if (rest.length > 0 && at !== undefined && words[fraction].includes(at))
        return { name: rest.join(' '), fraction }
  return { name: key }
}
