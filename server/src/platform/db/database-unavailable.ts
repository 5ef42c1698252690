/** No connection was available, or it was lost: the statement may or may not have run. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** Error codes of a server that is out of connections or space, or that is starting or stopping. */
export const isUnavailable = (error: unknown) =>
  /^(53|57P0|08)/.test((error as { code?: string }).code ?? '')
