import {
  getDocument,
  InvalidPDFException,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  PasswordException,
  PDFDataRangeTransport,
  VerbosityLevel,
} from 'pdfjs-dist'
import { ownFiles, sharedWorker } from './pdfjs.ts'
import { openRanges, type RangeSource, ViewError } from './range-source.ts'

/** More pixels a picture of a page may not have. */
const mostPicturePixels = 64_000_000

export type OpenDocument = {
  pdf: PDFDocumentProxy
  close: () => void
}

/**
 * Opens a document for reading: in parts, where its server knows them. Its scripts are never run: that takes a part of
 * pdf.js which is not loaded.
 *
 * @param onBroken Is told when a part does not come; reading goes on once `again` is called.
 */
export async function openDocument(
  url: string,
  onBroken: (again: () => void) => void,
): Promise<OpenDocument> {
  const source = await openRanges(url)
  const isWhole = source instanceof Uint8Array
  const task = getDocument({
    ...(isWhole ? { data: source } : { range: transportOf(source, onBroken) }),
    ...ownFiles,
    worker: sharedWorker(),
    disableStream: true,
    disableAutoFetch: true,
    enableXfa: false,
    maxImageSize: mostPicturePixels,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const close = () => {
      if (!isWhole) source.stop()
      void task.destroy()
    }
    return { pdf: await loaded(task), close }
  } catch (error) {
    if (!isWhole) source.stop()
    throw error
  }
}

async function loaded(task: PDFDocumentLoadingTask): Promise<PDFDocumentProxy> {
  const password = new Promise<never>((_resolve, reject) => {
    task.onPassword = () => reject(new ViewError('password'))
  })
  try {
    return await Promise.race([task.promise, password])
  } catch (error) {
    void task.destroy()
    if (error instanceof PasswordException) throw new ViewError('password')
    if (error instanceof InvalidPDFException) throw new ViewError('damaged')
    throw error
  }
}

function transportOf(source: RangeSource, onBroken: (again: () => void) => void) {
  const transport = new PDFDataRangeTransport(source.length, null)
  const ask = (begin: number, end: number) => {
    source.read(begin, end).then(
      (content) => transport.onDataRange(begin, content),
      (error: unknown) => {
        if (error instanceof DOMException) return
        onBroken(() => ask(begin, end))
      },
    )
  }
  transport.requestDataRange = ask
  return transport
}
