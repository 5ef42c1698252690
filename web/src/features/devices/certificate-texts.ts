import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'

const deviceCertificateTexts = defineTexts({
  certificates: {
    es: 'Certificados de cliente',
    en: 'Client certificates',
    fr: 'Certificats client',
    pt: 'Certificados de cliente',
  },
  help: {
    es: 'Por MQTT con TLS el dispositivo puede entrar con su certificado en lugar de un token. El servidor acepta solo los de la autoridad que el operador configuró.',
    en: 'By MQTT over TLS the device may sign in by its certificate instead of a token. The server takes only those of the authority that its operator has set.',
    fr: 'Par MQTT sur TLS, l’appareil peut se connecter par son certificat au lieu d’un jeton. Le serveur n’accepte que ceux de l’autorité configurée par l’exploitant.',
    pt: 'Por MQTT com TLS o dispositivo pode entrar com o certificado em vez de um token. O servidor aceita só os da autoridade que o operador configurou.',
  },
  none: {
    es: 'No tiene certificados.',
    en: 'It has no certificates.',
    fr: 'Il n’a pas de certificat.',
    pt: 'Não tem certificados.',
  },
  certificate: { es: 'Certificado', en: 'Certificate', fr: 'Certificat', pt: 'Certificado' },
  add: {
    es: 'Agregar certificado',
    en: 'Add a certificate',
    fr: 'Ajouter un certificat',
    pt: 'Adicionar certificado',
  },
  pasteHelp: {
    es: 'Pegar el certificado en PEM (sin su clave privada) o su huella SHA-256.',
    en: 'Paste the certificate in PEM (without its private key) or its SHA-256 fingerprint.',
    fr: 'Coller le certificat au format PEM (sans sa clé privée) ou son empreinte SHA-256.',
    pt: 'Colar o certificado em PEM (sem a chave privada) ou a impressão SHA-256.',
  },
  notAfter: { es: 'Válido hasta', en: 'Valid until', fr: 'Valable jusqu’au', pt: 'Válido até' },
  createdAt: pageWords.createdAt,
  createdBy: words.by,
  lastUsedAt: deviceWords.lastUsedAt,
  never: pageWords.never,
  save: words.save,
  revoke: words.revoke,
  revokeTitle: {
    es: '¿Revocar el certificado {{fingerprint}}?',
    en: 'Revoke the certificate {{fingerprint}}?',
    fr: 'Révoquer le certificat {{fingerprint}} ?',
    pt: 'Revogar o certificado {{fingerprint}}?',
  },
  revokeText: {
    es: 'El dispositivo ya no podrá entrar con él, y su conexión termina en segundos.',
    en: 'The device cannot sign in by it any more, and its connection ends within seconds.',
    fr: 'L’appareil ne pourra plus se connecter avec lui, et sa connexion se ferme en quelques secondes.',
    pt: 'O dispositivo não poderá mais entrar com ele, e a conexão termina em segundos.',
  },
  wasRevoked: {
    es: 'El certificado se revocó.',
    en: 'The certificate was revoked.',
    fr: 'Le certificat a été révoqué.',
    pt: 'O certificado foi revogado.',
  },
  wasAdded: {
    es: 'El certificado se agregó.',
    en: 'The certificate was added.',
    fr: 'Le certificat a été ajouté.',
    pt: 'O certificado foi adicionado.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    deviceCertificates: Bundle<typeof deviceCertificateTexts>
  }
}

addTexts('deviceCertificates', deviceCertificateTexts)
addTexts('fields', {
  'not-a-certificate': {
    es: 'No es un certificado en PEM ni una huella SHA-256 de 64 dígitos hexadecimales.',
    en: 'It is neither a certificate in PEM nor a SHA-256 fingerprint of 64 hexadecimal digits.',
    fr: 'Ce n’est ni un certificat PEM ni une empreinte SHA-256 de 64 chiffres hexadécimaux.',
    pt: 'Não é um certificado em PEM nem uma impressão SHA-256 de 64 dígitos hexadecimais.',
  },
})
