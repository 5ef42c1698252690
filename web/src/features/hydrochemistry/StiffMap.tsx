import type { DiagramGrouping } from '@puquio/domain'
import { diagramSamples, isHollow, latestOf, stiffGlyph, stiffSteps } from '@puquio/figures'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { hasCoordinates, type MapStation } from '../../widgets/map/station.ts'
import { StationMap } from '../../widgets/map/StationMap.tsx'
import { useScreenLook } from './diagrams/looks.ts'
import type { Answer } from './diagrams/use-drawing.ts'
import styles from './diagrams/diagrams.module.css'
import { StiffScale } from './StiffScale.tsx'
import { useSampleNames } from './use-samples.ts'
import './texts.ts'

type StiffMapProps = { answer: Answer; by: DiagramGrouping; isInPanel?: boolean }

/** The newest sample of each station as a Stiff diagram at its place, all on one scale. */
export const StiffMap = ({ answer, by, isInPanel = false }: StiffMapProps) => {
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat()
  const navigate = useNavigate()
  const look = useScreenLook()
  const { hintOf } = useSampleNames(answer)
  const latest = useMemo(() => latestOf(answer.samples), [answer.samples])
  const { samples, groups } = useMemo(
    () => diagramSamples(latest, by, { ...answer, day: format.date }),
    [latest, by, answer, format],
  )
  const most = stiffSteps(samples).at(-1) ?? 1
  const ofStation = useMemo(
    () => new Map(latest.map(({ id, stationId }) => [stationId, String(id)])),
    [latest],
  )
  const shown = answer.stations.filter(({ id }) => ofStation.has(id))
  const stations = useMemo(
    () =>
      answer.stations
        .filter(hasCoordinates)
        .flatMap(({ id, ...station }): MapStation[] =>
          ofStation.has(id) ? [{ id, ...station, status: null, miningComponentIds: none }] : [],
        ),
    [answer.stations, ofStation],
  )
  const figures = useMemo(
    () =>
      stations.flatMap(({ id, latitudeDeg, longitudeDeg }) => {
        const sample = samples.find((one) => one.id === ofStation.get(id))
        const group = sample && groups[sample.group]
        return group
          ? [
              {
                latitudeDeg,
                longitudeDeg,
                ...stiffGlyph(sample, group.look, isHollow(sample), most, look),
              },
            ]
          : []
      }),
    [stations, samples, groups, ofStation, most, look],
  )
  const unmapped = shown.filter((station) => !hasCoordinates(station))
  return (
    <section aria-label={t('name.stiff-map')} className={styles.map}>
      <StationMap
        kind="samples"
        label={t('name.stiff-map')}
        stations={stations}
        figures={figures}
        isInPanel={isInPanel}
        facts={({ id }) => <p>{hintOf(ofStation.get(id) ?? '')}</p>}
        onOpen={({ id }) => void navigate(paths.sample(Number(ofStation.get(id))))}
      />
      <div className={styles.tools}>
        <StiffScale most={most} look={look} />
        <span>{t('mapLatest')}</span>
      </div>
      <ul className={styles.groups} aria-label={t('by')}>
        {groups.map(({ name, look: { color } }) => (
          <li key={name}>
            <svg width={14} height={12} aria-hidden>
              <rect width={14} height={12} fill={color} fillOpacity={0.55} stroke={color} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      {unmapped.length > 0 && (
        <p className={styles.note}>
          {t('omitted.stiff-map', { names: unmapped.map(({ code }) => code).join(', ') })}
        </p>
      )}
      <p className={styles.note}>
        {t('notDetected')}: {t(`rule.${answer.nonDetectRule}`)}. {t('balanceNote')}{' '}
        {t('source.stiff-map')}.
      </p>
    </section>
  )
}

const none: readonly number[] = []
