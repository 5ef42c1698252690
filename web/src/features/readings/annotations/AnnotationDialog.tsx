import { Textarea } from '@mantine/core'
import {
  type Annotation,
  annotationEdit,
  annotationInput,
  annotationRoutes,
} from '@puquio/contract/modi/annotations'
import { isCalendarDate, timeIn, todayIn, zonedInstant } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { readTime } from '../../../ui/fields/time-text.ts'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import './texts.ts'

/** One that is edited, or the time of a new one. */
export type Annotated = { annotation: Annotation } | { atMs: number }
type AnnotationDialogProps = {
  annotated: Annotated
  devices: readonly Annotation['device'][]
  onClose: () => void
}
type Values = {
  deviceId: number | null
  fromOn: string | null
  fromTime: string | null
  untilOn: string | null
  untilTime: string | null
  text: string
}

/** What happened to a device at a moment, or over a period. */
export const AnnotationDialog = ({ annotated, devices, onClose }: AnnotationDialogProps) => {
  const { t } = useTranslation('annotations')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const edited = 'annotation' in annotated ? annotated.annotation : null
  const create = useApiMutation(annotationRoutes.create)
  const edit = useApiMutation(annotationRoutes.edit)
  const fieldsOf = ({ fromOn, fromTime, untilOn, untilTime, text }: Values) => ({
    from: instantOf(fromOn, fromTime, timeZone) ?? '',
    until: instantOf(untilOn, untilTime, timeZone),
    text,
  })
  const from = 'annotation' in annotated ? annotated.annotation.from : annotated.atMs
  const [begins, ends] = [partsOf(from, timeZone), partsOf(edited?.until ?? null, timeZone)]
  const sendForm = useSendForm<Values, Annotation>({
    initial: {
      deviceId: edited?.device.id ?? devices[0]?.id ?? null,
      fromOn: begins.on,
      fromTime: begins.time,
      untilOn: ends.on,
      untilTime: ends.time,
      text: edited?.text ?? '',
    },
    validate: (values) => {
      const fields = fieldsOf(values)
      const errors = edited
        ? validateEdit({ ...fields, version: edited.version })
        : validateNew({ ...fields, deviceId: values.deviceId })
      return {
        ...errors,
        ...(errors.from ? { fromOn: errors.from } : {}),
        ...(errors.until ? { untilOn: errors.until } : {}),
      }
    },
    send: (values) =>
      edited
        ? edit.mutateAsync({
            params: { projectId, annotationId: edited.id },
            body: { ...fieldsOf(values), version: edited.version },
          })
        : create.mutateAsync({
            params: { projectId },
            body: { deviceId: values.deviceId ?? 0, ...fieldsOf(values) },
          }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      showToast({ kind: 'success', text: t('saved'), action: 'annotation' })
      onClose()
    },
  })
  const { form } = sendForm
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t(edited ? 'editTitle' : 'addTitle')}
      submitLabel={t('save')}
    >
      {!edited && devices.length > 1 && (
        <ComboField
          {...form.getInputProps('deviceId')}
          label={t('device')}
          required
          options={devices.map(({ id, serial, name }) => ({ key: id, code: serial, name }))}
        />
      )}
      <FieldPairs>
        <DateField {...form.getInputProps('fromOn')} label={t('fromDay')} today={today} required />
        <TimeField
          {...form.getInputProps('fromTime')}
          value={form.values.fromTime}
          label={t('time')}
        />
        <DateField
          {...form.getInputProps('untilOn')}
          label={t('untilDay')}
          description={t('untilHelp')}
          today={today}
        />
        <TimeField
          {...form.getInputProps('untilTime')}
          value={form.values.untilTime}
          label={t('time')}
        />
      </FieldPairs>
      <Textarea
        {...form.getInputProps('text')}
        label={t('text')}
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
      />
    </FormDialog>
  )
}

const validateNew = validateWith(annotationInput)
const validateEdit = validateWith(annotationEdit)

const partsOf = (at: string | number | null, timeZone: string) => {
  if (at === null) return { on: null, time: null }
  const date = new Date(at)
  return { on: todayIn(timeZone, date), time: timeIn(timeZone, date) }
}

/** Null where neither is given; what is no date or no time becomes a text that the schema refuses. */
const instantOf = (on: string | null, time: string | null, timeZone: string): string | null => {
  if (on === null && time === null) return null
  const known = readTime(time ?? '00:00')
  return on === null || known === null || !isCalendarDate(on)
    ? ''
    : zonedInstant(on, known, timeZone)
}
