import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'

const calculationTexts = defineTexts({
  title: deviceWords.calculations,
  variable: deviceWords.variable,
  noDevice: {
    es: 'No se encontró el dispositivo',
    en: 'The device was not found',
    fr: 'Appareil introuvable',
    pt: 'Dispositivo não encontrado',
  },
  devices: deviceWords.all,
  noVariables: {
    es: 'El dispositivo no tiene variables.',
    en: 'The device has no variables.',
    fr: 'L’appareil n’a pas de variables.',
    pt: 'O dispositivo não tem variáveis.',
  },
  calculations: {
    es: 'Cómo se calcula',
    en: 'How it is calculated',
    fr: 'Comment elle est calculée',
    pt: 'Como é calculada',
  },
  calculationsHelp: {
    es: 'Cada cálculo rige desde su fecha hasta el siguiente. Al cambiar uno, las lecturas se recalculan desde su fecha; lo que envió el sensor no cambia.',
    en: 'Each calculation holds from its date until the next one. When one changes, readings are calculated anew from its date; what the sensor sent does not change.',
    fr: 'Chaque calcul vaut depuis sa date jusqu’au suivant. Quand l’un change, les mesures sont recalculées depuis sa date ; ce que le capteur a envoyé ne change pas.',
    pt: 'Cada cálculo vale desde sua data até o seguinte. Ao mudar um, as leituras são recalculadas desde sua data; o que o sensor enviou não muda.',
  },
  asSent: {
    es: 'El valor es el que envía el sensor.',
    en: 'The value is what the sensor sends.',
    fr: 'La valeur est celle que le capteur envoie.',
    pt: 'O valor é o que o sensor envia.',
  },
  since: { es: 'Desde {{at}}', en: 'From {{at}}', fr: 'Dès {{at}}', pt: 'Desde {{at}}' },
  factor: { es: 'Factor', en: 'Factor', fr: 'Facteur', pt: 'Fator' },
  factorText: {
    es: 'valor = enviado × {{correction}} {{adjustment}}',
    en: 'value = sent × {{correction}} {{adjustment}}',
    fr: 'valeur = envoyé × {{correction}} {{adjustment}}',
    pt: 'valor = enviado × {{correction}} {{adjustment}}',
  },
  within: { es: 'hasta {{s}} s', en: 'within {{s}} s', fr: 'à {{s}} s', pt: 'até {{s}} s' },
  addedBy: {
    es: 'Agregado el {{at}} por {{by}}',
    en: 'Added on {{at}} by {{by}}',
    fr: 'Ajouté le {{at}} par {{by}}',
    pt: 'Adicionado em {{at}} por {{by}}',
  },
  approvedBy: {
    es: 'Aprobada el {{at}} por {{by}}',
    en: 'Approved on {{at}} by {{by}}',
    fr: 'Approuvée le {{at}} par {{by}}',
    pt: 'Aprovada em {{at}} por {{by}}',
  },
  withdrawnBy: {
    es: 'Retirado el {{at}} por {{by}}',
    en: 'Withdrawn on {{at}} by {{by}}',
    fr: 'Retiré le {{at}} par {{by}}',
    pt: 'Retirado em {{at}} por {{by}}',
  },
  waits: {
    es: 'Espera aprobación: aún no corrige nada.',
    en: 'Waits for approval: it corrects nothing yet.',
    fr: 'En attente d’approbation : elle ne corrige encore rien.',
    pt: 'Aguarda aprovação: ainda não corrige nada.',
  },
  withdraw: { es: 'Retirar', en: 'Withdraw', fr: 'Retirer', pt: 'Retirar' },
  withdrawTitle: {
    es: '¿Retirar este cálculo?',
    en: 'Withdraw this calculation?',
    fr: 'Retirer ce calcul ?',
    pt: 'Retirar este cálculo?',
  },
  withdrawText: {
    es: 'Queda en la lista como historia. Las lecturas desde su fecha se recalculan con el anterior.',
    en: 'It stays in the list as history. Readings since its date are calculated anew by the one before.',
    fr: 'Il reste dans la liste comme historique. Les mesures depuis sa date sont recalculées avec le précédent.',
    pt: 'Fica na lista como histórico. As leituras desde sua data são recalculadas com o anterior.',
  },
  withdrawn: {
    es: 'Se retiró. Las lecturas se recalculan.',
    en: 'Withdrawn. Readings are calculated anew.',
    fr: 'Retiré. Les mesures sont recalculées.',
    pt: 'Retirado. As leituras são recalculadas.',
  },
  progress: {
    es: 'Recalculando lecturas: {{part}}',
    en: 'Calculating readings anew: {{part}}',
    fr: 'Recalcul des mesures : {{part}}',
    pt: 'Recalculando leituras: {{part}}',
  },
  newCalculation: {
    es: 'Agregar cálculo',
    en: 'Add calculation',
    fr: 'Ajouter un calcul',
    pt: 'Adicionar cálculo',
  },
  kind: { es: 'Cálculo', en: 'Calculation', fr: 'Calcul', pt: 'Cálculo' },
  validOn: { es: 'Rige desde', en: 'Holds from', fr: 'Vaut dès', pt: 'Vale desde' },
  time: pageWords.time,
  correctionFactor: {
    es: 'Corrección (multiplica)',
    en: 'Correction (multiplies)',
    fr: 'Correction (multiplie)',
    pt: 'Correção (multiplica)',
  },
  adjustment: {
    es: 'Ajuste (se suma)',
    en: 'Adjustment (is added)',
    fr: 'Ajustement (s’ajoute)',
    pt: 'Ajuste (soma-se)',
  },
  convention: {
    es: 'Fórmula del certificado',
    en: 'Formula of the certificate',
    fr: 'Formule du certificat',
    pt: 'Fórmula do certificado',
  },
  optional: {
    es: '{{name}} (opcional)',
    en: '{{name}} (optional)',
    fr: '{{name}} (facultatif)',
    pt: '{{name}} (opcional)',
  },
  withinS: {
    es: 'Diferencia de hora permitida (s)',
    en: 'Difference in time allowed (s)',
    fr: 'Écart de temps permis (s)',
    pt: 'Diferença de hora permitida (s)',
  },
  unitOf: {
    es: 'Unidad de {{name}}',
    en: 'Unit of {{name}}',
    fr: 'Unité de {{name}}',
    pt: 'Unidade de {{name}}',
  },
  searchVariables: {
    es: 'Buscar variables del proyecto',
    en: 'Search the project’s variables',
    fr: 'Chercher parmi les variables du projet',
    pt: 'Buscar variáveis do projeto',
  },
  note: {
    es: 'Nota (certificado, motivo)',
    en: 'Note (certificate, reason)',
    fr: 'Note (certificat, motif)',
    pt: 'Nota (certificado, motivo)',
  },
  save: words.save,
  saved: {
    es: 'Se guardó. Las lecturas se recalculan desde su fecha.',
    en: 'Saved. Readings are calculated anew from its date.',
    fr: 'Enregistré. Les mesures sont recalculées depuis sa date.',
    pt: 'Salvo. As leituras são recalculadas desde sua data.',
  },
  corrections: { es: 'Correcciones', en: 'Corrections', fr: 'Corrections', pt: 'Correções' },
  correctionsHelp: {
    es: 'Lo que una persona dice de las lecturas de un periodo. Rigen al aprobarse y se pueden retirar: nada se pierde.',
    en: 'What a person says of the readings of a period. They hold once approved and can be withdrawn: nothing is lost.',
    fr: 'Ce qu’une personne dit des mesures d’une période. Elles valent une fois approuvées et peuvent être retirées : rien n’est perdu.',
    pt: 'O que uma pessoa diz das leituras de um período. Valem ao serem aprovadas e podem ser retiradas: nada se perde.',
  },
  noCorrections: {
    es: 'No hay correcciones.',
    en: 'There are no corrections.',
    fr: 'Aucune correction.',
    pt: 'Não há correções.',
  },
  newCorrection: {
    es: 'Proponer corrección',
    en: 'Propose correction',
    fr: 'Proposer une correction',
    pt: 'Propor correção',
  },
  correction: { es: 'Corrección', en: 'Correction', fr: 'Correction', pt: 'Correção' },
  period: pageWords.fromTo,
  from: words.fromDay,
  to: words.toDay,
  add: { es: 'Sumar', en: 'Add', fr: 'Ajouter', pt: 'Somar' },
  addFirst: {
    es: 'Sumar al inicio',
    en: 'Add at the start',
    fr: 'Ajouter au début',
    pt: 'Somar no início',
  },
  addLast: {
    es: 'Sumar al final',
    en: 'Add at the end',
    fr: 'Ajouter à la fin',
    pt: 'Somar no fim',
  },
  grade: { es: 'Grado', en: 'Grade', fr: 'Niveau', pt: 'Grau' },
  gradeOf: {
    es: 'Grado: {{grade}}',
    en: 'Grade: {{grade}}',
    fr: 'Niveau : {{grade}}',
    pt: 'Grau: {{grade}}',
  },
  reason: pageWords.reason,
  proposed: {
    es: 'La corrección espera aprobación.',
    en: 'The correction waits for approval.',
    fr: 'La correction attend son approbation.',
    pt: 'A correção aguarda aprovação.',
  },
  approve: { es: 'Aprobar', en: 'Approve', fr: 'Approuver', pt: 'Aprovar' },
  approved: {
    es: 'Aprobada. Las lecturas de su periodo se recalculan.',
    en: 'Approved. The readings of its period are calculated anew.',
    fr: 'Approuvée. Les mesures de sa période sont recalculées.',
    pt: 'Aprovada. As leituras de seu período são recalculadas.',
  },
  withdrawCorrection: {
    es: 'Retirar corrección',
    en: 'Withdraw correction',
    fr: 'Retirer la correction',
    pt: 'Retirar correção',
  },
  show: { es: 'Ver efecto', en: 'Show effect', fr: 'Voir l’effet', pt: 'Ver efeito' },
  values: { es: 'Valores', en: 'Values', fr: 'Valeurs', pt: 'Valores' },
  valuesHelp: {
    es: 'Como están ahora, como los envió el sensor y como estaban en una fecha, o con una corrección.',
    en: 'As they are now, as the sensor sent them, and as they stood on a date or with a correction.',
    fr: 'Telles qu’elles sont, telles que le capteur les a envoyées, et telles qu’elles étaient à une date ou avec une correction.',
    pt: 'Como estão agora, como o sensor os enviou e como estavam em uma data, ou com uma correção.',
  },
  asOf: {
    es: 'Como estaban el',
    en: 'As they stood on',
    fr: 'Telles qu’au',
    pt: 'Como estavam em',
  },
  raw: { es: 'Enviado', en: 'Sent', fr: 'Envoyé', pt: 'Enviado' },
  now: pageWords.now,
  thenOn: { es: 'El {{on}}', en: 'On {{on}}', fr: 'Le {{on}}', pt: 'Em {{on}}' },
  thenWith: {
    es: 'Con la corrección',
    en: 'With the correction',
    fr: 'Avec la correction',
    pt: 'Com a correção',
  },
  noReadings: {
    es: 'No hay lecturas en este periodo.',
    en: 'There are no readings in this period.',
    fr: 'Aucune mesure dans cette période.',
    pt: 'Não há leituras neste período.',
  },
  graphText: {
    es: 'Lecturas de {{variable}}: {{count}}, ahora entre {{min}} y {{max}}. Cambian: {{changed}}.',
    en: 'Readings of {{variable}}: {{count}}, now between {{min}} and {{max}}. Changed: {{changed}}.',
    fr: 'Mesures de {{variable}} : {{count}}, maintenant entre {{min}} et {{max}}. Modifiées : {{changed}}.',
    pt: 'Leituras de {{variable}}: {{count}}, agora entre {{min}} e {{max}}. Mudam: {{changed}}.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    calculations: Bundle<typeof calculationTexts>
  }
}

addTexts('calculations', calculationTexts)
addTexts('fields', {
  'not-in-list': {
    es: 'Elegir una de la lista.',
    en: 'Choose one of the list.',
    fr: 'En choisir une de la liste.',
    pt: 'Escolher uma da lista.',
  },
  'zero-correction': {
    es: 'La corrección no puede ser 0.',
    en: 'The correction cannot be 0.',
    fr: 'La correction ne peut pas être 0.',
    pt: 'A correção não pode ser 0.',
  },
  'follows-from-itself': {
    es: 'La variable saldría de sí misma.',
    en: 'The variable would follow from itself.',
    fr: 'La variable découlerait d’elle-même.',
    pt: 'A variável resultaria de si mesma.',
  },
  'ends-before-start': {
    es: 'El periodo debe terminar después de empezar.',
    en: 'The period has to end after it begins.',
    fr: 'La période doit finir après son début.',
    pt: 'O período deve terminar depois de começar.',
  },
  'too-long-period': {
    es: 'El periodo tiene demasiadas lecturas. Acortarlo.',
    en: 'The period has too many readings. Shorten it.',
    fr: 'La période a trop de mesures. La raccourcir.',
    pt: 'O período tem leituras demais. Encurtá-lo.',
  },
  'derived-missing': {
    es: 'Falta para este cálculo.',
    en: 'Missing for this calculation.',
    fr: 'Manque pour ce calcul.',
    pt: 'Falta para este cálculo.',
  },
  'derived-unknown': {
    es: 'Este cálculo no lo usa.',
    en: 'This calculation does not use it.',
    fr: 'Ce calcul ne l’utilise pas.',
    pt: 'Este cálculo não o usa.',
  },
  'derived-unit': {
    es: 'La unidad mide otra cosa o no se conoce.',
    en: 'The unit measures something else, or is unknown.',
    fr: 'L’unité mesure autre chose, ou est inconnue.',
    pt: 'A unidade mede outra coisa ou não é conhecida.',
  },
  'derived-number': {
    es: 'No es un número válido.',
    en: 'Not a valid number.',
    fr: 'Nombre non valable.',
    pt: 'Não é um número válido.',
  },
  'derived-incomplete': {
    es: 'Falta para la corrección: completarla o vaciarla toda.',
    en: 'Missing for the correction: fill in all of it, or none.',
    fr: 'Manque pour la correction : la remplir toute, ou pas du tout.',
    pt: 'Falta para a correção: preenchê-la toda ou esvaziá-la.',
  },
})
