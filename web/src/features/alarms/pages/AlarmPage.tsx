import { Alert, Button, Skeleton } from '@mantine/core'
import { type AlarmDetail, alarmRoutes } from '@puquio/contract/modi/alarms'
import { clearingSentence, deviceChannelTerms, priorityOfSeverity, screens } from '@puquio/domain'
import { IconBell, IconBellOff, IconBellRinging, IconMessage, IconUser } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { timeZoneName } from '../../../lib/texts/time-zone-name.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { useNow } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FactLine } from '../../../ui/entries/FactLine.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { ActionsOf } from '../../../widgets/corrective-actions/ActionsOf.tsx'
import { PriorityMark } from '../../../widgets/status/PriorityMark.tsx'
import { idOf } from '../alarm-id.ts'
import { causeOf, valueOf } from '../alarm-words.ts'
import { AlarmEvents } from '../components/AlarmEvents.tsx'
import { AlarmMark } from '../components/AlarmMark.tsx'
import { AssignDialog, NoteDialog, ShelveDialog } from '../components/AnswerDialogs.tsx'
import { spanAround } from '../graph/alarm-period.ts'
import { AroundAlarm } from '../graph/AroundAlarm.tsx'
import '../texts.ts'

export const loader = loadInProject<{ alarmId: string }>(
  (ask, { projectId, params: { alarmId } }) =>
    ask(alarmRoutes.get, { params: { projectId, alarmId: idOf(alarmId) } }),
)

/** One alarm: what raised it, what became of it, and what to do about it. */
export const Page = () => {
  const { alarmId } = useParams({ from: screens.ModiAlarm.path })
  const params = { projectId: useProject().id, alarmId: idOf(alarmId) }
  const { data, error, refetch } = useApi(alarmRoutes.get, { params })
  if (error) return <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
  return data ? <Alarm alarm={data} /> : <Skeleton height={320} />
}

const toTheSecond = (ms: number) => new Date(ms).toISOString().replace(/\.\d+/, '')

/** The graph at that moment, with some hours before and after. */
const graphOf = (alarm: AlarmDetail, nowMs: number) => {
  const { fromMs, toMs } = spanAround(alarm, nowMs)
  return paths.graphAt(alarm.device, {
    variables: alarm.variable ? [alarm.variable.id] : undefined,
    from: toTheSecond(fromMs),
    to: toTheSecond(toMs),
  })
}

type Open = 'acknowledge' | 'comment' | 'assign' | 'shelve'

