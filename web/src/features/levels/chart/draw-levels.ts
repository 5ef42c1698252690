import type { LevelColumns, LevelsOfWell, Well } from '@puquio/contract/levels/levels'
import { brokenLimit } from '@puquio/domain'
import { type LevelsLook, levelsSvg, type MarkShape, markShapes } from '@puquio/figures'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'

/** Okabe and Ito's colours but for yellow and black, which are lost on white and on dark. */
const colors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f']

/** Colour and shape are of different number, so that 42 wells look different. */
export const lookOfWell = (index: number): { color: string; shape: MarkShape } => ({
  color: colors[index % colors.length] ?? '#7f7f7f',
  shape: markShapes[index % markShapes.length] ?? 'circle',
})

export type DrawnLevels = {
  wells: readonly Well[]
  levels: readonly LevelsOfWell[]
  rain: LevelColumns | null
  fromMs: number
  toMs: number
  withGround: boolean
}
type Words = { t: TFunction<'levels'>; format: Format; title: string }

/** The levels of wells over time as SVG. */
export function drawLevels(
  { wells, levels, rain, fromMs, toMs, withGround }: DrawnLevels,
  { t, format, title }: Words,
  { width, height, look }: { width: number; height: number; look: LevelsLook },
): string {
  const byId = new Map(levels.map((one) => [one.wellId, one]))
  const lines = wells.map((well, index) => {
    const { soundings = [], sensor = null } = byId.get(well.id) ?? {}
    const limit = (levelM: number | null, name: string) =>
      levelM === null ? [] : [{ levelM, name: `${name} ${format.number(levelM, 1)}` }]
    return {
      name: well.name,
      ...lookOfWell(index),
      sensor: sensor && { atMs: sensor.at, levelM: sensor.value },
      soundings: soundings.map(({ id, at, levelM, state }) => ({
        id,
        atMs: at,
        levelM,
        state,
        isBeyond: state !== 'dry' && brokenLimit(levelM, well) !== null,
      })),
      terrainM: withGround ? well.terrainLevelM : null,
      limits: [
        ...limit(well.highM, t('limitMax', { well: well.name })),
        ...limit(well.lowM, t('limitMin', { well: well.name })),
      ],
    }
  })
  const shown = rain && { atMs: rain.at, mm: rain.value }
  return levelsSvg(
    { lines, rain: shown, fromMs, toMs, width, height },
    {
      title,
      axis: t('axis'),
      rain: t('rainAxis'),
      terrain: (well) => t('groundOf', { well }),
      level: (levelM) => format.number(levelM),
      day: (atMs) => format.day(new Date(atMs).toISOString()),
    },
    look,
  )
}
