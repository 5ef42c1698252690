/** What keeps a document from being shown. */
export type ViewProblem = 'connection' | 'missing' | 'password' | 'damaged'

export class ViewError extends Error {
  readonly problem: ViewProblem
  constructor(problem: ViewProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Bytes that are asked for at once: of the beginning, where a copy for viewing has its first page, and of the end, where
 * other files say what stands where.
 */
const headBytes = 196_608
const tailBytes = 65_536
const pausesMs = [300, 1_000, 3_000]

type Piece = { begin: number; content: Uint8Array }

export type RangeSource = {
  length: number
  /** The bytes from `begin` to before `end`. */
  read: (begin: number, end: number) => Promise<Uint8Array>
  stop: () => void
}

/** How often both ends are asked for while the file behind the address changes. */
const mostBeginnings = 3

/**
 * A document that is read in parts; one whose server knows no parts comes as a whole. The file behind an address may
 * change while it is read: all parts are asked of the one that was begun with, which its ETag names (`of`).
 */
export async function openRanges(url: string): Promise<RangeSource | Uint8Array> {
  const aborter = new AbortController()
  const ask = (range: string, of?: string) =>
    askedAgain(of === undefined ? url : fileAt(url, of), range, aborter.signal)
  for (let beginning = 0; beginning < mostBeginnings; beginning += 1) {
    const [head, tail] = await Promise.all([
      ask(`bytes=0-${headBytes - 1}`),
      ask(`bytes=-${tailBytes}`),
    ])
    if (head.status !== 206) {
      void tail.body?.cancel()
      return contentOf(head)
    }
    if (tail.status !== 206 || fileOf(head) !== fileOf(tail)) continue
    const length = lengthOf(head)
    const of = hashOf(head)
    const contents = await Promise.all([contentOf(head), contentOf(tail)])
    const pieces: Piece[] = contents.map((content, n) => ({
      begin: n === 0 ? 0 : length - content.length,
      content,
    }))
    return {
      length,
      async read(begin, end) {
        const known = pieceWith(pieces, begin, end)
        if (known) return known
        const part = await ask(`bytes=${begin}-${end - 1}`, of)
        // Bytes of another file would show other pages, or none.
        if (part.status !== 206 || fileOf(part) !== fileOf(head)) throw new ViewError('connection')
        return contentOf(part)
      },
      stop: () => aborter.abort(),
    }
  }
  throw new ViewError('connection')
}

/** The SHA-256 that the server names its files by. */
const hashOf = ({ headers }: Response): string | undefined =>
  /^"([0-9a-f]{64})"$/.exec(headers.get('etag') ?? '')?.[1]
const lengthOf = ({ headers }: Response): number =>
  Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1])
/** Equal for two parts of one file. */
const fileOf = (part: Response): string => `${part.headers.get('etag')} ${lengthOf(part)}`
const fileAt = (url: string, of: string): string => `${url}${url.includes('?') ? '&' : '?'}of=${of}`

/** A copy: who reads it passes it on to a worker, and with it the memory. */
function pieceWith(pieces: readonly Piece[], begin: number, end: number): Uint8Array | null {
  const piece = pieces.find((one) => one.begin <= begin && end <= one.begin + one.content.length)
  return piece ? piece.content.slice(begin - piece.begin, end - piece.begin) : null
}

const contentOf = async (response: Response): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch {
    throw new ViewError('connection')
  }
}

/** A link that breaks for a moment is none to tell people of. */
async function askedAgain(url: string, range: string, signal: AbortSignal): Promise<Response> {
  for (const pauseMs of [...pausesMs, null]) {
    const answer = await fetch(url, { headers: { range }, credentials: 'include', signal }).catch(
      () => null,
    )
    if (answer?.ok) return answer
    if (signal.aborted) throw new DOMException('', 'AbortError')
    const isPassing = answer === null || answer.status >= 500 || answer.status === 429
    if (!isPassing) throw new ViewError('missing')
    if (pauseMs !== null) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new ViewError('connection')
}
