import { matches } from '@puquio/domain'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MapKind, type MapStatus, statusesOf, wordsOf } from './map-status.ts'
import { MapStatusMark } from './MapStatusMark.tsx'
import type { MapStation } from './station.ts'
import styles from './StationMap.module.css'

type StationListProps = {
  kind: MapKind
  stations: readonly MapStation[]
  chosenId: number | undefined
  unmappedCount: number
  onChoose: (station: MapStation) => void
}

/** More would make the page slow; the search finds the others. */
const mostListed = 300

/** All stations by name, or devices by how grave their state is, for the keyboard and screen readers. */
export const StationList = ({
  kind,
  stations,
  chosenId,
  unmappedCount,
  onChoose,
}: StationListProps) => {
  const { t } = useTranslation('map')
  const [search, setSearch] = useState('')
  const found = inOrder(kind, stations).filter(
    ({ code, name }) => search === '' || matches(`${code} ${name}`, search),
  )
  return (
    <section className={styles.side} aria-label={t(`${wordsOf(kind)}.all`)}>
      <TextInput
        size="xs"
        aria-label={t(`${wordsOf(kind)}.find`)}
        placeholder={t(`${wordsOf(kind)}.find`)}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul className={styles.stations}>
        {found.slice(0, mostListed).map((station) => (
          <li key={station.id}>
            <button
              type="button"
              className={styles.station}
              aria-pressed={station.id === chosenId}
              title={station.name}
              onClick={() => onChoose(station)}
            >
              <span className={styles.mark}>
                {station.status ? (
                  <MapStatusMark status={station.status} isAlone />
                ) : (
                  <span
                    className={styles.dot}
                    title={kind === 'samples' ? undefined : t('withoutMonitoring')}
                  />
                )}
              </span>
              <b>{station.code}</b>
              <span className={styles.name}>{station.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > mostListed && (
        <p className={styles.unmapped}>
          {t('moreListed', { shown: mostListed, count: found.length })}
        </p>
      )}
      {unmappedCount > 0 && (
        <p className={styles.unmapped}>
          {t(`${wordsOf(kind)}.unmapped`, { count: unmappedCount })}
        </p>
      )}
    </section>
  )
}

const inOrder = (kind: MapKind, stations: readonly MapStation[]): readonly MapStation[] => {
  if (kind === 'stations' || kind === 'samples' || kind === 'results') return stations
  const order: readonly (MapStatus | null)[] = statusesOf[kind]
  return stations.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
}
