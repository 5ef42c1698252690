/** A page that did not arrive: its chunk took too long, or is gone since a newer version was installed. */
export class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded', { cause })
    this.name = 'PageNotLoaded'
  }
}

export const inTime = async <Value>(promise: Promise<Value>, limitMs: number): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${limitMs} ms have passed`)), limitMs)
  })
  try {
    return await Promise.race([promise, tooLate])
  } catch (error) {
    throw new PageNotLoaded(error)
  } finally {
    clearTimeout(timer)
  }
}
