import type { Text } from '@puquio/domain'

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

/** The general data policy, version 1. Written for the demonstration; a company puts its own in its place. */
export const policyTitle: Text = {
  es: 'Política de tratamiento de datos personales',
  en: 'Personal data policy',
  fr: 'Politique de traitement des données personnelles',
  pt: 'Política de tratamento de dados pessoais',
}

export const policyContent: Text = {
  es: `<h3>Qué datos se tratan</h3>${paragraphs(
    'Puquio guarda su nombre, correo, teléfono y cargo, y registra cuándo ingresó y qué cambió en los monitoreos.',
  )}<h3>Para qué</h3>${paragraphs(
    'Los registros sustentan ante la autoridad quién hizo cada monitoreo y cuándo. No se usan para otro fin ni se entregan a terceros sin su consentimiento, salvo mandato legal.',
  )}<h3>Sus derechos</h3>${paragraphs(
    'Conforme a la Ley N.º 29733, Ley de Protección de Datos Personales, puede pedir acceso, rectificación, cancelación u oposición al área de asuntos ambientales de su empresa.',
    '<strong>Los registros de seguimiento no se eliminan:</strong> forman parte de la evidencia de cumplimiento.',
  )}`,
  en: `<h3>What is kept</h3>${paragraphs(
    'Puquio keeps your name, e-mail, phone and position, and records when you signed in and what you changed in the monitorings.',
  )}<h3>What for</h3>${paragraphs(
    'The records show the authority who did each monitoring and when. They serve no other purpose and go to no third party without your consent, unless the law orders it.',
  )}<h3>Your rights</h3>${paragraphs(
    'Under Peruvian Law No. 29733 on the protection of personal data you may ask the environmental area of your company for access, correction, cancellation or opposition.',
    '<strong>Follow-up records are never deleted:</strong> they are part of the evidence of compliance.',
  )}`,
  fr: `<h3>Données traitées</h3>${paragraphs(
    'Puquio conserve vos nom, courriel, téléphone et fonction, et enregistre vos connexions et vos modifications des suivis.',
  )}<h3>Finalité</h3>${paragraphs(
    "Ces registres montrent à l'autorité qui a réalisé chaque suivi et quand. Ils ne servent à rien d'autre et ne sont pas transmis à des tiers sans votre accord, sauf obligation légale.",
  )}<h3>Vos droits</h3>${paragraphs(
    "Selon la loi péruvienne n.º 29733 sur la protection des données personnelles, vous pouvez demander l'accès, la rectification, la suppression ou l'opposition au service environnemental de votre entreprise.",
    '<strong>Les registres de suivi ne sont jamais supprimés :</strong> ils font partie de la preuve de conformité.',
  )}`,
  pt: `<h3>Dados tratados</h3>${paragraphs(
    'O Puquio guarda seu nome, e-mail, telefone e cargo, e registra quando você entrou e o que mudou nos monitoramentos.',
  )}<h3>Finalidade</h3>${paragraphs(
    'Os registros mostram à autoridade quem fez cada monitoramento e quando. Não servem a outro fim nem são entregues a terceiros sem seu consentimento, salvo ordem legal.',
  )}<h3>Seus direitos</h3>${paragraphs(
    'Conforme a Lei peruana n.º 29733, de proteção de dados pessoais, você pode pedir acesso, retificação, cancelamento ou oposição à área ambiental da sua empresa.',
    '<strong>Os registros de acompanhamento nunca são apagados:</strong> fazem parte da evidência de cumprimento.',
  )}`,
}
