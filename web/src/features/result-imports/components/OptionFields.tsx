import type { ResultOptions } from '@puquio/contract/laboratory/result-mapping'
import { utmZones } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import '../texts.ts'

type OptionFieldsProps = { options: ResultOptions; onChange: (options: ResultOptions) => void }

/** What is said of a whole file where its columns leave it open: marks, dates, zone and datum. */
export const OptionFields = ({ options, onChange }: OptionFieldsProps) => {
  const { t } = useTranslation('resultImports')
  return (
    <>
      <ComboField
        label={t('decimalMark')}
        options={[
          { key: '.', name: t('point') },
          { key: ',', name: t('comma') },
        ]}
        value={options.decimalMark}
        placeholder={t('byColumns')}
        onChange={(decimalMark) => onChange({ ...options, decimalMark: markOf(decimalMark) })}
      />
      <ComboField
        label={t('dateOrder')}
        options={[
          { key: 'day-first', name: t('dayFirst') },
          { key: 'month-first', name: t('monthFirst') },
        ]}
        value={options.dateOrder}
        placeholder={t('byColumns')}
        onChange={(order) => onChange({ ...options, dateOrder: orderOf(order) })}
      />
      <ComboField
        label={t('utmZone')}
        options={utmZones.map((zone) => ({ key: zone, name: `${zone}S` }))}
        value={options.utmZone}
        placeholder={t('byColumns')}
        onChange={(key) =>
          onChange({ ...options, utmZone: utmZones.find((zone) => zone === key) ?? null })
        }
      />
      <ComboField
        label={t('datum')}
        options={[
          { key: 'WGS84', name: 'WGS84' },
          { key: 'PSAD56', name: 'PSAD56' },
        ]}
        value={options.datum}
        placeholder={t('byColumns')}
        onChange={(key) =>
          onChange({ ...options, datum: key === 'WGS84' || key === 'PSAD56' ? key : null })
        }
      />
      <ComboField
        label={t('timeZone')}
        options={['America/Lima', 'UTC'].map((zone) => ({ key: zone, name: zone }))}
        value={options.timeZone}
        placeholder={t('ofProject')}
        onChange={(timeZone) => onChange({ ...options, timeZone })}
      />
    </>
  )
}

const markOf = (key: string | null) => (key === '.' || key === ',' ? key : null)
const orderOf = (key: string | null) => (key === 'day-first' || key === 'month-first' ? key : null)
