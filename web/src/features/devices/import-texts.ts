import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'

const deviceImportTexts = defineTexts({
  importDevices: deviceWords.importDevices,
  serial: deviceWords.serial,
  name: words.name,
  station: deviceWords.station,
  variables: words.variables,
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
    es: 'Se agregó {{count}} dispositivo. Falta crear su token.',
    en: '{{count}} device was added. Its token is still to be made.',
    fr: '{{count}} appareil a été ajouté. Il reste à créer son jeton.',
    pt: 'Foi adicionado {{count}} dispositivo. Falta criar o token.',
  },
  added_many: {
    es: 'Se agregaron {{count}} dispositivos. Falta crear sus tokens.',
    en: '{{count}} devices were added. Their tokens are still to be made.',
    fr: '{{count}} appareils ont été ajoutés. Il reste à créer leurs jetons.',
    pt: 'Foram adicionados {{count}} dispositivos. Falta criar os tokens.',
  },
  added_other: {
    es: 'Se agregaron {{count}} dispositivos. Falta crear sus tokens.',
    en: '{{count}} devices were added. Their tokens are still to be made.',
    fr: '{{count}} appareils ont été ajoutés. Il reste à créer leurs jetons.',
    pt: 'Foram adicionados {{count}} dispositivos. Falta criar os tokens.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    deviceImport: Bundle<typeof deviceImportTexts>
  }
}

addTexts('deviceImport', deviceImportTexts)
