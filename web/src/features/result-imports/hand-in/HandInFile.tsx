import { Alert, Button } from '@mantine/core'
import {
  type LaboratoryFile,
  laboratoryFileRoutes as routes,
} from '@puquio/contract/laboratory/laboratory-links'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { ImportSteps } from '../../../widgets/imports/ImportSteps.tsx'
import { askAgainAfter } from '../../../widgets/imports/ask-again.ts'
import partStyles from '../components/parts.module.css'
import { isMade } from '../use-import-call.ts'
import { HandInColumns } from './HandInColumns.tsx'
import { HandInFindings } from './HandInFindings.tsx'
import { useCounts } from './use-counts.ts'
import './texts.ts'

type HandInFileProps = {
  authCode: string
  fileKey: string
  timeZone: string
  onLeave: () => void
}

const steps = ['step_file', 'step_columns', 'step_check', 'handIn'] as const
const stepAt: Record<LaboratoryFile['state'], number> = {
  mapped: 1,
  checking: 2,
  refused: 2,
  checked: 3,
  'handed-in': 4,
}
/** A file that was not looked into yet, or has nothing to look into, is still being chosen. */
const stepOf = ({ state, sheets }: LaboratoryFile): number =>
  sheets.length === 0 && state !== 'handed-in' ? 0 : stepAt[state]

/** From one file to its handing in: columns, check, findings. */
export const HandInFile = ({ authCode, fileKey, timeZone, onLeave }: HandInFileProps) => {
  const { t } = useTranslation('handIn')
  const { t: tr } = useTranslation('resultImports')
  const { instant } = useFormat(timeZone)
  const counts = useCounts()
  const [isMapping, setIsMapping] = useState(false)
  const params = { key: fileKey }
  const found = useApi(
    routes.get,
    { params },
    { authCode, isQuiet: true, refetchInterval: ({ state }) => askAgainAfter(state.data) },
  )
  if (found.error && !found.data)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  const one = found.data
  if (!one) return null
  const { state, fileName, rowsDone, rowsTotal } = one
  const drop = async () => {
    const asked = {
      title: tr('discardTitle', { file: fileName }),
      text: t('mendText'),
      confirmLabel: t('mend'),
      isDanger: true,
    }
    if (state !== 'refused' && !(await confirm(asked))) return
    // First: the page would read again what is about to be gone.
    onLeave()
    if (await isMade(() => call(routes.discard, { params }, { authCode })))
      showToast({ kind: 'success', text: tr('discarded', { file: fileName }), action: 'discard' })
  }
  const isAtColumns = state === 'mapped' || (state === 'checked' && isMapping)
  return (
    <>
      <ImportSteps
        label={t('steps')}
        steps={steps.map((step) => t(step))}
        current={isAtColumns ? 1 : stepOf(one)}
      />
      {state === 'checking' && (
        <div className={partStyles.narrow} role="status">
          <ProgressLine
            label={t('checking', { file: fileName })}
            ratio={rowsTotal > 0 ? rowsDone / rowsTotal : null}
          />
          <p className={partStyles.dim}>{t('mayLeave')}</p>
        </div>
      )}
      {state === 'refused' && (
        <Alert color="red" role="alert" title={t('refused', { file: fileName })}>
          {problemText(one.refusal ?? { problem: 'UNEXPECTED' })}
        </Alert>
      )}
      {isAtColumns && (
        <HandInColumns authCode={authCode} one={one} onSent={() => setIsMapping(false)} />
      )}
      {state === 'checked' && !isMapping && <HandInFindings authCode={authCode} one={one} />}
      {state === 'handed-in' && (
        <Alert color="green" role="status" title={t('handedIn', { file: fileName })}>
          {t('handedInText', {
            at: one.handedInAt === null ? '' : instant(one.handedInAt),
            counts: counts(one),
          })}
        </Alert>
      )}
      <div className={partStyles.buttons}>
        {state === 'checked' && !isMapping && (
          <Button variant="default" onClick={() => setIsMapping(true)}>
            {t('changeColumns')}
          </Button>
        )}
        {state === 'handed-in' ? (
          <Button variant="default" onClick={onLeave}>
            {t('another')}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={() => void drop()}>
              {t('mend')}
            </Button>
            <Button variant="subtle" onClick={onLeave}>
              {t('later')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
