import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'

const deviceImportTexts = defineTexts({
  importDevices: deviceWords.importDevices,
  serial: deviceWords.serial,
  name: words.name,
  station: deviceWords.station,
  variables: pageWords.variables,
  help: {
    es: 'Llenar la plantilla y elegirla aquí. Primero se revisa y se muestra; se agrega recién al confirmar, todos o ninguno.',
    en: 'Fill in the template and choose it here. It is checked and shown first; devices are added when you confirm, all of them or none.',
    fr: 'Remplir le modèle et le choisir ici. Il est d’abord vérifié et affiché ; les appareils sont ajoutés à la confirmation, tous ou aucun.',
    pt: 'Preencher o modelo e escolhê-lo aqui. Primeiro é verificado e mostrado; os dispositivos são adicionados ao confirmar, todos ou nenhum.',
  },
  found_one: {
    es: '{{count}} dispositivo por agregar.',
    en: '{{count}} device to add.',
    fr: '{{count}} appareil à ajouter.',
    pt: '{{count}} dispositivo a adicionar.',
  },
  found_many: {
    es: '{{count}} dispositivos por agregar.',
    en: '{{count}} devices to add.',
    fr: '{{count}} appareils à ajouter.',
    pt: '{{count}} dispositivos a adicionar.',
  },
  found_other: {
    es: '{{count}} dispositivos por agregar.',
    en: '{{count}} devices to add.',
    fr: '{{count}} appareils à ajouter.',
    pt: '{{count}} dispositivos a adicionar.',
  },
  isKnown: {
    es: 'Ya está en el proyecto; queda como está',
    en: 'Is in the project already; stays as it is',
    fr: 'Déjà dans le projet ; reste inchangé',
    pt: 'Já está no projeto; fica como está',
  },
  addAll: { es: 'Agregar todos', en: 'Add all', fr: 'Tout ajouter', pt: 'Adicionar todos' },
  added_one: {
    es: 'Se agregó {{count}} dispositivo.',
    en: '{{count}} device was added.',
    fr: '{{count}} appareil a été ajouté.',
    pt: 'Foi adicionado {{count}} dispositivo.',
  },
  added_many: {
    es: 'Se agregaron {{count}} dispositivos.',
    en: '{{count}} devices were added.',
    fr: '{{count}} appareils ont été ajoutés.',
    pt: 'Foram adicionados {{count}} dispositivos.',
  },
  added_other: {
    es: 'Se agregaron {{count}} dispositivos.',
    en: '{{count}} devices were added.',
    fr: '{{count}} appareils ont été ajoutés.',
    pt: 'Foram adicionados {{count}} dispositivos.',
  },
  tokensTitle: {
    es: 'Tokens de los dispositivos nuevos',
    en: 'Tokens of the new devices',
    fr: 'Jetons des nouveaux appareils',
    pt: 'Tokens dos dispositivos novos',
  },
  tokensText: {
    es: 'Cada dispositivo que envía por sí mismo necesita un token. Se crean ahora y se descargan en un archivo CSV: es la única vez que se ven. Guardarlo en un lugar seguro y borrarlo después de configurar los equipos.',
    en: 'Each device that sends by itself needs a token. They are made now and downloaded as a CSV file: it is the only time that they are seen. Keep it in a safe place, and delete it once the equipment is set up.',
    fr: 'Chaque appareil qui transmet lui-même a besoin d’un jeton. Ils sont créés maintenant et téléchargés dans un fichier CSV : c’est la seule fois qu’ils sont visibles. Le garder en lieu sûr et le supprimer une fois les équipements réglés.',
    pt: 'Cada dispositivo que envia por si mesmo precisa de um token. São criados agora e baixados em um arquivo CSV: é a única vez que são vistos. Guardá-lo em lugar seguro e apagá-lo depois de configurar os equipamentos.',
  },
  makeTokens: {
    es: 'Crear y descargar',
    en: 'Make and download',
    fr: 'Créer et télécharger',
    pt: 'Criar e baixar',
  },
  notNow: { es: 'Ahora no', en: 'Not now', fr: 'Pas maintenant', pt: 'Agora não' },
  token: deviceWords.token,
  tokensName: {
    es: 'tokens-dispositivos.csv',
    en: 'device-tokens.csv',
    fr: 'jetons-appareils.csv',
    pt: 'tokens-dispositivos.csv',
  },
  tokensMade: {
    es: 'Tokens creados y descargados: {{count}}',
    en: 'Tokens made and downloaded: {{count}}',
    fr: 'Jetons créés et téléchargés : {{count}}',
    pt: 'Tokens criados e baixados: {{count}}',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    deviceImport: Bundle<typeof deviceImportTexts>
  }
}

addTexts('deviceImport', deviceImportTexts)
