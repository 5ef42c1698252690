import { Button, CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/texts/locale.ts'
import { labels } from '../../ui/labels.ts'
import { type MapKind, wordsOf } from './map-status.ts'
import { MapStatusMark } from './MapStatusMark.tsx'
import type { MapStation } from './station.ts'
import styles from './StationMap.module.css'

type StationPopupProps = {
  kind: MapKind
  stations: readonly MapStation[]
  onChoose: (station: MapStation) => void
  /** More about a station, below its name. */
  facts?: ((station: MapStation) => ReactNode) | undefined
  onOpen?: (station: MapStation) => void
  onClose: () => void
}

/** One station, or the list of those at the same point. */
export const StationPopup = (props: StationPopupProps) => {
  const { kind, stations, facts, onChoose, onOpen, onClose } = props
  const { t } = useTranslation('map')
  const close = labels.close[useLanguage()]
  const frame = useRef<HTMLDivElement>(null)
  // Without scrolling: the map has just moved to make room for the popup.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  const [station] = stations
  if (station === undefined) return null
  return (
    <div ref={frame} className={styles.popup} role="dialog" tabIndex={-1} aria-label={station.code}>
      <CloseButton className={styles.close} size="sm" aria-label={close} onClick={onClose} />
      {stations.length === 1 ? (
        <>
          <div className={styles.code}>{station.code}</div>
          {station.name !== '' && <div>{station.name}</div>}
          <div className={styles.facts}>
            {station.status ? (
              <MapStatusMark status={station.status} />
            ) : (
              kind !== 'samples' && t('withoutMonitoring')
            )}
            {station.detail && <span>{station.detail}</span>}
          </div>
          {facts?.(station)}
          {onOpen && (
            <Button size="compact-sm" variant="default" onClick={() => onOpen(station)}>
              {t(`${wordsOf(kind)}.open`)}
            </Button>
          )}
        </>
      ) : (
        <>
          <div className={styles.code}>{t(`${wordsOf(kind)}.here`)}</div>
          <ul className={styles.members}>
            {stations.map((member) => (
              <li key={member.id}>
                <button type="button" className={styles.member} onClick={() => onChoose(member)}>
                  {member.status ? (
                    <MapStatusMark status={member.status} />
                  ) : (
                    <span
                      className={styles.dot}
                      title={kind === 'samples' ? undefined : t('withoutMonitoring')}
                    />
                  )}
                  <b>{member.code}</b> {member.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
