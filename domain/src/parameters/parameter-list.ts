import { type FindOptions, findParameter } from './find-parameter.ts'
import type { ParameterKey } from './parameters.ts'

/** What a text that lists parameters means; what is not certain waits for a person, and nothing is lost. */
export type ParameterList = {
  /** In their order, each once. */
  found: ParameterKey[]
  several: { text: string; keys: ParameterKey[] }[]
  unknown: string[]
}

/**
 * Reads a list as profiles hold it: "pH; CE; Cu total". Its parts stand between semicolons or on lines; only
 * where there are neither, between commas followed by a space or letters (m,p-Xileno is one).
 */
export const readParameterList = (text: string, options: FindOptions = {}): ParameterList => {
  const list: ParameterList = { found: [], several: [], unknown: [] }
  for (const part of partsOf(text)) {
    const found = findParameter(part, options)
    if (found.kind === 'none') list.unknown.push(part)
    else if (found.kind === 'several') list.several.push({ text: part, keys: found.keys })
    else if (!list.found.includes(found.key)) list.found.push(found.key)
  }
  return list
}

const partsOf = (text: string): string[] => {
  const whole = text.trim()
  const parts = /[;\n]/.test(whole)
    ? whole.split(/[;\n]/)
    : findParameter(whole).kind === 'none'
      ? whole.split(/,(?![^(]*\))(?!\s*p-)/)
      : [whole]
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
