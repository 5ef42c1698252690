import { type ListedUser, userRoutes } from '@puquio/contract/users'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { PhoneDialog } from '../../../widgets/people/PhoneDialog.tsx'

/** Verifies the phone of a user, who says the code that arrived. */
export const UserPhoneDialog = ({ user, onClose }: { user: ListedUser; onClose: () => void }) => {
  const send = useApiMutation(userRoutes.sendPhoneCode)
  const verify = useApiMutation(userRoutes.verifyPhone)
  const params = { userId: user.id }
  return (
    <PhoneDialog
      phone={user.phone ?? ''}
      send={() => send.mutateAsync({ params })}
      verify={(code) => verify.mutateAsync({ params, body: { code } })}
      onClose={onClose}
    />
  )
}
