import { laboratoryFileRoutes as routes } from '@puquio/contract/laboratory/laboratory-links'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { HandInFile } from './HandInFile.tsx'
import { HandInFiles } from './HandInFiles.tsx'
import { HandInUpload } from './HandInUpload.tsx'
import { NotOpen } from './NotOpen.tsx'
import styles from './hand-in.module.css'
import './texts.ts'

/** What the link is for; then one file, or the choice of one. */
export const HandIn = ({ authCode }: { authCode: string }) => {
  const { t } = useTranslation('handIn')
  const { date } = useFormat()
  const [key, setKey] = useState<string | null>(null)
  const found = useApi(routes.list, {}, { authCode, isQuiet: true, retry: false })
  if (found.error)
    return <NotOpen {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return null
  const { project, laboratory, until, timeZone, files } = found.data
  return (
    <>
      <h1 className={styles.title}>{laboratory}</h1>
      <p className={styles.about}>{t('about', { project, until: date(until) })}</p>
      {key === null ? (
        <>
          <HandInUpload authCode={authCode} onSent={setKey} />
          <HandInFiles
            authCode={authCode}
            files={files}
            timeZone={timeZone}
            onOpen={(one) => setKey(one)}
          />
        </>
      ) : (
        <HandInFile
          key={key}
          authCode={authCode}
          fileKey={key}
          timeZone={timeZone}
          onLeave={() => setKey(null)}
        />
      )}
    </>
  )
}
