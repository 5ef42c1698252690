/** As much of an error as helps to mend it. The rest of it may hold rows, addresses and connections. */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const given = error as Error & { code?: unknown; errors?: unknown }
  const facts = Object.entries(given).filter(
    ([name, value]) => told.includes(name) && typeof value === 'string',
  )
  const causes = [given.cause, given.errors].flat().filter((one) => one instanceof Error)
  return {
    type: error.constructor.name,
    message: withoutValues(given),
    ...Object.fromEntries(facts),
    // Its first lines are the message once more.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(causes.length > 0 && depth < mostDeep
      ? { causes: causes.slice(0, mostDeep).map((one) => logError(one, depth + 1)) }
      : {}),
  }
}

const told = ['code', 'severity', 'table', 'constraint', 'routine', 'syscall']
const mostDeep = 3

type LoggedError = {
  type: string
  message: string
  stack?: string
  causes?: LoggedError[]
  [fact: string]: unknown
}

/** What PostgreSQL (class 22) and the JSON reader cannot read, they quote. */
function withoutValues({ name, code, message }: Error & { code?: unknown }): string {
  const quotes = name === 'SyntaxError' || (typeof code === 'string' && code.startsWith('22'))
  return quotes ? message.replace(/(["']).*\1/s, '…') : message
}
