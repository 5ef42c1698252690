import type { DeviceProfileInput } from '@puquio/contract/modi/device-profiles'
import type { Rows } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type Modelled, models } from './models.ts'

type Of = { projectId: number; now: string; parameterIds: ReadonlyMap<string, number> }

/** Profiles of a mine: that of its piezometers, whose messages need no decoder, one with a decoder, and one that writes CSV. Returns the first. */
export async function loadProfiles(rows: Rows, of: Of): Promise<number> {
  const id = await insert(rows, of, {
    name: 'Piezómetro de cuerda vibrante',
    maker: 'Geokon',
    model: '4500S',
    channel: 'lora',
    intervalS: 600,
    decoder: '',
    tests: [],
    variables: templateOf(models.piezometer, of.parameterIds),
    csv: null,
  })
  await insert(rows, of, ultrasonic)
  await insert(rows, of, levelLogger)
  return id
}

const insert = async (
  rows: Rows,
  { projectId, now }: Of,
  { tests, variables, csv, ...profile }: DeviceProfileInput,
): Promise<number> => {
  const { name, maker, model, channel, intervalS, decoder } = profile
  const [made] = await rows<{ id: number }>(sql`
    insert into device_profile (project_id, name, maker, model, channel, interval_s, decoder, payloads, variables,
      csv, time_zone, created_at)
    values (${projectId}, ${name}, ${maker}, ${model}, ${channel}, ${intervalS}, ${decoder},
      ${JSON.stringify(tests)}::jsonb, ${JSON.stringify(variables)}::jsonb, ${csv && JSON.stringify(csv)}::jsonb, 'America/Lima', ${now}) returning id`)
  return made?.id ?? 0
}

const templateOf = (
  modelled: readonly Modelled[],
  parameterIds: ReadonlyMap<string, number>,
): DeviceProfileInput['variables'] =>
  modelled.map(({ key, name, parameter, unit, decimals, ...limits }) => ({
    key,
    name,
    sensor: '',
    unit,
    decimals,
    parameterId: parameter ? (parameterIds.get(parameter) ?? null) : null,
    min: limits.min ?? null,
    max: limits.max ?? null,
    lowLow: limits.lowLow ?? null,
    low: limits.low ?? null,
    high: limits.high ?? null,
    highHigh: limits.highHigh ?? null,
  }))

/** Source of its bytes: Dragino, LDDS75 user manual (battery in mV, distance in mm, big-endian). */
const ultrasonic: DeviceProfileInput = {
  name: 'Nivel por ultrasonido',
  maker: 'Dragino',
  model: 'LDDS75',
  channel: 'lora',
  intervalS: 1200,
  decoder: `function decodeUplink({ bytes, fPort }) {
  if (fPort !== 2) return { errors: ['unknown port ' + fPort] }
  return {
    data: {
      battery: (((bytes[0] << 8) | bytes[1]) & 0x3fff) / 1000,
      distance: ((bytes[2] << 8) | bytes[3]) / 1000
    }
  }
}
`,
  tests: [
    {
      name: 'A 2,821 m',
      encoding: 'hex',
      content: '0B 45 0B 05 00 01 05 01',
      fPort: 2,
      expected: '[{"battery":2.885,"distance":2.821}]',
    },
    { name: 'Otro puerto', encoding: 'base64', content: 'C0U=', fPort: 5, expected: null },
  ],
  variables: [
    { key: 'distance', name: 'Distancia al agua', unit: 'm', decimals: 3 },
    { key: 'battery', name: 'Batería', unit: 'V', decimals: 3 },
  ].map((variable) => ({
    ...variable,
    sensor: '',
    parameterId: null,
    min: null,
    max: null,
    lowLow: null,
    low: null,
    high: null,
    highHigh: null,
  })),
  csv: null,
}

/** As its own program exports what it recorded: date and time apart, a comma between columns. */
const levelLogger: DeviceProfileInput = {
  name: 'Nivel por archivo',
  maker: 'Solinst',
  model: 'Levelogger 5',
  channel: 'mobile',
  intervalS: 3600,
  decoder: '',
  tests: [],
  variables: ultrasonic.variables.map((variable) =>
    variable.key === 'distance' ? { ...variable, key: 'level', name: 'Nivel' } : variable,
  ),
  csv: {
    delimiter: ',',
    decimalMark: '.',
    headingLine: 12,
    firstLine: 13,
    time: { column: 'Date', clock: 'Time', format: 'day-first', zone: 'America/Lima' },
    columns: [{ column: 'LEVEL', key: 'level' }],
    isGrowing: false,
  },
}
