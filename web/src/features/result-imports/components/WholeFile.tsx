import { TextInput } from '@mantine/core'
import type { ResultMapping, ResultOptions } from '@puquio/contract/laboratory/result-mapping'
import { resultFieldTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { OptionFields } from './OptionFields.tsx'
import styles from './parts.module.css'
import '../texts.ts'

type WholeFileProps = {
  /** Whether the columns leave open what a result needs. */
  isOpen: boolean
  mapping: ResultMapping
  options: ResultOptions
  onMapping: (mapping: ResultMapping) => void
  onOptions: (options: ResultOptions) => void
}

/** Fields that files often do not have. */
const constantFields = ['station', 'date', 'parameter', 'unit', 'group'] as const

/** What is said of the whole file where its columns do not say it. */
export const WholeFile = ({ isOpen, mapping, options, onMapping, onOptions }: WholeFileProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const setConstant = (field: (typeof constantFields)[number], text: string) => {
    const { [field]: _, ...others } = mapping.constants
    onMapping({ ...mapping, constants: text === '' ? others : { ...others, [field]: text } })
  }
  return (
    <details className={styles.box} open={isOpen || Object.keys(mapping.constants).length > 0}>
      <summary>{t('wholeFile')}</summary>
      <div className={styles.fields}>
        {constantFields.map((field) => (
          <TextInput
            key={field}
            label={resultFieldTerms[field][language]}
            placeholder={t('byColumns')}
            value={mapping.constants[field] ?? ''}
            maxLength={200}
            onChange={(event) => setConstant(field, event.currentTarget.value)}
          />
        ))}
        <OptionFields options={options} onChange={onOptions} />
      </div>
    </details>
  )
}
