import { Alert } from '@mantine/core'
import { formatUtm, type GeoPoint } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/texts/format.ts'
import styles from '../forms.module.css'
import { showDegrees } from './station-columns.tsx'
import '../../texts.ts'

type PointSummaryProps = { point: GeoPoint; note: string | null; warning: string | null }

/** The point as understood, in both systems. */
export const PointSummary = ({ point, note, warning }: PointSummaryProps) => {
  const { t } = useTranslation('reference')
  const format = useFormat()
  return (
    <>
      <dl className={styles.seen} aria-label={t('seenAs')}>
        <dt>{t('utm')}</dt>
        <dd>{formatUtm(point)}</dd>
        <dt>{t('geographic')}</dt>
        <dd>{showDegrees(point, format)}</dd>
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      {warning && (
        <Alert color="orange" p="xs" role="status">
          {warning}
        </Alert>
      )}
    </>
  )
}