const Alarm = ({ alarm }: { alarm: AlarmDetail }) => {
  const { t } = useTranslation('alarms')
  const project = useProject()
  const [language, format] = [useLanguage(), useFormat(project.timeZone)]
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open | null>(null)
  const now = useNow()
  const unshelve = useApiMutation(alarmRoutes.shelve)
  const mayAnswer = useMay()(alarmRoutes.acknowledge.access)
  const { device, station, condition, variable, clearedAt, isHistoric, shelvedUntil } = alarm
  const words = { t, language, format }
  const isActive = clearedAt === null && !isHistoric
  const isShelved = isActive && shelvedUntil !== null && Date.parse(shelvedUntil) > now.getTime()
  const tellAgain = async () => {
    const params = { projectId: project.id, alarmId: alarm.id }
    await toastOutcome(unshelve.mutateAsync({ params, body: { until: null, note: '' } }), {
      done: t('saved'),
      action: 'alarm',
    })
  }
  const item = (label: string, icon: React.ReactNode, onSelect: () => void): Action => ({
    label,
    icon,
    onSelect,
  })
  return (
    <>
      <PageTitle
        title={`${device.name}: ${causeOf(alarm, words)}`}
        status={<AlarmMark alarm={alarm} />}
        parent={<TextLink {...paths.alarms()}>{t('title')}</TextLink>}
        actions={
          <>
            {mayAnswer && alarm.acknowledgedAt === null && (
              <Button onClick={() => setOpen('acknowledge')}>{t('acknowledge')}</Button>
            )}
            <ButtonLink variant="default" {...graphOf(alarm, now.getTime())}>
              {t('graph')}
            </ButtonLink>
          </>
        }
        menu={[
          ...(mayAnswer
            ? [
                ...(alarm.acknowledgedAt === null
                  ? []
                  : [item(t('acknowledge'), <IconBell size={16} />, () => setOpen('acknowledge'))]),
                item(t('comment'), <IconMessage size={16} />, () => setOpen('comment')),
                item(t('assign'), <IconUser size={16} />, () => setOpen('assign')),
                ...(isActive
                  ? [item(t('shelve'), <IconBellOff size={16} />, () => setOpen('shelve'))]
                  : []),
                ...(isShelved
                  ? [item(t('unshelve'), <IconBellRinging size={16} />, () => void tellAgain())]
                  : []),
              ]
            : []),
          item(
            t('viewRules'),
            <IconBell size={16} />,
            () => void navigate(paths.alarmRules(device.id)),
          ),
        ]}
      />
      {isShelved && (
        <Alert mb="sm">{t('shelvedUntil', { until: format.instant(shelvedUntil) })}</Alert>
      )}
      {isActive && alarm.mutedUntil && (
        <Alert mb="sm">{t('mutedUntil', { until: format.instant(alarm.mutedUntil) })}</Alert>
      )}
      {isHistoric && <Alert mb="sm">{t('historicHelp')}</Alert>}
      {alarm.againAt && (
        <Alert mb="sm">
          {t('gathers', { times: alarm.times, again: format.instant(alarm.againAt) })}
        </Alert>
      )}
      {alarm.clearReason === 'switched-off' && <Alert mb="sm">{t('switchedOff')}</Alert>}
      <FactLine
        facts={[
          [
            t('severity'),
            <PriorityMark key="severity" priority={priorityOfSeverity[alarm.severity]} />,
          ],
          [t('device'), `${device.name} (${device.serial})`],
          [t('station'), station ? `${station.code} · ${station.name}` : '–'],
          ...(variable ? [[t('value'), valueOf(alarm, alarm.value, words)] as const] : []),
          [
            t('raised'),
            `${format.instantToTheSecond(alarm.raisedAt)} (${timeZoneName(project.timeZone, language)})`,
          ],
          [t(variable ? 'since' : 'lastData'), format.instantToTheSecond(alarm.sinceAt)],
          [t('received'), format.instantToTheSecond(alarm.receivedAt)],
          [t('channel'), alarm.channel ? deviceChannelTerms[alarm.channel][language] : '–'],
          ...(condition && variable
            ? [[t('clearedWhen'), clearingSentence(condition, variable, language)] as const]
            : []),
          ...(clearedAt
            ? [
                [
                  t('ended'),
                  [format.instantToTheSecond(clearedAt), valueOf(alarm, alarm.clearedValue, words)]
                    .filter((text) => text !== '–')
                    .join(' · '),
                ] as const,
              ]
            : []),
          ...(alarm.assignedTo ? [[t('assigned'), alarm.assignedTo.name] as const] : []),
          ...(alarm.rule?.name ? [[t('rule'), alarm.rule.name] as const] : []),
        ]}
      />
      <AroundAlarm alarm={alarm} />
      <ActionsOf
        origin={{ kind: 'alarm', id: alarm.id }}
        suggestedTitle={`${device.name}: ${causeOf(alarm, words)}`}
      />
      <AlarmEvents events={alarm.events} />
      {(open === 'acknowledge' || open === 'comment') && (
        <NoteDialog alarmId={alarm.id} kind={open} onClose={() => setOpen(null)} />
      )}
      {open === 'assign' && <AssignDialog alarm={alarm} onClose={() => setOpen(null)} />}
      {open === 'shelve' && <ShelveDialog alarmId={alarm.id} onClose={() => setOpen(null)} />}
    </>
  )
}
