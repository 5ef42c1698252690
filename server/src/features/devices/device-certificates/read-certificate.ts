import { X509Certificate } from 'node:crypto'

export type ReadCertificate = { fingerprint: string; subject: string; notAfter: Date | null }

const subjectMax = 200

/** What was pasted: a certificate in PEM, or its SHA-256 in hex with or without colons. Null where it is neither. */
export function readCertificate(pasted: string): ReadCertificate | null {
  const hex = pasted.replaceAll(/[:\s]/g, '').toLowerCase()
  if (/^[0-9a-f]{64}$/.test(hex)) return { fingerprint: hex, subject: '', notAfter: null }
  if (!pasted.includes('-----BEGIN CERTIFICATE-----')) return null
  try {
    const certificate = new X509Certificate(pasted)
    return {
      fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
      subject: certificate.subject.replaceAll('\n', ', ').slice(0, subjectMax),
      notAfter: new Date(certificate.validTo),
    }
  } catch {
    return null
  }
}
