import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Project } from '@puquio/contract/projects'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { chooseProject, useProjectContext } from '../../../lib/project/project-context.ts'
import { ProjectLogo } from './ProjectLogo.tsx'
import { ProjectList } from './ProjectList.tsx'
import styles from './ProjectSelector.module.css'
import '../texts.ts'

/** The current project, with its logo and colour; a click opens the list of the others. */
export const ProjectSelector = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const { t } = useTranslation('shell')
  const { project, projects } = useProjectContext()
  const [isOpen, setIsOpen] = useState(false)
  const router = useRouter()
  const choose = async (chosen: Project) => {
    setIsOpen(false)
    if (chosen.id === project?.id) return
    // Another project starts at its Home, since the open page belongs to this one; unsaved changes are
    // asked about first.
    await router.navigate(paths.home())
    if (router.state.location.pathname === '/') chooseProject(chosen)
  }
  const label = project ? t('currentProject', { name: project.name }) : t('chooseProject')
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      width={300}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={styles.selector}
          data-collapsed={isCollapsed || undefined}
          disabled={projects.length === 0}
          title={project?.name}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
          <ProjectLogo project={project} size={28} />
          {!isCollapsed && (
            <>
              <span className={styles.words}>
                <span className={styles.name}>{project?.name ?? t('chooseProject')}</span>
                {project && <span className={styles.business}>{project.business}</span>}
              </span>
              <IconSelector size={16} aria-hidden className={styles.arrow} />
            </>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={8}>
        <ProjectList
          projects={projects}
          mark={(one) => (one.id === project?.id ? <IconCheck size={16} aria-hidden /> : null)}
          currentId={project?.id}
          onChoose={(chosen) => void choose(chosen)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
