import type { Project } from '@puquio/contract/projects'
import { Logo } from '../../../ui/Logo.tsx'
import { projectColors } from '../../../ui/styles/project-color.ts'
import styles from './ProjectLogo.module.css'

/** The project's logo; its initials on a readable shade of its colour where it has none. */
export const ProjectLogo = ({ project, size }: { project: Project | null; size: number }) => {
  if (project === null) return <Logo size={size} />
  if (project.logo !== null) {
    return <img src={project.logo} alt="" width={size} height={size} className={styles.image} />
  }
  const { fill, text } = projectColors(project.color)
  const color = { background: fill.light, color: text }
  return (
    <span aria-hidden className={styles.initials} style={{ ...color, width: size, height: size }}>
      {initialsOf(project.name)}
    </span>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
