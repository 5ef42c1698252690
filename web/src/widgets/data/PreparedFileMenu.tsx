import type { RouteInput } from '@puquio/contract'
import type { FileRoute } from '../../lib/api/download.ts'
import { DownloadMenu } from '../../ui/DownloadMenu.tsx'
import { preparedFile } from './prepared-file.ts'

type PreparedFileMenuProps<R extends FileRoute> = {
  route: R
  inputOf: (format: 'xlsx' | 'csv') => RouteInput<R>
}

/** The tables of what is on screen as a file that the server makes while one waits. */
export const PreparedFileMenu = <R extends FileRoute>({
  route,
  inputOf,
}: PreparedFileMenuProps<R>) => <DownloadMenu {...preparedFile(route, inputOf)} />
