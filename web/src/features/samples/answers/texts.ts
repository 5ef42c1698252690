import { followUpTerms } from '@puquio/contract/follow-up/follow-up-terms'
import { defineTexts } from '@puquio/domain'

/** Which monitoring a sample answers. */
export const sampleAnswerTexts = defineTexts({
  answerTitle: {
    es: 'Monitoreo que responde',
    en: 'Monitoring that it answers',
    fr: 'Suivi auquel il répond',
    pt: 'Monitoramento que responde',
  },
  answerSuggested: {
    es: 'Puede responder a este monitoreo:',
    en: 'It may answer this monitoring:',
    fr: 'Il peut répondre à ce suivi :',
    pt: 'Pode responder a este monitoramento:',
  },
  answerOf: {
    es: '{{plan}}, fecha estimada {{date}}',
    en: '{{plan}}, estimated date {{date}}',
    fr: '{{plan}}, date estimée {{date}}',
    pt: '{{plan}}, data estimada {{date}}',
  },
  answerComplete: {
    es: 'Perfil «{{name}}» completo.',
    en: 'Profile “{{name}}” complete.',
    fr: 'Profil « {{name}} » complet.',
    pt: 'Perfil “{{name}}” completo.',
  },
  answerMissing: {
    es: 'Del perfil «{{name}}» faltan: {{missing}}.',
    en: 'Missing of the profile “{{name}}”: {{missing}}.',
    fr: 'Manquent du profil « {{name}} » : {{missing}}.',
    pt: 'Do perfil “{{name}}” faltam: {{missing}}.',
  },
  answerConfirm: { es: 'Confirmar', en: 'Confirm', fr: 'Confirmer', pt: 'Confirmar' },
  answerUndo: {
    es: 'Ya no responde',
    en: 'No longer answers it',
    fr: 'N’y répond plus',
    pt: 'Já não responde',
  },
  answerSaved: {
    es: 'La muestra responde al monitoreo.',
    en: 'The sample answers the monitoring.',
    fr: 'L’échantillon répond au suivi.',
    pt: 'A amostra responde ao monitoramento.',
  },
  answerTakenBack: {
    es: 'La muestra ya no responde al monitoreo. Su seguimiento queda como está.',
    en: 'The sample no longer answers the monitoring. Its follow-up stays as it is.',
    fr: 'L’échantillon ne répond plus au suivi. Ce qui a été saisi reste tel quel.',
    pt: 'A amostra já não responde ao monitoramento. Seu acompanhamento fica como está.',
  },
  answerForm: {
    es: 'Completar el seguimiento con esta muestra',
    en: 'Complete the follow-up with this sample',
    fr: 'Compléter le suivi avec cet échantillon',
    pt: 'Completar o acompanhamento com esta amostra',
  },
  answerHelp: {
    es: 'El monitoreo queda realizado el {{date}}, con muestra.',
    en: 'The monitoring is done on {{date}}, with a sample.',
    fr: 'Le suivi est réalisé le {{date}}, avec échantillon.',
    pt: 'O monitoramento fica realizado em {{date}}, com amostra.',
  },
  answerObservation: followUpTerms.observation,
  answerReasonGiven: {
    es: 'Resultados del laboratorio recibidos',
    en: 'Results of the laboratory received',
    fr: 'Résultats du laboratoire reçus',
    pt: 'Resultados do laboratório recebidos',
  },
  answerObservationGiven: {
    es: 'Muestra {{code}}',
    en: 'Sample {{code}}',
    fr: 'Échantillon {{code}}',
    pt: 'Amostra {{code}}',
  },
})
