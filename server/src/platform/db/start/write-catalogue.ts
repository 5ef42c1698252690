import {
  type LimitRow,
  type Parameter,
  parameterKeys,
  parameterOf,
  shippedLimits,
} from '@puquio/domain'
import type pg from 'pg'

/** What the product ships. */
export type Catalogue = {
  parameters: readonly (Parameter & { key: string })[]
  limits: readonly LimitRow[]
}

const shipped = (): Catalogue => ({
  parameters: parameterKeys().map((key) => ({ key, ...parameterOf(key) })),
  limits: shippedLimits(),
})

/**
 * Writes the parameters and limits that the product ships, and gives every project the parameters that it lacks;
 * what stands as it should is left alone. Names, groups and what is possible of a parameter follow the catalogue in the
 * projects too. Throws where a parameter has another unit, fraction or matrix than before, since results are kept by them.
 * A limit that says another thing than before is a new version of it, and the one of before is retired.
 */
export async function writeCatalogue(owner: pg.Client, catalogue = shipped()): Promise<void> {
  await writeParameters(owner, JSON.stringify(catalogue.parameters))
  await writeLimits(owner, JSON.stringify(catalogue.limits))
}

async function writeParameters(owner: pg.Client, parameters: string) {
  const catalogue = `jsonb_to_recordset($1) as c(key text, name jsonb, symbol text, cas text, fraction text, "group" text,
    matrix text, unit text, decimals smallint, min float8, max float8, "molarMass" float8, charge smallint,
    "reportedAs" text)`
  const changed = await owner.query<{ key: string }>(
    `select key from ${catalogue} join shipped_parameter s using (key)
     where (c.fraction, c.matrix, c.unit) is distinct from (s.fraction, s.matrix, s.unit) order by key`,
    [parameters],
  )
  if (changed.rows.length > 0)
    throw new Error(
      `Results are kept by the unit, fraction and matrix of their parameter, which never change; what has others is a parameter with a key of its own: ${changed.rows.map(({ key }) => key).join(', ')}`,
    )
  await owner.query(
    `insert into shipped_parameter as p (key, name, symbol, cas, fraction, parameter_group, matrix, unit, decimals, min,
       max, molar_mass, charge, reported_as)
     select key, name, symbol, cas, fraction, "group", matrix, unit, decimals, min, max, "molarMass", charge, "reportedAs"
     from ${catalogue}
     on conflict (key) do update set ${shownFacts.map((name) => `${name} = excluded.${name}`).join(', ')}
     where (${of('p', shownFacts)}) is distinct from (${of('excluded', shownFacts)})`,
    [parameters],
  )
  await owner.query(
    `update parameter p set ${shownFacts.map((name) => `${name} = s.${name}`).join(', ')}, version = p.version + 1
     from shipped_parameter s where s.key = p.key and (${of('p', shownFacts)}) is distinct from (${of('s', shownFacts)})`,
  )
  await owner.query(
    `insert into parameter (project_id, key, fraction, matrix, unit, ${shownFacts.join(', ')})
     select project.id, s.key, s.fraction, s.matrix, s.unit, ${of('s', shownFacts)}
     from project cross join shipped_parameter s
     on conflict (project_id, key) do nothing`,
  )
}

async function writeLimits(owner: pg.Client, limits: string) {
  const catalogue = `(select key, standard, category, parameter, statistic, kind, min, max, unit,
      "ammoniaTable" as ammonia_table, "allowedPerYear" as allowed_per_year, "validFrom" as valid_from,
      "validTo" as valid_to, confidence, "toBeVerified" as to_be_verified, source, provenance, note
    from jsonb_to_recordset($1) as c(key text, standard text, category text, parameter text, statistic text, kind text,
      min float8, max float8, unit text, "ammoniaTable" text, "allowedPerYear" smallint, "validFrom" date, "validTo" date,
      confidence text, "toBeVerified" boolean, source text, provenance text, note text)) c`
  await owner.query(
    `update shipped_limit l set retired_at = now()
     where l.retired_at is null and not exists (
       select from ${catalogue} where c.key = l.key and (${of('c', said)}) is not distinct from (${of('l', said)}))`,
    [limits],
  )
  await owner.query(
    `insert into shipped_limit (key, version, ${said.join(', ')}, ${words.join(', ')})
     select c.key, 1 + coalesce((select max(l.version) from shipped_limit l where l.key = c.key), 0), ${of('c', said)},
       ${of('c', words)}
     from ${catalogue}
     where not exists (select from shipped_limit l where l.key = c.key and l.retired_at is null)`,
    [limits],
  )
  await owner.query(
    `update shipped_limit l set ${words.map((name) => `${name} = c.${name}`).join(', ')}
     from ${catalogue}
     where c.key = l.key and l.retired_at is null and (${of('c', words)}) is distinct from (${of('l', words)})`,
    [limits],
  )
}

const shownFacts = [
  'name',
  'symbol',
  'cas',
  'parameter_group',
  'decimals',
  'min',
  'max',
  'molar_mass',
  'charge',
  'reported_as',
]

/** What of a limit decides on results; what has another of these is another version. */
const said = [
  'standard',
  'category',
  'parameter',
  'statistic',
  'kind',
  'min',
  'max',
  'unit',
  'ammonia_table',
  'allowed_per_year',
  'valid_from',
  'valid_to',
  'confidence',
  'to_be_verified',
]
const words = ['source', 'provenance', 'note']

const of = (table: string, names: readonly string[]) =>
  names.map((name) => `${table}.${name}`).join(', ')
