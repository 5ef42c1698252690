import { defineTexts } from '@puquio/domain'

/** What became of a delivery, as its sender and the system administrator read it. */
export const outcomeTexts = defineTexts({
  'state.waiting': { es: 'En espera', en: 'Waiting', fr: 'En attente', pt: 'Em espera' },
  'state.sent': { es: 'Enviado', en: 'Sent', fr: 'Envoyé', pt: 'Enviado' },
  'state.delivered': { es: 'Entregado', en: 'Delivered', fr: 'Remis', pt: 'Entregue' },
  'state.read': { es: 'Leído', en: 'Read', fr: 'Lu', pt: 'Lido' },
  'state.failed': { es: 'Falló', en: 'Failed', fr: 'Échoué', pt: 'Falhou' },
  'state.skipped': { es: 'No se envía', en: 'Not sent', fr: 'Non envoyé', pt: 'Não se envia' },
  whatsappRefused: {
    es: 'WhatsApp no entregó el mensaje. Confirmar con la persona que su número usa WhatsApp.',
    en: 'WhatsApp did not deliver the message. Check with the person that the number uses WhatsApp.',
    fr: 'WhatsApp n’a pas remis le message. Vérifier avec la personne que son numéro utilise WhatsApp.',
    pt: 'O WhatsApp não entregou a mensagem. Confirmar com a pessoa que o número usa WhatsApp.',
  },
  'skip.preference': {
    es: 'la persona no lo desea por este medio',
    en: 'the person does not want it this way',
    fr: 'la personne ne le souhaite pas par ce moyen',
    pt: 'a pessoa não deseja por este meio',
  },
  'skip.phone-not-verified': {
    es: 'su teléfono no está verificado',
    en: 'their phone is not verified',
    fr: 'son téléphone n’est pas vérifié',
    pt: 'o telefone não está verificado',
  },
  'skip.not-configured': {
    es: 'no está configurado en el sistema',
    en: 'it is not configured in the system',
    fr: 'il n’est pas configuré dans le système',
    pt: 'não está configurado no sistema',
  },
})
