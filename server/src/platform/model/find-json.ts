/**
 * Returns the one JSON object of a model's answer, which may stand in prose or between fences; undefined where there is
 * none, or more than one that could be meant.
 */
export function findJson(text: string): unknown {
  const whole = parse(text)
  if (whole !== undefined) return whole
  const first = text.indexOf('{')
  const last = text.lastIndexOf('}')
  return first === -1 || last < first ? undefined : parse(text.slice(first, last + 1))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
