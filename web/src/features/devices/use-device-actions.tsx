import { type DeviceRow, deviceRoutes } from '@puquio/contract/modi/devices'
import {
  IconArchive,
  IconArrowBackUp,
  IconChartLine,
  IconCopy,
  IconBell,
  IconHistory,
  IconPencil,
  IconToggleRight,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { paths } from '../../lib/paths.ts'
import type { Action } from '../../ui/ActionMenu.tsx'
import { confirm } from '../../ui/dialog/confirm.ts'
import { toastOutcome } from '../../ui/toasts/toast-outcome.ts'
import './texts.ts'

/** What can be done with a device; it is kept by the system administrator. */
export const useDeviceActions = (projectId: number, canEdit: boolean) => {
  const { t } = useTranslation('devices')
  const navigate = useNavigate()
  const retire = useApiMutation(deviceRoutes.retire)
  const restore = useApiMutation(deviceRoutes.restore)
  const perform = async (work: Promise<unknown>, done: string) => {
    await toastOutcome(work, { done, action: 'device' })
  }
  return (one: DeviceRow): Action[] => {
    const { id: deviceId, serial, name, retiredAt } = one
    const of = { params: { projectId, deviceId } }
    const retired = async () => {
      const question = { title: t('retireTitle', { name }), text: t('retireText') }
      if (await confirm({ ...question, confirmLabel: t('retire') }))
        await perform(retire.mutateAsync(of), t('wasRetired', { name }))
    }
    const open: Action = {
      label: t('graph'),
      icon: <IconChartLine size={16} />,
      onSelect: () => void navigate(paths.device(deviceId, serial)),
    }
    const rules: Action = {
      label: t('alarmRules'),
      icon: <IconBell size={16} />,
      onSelect: () => void navigate(paths.alarmRules(deviceId)),
    }
    const records: Action = {
      label: t('records'),
      icon: <IconHistory size={16} />,
      onSelect: () => void navigate(paths.deviceRecords(deviceId)),
    }
    const commands: Action = {
      label: t('commands'),
      icon: <IconToggleRight size={16} />,
      onSelect: () => void navigate(paths.deviceCommands(deviceId)),
    }
    if (!canEdit) return [open, records, rules, commands]
    return [
      open,
      records,
      rules,
      commands,
      {
        label: t('edit'),
        icon: <IconPencil size={16} />,
        onSelect: () => void navigate(paths.deviceEdit(deviceId)),
      },
      {
        label: t('clone'),
        icon: <IconCopy size={16} />,
        onSelect: () => void navigate(paths.deviceClone(deviceId)),
      },
      retiredAt === null
        ? { label: t('retire'), icon: <IconArchive size={16} />, onSelect: () => void retired() }
        : {
            label: t('restore'),
            icon: <IconArrowBackUp size={16} />,
            onSelect: () => void perform(restore.mutateAsync(of), t('wasRestored', { name })),
          },
    ]
  }
}
