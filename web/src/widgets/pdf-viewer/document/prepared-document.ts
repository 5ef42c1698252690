import { type OpenDocument, openDocument } from './open-document.ts'

type Again = () => void
type Prepared = {
  url: string
  opening: Promise<OpenDocument>
  /** Parts that did not come before anybody looked. */
  missing: Again[]
  tell: ((again: Again) => void) | null
}

let prepared: Prepared | null = null

/** Opens a document that is probably shown next, and reads the content of its page, if it is known: one at a time is kept so. */
export function prepareDocument(url: string, page?: number): void {
  if (prepared?.url === url) return
  dropPrepared()
  const missing: Again[] = []
  const own: Prepared = {
    url,
    missing,
    tell: null,
    opening: openDocument(url, (again) => (own.tell ? own.tell(again) : missing.push(again))),
  }
  prepared = own
  const read = async () => {
    const { pdf } = await own.opening
    if (page === undefined || page > pdf.numPages) return
    const content = await pdf.getPage(page)
    await content.getOperatorList()
  }
  // What fails now is asked for again, and told, when it is shown.
  read().catch(() => undefined)
}

/** The document of an address: the one that was prepared, else a new one. */
export async function takeDocument(
  url: string,
  onBroken: (again: Again) => void,
): Promise<OpenDocument> {
  if (prepared?.url !== url) return openDocument(url, onBroken)
  const own = prepared
  prepared = null
  try {
    const open = await own.opening
    own.tell = onBroken
    for (const again of own.missing) onBroken(again)
    return open
  } catch {
    return openDocument(url, onBroken)
  }
}

/** Closes what was prepared and is not going to be shown. */
export function dropPrepared(): void {
  const own = prepared
  prepared = null
  own?.opening.then(({ close }) => close()).catch(() => undefined)
}
