import { mailFailureTerms } from '@puquio/contract/terms'
import { languages, type MailFailure, mailFailures, type Text } from '@puquio/domain'

export const mailProblemTexts = {
  MAIL_NOT_SENT: {
    es: 'El correo no se envió. El servidor respondió «{{reason}}». Revisar la configuración.',
    en: 'The e-mail was not sent. The server said “{{reason}}”. Check the settings.',
    fr: 'Le courriel n’a pas été envoyé. Le serveur a répondu « {{reason}} ». Vérifier la configuration.',
    pt: 'O e-mail não foi enviado. O servidor respondeu “{{reason}}”. Verificar a configuração.',
  },
} as const satisfies Record<'MAIL_NOT_SENT', Text>

/** Around the sentence that says why. */
const frame = {
  es: ['El correo no se envió.', 'Detalle: «{{reason}}».'],
  en: ['The e-mail was not sent.', 'Detail: “{{reason}}”.'],
  fr: ['Le courriel n’a pas été envoyé.', 'Détail : « {{reason}} ».'],
  pt: ['O e-mail não foi enviado.', 'Detalhe: “{{reason}}”.'],
} as const

const variantOf = (failure: MailFailure) =>
  Object.fromEntries(
    languages.map((language) => {
      const [before, after] = frame[language]
      return [language, `${before} ${mailFailureTerms[failure][language]} ${after}`]
    }),
  ) as Text

export const mailProblemVariants = Object.fromEntries(
  mailFailures.map((failure) => [`MAIL_NOT_SENT_${failure}`, variantOf(failure)]),
) as Record<`MAIL_NOT_SENT_${MailFailure}`, Text>
