import { Button, Textarea, TextInput } from '@mantine/core'
import {
  type DeviceReplacement,
  deviceReplacementRoutes,
  type ReplacementInput,
  replacementInput,
} from '@puquio/contract/modi/device-replacements'
import type { Device } from '@puquio/contract/modi/devices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../replacement-texts.ts'

type OfDevice = { device: Device }

/** When another logger went into the place. */
export const Replacements = ({ device }: OfDevice) => {
  const { t } = useTranslation('deviceReplacements')
  const project = useProject()
  const format = useFormat()
  const params = { projectId: project.id, deviceId: device.id }
  const events = useApi(deviceReplacementRoutes.list, { params }).data ?? []
  if (events.length === 0) return null
  return (
    <ul aria-label={t('replacements')}>
      {events.map(({ id, replacedOn, serialBefore, serialAfter, note, createdBy }) => (
        <li key={id}>
          {format.date(replacedOn)}: {t('replacedBy', { serialBefore, serialAfter })}
          {note && `. ${note}`} ({createdBy})
        </li>
      ))}
    </ul>
  )
}

/** For the system administrator: another logger goes into the place now. */
export const ReplaceLogger = ({ device }: OfDevice) => {
  const { t } = useTranslation('deviceReplacements')
  const canReplace = useMay()(deviceReplacementRoutes.create.access)
  const [isOpen, setOpen] = useState(false)
  // A place whose logger went elsewhere may get another one.
  if (!canReplace || (device.retiredAt !== null && device.loggerLeftOn === null)) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('replace')}
      </Button>
      {isOpen && <ReplaceDialog device={device} onClose={() => setOpen(false)} />}
    </>
  )
}

const ReplaceDialog = ({ device, onClose }: OfDevice & { onClose: () => void }) => {
  const { t } = useTranslation('deviceReplacements')
  const project = useProject()
  const today = useToday(project.timeZone)
  const create = useApiMutation(deviceReplacementRoutes.create)
  const { version, externalKey } = device
  const sendForm = useSendForm<ReplacementInput, DeviceReplacement[]>({
    initial: { serial: '', externalKey, replacedOn: today, note: '', version },
    validate,
    send: (body) =>
      create.mutateAsync({ params: { projectId: project.id, deviceId: device.id }, body }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      showToast({ kind: 'success', text: t('wasReplaced'), action: 'device' })
      onClose()
    },
  })
  const of = sendForm.form.getInputProps
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('replace')} submitLabel={t('save')}>
      <p>{t('help', { serial: device.serial })}</p>
      <TextInput {...of('serial')} label={t('newSerial')} required maxLength={60} />
      <TextInput {...of('externalKey')} label={t('externalKey')} maxLength={64} />
      <DateField {...of('replacedOn')} label={t('replacedOn')} today={today} required />
      <Textarea {...of('note')} label={t('note')} maxLength={500} autosize minRows={2} />
    </FormDialog>
  )
}

const validate = validateWith(replacementInput)
