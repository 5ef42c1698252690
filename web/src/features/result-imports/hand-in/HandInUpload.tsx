import { laboratoryFileRoutes as routes } from '@puquio/contract/laboratory/laboratory-links'
import { resultFileBytesMax } from '@puquio/contract/laboratory/result-imports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import partStyles from '../components/parts.module.css'
import './texts.ts'

type HandInUploadProps = { authCode: string; onSent: (key: string) => void }

/** Chooses a file and uploads it by the link. */
export const HandInUpload = ({ authCode, onSent }: HandInUploadProps) => {
  const { t } = useTranslation('handIn')
  const { sending, send } = useSendFile({ authCode })
  const [error, setError] = useState<string>()
  const start = async (file: File) => {
    setError(undefined)
    try {
      const sent = await send(routes.start, { body: { key: crypto.randomUUID() }, file })
      if (sent) onSent(sent.key)
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  return (
    <div className={partStyles.narrow}>
      <p className={partStyles.intro}>{t('intro')}</p>
      <FileDrop
        label={t('file')}
        accept={['.xlsx', '.xls', '.csv', '.tsv', '.txt']}
        maxBytes={resultFileBytesMax}
        onFiles={([file]) => file && void start(file)}
        upload={sending}
        error={error}
      />
    </div>
  )
}
