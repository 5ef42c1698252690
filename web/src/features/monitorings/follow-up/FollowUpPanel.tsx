import { ActionIcon, Alert, Tabs } from '@mantine/core'
import { useEventListener } from '@mantine/hooks'
import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import {
  IconArrowBackUp,
  IconCalendarShare,
  IconChevronDown,
  IconChevronUp,
  IconMapPinOff,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { type Action, ActionMenu } from '../../../ui/ActionMenu.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { ActionsOf } from '../../../widgets/corrective-actions/ActionsOf.tsx'
import { StatusBadge } from '../../../widgets/status/StatusBadge.tsx'
import { PlanFacts } from '../components/PlanFacts.tsx'
import { useNames } from '../../../widgets/use-names.ts'
import { EvidencePart } from '../evidence/EvidencePart.tsx'
import type { WaitingFiles } from '../evidence/use-waiting-files.ts'
import { HistoryPart } from '../history/HistoryPart.tsx'
import { withdrawable, withdrawals } from '../withdrawal/withdrawable.ts'
import { ClosedNotice } from './ClosedNotice.tsx'
import { FollowUpFacts } from './FollowUpFacts.tsx'
import { FollowUpForm } from './FollowUpForm.tsx'
import styles from './follow-up.module.css'
import { SamplesPart } from './SamplesPart.tsx'
import { isClosed } from './is-closed.ts'
import { useFollowUp } from './use-follow-up.ts'
import '../texts.ts'

export type FollowUpPanelProps = {
  monitoring: Monitoring
  isPlanAnnulled: boolean
  /** Focus moves into this form. */
  isFocusWanted: boolean
  onFocused: () => void
  tab: string
  onTab: (tab: string) => void
  onStep: (by: 1 | -1, options?: { isSaved?: boolean }) => void
  onOpen: (monitoringId: number) => void
  onReschedule: () => void
  onOmit: () => void
  onWithdraw: () => void
  onDirty: (isDirty: boolean) => void
  waiting: WaitingFiles
}

/** One monitoring: what the plan says, the form, its evidence and its history. */
export const FollowUpPanel = (props: FollowUpPanelProps) => {
  const { monitoring, isPlanAnnulled, onStep, onDirty, isFocusWanted } = props
  const { t } = useTranslation('monitorings')
  const format = useFormat(useProject().timeZone)
  const may = useMay()
  const names = useNames()
  const form = useFollowUp(monitoring)
  const station = names.station(monitoring.stationId)
  const isWithdrawn = monitoring.withdrawnAt !== null
  const mayWrite = may(monitoringRoutes.followUp.access) && !isPlanAnnulled && !isWithdrawn
  const kind = withdrawable(monitoring)
  const mayWithdraw = kind !== null && may(withdrawals[kind].access) && !isPlanAnnulled
  const firstField = useRef<HTMLInputElement>(null)
  useEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty])
  useEffect(() => {
    if (!isFocusWanted) return
    firstField.current?.focus()
    props.onFocused()
  })

  // Alt and an arrow go to the neighbour from anywhere in the form.
  const frame = useEventListener('keydown', (event) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (!event.altKey || by === null) return
    event.preventDefault()
    onStep(by)
  })
  const actions: Action[] = [
    ...(mayWrite && !isClosed(monitoring) && !monitoring.actionCompleted
      ? [
          {
            label: t('reschedule'),
            icon: <IconCalendarShare size={16} />,
            onSelect: props.onReschedule,
          },
        ]
      : []),
    ...(mayWithdraw
      ? [
          {
            label: t(`withdraw-${kind}`),
            icon: <IconArrowBackUp size={16} />,
            onSelect: props.onWithdraw,
          },
        ]
      : []),
    ...(may(monitoringRoutes.omitStation.access) && !isPlanAnnulled
      ? [{ label: t('omit'), icon: <IconMapPinOff size={16} />, onSelect: props.onOmit }]
      : []),
  ]
  const saved = (goesOn: boolean) => {
    const text = t('saved', { name: names.monitoring(monitoring) })
    showToast({ kind: 'success', text, action: 'follow-up' })
    if (goesOn) onStep(1, { isSaved: true })
  }
  return (
    <section className={styles.panel} aria-label={names.monitoring(monitoring)} ref={frame}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2>{station.name ? `${station.code} — ${station.name}` : station.code}</h2>
          <div className={styles.sub}>
            {!isWithdrawn && <StatusBadge status={monitoring.status} />}
            {monitoring.isOnTime !== null && (
              <span>{t(monitoring.isOnTime ? 'onTime' : 'late')}</span>
            )}
            <span>
              {t('estimatedOn')}: <b>{format.date(monitoring.estimatedOn)}</b>
            </span>
            <span>{names.item('components', monitoring.componentId)}</span>
          </div>
        </div>
        <ActionIcon aria-label={t('previous')} title={t('previous')} onClick={() => onStep(-1)}>
          <IconChevronUp size={18} />
        </ActionIcon>
        <ActionIcon aria-label={t('next')} title={t('next')} onClick={() => onStep(1)}>
          <IconChevronDown size={18} />
        </ActionIcon>
        <ActionMenu label={t('moreActions')} actions={actions} />
      </div>
      <PlanFacts monitoring={monitoring} />
      <SamplesPart monitoring={monitoring} />
      {monitoring.isMishap && (
        <ActionsOf
          origin={{ kind: 'mishap', id: monitoring.id }}
          suggestedTitle={`${names.monitoring(monitoring)}: ${monitoring.mishapDetail ?? ''}`}
          mayOpen={!isWithdrawn}
        />
      )}
      <Tabs value={props.tab} onChange={(tab) => props.onTab(tab ?? 'followUp')} mt="xs">
        <Tabs.List aria-label={t('tabs')} mb="md">
          <Tabs.Tab value="followUp">{t('followUp')}</Tabs.Tab>
          <Tabs.Tab value="evidence">
            {t('evidence')}
            {monitoring.evidenceCount > 0 && ` (${monitoring.evidenceCount})`}
          </Tabs.Tab>
          <Tabs.Tab value="history">{t('history')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="followUp">
          <ClosedNotice
            monitoring={monitoring}
            onOpen={props.onOpen}
            onWithdraw={mayWithdraw ? props.onWithdraw : null}
          />
          {isPlanAnnulled && <Alert color="gray">{t('planAnnulled')}</Alert>}
          {mayWrite && !isClosed(monitoring) ? (
            <FollowUpForm form={form} firstField={firstField} onSaved={saved} />
          ) : (
            <FollowUpFacts monitoring={monitoring} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="evidence">
          {props.tab === 'evidence' && (
            <EvidencePart monitoringId={monitoring.id} canEdit={mayWrite} waiting={props.waiting} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="history">
          {props.tab === 'history' && <HistoryPart monitoringId={monitoring.id} />}
        </Tabs.Panel>
      </Tabs>
    </section>
  )
}
