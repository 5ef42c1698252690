import type { RouteInput } from '@puquio/contract'
import { download, fileHref, type FileRoute } from '../../lib/api/download.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import type { TableFiles } from '../../ui/DownloadMenu.tsx'
import { showToast } from '../../ui/toasts/toasts.ts'

/**
 * A table as files that the server makes while one waits. They are fetched and not linked, so that a server that is busy
 * says so in the page.
 */
export const preparedFile = <R extends FileRoute>(
  route: R,
  inputOf: (format: 'xlsx' | 'csv') => RouteInput<R>,
): TableFiles => ({
  xlsx: fileHref(route, inputOf('xlsx')),
  csv: fileHref(route, inputOf('csv')),
  onChoose: (format) =>
    void download(route, inputOf(format)).catch((error) =>
      showToast({ kind: 'error', text: problemText(error), action: 'file' }),
    ),
})
