import { type Language, normalForm, safeName } from '@puquio/domain'
import type { EvidenceOf, PackedEvidence } from './evidence-store.ts'
import { packTexts as texts } from '../texts.ts'

/** A file of the store in a pack: its number in the report, and its path in the ZIP. */
export type NumberedFile = {
  number: string
  path: string
  name: string
  sha256: string
  bytes: number
}

const longestName = 100

/** Names as every system unpacks them, without signs that are not seen, and short enough for its paths. */
function pathName(name: string): string {
  const seen = normalForm(name, 'NFC').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  const safe = safeName(seen).replaceAll('"', "'")
  if (safe.length <= longestName) return safe
  const dot = safe.lastIndexOf('.')
  const ending = dot > 0 && safe.length - dot <= 10 ? safe.slice(dot) : ''
  return safe.slice(0, longestName - ending.length) + ending
}

export const keyOf = (of: EvidenceOf, ofId: number) => `${of} ${ofId}`

/** Files in the order of the report, the same content once; and which ones belong to what. */
export function numberFiles(evidence: readonly PackedEvidence[], language: Language) {
  const byContent = new Map<string, NumberedFile>()
  const of = new Map<string, NumberedFile[]>()
  const counts = { E: 0, D: 0 }
  for (const one of evidence) {
    const { sha256 } = one
    const isDocument = one.of === 'document'
    let file = byContent.get(sha256)
    if (!file) {
      const letter = isDocument ? 'D' : 'E'
      const number = `${letter}-${String(++counts[letter]).padStart(4, '0')}`
      const folder = texts[isDocument ? 'documentsFolder' : 'evidenceFolder'][language]
      const path = `${folder}/${number} ${pathName(one.name)}`
      file = { number, path, name: one.name, sha256, bytes: one.bytes }
      byContent.set(sha256, file)
    }
    const key = keyOf(one.of, one.ofId)
    const known = of.get(key) ?? []
    if (!known.includes(file)) of.set(key, [...known, file])
  }
  const filesOf = (...keys: string[]) => keys.flatMap((key) => of.get(key) ?? [])
  return {
    files: [...byContent.values()],
    of: filesOf,
    numbersOf: (...keys: string[]) =>
      filesOf(...keys)
        .map(({ number }) => number)
        .join(', '),
  }
}
export type NumberedFiles = ReturnType<typeof numberFiles>
