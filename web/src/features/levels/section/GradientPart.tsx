import { type Well, wellRoutes } from '@puquio/contract/levels/levels'
import { gradientWells } from '@puquio/contract/levels/shown-wells'
import { gradientOfWells, placed } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import styles from '../levels.module.css'
import '../texts.ts'

const places = [0, 1, 2] as const

type GradientPartProps = {
  wells: readonly Well[]
  /** Of the section: its first three are taken where none is chosen. */
  through: readonly Well[]
  at: string
  /** By their place; 0 where none is. */
  chosen: readonly number[] | undefined
  onChoose: (ids: number[]) => void
}

/** The hydraulic gradient of three wells at an instant: how steeply the water falls, and where to. */
export const GradientPart = ({ wells, through, at, chosen, onChoose }: GradientPartProps) => {
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const ids = chosen ?? gradientWells(wells, through, undefined).map(({ id }) => id)
  const three = gradientWells(wells, through, ids)
  const asked = { params: { projectId }, query: { wells: three.map(({ id }) => id), at } }
  const { data } = useApi(wellRoutes.at, asked, {
    enabled: three.length === 3,
    isKeepingPrevious: true,
  })
  const options = placed(wells).map(({ well }) => ({ key: well.id, name: well.name }))
  const result = () => {
    if (three.length < 3) return t('gradientPick')
    if (!data) return ''
    const found = gradientOfWells(placed(three), data)
    if ('problem' in found)
      return t(found.problem === 'in-line' ? 'gradientInLine' : 'gradientUnknown')
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
        {places.map((place) => (
          <ComboField
            key={place}
            label={t('wellNumber', { number: place + 1 })}
            size="xs"
            value={ids[place] || null}
            options={options}
            onChange={(id) =>
              onChoose(places.map((other) => (other === place ? (id ?? 0) : (ids[other] ?? 0))))
            }
          />
        ))}
      </div>
      <p className={styles.result} role="status">
        {result()}
      </p>
    </section>
  )
}
