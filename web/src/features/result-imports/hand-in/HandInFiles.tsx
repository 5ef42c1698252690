import { Button } from '@mantine/core'
import {
  laboratoryFileRoutes as routes,
  type ListedLaboratoryFile,
} from '@puquio/contract/laboratory/laboratory-links'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { isMade } from '../use-import-call.ts'
import styles from './hand-in.module.css'
import { useCounts } from './use-counts.ts'
import '../../../widgets/imports/texts.ts'
import './texts.ts'

type HandInFilesProps = {
  authCode: string
  files: readonly ListedLaboratoryFile[]
  timeZone: string
  onOpen: (key: string) => void
}

/** The files that came by the link: open ones can be gone on with, those handed in are history. */
export const HandInFiles = ({ authCode, files, timeZone, onOpen }: HandInFilesProps) => {
  const { t } = useTranslation('handIn')
  const { instant } = useFormat(timeZone)
  const counts = useCounts()
  const discard = useApiMutation(routes.discard, { authCode })
  if (files.length === 0) return null
  const factsOf = ({ state, values, held, handedInAt }: ListedLaboratoryFile) => [
    state === 'handed-in'
      ? t('handedInAt', { at: handedInAt === null ? '' : instant(handedInAt) })
      : t(`state_${state}`),
    ...(state === 'checked' || state === 'handed-in' ? [counts({ values, held })] : []),
  ]
  return (
    <section aria-label={t('files')}>
      <h2 className={styles.section}>{t('files')}</h2>
      <ul className={styles.list}>
        {files.map((one) => (
          <li key={one.key} className={styles.file} aria-label={one.fileName}>
            <div className={styles['about-file']}>
              <div>{one.fileName}</div>
              <div className={styles.facts}>{factsOf(one).join(' · ')}</div>
            </div>
            {one.state !== 'handed-in' && (
              <>
                <Button size="xs" variant="default" onClick={() => onOpen(one.key)}>
                  {t('goOn')}
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  disabled={discard.isPending}
                  onClick={() =>
                    void isMade(() => discard.mutateAsync({ params: { key: one.key } }))
                  }
                >
                  {t('drop', { ns: 'imports' })}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
