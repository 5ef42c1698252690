import { Alert, Button } from '@mantine/core'
import type { Monitoring } from '@puquio/contract/monitorings'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { withdrawable } from '../withdrawal/withdrawable.ts'
import '../texts.ts'

type ClosedNoticeProps = {
  monitoring: Monitoring
  onOpen: (monitoringId: number) => void
  /** Null where the user may not withdraw anything. */
  onWithdraw: (() => void) | null
}

/** Why a monitoring has no form, with links to its successor and predecessor. */
export const ClosedNotice = ({ monitoring, onOpen, onWithdraw }: ClosedNoticeProps) => {
  const { t } = useTranslation('monitorings')
  const format = useFormat(useProject().timeZone)
  const { rescheduledFromId, rescheduledToId, rescheduledToOn, omittedAt, omittedReason } =
    monitoring
  const kind = withdrawable(monitoring)
  const withdraw = kind !== null && onWithdraw !== null && (
    <Button variant="subtle" size="compact-sm" onClick={onWithdraw}>
      {t(`withdraw-${kind}`)}
    </Button>
  )
  if (monitoring.withdrawnAt !== null) {
    const reason = monitoring.withdrawnReason ?? ''
    return (
      <Alert color="gray" mb="md">
        {t(rescheduledFromId === null ? 'isAdditionWithdrawn' : 'isRescheduleWithdrawn', {
          reason,
        })}
        {rescheduledFromId !== null && (
          <>
            {' '}
            <Button variant="subtle" size="compact-sm" onClick={() => onOpen(rescheduledFromId)}>
              {t('openPredecessor')}
            </Button>
          </>
        )}
      </Alert>
    )
  }
  return (
    <>
      {rescheduledFromId !== null && (
        <Alert color="gray" mb="md">
          {t('isSuccessor')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => onOpen(rescheduledFromId)}>
            {t('openPredecessor')}
          </Button>{' '}
          {kind === 'reschedule' && withdraw}
        </Alert>
      )}
      {rescheduledToId !== null && (
        <Alert color="gray" mb="md">
          {t('isRescheduled', { date: format.date(rescheduledToOn) })}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => onOpen(rescheduledToId)}>
            {t('openSuccessor')}
          </Button>
        </Alert>
      )}
      {omittedAt !== null && (
        <Alert color="gray" mb="md">
          {t('isOmitted', { reason: omittedReason ?? '' })} {kind === 'omission' && withdraw}
        </Alert>
      )}
    </>
  )
}
