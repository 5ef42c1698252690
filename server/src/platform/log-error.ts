/** The parts of an error that help to fix it. Others may contain rows, addresses and connections. */
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

/** PostgreSQL (class 22) and the JSON parser quote the input that they cannot read. */
function withoutValues({ name, code, message }: Error & { code?: unknown }): string {
  const quotes = name === 'SyntaxError' || (typeof code === 'string' && code.startsWith('22'))
  return quotes ? message.replace(/(["']).*\1/s, '…') : message
}
