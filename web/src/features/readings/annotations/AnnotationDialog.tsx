import { Textarea } from '@mantine/core'
import {
  type Annotation,
  annotationEdit,
  annotationInput,
  annotationRoutes,
} from '@puquio/contract/modi/annotations'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { instantOf, type Moment, momentOf, noMoment } from '../../../ui/fields/moment.ts'
import { MomentFields } from '../../../ui/fields/MomentFields.tsx'
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
type Values = { deviceId: number | null; from: Moment; until: Moment; text: string }

/** What happened to a device at a moment, or over a period. */
export const AnnotationDialog = ({ annotated, devices, onClose }: AnnotationDialogProps) => {
  const { t } = useTranslation('annotations')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const edited = 'annotation' in annotated ? annotated.annotation : null
  const create = useApiMutation(annotationRoutes.create)
  const edit = useApiMutation(annotationRoutes.edit)
  const fieldsOf = ({ from, until, text }: Values) => ({
    from: instantOf(from, timeZone) ?? '',
    until: instantOf(until, timeZone),
    text,
  })
  const from = 'annotation' in annotated ? annotated.annotation.from : annotated.atMs
  const sendForm = useSendForm<Values, Annotation>({
    initial: {
      deviceId: edited?.device.id ?? devices[0]?.id ?? null,
      from: momentOf(from, timeZone),
      until: edited?.until ? momentOf(edited.until, timeZone) : noMoment,
      text: edited?.text ?? '',
    },
    validate: (values) => {
      const fields = fieldsOf(values)
      return edited
        ? validateEdit({ ...fields, version: edited.version })
        : validateNew({ ...fields, deviceId: values.deviceId })
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
        <MomentFields
          {...form.getInputProps('from')}
          value={form.values.from}
          label={t('fromDay')}
          timeLabel={t('time')}
          today={today}
          required
        />
        <MomentFields
          {...form.getInputProps('until')}
          value={form.values.until}
          label={t('untilDay')}
          timeLabel={t('time')}
          description={t('untilHelp')}
          today={today}
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
