import { Button, Textarea, TextInput } from '@mantine/core'
import { deviceMoveRoutes, moveInput, type MoveInput } from '@puquio/contract/modi/device-moves'
import type { Device } from '@puquio/contract/modi/devices'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import '../replacement-texts.ts'

type OfDevice = { device: Device }

/** When a logger left the place for another one, or came from one. */
export const Moves = ({ device }: OfDevice) => {
  const { t } = useTranslation('deviceReplacements')
  const project = useProject()
  const format = useFormat()
  const params = { projectId: project.id, deviceId: device.id }
  const moves = useApi(deviceMoveRoutes.list, { params }, { isQuiet: true }).data ?? []
  if (moves.length === 0) return null
  return (
    <ul aria-label={t('moves')}>
      {moves.map(({ id, movedOn, serial, from, to, note, createdBy }) => {
        const isLeft = from.id === device.id
        const other = isLeft ? to : from
        return (
          <li key={id}>
            {format.date(movedOn)}: {t(isLeft ? 'movedTo' : 'movedFrom', { serial })}{' '}
            <TextLink {...paths.deviceRecords(other.id)}>{other.name}</TextLink>
            {note && `. ${note}`} ({createdBy})
          </li>
        )
      })}
    </ul>
  )
}

/** For the system administrator: the logger goes to another place. */
export const MoveLogger = ({ device }: OfDevice) => {
  const { t } = useTranslation('deviceReplacements')
  const canMove = useMay()(deviceMoveRoutes.create.access)
  const [isOpen, setOpen] = useState(false)
  if (!canMove || device.retiredAt !== null) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('move')}
      </Button>
      {isOpen && <MoveDialog device={device} onClose={() => setOpen(false)} />}
    </>
  )
}

const MoveDialog = ({ device, onClose }: OfDevice & { onClose: () => void }) => {
  const { t } = useTranslation('deviceReplacements')
  const project = useProject()
  const today = useToday(project.timeZone)
  const navigate = useNavigate()
  const create = useApiMutation(deviceMoveRoutes.create)
  const { version, serial } = device
  const sendForm = useSendForm<MoveInput, { deviceId: number }>({
    initial: { name: '', stationId: null, movedOn: today, note: '', version },
    validate,
    send: (body) =>
      create.mutateAsync({ params: { projectId: project.id, deviceId: device.id }, body }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: ({ deviceId }) => {
      showToast({ kind: 'success', text: t('wasMoved'), action: 'device' })
      onClose()
      void navigate(paths.deviceEdit(deviceId))
    },
  })
  const of = sendForm.form.getInputProps
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('move')} submitLabel={t('save')}>
      <p>{t('moveHelp', { serial })}</p>
      <TextInput {...of('name')} label={t('newName')} required maxLength={100} />
      <StationPicker {...of('stationId')} label={t('station')} isClearable />
      <DateField {...of('movedOn')} label={t('movedOn')} today={today} required />
      <Textarea {...of('note')} label={t('note')} maxLength={500} autosize minRows={2} />
    </FormDialog>
  )
}

const validate = validateWith(moveInput)
