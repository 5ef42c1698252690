import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scheme } from '../status/marks.ts'
import { componentColors, noComponentColor } from './component-colors.ts'
import { type MapKind, statusesOf } from './map-status.ts'
import { MapStatusMark } from './MapStatusMark.tsx'
import type { Hidden, MapStation, MiningComponent } from './station.ts'
import styles from './StationMap.module.css'

type MapLegendProps = {
  kind: MapKind
  stations: readonly MapStation[]
  miningComponents: readonly MiningComponent[]
  scheme: Scheme
  hidden: Hidden
  onChange: (hidden: Hidden) => void
}

/** What marks and rings mean; each entry shows or hides its stations. */
export const MapLegend = ({
  kind,
  stations,
  miningComponents,
  scheme,
  hidden,
  onChange,
}: MapLegendProps) => {
  const { t } = useTranslation('map')
  const colors = componentColors(
    miningComponents.map(({ id }) => id),
    scheme,
  )
  const hasIdle = stations.some(({ status }) => status === null)
  const hasLoose = stations.some(({ miningComponentIds }) => miningComponentIds.length === 0)
  const used = new Set(stations.flatMap(({ miningComponentIds }) => miningComponentIds))
  const statuses = [...statusesOf[kind], ...(hasIdle ? [null] : [])]
  const components: { id: number | null; name: string }[] =
    kind !== 'stations'
      ? []
      : [
          ...miningComponents.filter(({ id }) => used.has(id)),
          ...(hasLoose ? [{ id: null, name: t('withoutComponent') }] : []),
        ]
  return (
    <div className={styles.legend}>
      <Group label={t('byStatus')}>
        {statuses.map((status) => (
          <Entry
            key={status}
            isShown={!hidden.statuses.has(status)}
            onToggle={() => onChange({ ...hidden, statuses: toggled(hidden.statuses, status) })}
          >
            {status === null && <span className={styles.dot} />}
            {status === null ? t('withoutMonitoring') : <MapStatusMark status={status} />}
          </Entry>
        ))}
      </Group>
      {components.length > 0 && (
        <Group label={t('byComponent')}>
          {components.map(({ id, name }) => (
            <Entry
              key={id}
              isShown={!hidden.components.has(id)}
              onToggle={() => onChange({ ...hidden, components: toggled(hidden.components, id) })}
            >
              <span
                className={styles.ring}
                style={{ borderColor: colors.get(id ?? -1) ?? noComponentColor(scheme) }}
              />
              {name}
            </Entry>
          ))}
        </Group>
      )}
    </div>
  )
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{label}</legend>
    {children}
  </fieldset>
)

type EntryProps = { isShown: boolean; onToggle: () => void; children: ReactNode }

const Entry = ({ isShown, onToggle, children }: EntryProps) => (
  <button type="button" className={styles.entry} aria-pressed={isShown} onClick={onToggle}>
    {children}
  </button>
)

const toggled = <Key,>(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> => {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
