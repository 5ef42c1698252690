/** A time of day as people type it: 8, 815, 8:15, 08.15, 8h15. Returns null for any other text. */
export const readTime = (text: string): string | null => {
  const trimmed = text.trim().toLowerCase().replace(/\s*h$/, '')
  const [, hours, minutes = '00'] =
    /^(\d{1,2})\s*[:.h]\s*(\d{2})$/.exec(trimmed) ??
    /^(\d{1,2})(\d{2})$/.exec(trimmed) ??
    /^(\d{1,2})$/.exec(trimmed) ??
    []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
