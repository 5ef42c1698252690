import { ActionIcon, Autocomplete, Button, NativeSelect, Text } from '@mantine/core'
import { limitRoutes, type StationStandards } from '@puquio/contract/laboratory/limits'
import { type LimitChoice, limitChoices, limitChoiceTerms } from '@puquio/domain'
import { IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './Limits.module.css'
import '../texts.ts'

type StationsFormProps = {
  stations: readonly StationStandards[]
  onClose: () => void
  onSaved: () => void
}
type Assigned = {
  standard: string
  category: string
  validFrom: string | null
  validTo: string | null
  frozenOn: string | null
}

type Values = {
  stations: number[]
  mode: 'replace' | 'add'
  limitChoice: LimitChoice
  assignments: Assigned[]
}

/** A new assignment begins today. */
const blankOn = (today: string): Assigned => ({
  standard: '',
  category: '',
  validFrom: today,
  validTo: null,
  frozenOn: null,
})

/** Of one station its own standards; of several a first one to fill in. */
const initialOf = (stations: readonly StationStandards[], today: string): Values => ({
  stations: stations.map(({ id }) => id),
  mode: 'replace',
  limitChoice: stations[0]?.limitChoice ?? 'first',
  assignments: stations.length === 1 ? (stations[0]?.assignments ?? []) : [blankOn(today)],
})

const validate = validateWith(limitRoutes.setStations.body)

/** The standards of a station, or the same ones for several. */
export const StationsForm = ({ stations, onClose, onSaved }: StationsFormProps) => {
  const { t } = useTranslation('limits')
  const language = useLanguage()
  const project = useProject()
  const params = { projectId: project.id }
  const today = useToday(project.timeZone)
  const standards = useApi(limitRoutes.standards, { params }).data ?? []
  const set = useApiMutation(limitRoutes.setStations)
  const [only] = stations
  const isOne = stations.length === 1 && only !== undefined
  const sendForm = useSendForm({
    initial: initialOf(stations, today),
    validate,
    send: (values) => set.mutateAsync({ params, body: limitRoutes.setStations.body.parse(values) }),
    onSaved: ({ stations: count }) => {
      showToast({ kind: 'success', text: t('stationsSaved', { count }), action: 'stations' })
      onSaved()
      onClose()
    },
  })
  const { form } = sendForm
  const { assignments } = form.values
  return (
    <FormPanel
      sendForm={sendForm}
      title={
        isOne
          ? t('standardsOf', { code: only.code })
          : t('standardsOfMany', { count: stations.length })
      }
      submitLabel={t('save')}
      widthPx={640}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('assignmentsHelp')}
      </Text>
      {!isOne && (
        <NativeSelect
          {...form.getInputProps('mode')}
          label={t('mode')}
          description={t('modeHelp')}
          data={[
            { value: 'replace', label: t('modeReplace') },
            { value: 'add', label: t('modeAdd') },
          ]}
        />
      )}
      <NativeSelect
        {...form.getInputProps('limitChoice')}
        label={t('choice')}
        description={t('choiceHelp')}
        data={limitChoices.map((value) => ({ value, label: limitChoiceTerms[value][language] }))}
      />
      {assignments.map(({ standard }, index) => {
        const categories = standards.find(({ code }) => code === standard)?.categories ?? []
        const field = (name: keyof Assigned) => form.getInputProps(`assignments.${index}.${name}`)
        return (
          <fieldset key={index} className={styles.group}>
            <legend>{t('assignmentNumber', { number: index + 1 })}</legend>
            <Autocomplete
              {...field('standard')}
              label={t('standard')}
              required
              maxLength={100}
              data={standards.map(({ code }) => code)}
            />
            <Autocomplete
              {...field('category')}
              label={t('category')}
              maxLength={100}
              data={categories.map(({ code }) => code)}
            />
            <DateField {...field('validFrom')} label={t('validFrom')} today={today} required />
            <DateField {...field('validTo')} label={t('validTo')} today={today} />
            <DateField
              {...field('frozenOn')}
              label={t('frozenOn')}
              description={t('frozenHelp')}
              today={today}
            />
            <div>
              {index > 0 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('moveUpAssignment', { number: index + 1 })}
                  title={t('moveUpAssignment', { number: index + 1 })}
                  onClick={() =>
                    form.reorderListItem('assignments', { from: index, to: index - 1 })
                  }
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('removeAssignment', { number: index + 1 })}
                title={t('removeAssignment', { number: index + 1 })}
                onClick={() => form.removeListItem('assignments', index)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button
          variant="default"
          size="xs"
          disabled={assignments.length >= 20}
          onClick={() => form.insertListItem('assignments', blankOn(today))}
        >
          {t('addAssignment')}
        </Button>
      </div>
    </FormPanel>
  )
}
