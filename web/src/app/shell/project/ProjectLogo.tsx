import type { Project } from '@puquio/contract/projects'
import { useState } from 'react'
import { onApiHost } from '../../../lib/api/address.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { projectColors } from '../../../ui/styles/project-color.ts'
import { initialsOf } from '../../../lib/texts/initials.ts'
import styles from './ProjectLogo.module.css'

/** The project's logo; its initials on a readable shade of its colour where it has none. */
export const ProjectLogo = ({ project, size }: { project: Project | null; size: number }) => {
  // A project whose policy is not accepted yet does not show it: asked for again once one is.
  const { policy } = useProjectContext()
  const [refused, setRefused] = useState<string | null>(null)
  if (project === null) return <Logo size={size} />
  const { logo } = project
  const asked = `${logo} ${policy?.acceptance_date}`
  if (logo !== null && asked !== refused) {
    const side = { width: size, height: size }
    const onError = () => setRefused(asked)
    return <img src={onApiHost(logo)} alt="" {...side} className={styles.image} onError={onError} />
  }
  const { fill, text } = projectColors(project.color)
  const color = { background: fill.light, color: text }
  return (
    <span aria-hidden className={styles.initials} style={{ ...color, width: size, height: size }}>
      {initialsOf(project.name)}
    </span>
  )
}
