import type { Project } from '@puquio/contract/projects'
import { roleTerms } from '@puquio/contract/terms'
import { isLanguage, roles } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { useUser } from '../../../lib/session.ts'
import { timeZoneName } from '../../../lib/texts/time-zone-name.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FactList } from './FactList.tsx'
import '../texts.ts'

type ContextDialogProps = { isOpen: boolean; onClose: () => void; project: Project }

/** Shows the current project, and the user's permissions in it. */
export const ContextDialog = ({ isOpen, onClose, project }: ContextDialogProps) => {
  const { t, i18n } = useTranslation('shell')
  const { permissions } = useProjectContext()
  const { admin } = useUser()
  const language = isLanguage(i18n.language) ? i18n.language : 'es'
  const held = roleNames.filter((role) => permissions.includes(roles[role]))
  const words = [
    ...(admin ? [t('systemAdmin')] : []),
    ...held.map((role) => roleTerms[role][language]),
  ]
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('context')} size="sm">
      <FactList
        facts={[
          [t('projectName'), project.name],
          [t('business'), project.business],
          [t('role'), words.length > 0 ? words.join(', ') : t('noRole')],
          [t('timeZone'), timeZoneName(project.timeZone, language)],
        ]}
      />
    </Dialog>
  )
}

const roleNames = ['ADMIN', 'READ', 'WRITE', 'AUDIT'] as const
