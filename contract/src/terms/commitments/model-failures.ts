import type { Text } from '@puquio/domain'

/** Why the language model gave nothing that could be used, and what to do. */
export const modelFailureTerms = {
  'not-configured': {
    es: 'No hay un modelo de lenguaje configurado en esta instalación. Los compromisos se detectan por reglas, no por IA.',
    en: 'No language model is set up in this installation. Commitments are detected by rules, not by AI.',
    fr: 'Aucun modèle de langage n’est configuré dans cette installation. Les engagements sont détectés par des règles, et non par l’IA.',
    pt: 'Não há modelo de linguagem configurado nesta instalação. Os compromissos são detectados por regras, não por IA.',
  },
  unauthorised: {
    es: 'El servidor del modelo no aceptó la clave. Pedir al operador que la revise.',
    en: 'The model’s server did not accept the key. Ask the operator to check it.',
    fr: 'Le serveur du modèle n’a pas accepté la clé. Demander à l’exploitant de la vérifier.',
    pt: 'O servidor do modelo não aceitou a chave. Pedir ao operador que a verifique.',
  },
  'no-credit': {
    es: 'La cuenta del modelo no tiene saldo o agotó su cuota. Pedir al operador que la revise.',
    en: 'The model’s account has no credit or used up its quota. Ask the operator to check it.',
    fr: 'Le compte du modèle n’a plus de crédit ou a épuisé son quota. Demander à l’exploitant de le vérifier.',
    pt: 'A conta do modelo está sem saldo ou esgotou sua cota. Pedir ao operador que a verifique.',
  },
  'unknown-model': {
    es: 'El servidor no conoce el modelo configurado. Pedir al operador que revise su nombre.',
    en: 'The server does not know the configured model. Ask the operator to check its name.',
    fr: 'Le serveur ne connaît pas le modèle configuré. Demander à l’exploitant d’en vérifier le nom.',
    pt: 'O servidor não conhece o modelo configurado. Pedir ao operador que verifique seu nome.',
  },
  'not-understood': {
    es: 'El servidor del modelo no aceptó la pregunta. Pedir al operador que revise la configuración del modelo.',
    en: 'The model’s server did not take the question. Ask the operator to check the model’s settings.',
    fr: 'Le serveur du modèle n’a pas accepté la question. Demander à l’exploitant de vérifier la configuration du modèle.',
    pt: 'O servidor do modelo não aceitou a pergunta. Pedir ao operador que verifique a configuração do modelo.',
  },
  unreachable: {
    es: 'No se pudo llegar al servidor del modelo. Pedir al operador que revise su dirección y la red.',
    en: 'The model’s server could not be reached. Ask the operator to check its address and the network.',
    fr: 'Le serveur du modèle est injoignable. Demander à l’exploitant de vérifier son adresse et le réseau.',
    pt: 'Não foi possível chegar ao servidor do modelo. Pedir ao operador que verifique seu endereço e a rede.',
  },
  unavailable: {
    es: 'El servidor del modelo está fuera de servicio o sobrecargado. Intentarlo más tarde.',
    en: 'The model’s server is out of service or overloaded. Try again later.',
    fr: 'Le serveur du modèle est hors service ou surchargé. Réessayer plus tard.',
    pt: 'O servidor do modelo está fora de serviço ou sobrecarregado. Tentar mais tarde.',
  },
  'rate-limited': {
    es: 'El servidor del modelo recibe demasiadas preguntas por ahora. Intentarlo más tarde.',
    en: 'The model’s server gets too many questions for now. Try again later.',
    fr: 'Le serveur du modèle reçoit trop de questions pour l’instant. Réessayer plus tard.',
    pt: 'O servidor do modelo recebe perguntas demais no momento. Tentar mais tarde.',
  },
  'timed-out': {
    es: 'El modelo no respondió a tiempo.',
    en: 'The model did not answer in time.',
    fr: 'Le modèle n’a pas répondu à temps.',
    pt: 'O modelo não respondeu a tempo.',
  },
  refused: {
    es: 'El modelo se negó a responder sobre estas páginas.',
    en: 'The model refused to answer on these pages.',
    fr: 'Le modèle a refusé de répondre sur ces pages.',
    pt: 'O modelo se recusou a responder sobre estas páginas.',
  },
  'not-json': {
    es: 'La respuesta del modelo no se pudo leer.',
    en: 'The model’s answer could not be read.',
    fr: 'La réponse du modèle n’a pas pu être lue.',
    pt: 'A resposta do modelo não pôde ser lida.',
  },
  'does-not-fit': {
    es: 'La respuesta del modelo no tiene la forma pedida.',
    en: 'The model’s answer does not have the form that was asked for.',
    fr: 'La réponse du modèle n’a pas la forme demandée.',
    pt: 'A resposta do modelo não tem a forma pedida.',
  },
  truncated: {
    es: 'La respuesta del modelo quedó cortada porque estas páginas dicen demasiado para una sola respuesta.',
    en: 'The model’s answer was cut off, since these pages say too much for one answer.',
    fr: 'La réponse du modèle a été tronquée, car ces pages en disent trop pour une seule réponse.',
    pt: 'A resposta do modelo foi cortada, porque estas páginas dizem demais para uma única resposta.',
  },
  'too-long': {
    es: 'Las páginas y las indicaciones son más largas de lo que el modelo lee de una vez.',
    en: 'The pages and the instructions are longer than what the model reads at once.',
    fr: 'Les pages et les consignes dépassent ce que le modèle lit en une fois.',
    pt: 'As páginas e as instruções são mais longas do que o modelo lê de uma vez.',
  },
  stopped: {
    es: 'La pregunta al modelo se detuvo antes de su respuesta.',
    en: 'The question to the model was stopped before its answer.',
    fr: 'La question au modèle a été arrêtée avant sa réponse.',
    pt: 'A pergunta ao modelo foi interrompida antes da resposta.',
  },
} as const satisfies Record<string, Text>

export type ModelFailure = keyof typeof modelFailureTerms
