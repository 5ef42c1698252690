import type { ParameterInput, ParameterRow } from '@puquio/contract/laboratory/parameters'
import { formulaIssue, nameKey, readFormula, type UnitKey } from '@puquio/domain'
import { lock } from '../../platform/db/lock.ts'
import { alreadyExists, orAlreadyExists } from '../../platform/db/or-already-exists.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { assignmentsOf, columnsOf, valuesOf, type Written } from '../../platform/db/written.ts'
import { Problem } from '../../platform/problem.ts'
import { refuseOneMore } from './own-count-store.ts'
import { keyProfiles } from './profile-keys-store.ts'
import { findParameterRow } from './store.ts'

export const createParameter = (
  scope: ProjectScope,
  input: ParameterInput,
): Promise<ParameterRow> =>
  scope.transaction(async (within) => {
    // Under a lock, so that the name and the key that are free now are still free when it is stored.
    await lock(within, 'parameters', scope.projectId)
    await refuseOneMore(within, { isNew: true, isCalculated: input.formula !== null })
    await checkFormula(within, input)
    await checkName(within, input, 0)
    const fields = written(input)
    const [made] = await orAlreadyExists(
      within.rows<{ id: number }>(sql`
        insert into parameter (project_id, key, ${columnsOf(fields)})
        values (${scope.projectId}, ${await freeKey(within, input.name.es)}, ${valuesOf(fields)}) returning id`),
      'name.es',
      input.name.es,
    )
    await keyProfiles(within)
    return existing(within, made?.id ?? 0)
  })

export const editParameter = (
  scope: ProjectScope,
  parameterId: number,
  input: ParameterInput,
): Promise<ParameterRow> =>
  scope.transaction(async (within) => {
    await lock(within, 'parameters', scope.projectId)
    const before = await existing(within, parameterId)
    if (before.kind === 'shipped') throw new Problem('PARAMETER_OF_CATALOGUE')
    for (const field of ['unit', 'matrix'] as const)
      if (before.inUse && before[field] !== input[field])
        throw new Problem('IN_USE', {}, [{ path: field, code: 'in-use', params: {} }])
    if (input.formula !== null && before.formula === null)
      await refuseOneMore(within, { isNew: false, isCalculated: true })
    await checkFormula(within, input, before.key)
    await checkName(within, input, parameterId)
    if (input.formula !== null) await checkUnused(within, before)
    else await checkUnitOfUsers(within, before, input.unit)
    const edited = await orAlreadyExists(
      within.rows(sql`
        update parameter set ${assignmentsOf(written(input))}, version = version + 1
        where project_id = ${scope.projectId} and id = ${parameterId} and version = ${input.version ?? 0} returning id`),
      'name.es',
      input.name.es,
    )
    if (edited.length === 0) throw new Problem('CHANGED_MEANWHILE')
    await keyProfiles(within)
    return existing(within, parameterId)
  })

/** Retires a parameter at a moment; null restores it. */
export const retireParameter = (
  scope: ProjectScope,
  parameterId: number,
  at: Date | null,
): Promise<ParameterRow> =>
  scope.transaction(async (within) => {
    await lock(within, 'parameters', scope.projectId)
    const before = await existing(within, parameterId)
    if (at === null) {
      if (before.kind !== 'shipped')
        await refuseOneMore(within, { isNew: true, isCalculated: before.kind === 'calculated' })
      await checkName(within, before, parameterId)
      await checkOwnFormula(within, before)
    } else await checkUnused(within, before)
    await orAlreadyExists(
      within.rows(sql`
        update parameter set retired_at = ${at}, version = version + 1
        where project_id = ${scope.projectId} and id = ${parameterId} and (retired_at is null) = ${at !== null}`),
      'name.es',
      before.name.es,
    )
    await keyProfiles(within)
    return existing(within, parameterId)
  })

