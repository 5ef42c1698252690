export type FileRule = {
  /** Endings with their dot ('.xlsx') and media types ('image/*', 'application/pdf'). */
  accept: readonly string[]
  maxBytes: number
}

export type FileIssue = 'fileWrongType' | 'fileNotWorkbook' | 'fileTooLarge' | 'fileEmpty'

type CheckedFile = Pick<File, 'name' | 'type' | 'size'>

/** A first look, so that nobody waits for an upload that the server must refuse. */
export const fileIssue = (file: CheckedFile, { accept, maxBytes }: FileRule): FileIssue | null => {
  if (!accept.some((pattern) => fits(file, pattern)))
    return accept.includes('.xlsx') && !accept.includes('.pdf')
      ? 'fileNotWorkbook'
      : 'fileWrongType'
  if (file.size === 0) return 'fileEmpty'
  return file.size > maxBytes ? 'fileTooLarge' : null
}

/** Media types whose last part is not the ending that people know. */
const endings: Record<string, string> = {
  'image/*': 'JPG / PNG',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
}

/** 'XLSX, XLS', as people read it. */
export const typeNames = (accept: readonly string[]): string =>
  [
    ...new Set(
      accept.map(
        (pattern) => endings[pattern] ?? (pattern.split(/[./]/).at(-1) ?? '').toUpperCase(),
      ),
    ),
  ].join(', ')

const fits = (file: CheckedFile, pattern: string): boolean => {
  if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern.toLowerCase())
  return pattern.endsWith('/*') ? file.type.startsWith(pattern.slice(0, -1)) : file.type === pattern
}
