import { Alert, Button } from '@mantine/core'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useDrop } from '../use-import-call.ts'
import styles from './parts.module.css'
import '../texts.ts'

/** Why the whole file was not taken. */
export const RefusedStep = ({ one }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const drop = useDrop()
  const { problem = 'UNEXPECTED', params = {} } = one.refusal ?? {}
  return (
    <div className={styles.narrow}>
      <Alert color="red" role="alert" title={t('refused', { file: one.fileName })}>
        {problemText({ problem, params })}
      </Alert>
      <div className={styles.row}>
        <Button onClick={() => void drop(one.key)}>{t('anotherFile')}</Button>
      </div>
    </div>
  )
}
