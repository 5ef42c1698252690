import type { ResponsibleRole } from '@puquio/contract/commitments/responsible-roles'
import { useTranslation } from 'react-i18next'
import { ComboField, type ComboFieldProps } from '../../../ui/fields/ComboField.tsx'

type RoleFieldProps = Omit<ComboFieldProps<number>, 'options'> & {
  roles: readonly ResponsibleRole[]
}

/** A responsible role, with who holds it today below it; a retired one only where it is chosen. */
export const RoleField = ({ roles, description, ...field }: RoleFieldProps) => {
  const { t } = useTranslation('tasks')
  const chosen = roles.find(({ id }) => id === field.value)
  const offered = roles.filter((role) => role.retiredAt === null || role === chosen)
  return (
    <ComboField
      {...field}
      description={
        chosen ? t('roleHelp', { name: chosen.holder?.name ?? t('nobody') }) : description
      }
      options={offered.map(({ id, name }) => ({ key: id, name }))}
    />
  )
}
