import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'

const pdfTexts = defineTexts({
  make: { es: 'Generar PDF', en: 'Make a PDF', fr: 'Générer un PDF', pt: 'Gerar PDF' },
  help: {
    es: 'El PDF se guarda aquí durante siete días.',
    en: 'The PDF is kept here for seven days.',
    fr: 'Le PDF est conservé ici pendant sept jours.',
    pt: 'O PDF fica guardado aqui por sete dias.',
  },
  mine: { es: 'Mis informes', en: 'My reports', fr: 'Mes rapports', pt: 'Meus relatórios' },
  next: {
    es: 'En cola: es el siguiente',
    en: 'Waiting: it is the next one',
    fr: 'En attente : c’est le suivant',
    pt: 'Na fila: é o próximo',
  },
  place: {
    es: 'En cola: lugar {{place}}',
    en: 'Waiting: place {{place}}',
    fr: 'En attente : place {{place}}',
    pt: 'Na fila: lugar {{place}}',
  },
  waiting: { es: 'En cola', en: 'Waiting', fr: 'En attente', pt: 'Na fila' },
  making: {
    es: 'Generando el PDF',
    en: 'Making the PDF',
    fr: 'Génération du PDF',
    pt: 'Gerando o PDF',
  },
  makingOf: {
    es: 'Generando el PDF: paso {{done}} de {{total}}',
    en: 'Making the PDF: step {{done}} of {{total}}',
    fr: 'Génération du PDF : étape {{done}} sur {{total}}',
    pt: 'Gerando o PDF: etapa {{done}} de {{total}}',
  },
  file_one: {
    es: '{{name}} · {{pages}} página · {{size}}',
    en: '{{name}} · {{pages}} page · {{size}}',
    fr: '{{name}} · {{pages}} page · {{size}}',
    pt: '{{name}} · {{pages}} página · {{size}}',
  },
  file_other: {
    es: '{{name}} · {{pages}} páginas · {{size}}',
    en: '{{name}} · {{pages}} pages · {{size}}',
    fr: '{{name}} · {{pages}} pages · {{size}}',
    pt: '{{name}} · {{pages}} páginas · {{size}}',
  },
  cancel: firstWords.cancel,
  cancelled: pageWords.cancelled,
  failed: {
    es: 'No se pudo generar. Intentar de nuevo; si se repite, avisar al administrador.',
    en: 'It could not be made. Try again; if it happens again, tell the administrator.',
    fr: 'Il n’a pas pu être généré. Réessayer ; si cela se répète, prévenir l’administrateur.',
    pt: 'Não foi possível gerá-lo. Tentar novamente; se ocorrer outra vez, avisar o administrador.',
  },
  expired: pageWords.keptNoMore,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pdf: Bundle<typeof pdfTexts>
  }
}

addTexts('pdf', pdfTexts)
