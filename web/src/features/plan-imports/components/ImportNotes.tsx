import { Alert } from '@mantine/core'
import type { PlanImport } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './step-parts.module.css'
import '../texts.ts'

/** What to know before saving. It stands below the rows: above, it would push the bad cells out of sight. */
export const ImportNotes = ({ one }: { one: PlanImport }) => {
  const { t } = useTranslation('planImports')
  const { number } = useFormat()
  const more = one.newStations - one.newStationCodes.length
  const codes = `${one.newStationCodes.join(', ')}${more > 0 ? ` … +${number(more)}` : ''}`
  return (
    <div className={styles.notes}>
      {one.newStations > 0 && <Alert color="gray">{t('newCodes', { codes })}</Alert>}
      {one.locatedStationCodes.length > 0 && (
        <Alert color="gray">
          {t('locatedCodes', { codes: one.locatedStationCodes.join(', ') })}
        </Alert>
      )}
      {one.farStationCodes.length > 0 && (
        <Alert color="yellow">{t('farCodes', { codes: one.farStationCodes.join(', ') })}</Alert>
      )}
      {one.convertedStations > 0 && (
        <Alert color="yellow">{t('converted', { count: one.convertedStations })}</Alert>
      )}
    </div>
  )
}