export async function existing(scope: ProjectScope, parameterId: number): Promise<ParameterRow> {
  const found = await findParameterRow(scope, parameterId)
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

const written = ({ name, formula, version: _, ...input }: ParameterInput) =>
  ({
    name: { name: sql`${JSON.stringify(filled(name))}::jsonb` },
    symbol: { symbol: input.symbol },
    cas: { cas: input.cas },
    fraction: { fraction: input.fraction },
    group: { parameter_group: input.group },
    matrix: { matrix: input.matrix },
    unit: { unit: input.unit },
    decimals: { decimals: input.decimals },
    min: { min: input.min },
    max: { max: input.max },
    molarMass: { molar_mass: input.molarMass },
    charge: { charge: input.charge },
    reportedAs: { reported_as: input.reportedAs },
    formula: { formula },
  }) satisfies Written<Omit<ParameterInput, 'version'>>

const filled = ({ es, en, fr, pt }: ParameterInput['name']) => ({
  es,
  en: en || es,
  fr: fr || es,
  pt: pt || es,
})

/** Refuses a formula with the place and the reason; the form words both. */
async function checkFormula(
  scope: ProjectScope,
  { formula, unit }: Pick<ParameterInput, 'formula' | 'unit'>,
  ownKey = '',
): Promise<void> {
  if (formula === null) return
  const units = await measuredUnits(scope, ownKey)
  const read = readFormula(formula, unit, (key) => units.get(key) ?? null)
  if (!('problem' in read)) return
  throw new Problem('INPUT_NOT_VALID', {}, [{ path: 'formula', ...formulaIssue(read) }])
}

/** What it is calculated from may have been retired or changed since it was retired itself. */
async function checkOwnFormula(scope: ProjectScope, { kind, formula, unit }: ParameterRow) {
  if (kind !== 'calculated' || formula === null) return
  const units = await measuredUnits(scope)
  const read = readFormula(formula, unit as UnitKey, (key) => units.get(key) ?? null)
  if ('problem' in read) throw new Problem('FORMULA_OUTDATED')
}

/** Returns the units of the parameters that formulas may name, without one of them. */
async function measuredUnits(scope: ProjectScope, withoutKey = ''): Promise<Map<string, UnitKey>> {
  const measured = await scope.rows<{ key: string; unit: UnitKey }>(sql`
    select key, unit from parameter
    where project_id = ${scope.projectId} and retired_at is null and formula is null and key <> ${withoutKey}`)
  return new Map(measured.map((one) => [one.key, one.unit]))
}

/** Refuses a name that another parameter of the same fraction and matrix has, retired ones not counted. */
async function checkName(
  scope: ProjectScope,
  { name, fraction, matrix }: Pick<ParameterRow, 'name' | 'fraction' | 'matrix'>,
  parameterId: number,
): Promise<void> {
  const taken = await scope.rows(sql`
    select from parameter where project_id = ${scope.projectId} and retired_at is null and id <> ${parameterId}
      and name_key(name ->> 'es') = ${nameKey(name.es)} and matrix = ${matrix} and fraction is not distinct from ${fraction}`)
  if (taken.length > 0) throw alreadyExists('name.es', name.es)
}

/** Refuses where other parameters are calculated from this one, since they would have no values any more. */
const checkUnused = async (scope: ProjectScope, { key }: ParameterRow): Promise<void> =>
  refuseUsed(await usersOf(scope, key))

/** Refuses where the new unit makes a formula over it wrong: mg/L × m³/d is a load, m³/d × m³/d is none. */
async function checkUnitOfUsers(
  scope: ProjectScope,
  { key, unit: before }: ParameterRow,
  unit: UnitKey,
) {
  if (unit === before) return
  const users = await usersOf(scope, key)
  if (users.length === 0) return
  const units = await measuredUnits(scope)
  units.set(key, unit)
  const unitOf = (name: string) => units.get(name) ?? null
  refuseUsed(users.filter((one) => 'problem' in readFormula(one.formula, one.unit, unitOf)))
}

type User = { name: string; formula: string; unit: UnitKey }

const usersOf = (scope: ProjectScope, key: string) =>
  scope.rows<User>(sql`
    select name ->> 'es' as name, formula, unit from parameter where project_id = ${scope.projectId} and retired_at is null
      and position('[' || ${key}::text || ']' in formula) > 0 order by id`)

/** Throws with the names of the first of them. */
function refuseUsed(users: readonly User[]): void {
  const names = users.slice(0, 5).map(({ name }) => name)
  if (names.length > 0) throw new Problem('PARAMETER_IN_FORMULA', { names: names.join(', ') })
}

/** A key of the project by which formulas name it: own-carga-de-zinc. */
async function freeKey(scope: ProjectScope, name: string): Promise<string> {
  const plain = `own-${nameKey(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)}`
  const taken = await scope.rows<{ key: string }>(sql`
    select key from parameter where project_id = ${scope.projectId} and starts_with(key, ${plain})`)
  const keys = new Set(taken.map(({ key }) => key))
  if (!keys.has(plain)) return plain
  let number = 2
  while (keys.has(`${plain}-${number}`)) number += 1
  return `${plain}-${number}`
}
