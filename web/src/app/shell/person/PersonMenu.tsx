import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconBell,
  IconInfoCircle,
  IconKey,
  IconLogout,
  IconMail,
  IconShieldCheck,
  IconApi,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../../lib/later-part.ts'
import { paths } from '../../../lib/paths.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { useUser } from '../../../lib/session.ts'
import { initialsOf } from '../../../lib/texts/initials.ts'
import { leave } from './leave.ts'
import styles from './PersonMenu.module.css'
import '../texts.ts'

const ContactDialog = laterPart(async () => (await import('./ContactDialog.tsx')).ContactDialog)
const ContextDialog = laterPart(async () => (await import('./ContextDialog.tsx')).ContextDialog)
const PolicyDialog = laterPart(
  async () => (await import('../../../features/policy/components/PolicyDialog.tsx')).PolicyDialog,
)

type Opened = 'contact' | 'policy' | 'context' | null

/** The person at the foot of the side bar, and what belongs to them. */
export const PersonMenu = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const { t } = useTranslation('shell')
  const user = useUser()
  const { project, policy } = useProjectContext()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>(null)
  const name = `${user.name} ${user.last_name}`.trim()
  const close = () => setOpened(null)
  return (
    <>
      <Menu position="top-start" width={230}>
        <Menu.Target>
          <UnstyledButton className={styles.person} title={name}>
            <VisuallyHidden>{t('account', { name })}</VisuallyHidden>
            <span aria-hidden className={styles.initials}>
              {initialsOf(`${user.name.trim().split(/\s/)[0]} ${user.last_name}`)}
            </span>
            {!isCollapsed && (
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.email}>{user.email}</span>
              </span>
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconKey size={16} />}
            onClick={() => void navigate(paths.forgot())}
          >
            {t('changePassword')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBell size={16} />}
            onClick={() => void navigate(paths.notificationPreferences())}
          >
            {t('notificationPreferences')}
          </Menu.Item>
          {project && (
            <Menu.Item
              leftSection={<IconApi size={16} />}
              onClick={() => void navigate(paths.settings('tokens'))}
            >
              {t('tokens')}
            </Menu.Item>
          )}
          {project && (
            <Menu.Item
              leftSection={<IconInfoCircle size={16} />}
              onClick={() => setOpened('context')}
            >
              {t('context')}
            </Menu.Item>
          )}
          {policy && (
            <Menu.Item
              leftSection={<IconShieldCheck size={16} />}
              onClick={() => setOpened('policy')}
            >
              {t('policy')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconMail size={16} />} onClick={() => setOpened('contact')}>
            {t('contact')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void leave()}>
            {t('signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {opened === 'contact' && <ContactDialog isOpen onClose={close} />}
        {opened === 'context' && project && (
          <ContextDialog isOpen onClose={close} project={project} />
        )}
        {opened === 'policy' && policy && <PolicyDialog isOpen onClose={close} policy={policy} />}
      </Suspense>
    </>
  )
}
