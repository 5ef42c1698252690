import type { LevelColumns, LevelsOfWell, Well } from '@puquio/contract/levels/levels'
import { isNarrow, levelLines, type Look, levelsSvg } from '@puquio/figures'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'

export type DrawnLevels = {
  wells: readonly Well[]
  levels: readonly LevelsOfWell[]
  rain: LevelColumns | null
  fromMs: number
  toMs: number
  timeZone: string
  withGround: boolean
}
type Words = { t: TFunction<'levels'>; format: Format; title: string }

/** The levels of wells over time as SVG. */
export function drawLevels(
  { wells, levels, rain, fromMs, toMs, timeZone, withGround }: DrawnLevels,
  { t, format, title }: Words,
  { width, height, look }: { width: number; height: number; look: Look },
): string {
  const named = (name: 'limitMax' | 'limitMin', sign: string) => (well: string, levelM: number) =>
    `${isNarrow(width) ? sign : t(name, { well })} ${format.number(levelM, 1)}`
  const names = { highest: named('limitMax', '≤'), lowest: named('limitMin', '≥') }
  const lines = levelLines(wells, levels, { withGround, names })
  const shown = rain && { atMs: rain.at, mm: rain.value }
  return levelsSvg(
    { lines, rain: shown, fromMs, toMs, timeZone, width, height },
    {
      title,
      axis: t('axis'),
      rain: t('rainAxis'),
      fallen: (mm) => `${format.number(mm, 1)} mm`,
      terrain: (well) => t('groundOf', { well }),
      level: (levelM) => format.number(levelM),
      day: (atMs) => format.day(new Date(atMs).toISOString()),
    },
    look,
  )
}
