import { nameKey } from '../../name-key.ts'
import { keysOf } from '../../parameters/find-parameter.ts'
import type { Matrix } from '../../parameters/parameter.ts'
import { type ListedName, projectParameterFinder } from '../../parameters/project-finder.ts'
import { findUnit } from '../../units/find-unit.ts'
import { substanceUnit } from '../../units/substance-unit.ts'

export type UnitNames = {
  /** The unit's key. */
  unit: (text: string) => string | null
  /** Whether a text names the substance of a parameter: the SO4 of mg SO4/L. */
  isSubstance: (parameter: { id: number }, text: string) => boolean
}

/** The project's own word for a unit. */
export type UnitAlias = { name: string; unit: string }

type Listed = Omit<ListedName, 'aliases'> & { id: number; matrix: Matrix }

/**
 * Returns how a project's files and people write units: as the product does, by the project's aliases, and with the
 * name of the substance. That counts by the product's names of parameters alone, never by an alias: who calls
 * nitrate N has not said that mg N/L is mg/L of nitrate.
 */
export function unitNames(listed: readonly Listed[], aliases: readonly UnitAlias[]): UnitNames {
  const byAlias = new Map(aliases.map(({ name, unit }) => [nameKey(name), unit]))
  const byId = new Map(listed.map((one) => [one.id, one]))
  const find = projectParameterFinder(
    listed.map(({ key, name, symbol, fraction, matrix }) => ({
      key,
      name,
      symbol,
      fraction,
      matrix,
    })),
  )
  return {
    unit: (text) => findUnit(text) ?? byAlias.get(nameKey(text)) ?? null,
    isSubstance({ id }, text) {
      const parameter = byId.get(id)
      if (!parameter) return false
      return keysOf(find(text, { matrix: parameter.matrix })).includes(parameter.key)
    },
  }
}

/**
 * Returns the key of the unit that a text means beside a parameter, or null: "mg SO4/L" of sulfate is mg/L; of another
 * parameter it would be another value, and stays unknown.
 */
export const readUnit = (
  text: string,
  parameter: { id: number } | null,
  names: UnitNames,
): string | null => {
  const known = names.unit(text)
  if (known !== null || !parameter) return known
  const found = substanceUnit(text)
  return found && names.isSubstance(parameter, found.substance) ? found.unit : null
}
