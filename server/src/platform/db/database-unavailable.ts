/** No connection was to be had, or it was lost: what was sent may or may not have been done. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** What a server says that is out of connections or space, or that is starting or stopping. */
export const isUnavailable = (error: unknown) =>
  /^(53|57P0|08)/.test((error as { code?: string }).code ?? '')
