const quarterMs = 900_000

/** The pause of a delivery while no mail server, or no WhatsApp account, is set. */
export const unsetPauseMs = quarterMs

/**
 * Pauses double from one second to 30; after an hour of them they are 15 minutes long, for five days. The
 * first hour is 124 attempts. What is final is not tried again.
 */
export const deliveryPauses =
  (isFinal: (error: unknown) => boolean) =>
  ({ attempt }: { attempt: number }, error: unknown): number | null => {
    if (isFinal(error) || attempt >= 604) return null
    return attempt > 124 ? quarterMs : Math.min(1000 * 2 ** (attempt - 1), 30_000)
  }
