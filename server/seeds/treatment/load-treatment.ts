import { acidityOf, addDays, consumptionLimits, daysBetween, plannedDose } from '@puquio/domain'
import type { ProjectScope } from '../../src/platform/db/scopes/scope.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type Random, seeded } from '../random.ts'

type Parts = {
  author: number
  monitor: number
  today: string
  stations: ReadonlyMap<string, number>
  effluent: string
}

const monthsOfDays = 425
/** Days before today on which a worn slaker wasted lime. */
const waste = { from: 9, to: 3 }
const lime = { formula: 'CaOH2', purity: 0.9, efficiency: 0.85, share: 0.9 } as const
const soda = { formula: 'NaOH', purity: 0.5, efficiency: 0.95, share: 0.1 } as const

/** A plant of acid water with lime and soda: 14 months, of which two rainy seasons, a week of waste, and stock that runs low. */
export async function loadTreatment(scope: ProjectScope, parts: Parts): Promise<void> {
  const { author, today } = parts
  const created = `${addDays(today, -monthsOfDays)}T13:00:00Z`
  const product = async (name: string, of: typeof lime | typeof soda) => {
    const [row] = await scope.rows<{ id: number }>(sql`
      insert into neutralizer (project_id, name, formula, purity, efficiency, created_at, created_by)
      values (${scope.projectId}, ${name}, ${of.formula}, ${of.purity}, ${of.efficiency}, ${created}, ${author})
      returning id`)
    return row?.id ?? 0
  }
  const limeId = await product('Cal hidratada Calidra 90', lime)
  const sodaId = await product('Soda cáustica líquida 50 %', soda)
  const price = (id: number, fromOn: string, perT: number, currency: 'PEN' | 'USD') =>
    scope.rows(sql`
      insert into neutralizer_price (project_id, neutralizer_id, from_on, per_t, currency)
      values (${scope.projectId}, ${id}, ${fromOn}::date, ${perT}, ${currency})`)
  await price(limeId, addDays(today, -monthsOfDays), 640, 'PEN')
  await price(limeId, addDays(today, -150), 695, 'PEN')
  await price(sodaId, addDays(today, -monthsOfDays), 410, 'USD')
  const plantId = await insertPlant(scope, { ...parts, created })
  for (const [position, [id, share, days]] of (
    [
      [limeId, lime.share, 7],
      [sodaId, soda.share, 10],
    ] as const
  ).entries())
    await scope.rows(sql`
      insert into plant_neutralizer (project_id, plant_id, neutralizer_id, position, share, low_stock_days)
      values (${scope.projectId}, ${plantId}, ${id}, ${position}, ${share}, ${days})`)
  await insertDays(scope, { ...parts, plantId, limeId, sodaId })
  // What the last days say was told when they were recorded.
  await scope.rows(sql`
    update plant_neutralizer set is_low = true, is_up = true
    where project_id = ${scope.projectId} and neutralizer_id = ${limeId}`)
}

