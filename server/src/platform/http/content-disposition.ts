import { normalForm } from '@puquio/domain'

/** Returns the header that names a download (RFC 6266): in ASCII, and whole for browsers that read UTF-8. */
export function contentDisposition(
  name: string,
  { isInline = false }: { isInline?: boolean | undefined } = {},
): string {
  // Half of a pair of surrogates, which encodeURIComponent throws at, becomes U+FFFD.
  const wellFormed = name.toWellFormed()
  const ascii = normalForm(wellFormed, 'NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
  const encoded = encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
