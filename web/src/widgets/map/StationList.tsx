import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matches } from '../../ui/fields/fold.ts'
import { StatusMark } from '../status/StatusMark.tsx'
import type { MapStation } from './station.ts'
import styles from './StationMap.module.css'

type StationListProps = {
  stations: readonly MapStation[]
  chosenId: number | undefined
  unmappedCount: number
  onChoose: (station: MapStation) => void
}

/** All stations by name, for the keyboard and screen readers. */
export const StationList = ({ stations, chosenId, unmappedCount, onChoose }: StationListProps) => {
  const { t } = useTranslation('map')
  const [search, setSearch] = useState('')
  const found = stations.filter(
    ({ code, name }) => search === '' || matches(`${code} ${name}`, search),
  )
  return (
    <section className={styles.side} aria-label={t('stations')}>
      <TextInput
        size="xs"
        aria-label={t('findStation')}
        placeholder={t('findStation')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul className={styles.stations}>
        {found.map((station) => (
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
                  <StatusMark status={station.status} isAlone />
                ) : (
                  <span className={styles.dot} title={t('withoutMonitoring')} />
                )}
              </span>
              <b>{station.code}</b>
              <span className={styles.name}>{station.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {unmappedCount > 0 && (
        <p className={styles.unmapped}>{t('unmapped', { count: unmappedCount })}</p>
      )}
    </section>
  )
}
