import { Button } from '@mantine/core'
import { evidenceMaxBytes } from '@puquio/contract/follow-up/evidence'
import {
  type LaboratoryFile,
  laboratoryFileRoutes as routes,
} from '@puquio/contract/laboratory/laboratory-links'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import partStyles from '../components/parts.module.css'
import { isMade } from '../use-import-call.ts'
import styles from './hand-in.module.css'
import './texts.ts'

type HandInReportProps = { authCode: string; one: Pick<LaboratoryFile, 'key' | 'report'> }

/** The test report as PDF that goes with the file. */
export const HandInReport = ({ authCode, one: { key, report } }: HandInReportProps) => {
  const { t } = useTranslation('handIn')
  const locale = useLocale()
  const { sending, send } = useSendFile({ authCode })
  const remove = useApiMutation(routes.removeReport, { authCode })
  const [error, setError] = useState<string>()
  const params = { key }
  const add = async (file: File) => {
    setError(undefined)
    await send(routes.setReport, { params, file }).catch((problem: unknown) =>
      setError(problemText(problem)),
    )
  }
  return (
    <section aria-label={t('report')} className={partStyles.narrow}>
      <h2 className={styles.section}>{t('report')}</h2>
      {report && !sending ? (
        <div className={styles.report}>
          <IconFileText size={20} stroke={1.5} aria-hidden />
          <span className={styles['about-file']}>
            {report.name} <span className={styles.facts}>{showBytes(report.bytes, locale)}</span>
          </span>
          <Button
            size="xs"
            variant="subtle"
            loading={remove.isPending}
            onClick={() => void isMade(() => remove.mutateAsync({ params }))}
          >
            {t('removeReport')}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.hint}>{t('reportHint')}</p>
          <FileDrop
            label={t('report')}
            accept={['.pdf']}
            maxBytes={evidenceMaxBytes}
            onFiles={([file]) => file && void add(file)}
            upload={sending}
            error={error}
          />
        </>
      )}
    </section>
  )
}
