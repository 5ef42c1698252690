import type { RouteInput } from '@puquio/contract'
import { download, fileHref, type FileRoute } from '../../lib/api/download.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { DownloadMenu } from '../../ui/DownloadMenu.tsx'
import { showToast } from '../../ui/toasts/toasts.ts'

type PreparedFileMenuProps<R extends FileRoute> = {
  route: R
  inputOf: (format: 'xlsx' | 'csv') => RouteInput<R>
}

/**
 * The tables of what is on screen as a file that the server makes while one waits. It is fetched and not linked, so that
 * a server that is busy says so in the page.
 */
export const PreparedFileMenu = <R extends FileRoute>({
  route,
  inputOf,
}: PreparedFileMenuProps<R>) => (
  <DownloadMenu
    xlsx={fileHref(route, inputOf('xlsx'))}
    csv={fileHref(route, inputOf('csv'))}
    onChoose={(format) =>
      void download(route, inputOf(format)).catch((error) =>
        showToast({ kind: 'error', text: problemText(error), action: 'file' }),
      )
    }
  />
)
