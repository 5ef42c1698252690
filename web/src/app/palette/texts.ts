import { containerTypeTerms, fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'

const paletteTexts = defineTexts({
  title: words.goTo,
  placeholder: {
    es: 'Pantalla, estación, plan, persona, dispositivo…',
    en: 'Screen, station, plan, person, device…',
    fr: 'Écran, station, plan, personne, appareil…',
    pt: 'Tela, estação, plano, pessoa, dispositivo…',
  },
  results: words.results,
  searching: words.searching,
  nothingFound: {
    es: 'No se encontró nada.',
    en: 'Nothing was found.',
    fr: 'Rien n’a été trouvé.',
    pt: 'Nada foi encontrado.',
  },
  offline: {
    es: 'Sin conexión: por ahora solo se encuentran pantallas y configuración.',
    en: 'No connection: for now only screens and settings are found.',
    fr: 'Sans connexion : pour l’instant seuls les écrans et la configuration se trouvent.',
    pt: 'Sem conexão: por enquanto só se encontram telas e configurações.',
  },
  move: words.move,
  open: { es: 'abrir', en: 'open', fr: 'ouvrir', pt: 'abrir' },
  leave: { es: 'cerrar', en: 'close', fr: 'fermer', pt: 'fechar' },
  recent: words.recents,
  screen: { es: 'Pantallas', en: 'Screens', fr: 'Écrans', pt: 'Telas' },
  setting: words.settings,
  station: fieldTerms.stations,
  plan: fieldTerms.plans,
  instrument: containerTypeTerms.instrument,
  person: words.people,
  device: deviceWords.all,
  commitment: { es: 'Compromisos', en: 'Commitments', fr: 'Engagements', pt: 'Compromissos' },
  'device-profile': deviceWords.profiles,
  members: {
    es: 'Integrantes del proyecto',
    en: 'Members of the project',
    fr: 'Membres du projet',
    pt: 'Integrantes do projeto',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    palette: Bundle<typeof paletteTexts>
  }
}

addTexts('palette', paletteTexts)
