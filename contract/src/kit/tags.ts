/**
 * What an answer is made of, and what a change makes stale: a GET names them as `reads`, a change as
 * `changes`, so that neither needs to know the other.
 */
export type Tag =
  | 'plans'
  | 'monitorings'
  | 'reference'
  /** Where an import stands, and the rows of its preview. */
  | 'imports'
  | 'unfinishedImports'
  | 'importRows'
  | 'projects'
  /** What a person may do in a project, and the menu that follows from it. */
  | 'rights'
  | 'policy'
  | 'users'
  | 'mails'
