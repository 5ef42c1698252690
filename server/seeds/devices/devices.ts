import type { DeviceChannel } from '@puquio/domain'
import type { ModelName } from './models.ts'

export type DeviceSeed = {
  serial: string
  name: string
  /** The code of a station of its mine. */
  station: string
  model: ModelName
  channel: DeviceChannel
  intervalS: number
  group: string
  /** Of a piezometer: its depth below the terrain, from which the water level above the sea follows. */
  probeDepthM?: number
  /** What its relays switch. */
  relays?: readonly string[]
  /** One that fell silent: days before today. */
  silentForDays?: number
  /** It was silent before, too: from and until so many days before today. */
  wasSilent?: { from: number; until: number }
  /** One that was installed and never sent anything. */
  hasNeverSent?: true
}

const of =
  (model: ModelName, group: string, channel: DeviceChannel, intervalS: number) =>
  (serial: string, name: string, station: string, rest: Partial<DeviceSeed> = {}): DeviceSeed => ({
    serial,
    name,
    station,
    model,
    group,
    channel,
    intervalS,
    ...rest,
  })

const dam = of('piezometer', 'Presa de relaves', 'lora', 600)
const well = of('piezometer', 'Pozos', 'satellite', 3600)
const effluent = of('effluent', 'Efluentes', 'mobile', 600)
const weather = of('meteorology', 'Meteorología', 'mobile', 600)
const air = of('air', 'Calidad de aire', 'mobile', 600)

/** The devices of each mine, by the order of `mines.ts`: 30 in all. */
export const devices: readonly (readonly DeviceSeed[])[] = [
  [
    dam('PZ-4500-0117', 'Piezómetro cuerda vibrante PCV-01', 'YP-01', { probeDepthM: 46.2 }),
    dam('PZ-4500-0118', 'Piezómetro cuerda vibrante PCV-02', 'YP-02', { probeDepthM: 47.5 }),
    dam('PZ-4500-0119', 'Piezómetro cuerda vibrante PCV-03', 'YP-03', { probeDepthM: 45.8 }),
    dam('PZ-4500-0120', 'Piezómetro cuerda vibrante PCV-04', 'YP-04', { probeDepthM: 41.0 }),
    dam('PZ-4500-0121', 'Piezómetro del dique, pie de presa', 'YP-01', { probeDepthM: 38.4 }),
    dam('PZ-4500-0122', 'Piezómetro del dique, berma 2', 'YP-02', { probeDepthM: 44.7 }),
    well('LT-700-2201', 'Levelogger del pozo norte', 'YP-05'),
    well('LT-700-2202', 'Levelogger del pozo sur', 'YP-06', {
      silentForDays: 2,
      wasSilent: { from: 13, until: 12 },
    }),
    effluent('EF-SC200-01', 'Efluente de la planta de aguas ácidas', 'YE-01'),
    effluent('EF-SC200-02', 'Rebose del depósito de relaves', 'YE-02', {
      relays: ['Bomba de recirculación', 'Sirena del depósito'],
    }),
    effluent('EF-SC200-03', 'Salida de la PTAR', 'YE-03'),
    effluent('RIO-SC200-04', 'Río Yanashalla, aguas abajo', 'YA-02'),
    weather('MET-CR1000-01', 'Estación meteorológica principal', 'MET-01'),
    air('AQ-BAM-01', 'Monitor de partículas, barlovento', 'YC-01'),
    air('AQ-BAM-02', 'Monitor de partículas, sotavento', 'YC-02'),
    air('AQ-BAM-03', 'Monitor de partículas, campamento', 'YC-03'),
    air('AQ-BAM-04', 'Monitor de partículas, comunidad', 'YC-04'),
    well('LT-700-2203', 'Levelogger de reserva', 'YP-06', { hasNeverSent: true }),
  ],
  [
    well('LT-700-3101', 'Pozo de monitoreo PM-01', 'PM-01'),
    well('LT-700-3102', 'Pozo de monitoreo PM-02', 'PM-02'),
    well('LT-700-3103', 'Pozo de monitoreo PM-03', 'PM-03'),
    dam('PZ-4500-0201', 'Piezómetro del pad, sector este', 'PM-01', { probeDepthM: 52.3 }),
    dam('PZ-4500-0202', 'Piezómetro del pad, sector oeste', 'PM-02', { probeDepthM: 49.6 }),
    effluent('EF-SC200-11', 'Efluente de Apumarca', 'EF-10'),
    effluent('EF-SC200-12', 'Rebose de la poza de mayores eventos', 'EF-11', {
      relays: ['Bomba de la poza'],
    }),
    effluent('RIO-SC200-13', 'Quebrada Apumarca', 'AS-01'),
    weather('MET-CR1000-02', 'Estación meteorológica Apumarca', 'MET-10'),
    air('AQ-BAM-11', 'Monitor de partículas, acceso', 'CA-01'),
    air('AQ-BAM-12', 'Monitor de partículas, chancado', 'CA-02'),
    air('AQ-BAM-13', 'Monitor de partículas, caserío', 'CA-03'),
  ],
]

/** When a device last sent. */
export const lastAt = ({ intervalS, silentForDays = 0 }: DeviceSeed, nowMs: number): number =>
  Math.floor((nowMs - silentForDays * 86_400_000) / (intervalS * 1000)) * intervalS * 1000
