import type { AdministeredProject } from '@puquio/contract/projects'
import styles from './ProjectName.module.css'

/** A project's name beside its colour. */
export const ProjectName = ({ project }: { project: AdministeredProject }) => (
  <span className={styles.name}>
    <span aria-hidden className={styles.color} style={{ background: project.color }} />
    {project.name}
  </span>
)
