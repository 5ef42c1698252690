/** What keeps a document from being shown. */
export type ViewProblem = 'connection' | 'missing' | 'password' | 'damaged'

export class ViewError extends Error {
  readonly problem: ViewProblem
  constructor(problem: ViewProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Bytes at the beginning and the end that are asked for at once: the head, and the table of what stands where. */
const firstBytes = 65_536
const pausesMs = [300, 1_000, 3_000]

type Piece = { begin: number; content: Uint8Array }

export type RangeSource = {
  length: number
  /** The bytes from `begin` to before `end`. */
  read: (begin: number, end: number) => Promise<Uint8Array>
  stop: () => void
}

/** A document that is read in parts; one whose server knows no parts comes as a whole. */
export async function openRanges(url: string): Promise<RangeSource | Uint8Array> {
  const aborter = new AbortController()
  const ask = (range: string) => askedAgain(url, range, aborter.signal)
  const [head, tail] = await Promise.all([
    ask(`bytes=0-${firstBytes - 1}`),
    ask(`bytes=-${firstBytes}`),
  ])
  if (head.status !== 206) {
    void tail.body?.cancel()
    return contentOf(head)
  }
  const length = Number(/\/(\d+)$/.exec(head.headers.get('content-range') ?? '')?.[1])
  const contents = await Promise.all([contentOf(head), contentOf(tail)])
  const pieces: Piece[] = contents.map((content, n) => ({
    begin: n === 0 ? 0 : length - content.length,
    content,
  }))
  return {
    length,
    async read(begin, end) {
      const known = pieceWith(pieces, begin, end)
      return known ?? contentOf(await ask(`bytes=${begin}-${end - 1}`))
    },
    stop: () => aborter.abort(),
  }
}

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
