import { Checkbox } from '@mantine/core'
import type { InstrumentDocument } from '@puquio/contract/commitments/documents'
import { documentNotSentTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { storedProblemText } from '../../../lib/problems/problem-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import styles from './Extractions.module.css'
import './texts.ts'

type DocumentChoiceProps = {
  documents: readonly InstrumentDocument[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  error?: string | undefined
}

/** Which documents are processed; one that cannot be sent says why. */
export const DocumentChoice = ({ documents, chosen, onChange, error }: DocumentChoiceProps) => {
  const { t } = useTranslation('extractions')
  const language = useLanguage()
  const format = useFormat()
  const helpOf = ({ state, pages, problem }: InstrumentDocument) => {
    if (problem) return storedProblemText(problem)
    if (state !== 'ready') return documentNotSentTerms[state][language]
    return t('pagesOf', { count: pages ?? 0, pages: format.number(pages) })
  }
  return (
    <Checkbox.Group
      label={t('documents')}
      value={chosen.map(String)}
      onChange={(values) => onChange(values.map(Number))}
      error={error}
      required
    >
      <div className={styles.documents}>
        {documents.map((document) => (
          <Checkbox
            key={document.id}
            value={String(document.id)}
            label={document.name}
            description={helpOf(document)}
            disabled={document.state !== 'ready'}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
