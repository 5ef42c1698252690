import type { AuditRecord } from '@puquio/contract/audit'
import { yesNoTerms } from '@puquio/contract/terms'
import { auditValueText } from '@puquio/contract/terms/audit-value-text'
import { useTranslation } from 'react-i18next'
import type { Format } from '../../lib/texts/format.ts'
import { currentLanguage } from '../../lib/texts/texts.ts'
import styles from './ChangedFields.module.css'
import './texts.ts'
import { fieldName } from './words.ts'

type ChangedFieldsProps = { table: string; fields: AuditRecord['fields']; format: Format }

/** The values of a record before and after, beside each other. */
export const ChangedFields = ({ table, fields, format }: ChangedFieldsProps) => {
  const { t } = useTranslation('auditRecords')
  const said = fields
    .map(({ field, before, after }) => ({
      field,
      before: valueIn(table, field, before, format),
      after: valueIn(table, field, after, format),
    }))
    // Of a new record most may be empty.
    .filter(({ before, after }) => before !== '' || after !== '')
  if (said.length === 0) return <p className={styles.none}>{t('noValues')}</p>
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th>{t('field')}</th>
          <th>{t('before')}</th>
          <th>{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {said.map(({ field, before, after }) => (
          <tr key={field}>
            <td>{fieldName(table, field)}</td>
            <td className={styles.value}>{before || '–'}</td>
            <td className={styles.value}>{after || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const valueIn = (table: string, field: string, value: unknown, format: Format) =>
  auditValueText(table, field, value, {
    language: currentLanguage(),
    plain: (one) => plainIn(one, format),
  })

function plainIn(value: string | number | boolean, format: Format): string {
  if (typeof value === 'boolean') return yesNoTerms[value ? 'yes' : 'no'][currentLanguage()]
  if (typeof value === 'number') return format.number(value, undefined)
  if (/^\d{4}-\d\d-\d\dT\d\d:/.test(value)) return format.instantToTheSecond(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value) : value
}
