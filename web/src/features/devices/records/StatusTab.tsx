import { NativeSelect, Skeleton, Stack, Title } from '@mantine/core'
import {
  type DeviceStatus,
  deviceStatusRoutes,
  statusDays,
} from '@puquio/contract/modi/device-status'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { durationText } from '../../../lib/texts/duration-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { modiFailure } from '../../../widgets/devices/modi-failure.ts'
import { HeardBy } from './HeardBy.tsx'
import { gapColumns, latenessColumns, refusedColumns } from './status-columns.ts'
import styles from './StatusTab.module.css'
import { useRecordSearch } from './use-record-search.ts'
import './texts.ts'

/** How a device reported in the last days: its interval, gaps, lateness, clock, and what was refused. */
export const StatusTab = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('deviceRecords')
  const project = useProject()
  const [language, format] = [useLanguage(), useFormat(project.timeZone)]
  const { values, write } = useRecordSearch()
  const days = statusDays.find((one) => one === values.days) ?? 7
  const asked = { params: { projectId: project.id, deviceId }, query: { days } }
  const { data, error, refetch } = useApi(deviceStatusRoutes.get, asked, {
    isKeepingPrevious: true,
  })
  if (error && !data) return <ErrorState {...modiFailure(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={360} />
  const words = { t, language, format }
  return (
    <Stack gap="lg">
      <NativeSelect
        size="xs"
        w="max-content"
        aria-label={t('period')}
        value={days}
        onChange={(event) => write({ days: Number(event.currentTarget.value) })}
        data={statusDays.map((count) => ({
          value: String(count),
          label: t('lastDays', { count }),
        }))}
      />
      <Facts status={data} />
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('gaps')}
        </Title>
        <DataTable
          name="device-gaps"
          label={t('gaps')}
          columns={gapColumns(words, data.to)}
          rows={data.gaps}
          total={data.gaps.length}
          rowKey={({ from }) => from}
          rowName={({ from }) => format.instant(from)}
          empty={<p className={styles.none}>{t('noGaps')}</p>}
        />
        {data.gapCount > data.gaps.length && (
          <p className={styles.none}>
            {t('moreGaps', { shown: data.gaps.length, count: data.gapCount })}
          </p>
        )}
      </section>
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('lateness')}
        </Title>
        <DataTable
          name="device-lateness"
          label={t('lateness')}
          columns={latenessColumns(words)}
          rows={data.lateness}
          total={data.lateness.length}
          rowKey={({ channel }) => channel}
          rowName={({ channel }) => channel}
          empty={<p className={styles.none}>{t('nothingCame')}</p>}
        />
      </section>
      <HeardBy deviceId={deviceId} />
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('refused')}
        </Title>
        <DataTable
          name="device-refused"
          label={t('refused')}
          columns={refusedColumns(words)}
          rows={data.refused}
          total={data.refused.length}
          rowKey={({ receivedAt, problem }) => `${receivedAt} ${problem}`}
          rowName={({ receivedAt }) => format.instant(receivedAt)}
          empty={<p className={styles.none}>{t('noneRefused')}</p>}
        />
      </section>
    </Stack>
  )
}

const Facts = ({ status }: { status: DeviceStatus }) => {
  const { t } = useTranslation('deviceRecords')
  const format = useFormat()
  const { intervalS, graceS, due, came, silentS, clock, messages } = status
  const number = (value: number) => format.number(value, 0)
  const facts: [string, string][] = [
    [
      t('interval'),
      t('intervalIs', { interval: durationText(intervalS), grace: durationText(graceS) }),
    ],
    [
      t('kept'),
      due === 0
        ? '–'
        : t('keptIs', {
            came: number(came),
            due: number(due),
            share: format.number((came / due) * 100, 1),
          }),
    ],
    [t('silent'), durationText(silentS)],
    [t('clock'), clock ? t(`clock_${clock.kind}`, { time: durationText(clock.seconds) }) : '–'],
    [
      t('messages'),
      t('messagesAre', {
        read: number(messages.read),
        partly: number(messages.partly),
        refused: number(messages.refused),
      }),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
