import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { roleTerms } from '@puquio/contract/terms'
import { type PermissionCode, roles } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { roleNames } from '../member-columns.tsx'
import { withPermission } from '../permissions.ts'
import '../texts.ts'

export type TypedMembership = {
  permissions: PermissionCode[]
  isGuest: boolean
  endsOn: string | null
}

export const newMembership: TypedMembership = {
  permissions: [roles.READ],
  isGuest: false,
  endsOn: null,
}

type MembershipFieldsProps = { form: UseFormReturnType<TypedMembership>; timeZone: string }

/** What somebody may do in the project, and until when a guest. */
export const MembershipFields = ({ form, timeZone }: MembershipFieldsProps) => {
  const { t } = useTranslation('members')
  const language = useLanguage()
  const today = useToday(timeZone)
  const { permissions, isGuest } = form.values
  const setGuest = (isNow: boolean) => {
    form.setFieldValue('isGuest', isNow)
    if (!isNow) form.setFieldValue('endsOn', null)
    else if (permissions.includes(roles.ADMIN)) form.setFieldValue('permissions', [roles.READ])
  }
  return (
    <>
      <Checkbox.Group
        label={t('permissions')}
        required
        error={form.errors.permissions}
        value={permissions.map(String)}
      >
        {roleNames.map((role) => (
          <Checkbox
            key={role}
            mt="xs"
            value={String(roles[role])}
            label={roleTerms[role][language]}
            description={t(`may${role}`)}
            disabled={isGuest && role === 'ADMIN'}
            onChange={(event) =>
              form.setFieldValue(
                'permissions',
                withPermission(permissions, roles[role], event.currentTarget.checked),
              )
            }
          />
        ))}
      </Checkbox.Group>
      <Checkbox
        checked={isGuest}
        onChange={(event) => setGuest(event.currentTarget.checked)}
        label={t('isGuest')}
        description={t('isGuestHelp')}
        error={form.errors.isGuest}
      />
      {isGuest && (
        <DateField
          {...form.getInputProps('endsOn')}
          label={t('endsOn')}
          description={t('endsOnHelp')}
          min={today}
          today={today}
        />
      )}
    </>
  )
}
