import { TextInput, UnstyledButton } from '@mantine/core'
import type { Project } from '@puquio/contract/projects'
import { nameKey } from '@puquio/domain'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProjectLogo } from './ProjectLogo.tsx'
import styles from './ProjectList.module.css'
import '../texts.ts'

type ProjectListProps = {
  projects: readonly Project[]
  currentId: number | undefined
  mark: (project: Project) => ReactNode
  onChoose: (project: Project) => void
}

/** Projects to choose from, found by name or company; Enter chooses the first, arrows move. */
export const ProjectList = ({ projects, currentId, mark, onChoose }: ProjectListProps) => {
  const { t } = useTranslation('shell')
  const [search, setSearch] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const found = projects.filter(({ name, business }) =>
    nameKey(`${name} ${business}`).includes(nameKey(search)),
  )
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  }
  return (
    <div onKeyDown={move} role="presentation">
      <TextInput
        size="xs"
        type="search"
        data-autofocus
        aria-label={t('searchProject')}
        placeholder={t('searchProject')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && first) onChoose(first)
        }}
      />
      <ul ref={list} className={styles.list}>
        {found.map((project) => (
          <li key={project.id}>
            <UnstyledButton
              className={styles.item}
              aria-current={project.id === currentId || undefined}
              onClick={() => onChoose(project)}
            >
              <ProjectLogo project={project} size={24} />
              <span className={styles.words}>
                <span className={styles.name}>{project.name}</span>
                <span className={styles.business}>{project.business}</span>
              </span>
              {mark(project)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t('noProjectFound')}</p>}
    </div>
  )
}
