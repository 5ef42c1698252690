import { Alert, Button } from '@mantine/core'
import {
  type LaboratoryFile,
  laboratoryFileRoutes as routes,
} from '@puquio/contract/laboratory/laboratory-links'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../../lib/api/download.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { BlankNote } from '../components/BlankNote.tsx'
import { groupKey, HeldGroupTable } from '../components/HeldGroupTable.tsx'
import { CountFacts } from '../../../ui/entries/CountFacts.tsx'
import partStyles from '../components/parts.module.css'
import { isMade } from '../use-import-call.ts'
import { HandInReport } from './HandInReport.tsx'
import { HandInRows } from './HandInRows.tsx'
import { useCounts } from './use-counts.ts'
import './texts.ts'

/** Reasons that are settled for the whole file, beside its columns. */
const saidOnce: ReadonlySet<string> = new Set(['ambiguous-date', 'ambiguous-value'])

/** The findings on a checked file, and its handing in. */
export const HandInFindings = ({ authCode, one }: { authCode: string; one: LaboratoryFile }) => {
  const { t } = useTranslation('handIn')
  const language = useLanguage()
  const counts = useCounts()
  const [shown, setShown] = useState('')
  const [isDownloading, setIsDownloading] = useState(false)
  const handIn = useApiMutation(routes.handIn, { authCode })
  const isOpen = one.findings.some(({ reason }) => saidOnce.has(reason))
  const finding = one.findings.find((its) => groupKey(its) === shown)
  const send = async () => {
    const isConfirmed = await confirm({
      title: t('handInTitle', { file: one.fileName }),
      text: `${counts(one)}. ${t('handInText')}`,
      confirmLabel: t('handIn'),
    })
    if (isConfirmed) await isMade(() => handIn.mutateAsync({ params: { key: one.key }, body: {} }))
  }
  const downloadMarked = async () => {
    setIsDownloading(true)
    const input = { params: { key: one.key }, query: { language } }
    await isMade(() => download(routes.marked, input, { authCode }))
    setIsDownloading(false)
  }
  return (
    <>
      <p className={partStyles.intro}>{one.fileName}</p>
      <Facts one={one} />
      <div className={partStyles.notes}>
        {one.held > 0 && (
          <Alert color="yellow">
            {t('mendOrHandIn')} {isOpen && t('sayInColumns')}
          </Alert>
        )}
        {one.values > 0 && one.held === 0 && <Alert color="green">{t('allGood')}</Alert>}
        {one.values === 0 && <Alert color="yellow">{t('noValues')}</Alert>}
        <BlankNote count={one.blank} texts={one.blankTexts} />
        {one.unread.length > 0 && (
          <Alert color="gray">
            {t('unread', { columns: one.unread.map(({ heading }) => heading).join(', ') })}
          </Alert>
        )}
      </div>
      {one.held > 0 && (
        <section aria-label={t('held')}>
          <HeldGroupTable groups={one.findings} onRows={(its) => setShown(groupKey(its))} />
        </section>
      )}
      {finding && (
        <HandInRows
          key={shown}
          authCode={authCode}
          fileKey={one.key}
          finding={finding}
          onClose={() => setShown('')}
        />
      )}
      {one.values > 0 && <HandInReport authCode={authCode} one={one} />}
      <div className={partStyles.buttons}>
        <Button disabled={one.values === 0} loading={handIn.isPending} onClick={() => void send()}>
          {t('handIn')}
        </Button>
        {one.held > 0 && /\.xlsx?$/i.test(one.fileName) && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={isDownloading}
            onClick={() => void downloadMarked()}
          >
            {t('marked')}
          </Button>
        )}
      </div>
    </>
  )
}

const Facts = ({ one }: { one: LaboratoryFile }) => {
  const { t } = useTranslation('handIn')
  const { number, date } = useFormat()
  return (
    <CountFacts
      facts={[
        { name: t('values'), value: number(one.values) },
        { name: t('held'), value: number(one.held), isBad: one.held > 0 },
        ...(one.firstOn === null
          ? []
          : [{ name: t('dates'), value: `${date(one.firstOn)} – ${date(one.lastOn)}` }]),
      ]}
    />
  )
}
