import { resultFileBytesMax } from '@puquio/contract/laboratory/result-imports'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { useResultUpload } from '../use-result-upload.ts'
import { Unfinished } from './Unfinished.tsx'
import styles from './parts.module.css'
import '../texts.ts'

/** The drop zone for a laboratory's file, and the imports that wait to be finished. */
export const UploadStep = () => {
  const { t } = useTranslation('resultImports')
  const { send, sending, error } = useResultUpload()
  return (
    <div className={styles.narrow}>
      <p className={styles.intro}>{t('intro')}</p>
      <FileDrop
        label={t('file')}
        accept={['.xlsx', '.xls', '.csv', '.tsv', '.txt']}
        maxBytes={resultFileBytesMax}
        onFiles={([file]) => file && void send(file)}
        upload={sending}
        error={error}
      />
      <Unfinished />
    </div>
  )
}
