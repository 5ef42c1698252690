import { ActionIcon, Button, TextInput } from '@mantine/core'
import {
  type ResponsibleRole,
  responsibleRoleRoutes,
  roleEdit,
  roleHoldersMax,
  type RoleInput,
  roleInput,
} from '@puquio/contract/commitments/responsible-roles'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './RolePanel.module.css'
import { usePeople } from './use-people.ts'
import '../texts.ts'

type RolePanelProps = {
  /** The role to edit; without one, another is added. */
  role?: ResponsibleRole
  onClose: () => void
}
type Holding = { fromOn: string | null; userId: number | null }
type Draft = { name: string; holders: Holding[] }

/** The name of a role and all who hold it from when, those to come included. */
export const RolePanel = ({ role, onClose }: RolePanelProps) => {
  const { t } = useTranslation('tasks')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const people = usePeople(role)
  const create = useApiMutation(responsibleRoleRoutes.create)
  const edit = useApiMutation(responsibleRoleRoutes.edit)
  const editOf = (draft: Draft) => ({
    ...draft,
    isRetired: role?.retiredAt !== null,
    version: role?.version ?? 0,
  })
  const sendForm = useSendForm<Draft, ResponsibleRole>({
    initial: {
      name: role?.name ?? '',
      holders: role
        ? role.holders.map(({ fromOn, person }) => ({ fromOn, userId: person?.id ?? null }))
        : [{ fromOn: today, userId: null }],
    },
    validate: (draft) =>
      role ? validateWith(roleEdit)(editOf(draft)) : validateWith(roleInput)(draft),
    send: (draft) =>
      role
        ? edit.mutateAsync({
            params: { projectId, roleId: role.id },
            body: editOf(draft) as ReturnType<typeof editOf> & RoleInput,
          })
        : create.mutateAsync({ params: { projectId }, body: draft as RoleInput }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: ({ name }) => {
      showToast({ kind: 'success', text: t(role ? 'wasSaved' : 'added', { name }), action: 'role' })
      onClose()
    },
  })
  const { form } = sendForm
  const { holders } = form.values
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t(role ? 'editRole' : 'newRole')}
      submitLabel={t(role ? 'save' : 'addRole')}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('name')}
        description={t('roleNameHelp')}
        required
        maxLength={100}
        data-autofocus
      />
      <fieldset className={styles.holders}>
        <legend>{t('holders')}</legend>
        <p>{t('holdersHelp')}</p>
        {holders.map((holding, at) => (
          <div key={`${at} of ${holders.length}`} className={styles.holding}>
            <DateField
              {...form.getInputProps(`holders.${at}.fromOn`)}
              value={holding.fromOn}
              label={t('fromOn')}
              today={today}
              required
            />
            <ComboField
              {...form.getInputProps(`holders.${at}.userId`)}
              label={t('person')}
              options={people}
            />
            <ActionIcon
              aria-label={t('removeHolder', { name: nameOf(holding, people) ?? t('nobody') })}
              onClick={() => form.removeListItem('holders', at)}
            >
              <IconX size={16} />
            </ActionIcon>
          </div>
        ))}
        {holders.length < roleHoldersMax && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            onClick={() => form.insertListItem('holders', { fromOn: today, userId: null }, 0)}
          >
            {t('addHolder')}
          </Button>
        )}
      </fieldset>
    </FormPanel>
  )
}

const nameOf = ({ userId }: Holding, people: ReturnType<typeof usePeople>) =>
  people.find(({ key }) => key === userId)?.name
