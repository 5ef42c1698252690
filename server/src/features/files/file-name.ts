import { safeName } from '@puquio/domain'

/** Extensions of the same group are replaced by each other, not appended. */
const knownEnding = /\.(jpe?g|jfif|png|webp|gif|hei[cf]|hif|pdf|xlsx|docx)$/i
const sameAs: Record<string, string[]> = { jpg: ['jpeg', 'jfif'], heic: ['heif', 'hif'] }
const nameMax = 200

/**
 * Returns the name for a download. Its extension is that of the content, since systems open files by it.
 * Another one stays before it, as it may be part of the name (`Muestra N-1.5`).
 */
export function fileName(given: string, ending: string): string {
  const name = given.trim()
  const has = name.split('.').at(-1)?.toLowerCase() ?? ''
  const isRight = name.includes('.') && (has === ending || sameAs[ending]?.includes(has))
  const end = isRight ? name.slice(-has.length - 1) : `.${ending}`
  const stem = (isRight ? name.slice(0, -end.length) : name.replace(knownEnding, ''))
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  return safeName(`${(stem || 'file').slice(0, nameMax - end.length).toWellFormed()}${end}`)
}
