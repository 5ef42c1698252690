import { Checkbox, NativeSelect, Skeleton } from '@mantine/core'
import type { Monitoring } from '@puquio/contract/monitorings'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../../ui/keys/KeyHint.tsx'
import { type Keys, toggleKey, togglePage } from '../../../ui/table/selection.ts'
import { SelectionBar } from '../../../ui/table/SelectionBar.tsx'
import { TableFoot } from '../../../ui/table/TableFoot.tsx'
import type { TableSearch } from '../../../ui/table/table-search.ts'
import { useNames } from '../../../widgets/use-names.ts'
import styles from './MonitoringList.module.css'
import { MonitoringRow } from './MonitoringRow.tsx'
import '../texts.ts'

type MonitoringListProps = {
  monitorings: readonly Monitoring[] | undefined
  total: number | undefined
  isStale: boolean
  search: TableSearch
  selectedId: number | null
  /** `isEntering`: the focus moves into the form. */
  onSelect: (id: number, options: { isEntering: boolean }) => void
  /** Null where the user may not record follow-ups. */
  checked: { keys: Keys; onChange: (keys: Keys) => void } | null
  /** Actions for the checked ones. */
  bar: ReactNode
}

/** A page of monitorings: arrows move and open, Enter moves into the form, Space checks for bulk actions. */
export const MonitoringList = (props: MonitoringListProps) => {
  const { monitorings, total, search, selectedId, onSelect, checked } = props
  const { t } = useTranslation('monitorings')
  const names = useNames()
  const list = useRef<HTMLUListElement>(null)
  // Saving goes on to the next one: its row comes into sight, too.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  if (monitorings === undefined) return <Skeleton height={480} />

  const press = (event: KeyboardEvent, index: number) => {
    const monitoring = monitorings[index]
    if (monitoring === undefined) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const other = step === undefined ? undefined : monitorings[index + step]
    if (other) {
      list.current?.querySelectorAll<HTMLElement>('[data-row]')[index + (step ?? 0)]?.focus()
      onSelect(other.id, { isEntering: false })
    } else if (event.key === 'Enter') onSelect(monitoring.id, { isEntering: true })
    else if (event.key === ' ' && checked) checked.onChange(toggleKey(checked.keys, monitoring.id))
    else return
    event.preventDefault()
  }
  const tabbable = monitorings.some(({ id }) => id === selectedId) ? selectedId : monitorings[0]?.id
  const page = monitorings.map(({ id }) => id)
  return (
    <section className={styles.frame} aria-label={t('monitorings')} aria-busy={props.isStale}>
      <div className={styles.head}>
        {checked && (
          <Checkbox
            size="xs"
            aria-label={t('selectPage')}
            checked={page.length > 0 && page.every((id) => checked.keys.has(id))}
            indeterminate={
              page.some((id) => checked.keys.has(id)) && !page.every((id) => checked.keys.has(id))
            }
            onChange={() => checked.onChange(togglePage(checked.keys, page))}
          />
        )}
        {/* Replaces the sorting, so that the rows do not move while they are being checked. */}
        {checked && checked.keys.size > 0 ? (
          <div className={styles.bar}>
            <SelectionBar selection={{ ...checked, bar: props.bar }} />
          </div>
        ) : (
          <NativeSelect
            size="xs"
            className={styles.sort}
            aria-label={t('sortedBy')}
            value={search.sort ?? 'estimatedOn'}
            onChange={(event) => search.change({ sort: event.currentTarget.value })}
            data={[
              { value: 'estimatedOn', label: t('byDate') },
              { value: 'station', label: t('station') },
              { value: 'status', label: t('byStatus') },
            ]}
          />
        )}
      </div>
      <ul ref={list} className={styles.list} data-stale={props.isStale || undefined}>
        {monitorings.map((monitoring, index) => (
          <li key={monitoring.id} className={styles.item}>
            {checked && (
              <Checkbox
                size="xs"
                tabIndex={-1}
                aria-label={t('select', { name: names.monitoring(monitoring) })}
                checked={checked.keys.has(monitoring.id)}
                onChange={() => checked.onChange(toggleKey(checked.keys, monitoring.id))}
              />
            )}
            <MonitoringRow
              monitoring={monitoring}
              names={names}
              isSelected={monitoring.id === selectedId}
              isTabbable={monitoring.id === tabbable}
              onSelect={() => onSelect(monitoring.id, { isEntering: false })}
              onKeyDown={(event) => press(event, index)}
            />
          </li>
        ))}
      </ul>
      <TableFoot search={search} total={total} isKeyless />
      <div className={styles.keys}>
        <KeyHint keys={['↑', '↓']} text={t('keysList')} />
        <KeyHint keys={['Enter']} text={t('keysOpen')} />
        {checked && <KeyHint keys={[t('space')]} text={t('keysSelect')} />}
      </div>
    </section>
  )
}
