import { parameterKeys, parameterOf, shippedLimits } from '@puquio/domain'
import type pg from 'pg'

/**
 * Writes the parameters and limits that the product ships, and gives every project the parameters that it lacks;
 * what stands as it should is left alone. Words of a limit follow the catalogue; its numbers change with its
 * version. Names, groups and what is possible follow the catalogue in the
 * projects too; the unit of a parameter never changes.
 */
export async function writeCatalogue(owner: pg.Client): Promise<void> {
  const parameters = parameterKeys().map((key) => ({ key, ...parameterOf(key) }))
  await owner.query(
    `insert into shipped_parameter as p (key, name, symbol, cas, fraction, parameter_group, matrix, unit, decimals, min,
       max, molar_mass, charge, reported_as)
     select key, name, symbol, cas, fraction, "group", matrix, unit, decimals, min, max, "molarMass", charge, "reportedAs"
     from jsonb_to_recordset($1) as c(key text, name jsonb, symbol text, cas text, fraction text, "group" text,
       matrix text, unit text, decimals smallint, min float8, max float8, "molarMass" float8, charge smallint,
       "reportedAs" text)
     on conflict (key) do update set ${shownFacts.map((name) => `${name} = excluded.${name}`).join(', ')}
     where (${of('p')}) is distinct from (${of('excluded')})`,
    [JSON.stringify(parameters)],
  )
  await owner.query(
    `update parameter p set ${shownFacts.map((name) => `${name} = s.${name}`).join(', ')}, version = p.version + 1
     from shipped_parameter s where s.key = p.key and (${of('p')}) is distinct from (${of('s')})`,
  )
  await owner.query(
    `insert into parameter (project_id, key, fraction, matrix, unit, ${shownFacts.join(', ')})
     select project.id, s.key, s.fraction, s.matrix, s.unit, ${of('s')} from project cross join shipped_parameter s
     on conflict (project_id, key) do nothing`,
  )
  const limits = JSON.stringify(shippedLimits())
  await owner.query(
    `update shipped_limit l set retired_at = now()
     where retired_at is null and not exists (
       select from jsonb_to_recordset($1) as c(key text, version int) where c.key = l.key and c.version = l.version)`,
    [limits],
  )
  await owner.query(
    `insert into shipped_limit as l (key, version, standard, category, parameter, statistic, kind, min, max, unit,
       ammonia_table, allowed_per_year, valid_from, valid_to, source, provenance, confidence, note, to_be_verified)
     select key, version, standard, category, parameter, statistic, kind, min, max, unit, "ammoniaTable",
       "allowedPerYear", "validFrom", "validTo", source, provenance, confidence, note, "toBeVerified"
     from jsonb_to_recordset($1) as c(key text, version int, standard text, category text, parameter text,
       statistic text, kind text, min float8, max float8, unit text, "ammoniaTable" text, "allowedPerYear" smallint,
       "validFrom" date, "validTo" date, source text, provenance text, confidence text, note text, "toBeVerified" boolean)
     on conflict (key, version) do update
     set source = excluded.source, provenance = excluded.provenance, note = excluded.note
     where (l.source, l.provenance, l.note) is distinct from (excluded.source, excluded.provenance, excluded.note)`,
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
const of = (table: string) => shownFacts.map((name) => `${table}.${name}`).join(', ')