async function insertPlant(
  scope: ProjectScope,
  { stations, effluent, author, created }: Parts & { created: string },
): Promise<number> {
  const { dosePercent, phRise, plannedPercent } = consumptionLimits
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into treatment_plant (project_id, name, effluent_station_id, target_ph, residual_acidity, dose_percent, ph_rise,
      planned_percent, created_at, created_by)
    values (${scope.projectId}, 'Planta de aguas ácidas', ${stations.get(effluent) ?? null}, 7.8, 15, ${dosePercent},
      ${phRise}, ${plannedPercent}, ${created}, ${author}) returning id`)
  return row?.id ?? 0
}

type Dosing = Parts & { plantId: number; limeId: number; sodaId: number }

async function insertDays(scope: ProjectScope, parts: Dosing): Promise<void> {
  const { plantId, limeId, sodaId, monitor, today } = parts
  const random = seeded(152)
  const stock = { [limeId]: 60_000, [sodaId]: 9000 }
  const deliveries: object[] = []
  const days = Array.from({ length: monthsOfDays }, (_, index) =>
    addDays(today, index - monthsOfDays),
  ).map((on) => {
    const water = waterOf(on, random)
    const back = daysBetween(on, today)
    const isWaste = back >= waste.from - 6 && back <= waste.from
    const dose = (of: typeof lime | typeof soda) =>
      plannedDose(water.acidity, { ...of, residualMgL: 15 }) ?? 0
    const volume = water.flow * 3.6 * water.hours
    const spread = () => 0.97 + random.next() * 0.1
    const kg = {
      [limeId]: Math.round(volume * dose(lime) * spread() * (isWaste ? 1.42 : 1)),
      [sodaId]: Math.round(volume * dose(soda) * spread()),
    }
    for (const [id, loads, least] of [
      [limeId, 28_000, 14_000],
      [sodaId, 8000, 1800],
    ] as const) {
      const before = stock[id] ?? 0
      // The truck of the last days has not come.
      if (before < least && back > 12) {
        stock[id] = before + loads
        deliveries.push({ id, on, kg: loads, reference: `GR-${random.whole(1000, 9999)}` })
      }
      stock[id] = Math.max(0, (stock[id] ?? 0) - (kg[id] ?? 0))
    }
    const isCounted = on.endsWith('-01') || on.endsWith('-15')
    const note =
      isWaste && back === waste.from ? 'Apagador de cal con desgaste: lechada gruesa.' : ''
    return { on, ...water, note, kg, counted: isCounted ? { ...stock } : null }
  })
  const given = JSON.stringify(
    days.map(({ kg: _, counted: __, metals, ...day }) => ({ ...day, ...metals })),
  )
  await scope.rows(sql`
    insert into treatment_day (project_id, plant_id, treated_on, flow_ls, hours, ph_in, ph_out, acidity, fe2, fe3, al, mn,
      zn, cu, note, changed_at, changed_by)
    select ${scope.projectId}, ${plantId}, g."on", g.flow, g.hours, g."phIn", g."phOut", g.measured, g.fe2, g.fe3, g.al,
      g.mn, g.zn, g.cu, g.note, g."on"::timestamptz + interval '32 hours', ${monitor}
    from jsonb_to_recordset(${given}::jsonb) as g("on" date, flow float8, hours float8, "phIn" float8, "phOut" float8,
      measured float8, fe2 float8, fe3 float8, al float8, mn float8, zn float8, cu float8, note text)`)
  const uses = JSON.stringify(
    days.flatMap(({ on, kg, counted }) =>
      [limeId, sodaId].map((id) => ({ on, id, kg: kg[id], stock: counted?.[id] ?? null })),
    ),
  )
  await scope.rows(sql`
    insert into neutralizer_use (project_id, plant_id, treated_on, neutralizer_id, kg, stock_kg)
    select ${scope.projectId}, ${plantId}, g."on", g.id, g.kg, g.stock
    from jsonb_to_recordset(${uses}::jsonb) as g("on" date, id int, kg float8, stock float8)`)
  await scope.rows(sql`
    insert into neutralizer_delivery (project_id, plant_id, neutralizer_id, received_on, kg, reference, created_at, created_by)
    select ${scope.projectId}, ${plantId}, g.id, g."on", g.kg, g.reference, g."on"::timestamptz + interval '20 hours', ${monitor}
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as g(id int, "on" date, kg float8, reference text)`)
}

/** The water of a day: more of it, and more acid, from December to March; a weekly analysis of metals, acidity in between. */
function waterOf(on: string, random: Random) {
  const month = Number(on.slice(5, 7))
  const wet = { 12: 0.6, 1: 0.9, 2: 1, 3: 0.8, 4: 0.3, 11: 0.2 }[month] ?? 0
  const around = (value: number, part: number) => value * (1 - part + 2 * part * random.next())
  const one = (value: number) => Number(value.toFixed(1))
  const metals = {
    fe2: one(around(34 + 26 * wet, 0.08)),
    fe3: one(around(18 + 14 * wet, 0.08)),
    al: one(around(14 + 12 * wet, 0.08)),
    mn: one(around(7 + 4 * wet, 0.08)),
    zn: one(around(6 + 3 * wet, 0.08)),
    cu: one(around(1.2 + wet, 0.08)),
  }
  const phIn = Number((3.55 - 0.3 * wet + 0.1 * random.next()).toFixed(2))
  const isAnalysed = new Date(on).getUTCDay() === 1
  const titrated = around(225 + 165 * wet, 0.06)
  const acidity = Math.round((isAnalysed ? acidityOf(phIn, metals) : null) ?? titrated)
  const none = { fe2: null, fe3: null, al: null, mn: null, zn: null, cu: null }
  // A rain beyond the plant's reach, twice a wet season.
  const isOverrun = wet > 0.7 && random.next() < 0.03
  return {
    flow: one(around(24 + 26 * wet, 0.07)),
    hours: random.next() < 0.08 ? 20 : 24,
    phIn,
    phOut: Number((isOverrun ? 5.6 : 7.5 + 0.5 * random.next()).toFixed(2)),
    acidity,
    measured: isAnalysed ? null : acidity,
    metals: isAnalysed ? metals : none,
  }
}
