import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'

const deviceReplacementTexts = defineTexts({
  replacements: {
    es: 'Cambios de registrador',
    en: 'Replaced loggers',
    fr: 'Remplacements d’enregistreur',
    pt: 'Trocas de registrador',
  },
  replacedBy: {
    es: '{{serialBefore}} se reemplazó por {{serialAfter}}',
    en: '{{serialBefore}} was replaced by {{serialAfter}}',
    fr: '{{serialBefore}} a été remplacé par {{serialAfter}}',
    pt: '{{serialBefore}} foi trocado por {{serialAfter}}',
  },
  replace: {
    es: 'Reemplazar el registrador',
    en: 'Replace the logger',
    fr: 'Remplacer l’enregistreur',
    pt: 'Trocar o registrador',
  },
  help: {
    es: 'El equipo {{serial}} deja este lugar y otro lo reemplaza. Las variables y su historia quedan. Revocar después el token del equipo retirado.',
    en: 'The equipment {{serial}} leaves this place and another one replaces it. The variables and their history stay. Revoke the token of the old equipment afterwards.',
    fr: 'L’équipement {{serial}} quitte ce lieu et un autre le remplace. Les variables et leur histoire restent. Révoquer ensuite le jeton de l’ancien équipement.',
    pt: 'O equipamento {{serial}} deixa este lugar e outro o substitui. As variáveis e sua história ficam. Revogar depois o token do equipamento retirado.',
  },
  newSerial: {
    es: 'Serie del equipo nuevo',
    en: 'Serial of the new equipment',
    fr: 'N° de série du nouvel équipement',
    pt: 'Série do novo equipamento',
  },
  externalKey: deviceWords.externalKey,
  replacedOn: deviceWords.replacedOn,
  note: pageWords.note,
  move: {
    es: 'Trasladar el registrador',
    en: 'Move the logger',
    fr: 'Déplacer l’enregistreur',
    pt: 'Mudar o registrador de lugar',
  },
  moveHelp: {
    es: 'El equipo {{serial}} pasa a otro lugar con sus tokens, su perfil y sus variables. Este lugar queda retirado con su historia, y puede recibir otro registrador. Límites, cálculos, reglas y relés son del lugar: no se trasladan. Anotar el traslado el mismo día: lo recibido hasta ahora queda en este lugar.',
    en: 'The equipment {{serial}} goes to another place with its tokens, its profile and its variables. This place is retired with its history, and may get another logger. Limits, calculations, rules and relays are the place’s: they do not move. Record the move on the same day: what was received until now stays at this place.',
    fr: 'L’équipement {{serial}} passe à un autre lieu avec ses jetons, son profil et ses variables. Ce lieu est retiré avec son histoire et peut recevoir un autre enregistreur. Limites, calculs, règles et relais sont ceux du lieu : ils ne se déplacent pas. Noter le déplacement le jour même : ce qui a été reçu jusqu’ici reste à ce lieu.',
    pt: 'O equipamento {{serial}} passa a outro lugar com seus tokens, seu perfil e suas variáveis. Este lugar fica retirado com sua história e pode receber outro registrador. Limites, cálculos, regras e relés são do lugar: não mudam. Anotar a mudança no mesmo dia: o recebido até agora fica neste lugar.',
  },
  newName: {
    es: 'Nombre en el nuevo lugar',
    en: 'Name at the new place',
    fr: 'Nom au nouveau lieu',
    pt: 'Nome no novo lugar',
  },
  station: {
    es: 'Estación del nuevo lugar',
    en: 'Station of the new place',
    fr: 'Station du nouveau lieu',
    pt: 'Estação do novo lugar',
  },
  movedOn: {
    es: 'Registrador trasladado el',
    en: 'Logger moved on',
    fr: 'Enregistreur déplacé le',
    pt: 'Registrador mudado em',
  },
  wasMoved: {
    es: 'El traslado quedó anotado.',
    en: 'The move is on record.',
    fr: 'Le déplacement est noté.',
    pt: 'A mudança ficou anotada.',
  },
  movedTo: {
    es: '{{serial}} se trasladó a',
    en: '{{serial}} was moved to',
    fr: '{{serial}} a été déplacé vers',
    pt: '{{serial}} mudou-se para',
  },
  movedFrom: {
    es: '{{serial}} vino de',
    en: '{{serial}} came from',
    fr: '{{serial}} est venu de',
    pt: '{{serial}} veio de',
  },
  moves: {
    es: 'Traslados de registrador',
    en: 'Moved loggers',
    fr: 'Déplacements d’enregistreur',
    pt: 'Mudanças de registrador',
  },
  save: words.save,
  changedMeanwhile: pageWords.changedMeanwhile,
  wasReplaced: {
    es: 'El cambio de registrador quedó anotado.',
    en: 'The replaced logger is on record.',
    fr: 'Le remplacement de l’enregistreur est noté.',
    pt: 'A troca do registrador ficou anotada.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    deviceReplacements: Bundle<typeof deviceReplacementTexts>
  }
}

addTexts('deviceReplacements', deviceReplacementTexts)
addTexts('fields', {
  'after-today': {
    es: 'El día aún no llega. Escribir el de hoy o uno anterior.',
    en: 'The day has not come yet. Write today or an earlier one.',
    fr: 'Le jour n’est pas encore venu. Écrire aujourd’hui ou un jour antérieur.',
    pt: 'O dia ainda não chegou. Escrever o de hoje ou um anterior.',
  },
  'before-installed': {
    es: 'Es anterior al día de su instalación. Escribir ese día o uno posterior.',
    en: 'It is before the day on which it was installed. Write that day or a later one.',
    fr: 'C’est avant le jour de son installation. Écrire ce jour ou un jour ultérieur.',
    pt: 'É anterior ao dia da sua instalação. Escrever esse dia ou um posterior.',
  },
  'same-serial': {
    es: 'Es la serie del equipo que deja el lugar. Escribir la del nuevo.',
    en: 'This is the serial of the equipment that leaves. Write that of the new one.',
    fr: 'C’est le n° de série de l’équipement qui part. Écrire celui du nouveau.',
    pt: 'É a série do equipamento que sai. Escrever a do novo.',
  },
})
