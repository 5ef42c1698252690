import { Alert } from '@mantine/core'
import type { PlanImport } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './step-parts.module.css'
import '../texts.ts'

/** Counts of what saving would create, and what to know before. */
export const ImportSummary = ({ one }: { one: PlanImport }) => {
  const { t } = useTranslation('planImports')
  const { number, date } = useFormat()
  const count = one.codesToAnswer
  const toAnswer = count > 0 && t('codesToAnswer', { count, shown: number(count) })
  const newStations = (
    <>
      {number(one.newStations)}
      {toAnswer && <span className={styles.open}> · {toAnswer}</span>}
    </>
  )
  const facts = [
    ['monitorings', number(one.monitorings)],
    ['newStations', newStations],
    ['firstOn', date(one.firstOn)],
    ['lastOn', date(one.lastOn)],
  ] as const
  const more = one.newStations - one.newStationCodes.length
  const codes = `${one.newStationCodes.join(', ')}${more > 0 ? ` … +${number(more)}` : ''}`
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('badCells')}</dt>
          <dd data-bad={one.badCellCount > 0 || undefined}>{number(one.badCellCount)}</dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {one.newStations > 0 && (
        <Alert color="gray" mb="md">
          {t('newCodes', { codes })}
        </Alert>
      )}
      {one.locatedStationCodes.length > 0 && (
        <Alert color="gray" mb="md">
          {t('locatedCodes', { codes: one.locatedStationCodes.join(', ') })}
        </Alert>
      )}
      {one.farStationCodes.length > 0 && (
        <Alert color="yellow" mb="md">
          {t('farCodes', { codes: one.farStationCodes.join(', ') })}
        </Alert>
      )}
      {one.convertedStations > 0 && (
        <Alert color="yellow" mb="md">
          {t('converted', { count: one.convertedStations })}
        </Alert>
      )}
    </>
  )
}
