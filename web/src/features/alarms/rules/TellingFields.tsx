import { Button, Checkbox, Group, NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { alarmRoutes } from '@puquio/contract/modi/alarms'
import { alarmBounds, severities, severityTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import type { RuleDraft } from './rule-draft.ts'
import './texts.ts'

const days = [1, 2, 3, 4, 5, 6, 7] as const
const methods = [1, 2, 3] as const

/** Who is told, when and how, and who after them. */
export const TellingFields = ({ form }: { form: UseFormReturnType<RuleDraft> }) => {
  const { t } = useTranslation('alarmRules')
  const language = useLanguage()
  const people = useApi(alarmRoutes.people, { params: { projectId: useProject().id } }).data ?? []
  const members = people.map(({ id, name }) => ({ key: id, name }))
  const { values } = form
  return (
    <>
      <NativeSelect
        {...form.getInputProps('severity')}
        label={t('severity')}
        data={severities.map((value) => ({ value, label: severityTerms[value][language] }))}
      />
      <MultiPick
        label={t('recipients')}
        allLabel={t('allWriters')}
        options={members}
        value={values.recipients}
        onChange={(ids) => form.setFieldValue('recipients', ids)}
      />
      <Checkbox.Group
        label={t('methods')}
        value={values.methods.map(String)}
        error={form.errors['methods']}
        onChange={(chosen) =>
          form.setFieldValue(
            'methods',
            methods.filter((method) => chosen.includes(String(method))),
          )
        }
      >
        <Group mt={4}>
          {methods.map((method) => (
            <Checkbox key={method} value={String(method)} label={t(`method_${method}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <NumberField
        {...form.getInputProps('repeatMinutes')}
        label={t('repeat')}
        unit="min"
        description={t('repeatHelp')}
      />
      <Checkbox
        {...form.getInputProps('hasSchedule', { type: 'checkbox' })}
        label={t('hasSchedule')}
      />
      {values.hasSchedule && (
        <>
          <Checkbox.Group
            label={t('days')}
            value={values.days.map(String)}
            error={form.errors['days']}
            onChange={(chosen) =>
              form.setFieldValue(
                'days',
                chosen.map(Number).toSorted((a, b) => a - b),
              )
            }
          >
            <Group mt={4}>
              {days.map((day) => (
                <Checkbox key={day} value={String(day)} label={t(`day_${day}`)} />
              ))}
            </Group>
          </Checkbox.Group>
          <FieldPairs>
            <TimeField {...form.getInputProps('from')} value={values.from} label={t('from')} />
            <TimeField {...form.getInputProps('until')} value={values.until} label={t('until')} />
          </FieldPairs>
        </>
      )}
      {values.escalation.map((step, at) => (
        <Group key={at} align="end" role="group" aria-label={t('escalation')}>
          <NumberField
            {...form.getInputProps(`escalation.${at}.afterMinutes`)}
            label={t('afterMinutes')}
            unit="min"
            required
          />
          <MultiPick
            label={t('andTell')}
            allLabel={t('administrators')}
            options={members}
            value={step.userIds}
            onChange={(ids) => form.setFieldValue(`escalation.${at}.userIds`, ids)}
          />
          <Button variant="subtle" onClick={() => form.removeListItem('escalation', at)}>
            {t('removeStep')}
          </Button>
        </Group>
      ))}
      {values.escalation.length < alarmBounds.escalationSteps && (
        <Group>
          <Button
            variant="default"
            size="xs"
            onClick={() => form.insertListItem('escalation', { afterMinutes: null, userIds: [] })}
          >
            {t('escalation')}: {t('addStep')}
          </Button>
        </Group>
      )}
      <Checkbox {...form.getInputProps('enabled', { type: 'checkbox' })} label={t('enabled')} />
    </>
  )
}
