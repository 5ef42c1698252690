import { Button, Group, Stack, Text } from '@mantine/core'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { type MessageRerun, messageRerunRoutes } from '@puquio/contract/modi/message-reruns'
import { addDays, zonedInstant } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useToday } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { FormSection } from '../components/FormSection.tsx'
import styles from './profiles.module.css'
import './texts.ts'

const everyMs = 2000
const isUnderWay = ({ state }: MessageRerun) => state === 'queued' || state === 'running'

/** Decodes kept messages again, of one device or of all that have the profile, and shows how far that is. */
export const Reruns = ({ profileId }: { profileId: number }) => {
  const { t } = useTranslation('deviceProfiles')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const today = useToday(project.timeZone)
  const params = { projectId: project.id }
  const [deviceId, setDeviceId] = useState<number | null>(null)
  const [from, setFrom] = useState<string | null>(today)
  const [to, setTo] = useState<string | null>(today)
  const devices = useApi(deviceRoutes.list, { params, query: { size: 100, sort: 'name' } })
  const reruns = useApi(
    messageRerunRoutes.list,
    { params, query: { size: 10, deviceProfile: profileId } },
    { refetchInterval: ({ state: { data } }) => (data?.items.some(isUnderWay) ? everyMs : false) },
  )
  const start = useApiMutation(messageRerunRoutes.start)
  const cancel = useApiMutation(messageRerunRoutes.cancel)
  const perform = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'message-rerun' })
    }
  }
  const begin = () => {
    if (!from || !to) return
    const body = {
      deviceId,
      deviceProfileId: deviceId === null ? profileId : null,
      from: zonedInstant(from, '00:00', project.timeZone),
      until: zonedInstant(addDays(to, 1), '00:00', project.timeZone),
    }
    void perform(start.mutateAsync({ params, body }))
  }
  const stateOf = ({ state, done, total, messages, refused }: MessageRerun) =>
    state === 'done' && messages !== null
      ? t('rerunDone', { count: messages, refused: refused ?? 0 })
      : state === 'running' && total
        ? t('rerunRunning', { done: format.number(done, 0), total: format.number(total, 0) })
        : t(`rerun_${state}`)
  return (
    <FormSection title={t('reruns')} help={t('rerunsHelp')}>
      <Group align="flex-end">
        <ComboField
          label={t('rerunOf')}
          placeholder={t('allOfProfile')}
          options={(devices.data?.items ?? []).map(({ id, serial, name }) => ({
            key: id,
            code: serial,
            name,
          }))}
          value={deviceId}
          onChange={setDeviceId}
          isClearable
        />
        <DateField label={t('rerunFrom')} value={from} onChange={setFrom} today={today} required />
        <DateField label={t('rerunTo')} value={to} onChange={setTo} today={today} required />
        <Button
          variant="default"
          loading={start.isPending}
          disabled={!from || !to || from > to}
          onClick={begin}
        >
          {t('rerunStart')}
        </Button>
      </Group>
      <Stack gap="xs" mt="sm" role="status">
        {(reruns.data?.items ?? []).map((rerun) => (
          <Group key={rerun.id} gap="sm" className={styles.rerun ?? ''}>
            <Text size="sm">
              {rerun.device?.name ?? rerun.profile?.name}: {format.instant(rerun.from)} –{' '}
              {format.instant(rerun.until)}. {stateOf(rerun)} · {rerun.person},{' '}
              {format.instant(rerun.requestedAt)}
            </Text>
            {isUnderWay(rerun) && (
              <Button
                variant="subtle"
                size="compact-xs"
                onClick={() =>
                  void perform(
                    cancel.mutateAsync({ params: { ...params, messageRerunId: rerun.id } }),
                  )
                }
              >
                {t('cancel')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </FormSection>
  )
}
