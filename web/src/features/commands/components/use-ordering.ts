import {
  type CommandInput,
  commandRoutes,
  type DeviceCommand,
} from '@puquio/contract/modi/commands'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useProof } from '../../../widgets/proof/use-proof.ts'
import '../texts.ts'

type Ordered<Input> = Input extends unknown ? Omit<Input, 'key' | 'ttlS'> : never
type Values = { password: string; ttlS: string }

/** How one dialog asks for one command: a try that is repeated, after signing in again, is the same command. */
export const useOrdering = (deviceId: number, onClose: () => void) => {
  const { t } = useTranslation('commands')
  const params = { projectId: useProject().id, deviceId }
  const key = useRef(crypto.randomUUID())
  const request = useApiMutation(commandRoutes.request)
  const { isAsked, withProof } = useProof()
  const order = (
    { password, ttlS }: Values,
    command: Ordered<CommandInput>,
  ): Promise<DeviceCommand> =>
    withProof(password, () =>
      request.mutateAsync({
        params,
        body: { ...command, ttlS: Number(ttlS), key: key.current },
      }),
    )
  const onSaved = () => {
    showToast({ kind: 'success', text: t('wasRequested'), action: 'command' })
    onClose()
  }
  return { isAsked, order, onSaved }
}
