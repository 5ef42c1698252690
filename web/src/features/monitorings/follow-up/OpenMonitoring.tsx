import { Button, Skeleton } from '@mantine/core'
import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import type { WaitingFiles } from '../evidence/use-waiting-files.ts'
import type { MonitoringChoice } from '../list/use-monitoring-choice.ts'
import { OmitDialog } from '../omission/OmitDialog.tsx'
import { RescheduleDialog } from '../reschedule/RescheduleDialog.tsx'
import { WithdrawDialog } from '../withdrawal/WithdrawDialog.tsx'
import { withdrawable } from '../withdrawal/withdrawable.ts'
import { FollowUpPanel } from './FollowUpPanel.tsx'
import '../texts.ts'

type OpenMonitoringProps = {
  choice: MonitoringChoice
  waiting: WaitingFiles
  isPlanAnnulled: boolean
  /** On a phone, without the list beside it. */
  isAlone: boolean
}

/** The monitoring that the address names, read again, with the dialogs that belong to it. */
export const OpenMonitoring = (props: OpenMonitoringProps) => {
  const { choice, waiting, isPlanAnnulled, isAlone } = props
  const { t } = useTranslation('monitorings')
  const [tab, setTab] = useState('followUp')
  const [dialog, setDialog] = useState<'reschedule' | 'omit' | 'withdraw' | null>(null)
  const { selectedId } = choice
  const { data, error, refetch } = useMonitoring(selectedId, choice.selected)
  const close = () => setDialog(null)
  if (selectedId === null) return <EmptyState title={t('pickOne')} />
  if (error && !data) return <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={420} />
  const kind = withdrawable(data)
  return (
    <>
      {isAlone && (
        <Button
          variant="subtle"
          size="compact-sm"
          mb="xs"
          leftSection={<IconArrowLeft size={16} />}
          onClick={() => void choice.close()}
        >
          {t('backToList')}
        </Button>
      )}
      <FollowUpPanel
        key={data.id}
        monitoring={data}
        isPlanAnnulled={isPlanAnnulled}
        isFocusWanted={choice.focusId === data.id}
        onFocused={choice.onFocused}
        tab={tab}
        onTab={setTab}
        onStep={choice.step}
        onOpen={(id) => choice.select(id, { isEntering: false })}
        onReschedule={() => setDialog('reschedule')}
        onOmit={() => setDialog('omit')}
        onWithdraw={() => setDialog('withdraw')}
        onDirty={choice.setIsDirty}
        waiting={waiting}
      />
      {dialog === 'reschedule' && (
        <RescheduleDialog
          monitoring={data}
          onClose={close}
          onDone={(made) => {
            close()
            choice.select(made.id, { isEntering: false })
          }}
        />
      )}
      {dialog === 'withdraw' && kind !== null && (
        <WithdrawDialog
          kind={kind}
          monitoring={data}
          onClose={close}
          onDone={(shown) => {
            close()
            choice.select(shown.id, { isEntering: false })
          }}
        />
      )}
      {dialog === 'omit' && (
        <OmitDialog planId={data.planId} stationId={data.stationId} onClose={close} />
      )}
    </>
  )
}

const useMonitoring = (id: number | null, listed: Monitoring | null) => {
  const params = { projectId: useProject().id, monitoringId: id ?? 0 }
  const { data, error, refetch } = useApi(
    monitoringRoutes.get,
    { params },
    { enabled: id !== null, staleTime: 0 },
  )
  // Uses the newer one: the list may have been read after the form, or before.
  const isListedNewer = listed !== null && (data === undefined || listed.version > data.version)
  return { data: isListedNewer ? listed : data, error, refetch }
}
