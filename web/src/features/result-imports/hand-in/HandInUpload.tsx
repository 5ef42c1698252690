import { laboratoryFileRoutes as routes } from '@puquio/contract/laboratory/laboratory-links'
import { resultFileBytesMax } from '@puquio/contract/laboratory/result-imports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upload } from '../../../lib/api/upload.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import partStyles from '../components/parts.module.css'
import './texts.ts'

type HandInUploadProps = { authCode: string; onSent: (key: string) => void }
type Sending = { name: string; ratio: number | null; onCancel: () => void }

/** Chooses a file and uploads it by the link. */
export const HandInUpload = ({ authCode, onSent }: HandInUploadProps) => {
  const { t } = useTranslation('handIn')
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string>()
  const send = async (file: File) => {
    const aborter = new AbortController()
    const { signal } = aborter
    const onProgress = (ratio: number | null) =>
      setSending({ name: file.name, ratio, onCancel: () => aborter.abort() })
    setError(undefined)
    onProgress(0)
    try {
      const input = { body: { key: crypto.randomUUID() }, file }
      const { key } = await upload(routes.start, input, { signal, onProgress, authCode })
      onSent(key)
    } catch (problem) {
      if (!signal.aborted) setError(problemText(problem))
    } finally {
      setSending(null)
    }
  }
  return (
    <div className={partStyles.narrow}>
      <p className={partStyles.intro}>{t('intro')}</p>
      <FileDrop
        label={t('file')}
        accept={['.xlsx', '.xls', '.csv', '.tsv', '.txt']}
        maxBytes={resultFileBytesMax}
        onFiles={([file]) => file && void send(file)}
        upload={sending}
        error={error}
      />
    </div>
  )
}
