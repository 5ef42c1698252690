const everyMs = 500

/**
 * Runs a check while it writes its progress twice a second, which also shows that its process is alive. The check's signal
 * ends with it, and before where `keepAlive` says that another run took over.
 */
export async function whileAlive(
  signal: AbortSignal,
  keepAlive: () => Promise<boolean>,
  check: (ended: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController()
  const tell = async () => {
    if (!(await keepAlive())) stop.abort(new Error('another run took over'))
  }
  const timer = setInterval(() => void tell().catch(() => undefined), everyMs)
  try {
    await check(AbortSignal.any([signal, stop.signal]))
  } finally {
    clearInterval(timer)
    stop.abort(new Error('the check has ended'))
  }
}
