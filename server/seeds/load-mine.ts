import { type Frequency, frequencies, fromUtm, marginDays } from '@puquio/domain'
import { defaultMenu } from '../src/features/menus/default-menu.ts'
import { keyProfiles } from '../src/features/parameters/service.ts'
import { peruvianDefaults } from '../src/features/reference/defaults.ts'
import type { Rows } from '../src/platform/db/database.ts'
import { raw, sql } from '../src/platform/db/sql.ts'
import type { MineSeed } from './mines.ts'
import { profiles } from './stations.ts'

type Ids = Map<string, number>
export type LoadedMine = {
  projectId: number
  stations: Ids
  components: Ids
  subcomponents: Ids
  miningComponents: Ids
  sourceTypes: Ids
  profiles: Ids
  frequencies: Map<string, { id: number; rule: Frequency; marginDays: number }>
}

/** A project with its lists, its stations and its menu. */
export async function loadMine(rows: Rows, mine: MineSeed, now: string): Promise<LoadedMine> {
  const [project] = await rows<{ id: number }>(sql`
    insert into project (name, business, color, is_main, url_policy, date_policy, created_at, offered_screens)
    values (${mine.name}, ${mine.business}, ${mine.color}, ${mine.isMain}, ${mine.urlPolicy},
      ${mine.urlPolicy ? now : null}::timestamptz - interval '200 days', ${now},
      ${defaultMenu.map(({ alias }) => alias)}) returning id`)
  const projectId = project?.id as number
  await insertMenu(rows, projectId)
  const named = (table: string, names: readonly string[]) =>
    insertNames(rows, projectId, table, names)
  const { stations } = mine
  const components = await named('environmental_component', [
    ...peruvianDefaults.components.map(({ name }) => name),
    ...stations.map(({ component }) => component),
  ])
  const loaded = {
    projectId,
    components,
    subcomponents: await insertSubcomponents(rows, projectId, components, mine),
    miningComponents: await named('mining_component', [
      ...peruvianDefaults.miningComponents,
      ...stations.map((one) => one.miningComponent),
    ]),
    sourceTypes: await named('source_type', [
      ...peruvianDefaults.sourceTypes,
      ...stations.map((one) => one.sourceType),
    ]),
    profiles: await insertProfiles(rows, projectId),
    frequencies: await insertFrequencies(rows, projectId),
  }
  return { ...loaded, stations: await insertStations(rows, projectId, mine) }
}

async function insertNames(
  rows: Rows,
  projectId: number,
  table: string,
  names: readonly string[],
): Promise<Ids> {
  const inserted = await rows<{ id: number; name: string }>(sql`
    insert into ${raw(table)} (project_id, name)
    select ${projectId}, name from unnest(${[...new Set(names)]}::text[]) as name returning id, name`)
  return new Map(inserted.map(({ id, name }) => [name, id]))
}

async function insertSubcomponents(
  rows: Rows,
  projectId: number,
  components: Ids,
  mine: MineSeed,
): Promise<Ids> {
  const pairs = [
    ...peruvianDefaults.components.flatMap(({ name, subcomponents }) =>
      subcomponents.map((sub) => [name, sub] as const),
    ),
    ...mine.stations.map(({ component, subcomponent }) => [component, subcomponent] as const),
  ]
  const distinct = [...new Map(pairs.map((pair) => [pair.join('/'), pair])).values()]
  const inserted = await rows<{ id: number; name: string }>(sql`
    insert into environmental_subcomponent (project_id, component_id, name)
    select ${projectId}, component, name
    from unnest(${distinct.map(([component]) => components.get(component))}::int[], ${distinct.map(([, sub]) => sub)}::text[])
      as given (component, name) returning id, name`)
  return new Map(inserted.map(({ id, name }) => [name, id]))
}

async function insertProfiles(rows: Rows, projectId: number): Promise<Ids> {
  const all = [
    ...new Map(
      [...Object.values(profiles), ...peruvianDefaults.profiles].map((one) => [one.name, one]),
    ).values(),
  ]
  const inserted = await rows<{ id: number; name: string }>(sql`
    insert into parameter_profile (project_id, name, parameters)
    select ${projectId}, one ->> 'name', array(select jsonb_array_elements_text(one -> 'parameters'))
    from jsonb_array_elements(${JSON.stringify(all)}::jsonb) as one returning id, name`)
  await keyProfiles({ rows, projectId })
  return new Map(inserted.map(({ id, name }) => [name, id]))
}

async function insertFrequencies(
  rows: Rows,
  projectId: number,
): Promise<LoadedMine['frequencies']> {
  const inserted = await rows<{ id: number; name: string; rule: Frequency }>(sql`
    insert into frequency (project_id, name, rule)
    select ${projectId}, name, rule
    from unnest(${peruvianDefaults.frequencies.map(({ name }) => name)}::text[], ${peruvianDefaults.frequencies.map(({ rule }) => rule)}::text[])
      as given (name, rule) returning id, name, rule`)
  if (inserted.length < frequencies.length) throw new Error('A frequency has no default name')
  return new Map(
    inserted.map(({ id, name, rule }) => [name, { id, rule, marginDays: marginDays(rule) }]),
  )
}

async function insertStations(
  rows: Rows,
  projectId: number,
  { origin, stations }: MineSeed,
): Promise<Ids> {
  const located = stations.map((station) => {
    const utm = {
      eastingM: origin.eastingM + station.eastM,
      northingM: origin.northingM + station.northM,
      zone: origin.zone,
    }
    return { ...station, ...utm, ...fromUtm(utm) }
  })
  const inserted = await rows<{ id: number; code: string }>(sql`
    insert into station (project_id, code, name, kind, easting_m, northing_m, zone, latitude_deg, longitude_deg,
      altitude_m, source_datum, standard, category)
    select ${projectId}, code, name, kind, "eastingM", "northingM", zone, "latitudeDeg", "longitudeDeg",
      "altitudeM", 'WGS84', standard, category
    from jsonb_to_recordset(${JSON.stringify(located)}::jsonb) as one (code text, name text, kind text,
      "eastingM" double precision, "northingM" double precision, zone smallint, "latitudeDeg" double precision,
      "longitudeDeg" double precision, "altitudeM" real, standard text, category text)
    returning id, code`)
  return new Map(inserted.map(({ id, code }) => [code, id]))
}

/** The default menu, and a folder with the pages of the authorities. */
async function insertMenu(rows: Rows, projectId: number) {
  for (const [position, item] of defaultMenu.entries())
    await rows(sql`insert into menu_item (project_id, position, kind, label, alias)
      values (${projectId}, ${position}, ${item.kind}, ${item.label}, ${item.alias})`)
  await rows(sql`
    with folder as (
      insert into menu_item (project_id, position, kind, label)
      values (${projectId}, ${defaultMenu.length}, 'folder', 'Autoridades') returning id)
    insert into menu_item (project_id, parent_id, position, kind, label, url)
    select ${projectId}, folder.id, ${defaultMenu.length} + link.position, 'link', link.label, link.url
    from folder, (values (1, 'OEFA', 'https://www.gob.pe/oefa'), (2, 'ANA', 'https://www.gob.pe/ana'))
      as link (position, label, url)`)
}
