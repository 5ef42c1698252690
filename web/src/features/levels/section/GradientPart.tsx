import { type Well, wellRoutes } from '@puquio/contract/levels/levels'
import { hydraulicGradient, type PlaneLevel } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import styles from '../levels.module.css'
import { placed } from './section-wells.ts'
import '../texts.ts'

const places = ['first', 'second', 'third'] as const
type Place = (typeof places)[number]

/** The hydraulic gradient of three wells at an instant: how steeply the water falls, and where to. */
export const GradientPart = ({ wells, at }: { wells: readonly Well[]; at: string }) => {
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const known = placed(wells)
  const [picked, setPicked] = useState<Partial<Record<Place, number | null>>>({})
  const ids = places.flatMap((place) => picked[place] ?? [])
  const asked = { params: { projectId }, query: { wells: ids, at } }
  const { data } = useApi(wellRoutes.at, asked, {
    enabled: new Set(ids).size === 3,
    isKeepingPrevious: true,
  })
  const options = known.map(({ well }) => ({ key: well.id, name: well.name }))
  const result = () => {
    if (new Set(ids).size < 3) return t('gradientPick')
    const planes = ids.flatMap((id): PlaneLevel[] => {
      const place = known.find(({ well }) => well.id === id)
      const level = data?.find(({ wellId }) => wellId === id)
      return place && level && level.levelM !== null && !level.isDry
        ? [{ ...place.at, levelM: level.levelM }]
        : []
    })
    const [one, two, three] = planes
    if (!one || !two || !three) return data ? t('gradientUnknown') : ''
    const found = hydraulicGradient([one, two, three])
    if ('problem' in found) return t('gradientInLine')
    return found.azimuthDeg === null
      ? t('gradientLevel')
      : t('gradientIs', {
          slope: format.number(found.slope, 4),
          perKm: format.number(found.slope * 1000, 1),
          azimuth: format.number(found.azimuthDeg, 0),
        })
  }
  return (
    <section className={styles.gradient} aria-labelledby="gradient-title">
      <h2 id="gradient-title">{t('gradient')}</h2>
      <div className={styles.picks}>
        {places.map((place, index) => (
          <ComboField
            key={place}
            label={t('wellNumber', { number: index + 1 })}
            size="xs"
            value={picked[place] ?? null}
            options={options}
            onChange={(chosen) => setPicked({ ...picked, [place]: chosen })}
          />
        ))}
      </div>
      <p className={styles.result} role="status">
        {result()}
      </p>
    </section>
  )
}
