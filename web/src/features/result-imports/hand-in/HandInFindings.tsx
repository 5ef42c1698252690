import { Alert, Button } from '@mantine/core'
import {
  type LaboratoryFile,
  laboratoryFileRoutes as routes,
} from '@puquio/contract/laboratory/laboratory-links'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { BlankNote } from '../components/BlankNote.tsx'
import { groupKey, HeldGroupTable } from '../components/HeldGroupTable.tsx'
import partStyles from '../components/parts.module.css'
import { isMade } from '../use-import-call.ts'
import { HandInRows } from './HandInRows.tsx'
import './texts.ts'

/** The findings on a checked file, and its handing in. */
export const HandInFindings = ({ authCode, one }: { authCode: string; one: LaboratoryFile }) => {
  const { t } = useTranslation('handIn')
  const { number } = useFormat()
  const [shown, setShown] = useState('')
  const handIn = useApiMutation(routes.handIn, { authCode })
  const finding = one.findings.find((its) => groupKey(its) === shown)
  const send = async () => {
    const counts = { values: number(one.values), held: number(one.held) }
    const isConfirmed = await confirm({
      title: t('handInTitle', { file: one.fileName }),
      text: `${t('counts', counts)}. ${t('handInText')}`,
      confirmLabel: t('handIn'),
    })
    if (isConfirmed) await isMade(() => handIn.mutateAsync({ params: { key: one.key }, body: {} }))
  }
  return (
    <>
      <p className={partStyles.intro}>{one.fileName}</p>
      <Facts one={one} />
      <div className={partStyles.notes}>
        {one.held > 0 && <Alert color="yellow">{t('mendOrHandIn')}</Alert>}
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
      <div className={partStyles.buttons}>
        <Button disabled={one.values === 0} loading={handIn.isPending} onClick={() => void send()}>
          {t('handIn')}
        </Button>
      </div>
    </>
  )
}

const Facts = ({ one }: { one: LaboratoryFile }) => {
  const { t } = useTranslation('handIn')
  const { number, date } = useFormat()
  return (
    <dl className={partStyles.facts}>
      <div>
        <dt>{t('values')}</dt>
        <dd>{number(one.values)}</dd>
      </div>
      <div>
        <dt>{t('held')}</dt>
        <dd data-bad={one.held > 0 || undefined}>{number(one.held)}</dd>
      </div>
      {one.firstOn !== null && (
        <div>
          <dt>{t('dates')}</dt>
          <dd>
            {date(one.firstOn)} – {date(one.lastOn)}
          </dd>
        </div>
      )}
    </dl>
  )
}
