/** Endings that name one type: a picture of the one called by the other is renamed, not called both. */
const knownEnding = /\.(jpe?g|jfif|png|webp|gif|hei[cf]|hif|pdf|xlsx|docx)$/i
const sameAs: Record<string, string[]> = { jpg: ['jpeg', 'jfif'], heic: ['heif', 'hif'] }
const nameMax = 200

/**
 * The name under which a file is saved again: a system opens it by its ending, so that is the one of
 * its content. Another ending stays before it, as it may be part of the name (`Muestra N-1.5`).
 */
export function fileName(given: string, ending: string): string {
  const name = given.trim()
  const has = name.split('.').at(-1)?.toLowerCase() ?? ''
  const isRight = name.includes('.') && (has === ending || sameAs[ending]?.includes(has))
  const end = isRight ? name.slice(-has.length - 1) : `.${ending}`
  const stem = (isRight ? name.slice(0, -end.length) : name.replace(knownEnding, '')).trim()
  return `${(stem || 'file').slice(0, nameMax - end.length).toWellFormed()}${end}`
}
