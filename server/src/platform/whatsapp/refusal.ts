/** What the Cloud API answered instead of taking a message, or why it could not be asked. */
export class WhatsappRefusal extends Error {
  /** Of Meta's list of errors; null where the answer was none of its own. */
  readonly code: number | null
  /** Another attempt is of no use. */
  readonly isFinal: boolean
  /** The API said that it did not take the message. */
  readonly isAnswered: boolean

  constructor(code: number | null, message: string, status: number | null = null) {
    super(code === null ? message : `${message} (${code})`)
    this.name = 'WhatsappRefusal'
    this.code = code
    this.isFinal = code === null ? isFinalStatus(status) : !isPassing(code)
    this.isAnswered = status !== null && status < 500
  }
}

const isFinalStatus = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && status !== 429 && status !== 408

/**
 * What passes by itself or is the operator's to mend: throttling (4, 80007, 130429, 131048, 131056), a fault of
 * the service (1, 2, 131000, 131016), the token and its rights (0, 3, 10, 190, 200 to 299), payment and the
 * account (131042, 131031, 368), a number that is being registered or moved (133010, 133015, 131057). Source:
 * "Error codes" of the Cloud API's documentation.
 */
const isPassing = (code: number) => passing.has(code) || (code >= 200 && code <= 299)
const passing = new Set([
  0, 1, 2, 3, 4, 10, 190, 368, 80007, 130429, 131000, 131016, 131031, 131042, 131048, 131056,
  131057, 133010, 133015,
])
