export type Batches<Row> = AsyncIterable<readonly Row[]>

/** Rows one by one over several sheets, knowing whether there is another; they arrive many at once. */
export class RowSource<Row> {
  ended = false
  #batch: readonly Row[] = []
  #at = 0
  readonly #batches: AsyncIterator<readonly Row[]>

  constructor(batches: Batches<Row>) {
    this.#batches = batches[Symbol.asyncIterator]()
  }

  /** The next row of those that are here. */
  take(): Row | undefined {
    return this.#batch[this.#at++]
  }

  /** Waits for rows; false where there are no more. */
  async wait(): Promise<boolean> {
    while (this.#at >= this.#batch.length) {
      if (this.ended) return false
      const { done, value } = await this.#batches.next()
      if (done) this.ended = true
      this.#batch = done ? [] : value
      this.#at = 0
    }
    return true
  }

  async close(): Promise<void> {
    if (this.ended) return
    this.ended = true
    await this.#batches.return?.()
  }
}

/** Rows that come one by one. */
export async function* oneByOne<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  for await (const row of rows) yield [row]
}
