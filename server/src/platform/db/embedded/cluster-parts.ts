import type { PostgresPrograms } from './programs.ts'
import type { ServerUser } from './server-user.ts'

/** The files of one server: `folder` holds what initdb made, and our settings on top of it. */
export type Cluster = {
  folder: string
  programs: PostgresPrograms
  user: ServerUser
  forTests: boolean
}
