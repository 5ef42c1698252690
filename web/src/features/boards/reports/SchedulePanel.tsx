import { Alert, Checkbox, NativeSelect, Select } from '@mantine/core'
import { boardRoutes } from '@puquio/contract/boards/boards'
import {
  type ReportSchedule,
  reportScheduleInput,
  type ReportScheduleInput,
  reportScheduleRoutes,
} from '@puquio/contract/boards/report-schedules'
import { reportFrequencyTerms } from '@puquio/contract/terms/boards/terms'
import { languageNames, languages, reportFrequencies } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { PeoplePick } from '../../../widgets/people/PeoplePick.tsx'
import { namesClosedOut } from './names-closed-out.ts'
import '../texts.ts'

type SchedulePanelProps = { schedule: ReportSchedule | null; onClose: () => void }

type Draft = Omit<ReportScheduleInput, 'boardId' | 'startsOn' | 'recipients'> & {
  boardId: string | null
  startsOn: string | null
  /** Those that are still in the project. */
  people: readonly { id: number; name: string }[]
}

const bodyOf = ({ boardId, startsOn, people, ...draft }: Draft): ReportScheduleInput => ({
  ...draft,
  recipients: people.map(({ id }) => id),
  boardId: Number(boardId ?? 0),
  startsOn: startsOn ?? '',
})

const validate = validateWith(reportScheduleInput)

/** Which board is made when, and who is told. */
export const SchedulePanel = ({ schedule, onClose }: SchedulePanelProps) => {
  const { t } = useTranslation('boards')
  const { id: projectId, timeZone } = useProject()
  const language = useLanguage()
  const today = useToday(timeZone)
  const params = { projectId }
  const boards = useApi(boardRoutes.list, { params }).data ?? []
  const create = useApiMutation(reportScheduleRoutes.create)
  const edit = useApiMutation(reportScheduleRoutes.edit)
  const sendForm = useSendForm<Draft, ReportSchedule>({
    initial: schedule
      ? draftOf(schedule)
      : {
          boardId: null,
          frequency: 'monthly',
          startsOn: today,
          atTime: '07:00',
          language,
          people: [],
          byMail: true,
          enabled: true,
        },
    validate: (draft) => validate(bodyOf(draft)),
    send: (draft) =>
      schedule === null
        ? create.mutateAsync({ params, body: bodyOf(draft) })
        : edit.mutateAsync({
            params: { ...params, scheduleId: schedule.id },
            body: { ...bodyOf(draft), version: schedule.version },
          }),
    onSaved: ({ board, people }) => {
      const closedTo = namesClosedOut(people)
      showToast({
        kind: closedTo === '' ? 'success' : 'warning',
        text: [
          t('scheduled', { name: board }),
          ...(closedTo === '' ? [] : [t('closedTo', { people: closedTo })]),
        ].join(' '),
        action: 'schedule',
      })
      onClose()
    },
  })
  const { form } = sendForm
  const chosen = boards.find(({ id }) => String(id) === form.values.boardId)
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t(schedule === null ? 'newSchedule' : 'editSchedule')}
      submitLabel={t('saveSchedule')}
    >
      <Select
        {...form.getInputProps('boardId')}
        label={t('board')}
        required
        searchable
        data={boards.map(({ id, label }) => ({ value: String(id), label }))}
        nothingFoundMessage={t('none')}
      />
      {chosen && !chosen.isInMenu && (
        <Alert color="yellow" role="status">
          {t('boardNotInMenu')}{' '}
          <TextLink {...paths.project(projectId, 'menu')}>{t('toMenu')}</TextLink>
        </Alert>
      )}
      <FieldPairs>
        <NativeSelect
          {...form.getInputProps('frequency')}
          label={t('frequency')}
          data={reportFrequencies.map((value) => ({
            value,
            label: reportFrequencyTerms[value][language],
          }))}
        />
        <NativeSelect
          {...form.getInputProps('language')}
          label={t('language')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </FieldPairs>
      <FieldPairs>
        <DateField
          {...form.getInputProps('startsOn')}
          label={t('startsOn')}
          today={today}
          required
        />
        <TimeField
          label={t('atTime')}
          value={form.values.atTime}
          error={form.errors['atTime']}
          onChange={(time) => form.setFieldValue('atTime', time ?? '')}
        />
      </FieldPairs>
      <PeoplePick
        label={t('recipients')}
        error={form.errors['recipients'] === undefined ? undefined : t('recipientsMissing')}
        value={form.values.people}
        onChange={(people) => form.setFieldValue('people', people)}
      />
      <Checkbox {...form.getInputProps('byMail', { type: 'checkbox' })} label={t('byMail')} />
      <Checkbox {...form.getInputProps('enabled', { type: 'checkbox' })} label={t('enabled')} />
    </FormPanel>
  )
}

const draftOf = ({
  boardId,
  frequency,
  startsOn,
  atTime,
  language,
  people,
  byMail,
  enabled,
}: ReportSchedule): Draft => ({
  boardId: String(boardId),
  frequency,
  startsOn,
  atTime,
  language,
  people,
  byMail,
  enabled,
})
