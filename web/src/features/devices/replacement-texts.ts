import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
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
  note: words.note,
  save: words.save,
  changedMeanwhile: words.changedMeanwhile,
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
  'same-serial': {
    es: 'Es la serie del equipo que deja el lugar. Escribir la del nuevo.',
    en: 'This is the serial of the equipment that leaves. Write that of the new one.',
    fr: 'C’est le n° de série de l’équipement qui part. Écrire celui du nouveau.',
    pt: 'É a série do equipamento que sai. Escrever a do novo.',
  },
})
