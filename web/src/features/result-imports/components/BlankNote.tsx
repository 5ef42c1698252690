import { Alert } from '@mantine/core'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import '../texts.ts'

type BlankNoteProps = { count: number; texts: ResultImport['blankTexts'] }

/** How many cells of a file say that nothing was measured, and what they say. */
export const BlankNote = ({ count, texts }: BlankNoteProps) => {
  const { t } = useTranslation('resultImports')
  const { number } = useFormat()
  if (count === 0) return null
  return (
    <Alert color="gray">
      {t('blankNote', {
        count,
        shown: number(count),
        texts: texts.map((text) => text || t('blank')).join(', '),
      })}
    </Alert>
  )
}
