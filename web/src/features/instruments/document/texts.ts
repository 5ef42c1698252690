import '../../../lib/problems/problem-texts.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { instrumentWords } from '../../../widgets/instruments/words.ts'

const documentTexts = defineTexts({
  document: instrumentWords.document,
  instrument: {
    es: 'Instrumento ambiental',
    en: 'Environmental instrument',
    fr: 'Instrument environnemental',
    pt: 'Instrumento ambiental',
  },
  noDocument: {
    es: 'El documento no existe o fue retirado de su instrumento.',
    en: 'The document does not exist, or was taken off its instrument.',
    fr: 'Le document n’existe pas ou a été retiré de son instrument.',
    pt: 'O documento não existe ou foi retirado de seu instrumento.',
  },
  waiting: {
    es: 'El archivo todavía se está revisando. En unos momentos se podrá leer aquí.',
    en: 'The file is still being looked into. It can be read here in a few moments.',
    fr: 'Le fichier est encore en cours d’examen. Il pourra être lu ici dans quelques instants.',
    pt: 'O arquivo ainda está sendo verificado. Em alguns instantes poderá ser lido aqui.',
  },
  hasScript: {
    es: 'El archivo contiene programas incrustados. Puquio no los ejecuta.',
    en: 'The file carries embedded scripts. Puquio does not run them.',
    fr: 'Le fichier contient des scripts intégrés. Puquio ne les exécute pas.',
    pt: 'O arquivo contém programas incorporados. O Puquio não os executa.',
  },
  quoteNotFound: {
    es: 'La cita de la dirección no se encontró en la página indicada ni cerca de ella. Buscarla en el documento con la lupa.',
    en: 'The quote of the address was not found on the page that it names or near it. Look for it in the document with the magnifier.',
    fr: 'La citation de l’adresse est introuvable à la page indiquée et aux pages voisines. La chercher dans le document avec la loupe.',
    pt: 'A citação do endereço não foi encontrada na página indicada nem perto dela. Buscá-la no documento com a lupa.',
  },
  downloadOriginal: instrumentWords.downloadOriginal,
  byHand: instrumentWords.byHand,
  byHandHelp: instrumentWords.byHandHelp,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    instrumentDocument: Bundle<typeof documentTexts>
  }
}

addTexts('instrumentDocument', documentTexts)
