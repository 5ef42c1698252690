import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'

const annotationTexts = defineTexts({
  title: { es: 'Anotaciones', en: 'Annotations', fr: 'Annotations', pt: 'Anotações' },
  add: { es: 'Anotar', en: 'Annotate', fr: 'Annoter', pt: 'Anotar' },
  addTitle: {
    es: 'Nueva anotación',
    en: 'New annotation',
    fr: 'Nouvelle annotation',
    pt: 'Nova anotação',
  },
  editTitle: {
    es: 'Editar anotación',
    en: 'Edit annotation',
    fr: 'Modifier l’annotation',
    pt: 'Editar anotação',
  },
  device: auditTableTerms.device,
  fromDay: { es: 'Día', en: 'Day', fr: 'Jour', pt: 'Dia' },
  time: pageWords.time,
  untilDay: {
    es: 'Hasta el día',
    en: 'Until day',
    fr: 'Jusqu’au jour',
    pt: 'Até o dia',
  },
  untilHelp: {
    es: 'Solo si dura: vacío es un momento.',
    en: 'Only if it lasts: empty is a moment.',
    fr: 'Seulement si cela dure : vide, c’est un instant.',
    pt: 'Só se durar: vazio é um momento.',
  },
  text: {
    es: 'Qué pasó',
    en: 'What happened',
    fr: 'Ce qui s’est passé',
    pt: 'O que aconteceu',
  },
  save: words.save,
  saved: {
    es: 'La anotación está guardada.',
    en: 'The annotation is saved.',
    fr: 'L’annotation est enregistrée.',
    pt: 'A anotação está salva.',
  },
  edit: pageWords.edit,
  remove: pageWords.remove,
  removeTitle: {
    es: '¿Quitar la anotación?',
    en: 'Remove the annotation?',
    fr: 'Retirer l’annotation ?',
    pt: 'Remover a anotação?',
  },
  removeText: {
    es: 'Deja de verse en los gráficos. La auditoría la conserva.',
    en: 'It is no longer shown in graphs. The audit trail keeps it.',
    fr: 'Elle n’apparaîtra plus dans les graphiques. L’audit la conserve.',
    pt: 'Deixa de aparecer nos gráficos. A auditoria a conserva.',
  },
  removed: {
    es: 'La anotación está quitada.',
    en: 'The annotation is removed.',
    fr: 'L’annotation est retirée.',
    pt: 'A anotação foi removida.',
  },
  none: {
    es: 'Sin anotaciones en este período.',
    en: 'No annotations in this period.',
    fr: 'Aucune annotation sur cette période.',
    pt: 'Sem anotações neste período.',
  },
  changedMeanwhile: {
    es: 'Otra persona cambió esta anotación. Cierre y vuelva a abrirla.',
    en: 'Somebody else changed this annotation. Close it and open it again.',
    fr: 'Quelqu’un d’autre a modifié cette annotation. Fermez-la et rouvrez-la.',
    pt: 'Outra pessoa alterou esta anotação. Feche e abra de novo.',
  },
  show: {
    es: 'Ver en el gráfico',
    en: 'Show in the graph',
    fr: 'Voir dans le graphique',
    pt: 'Ver no gráfico',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    annotations: Bundle<typeof annotationTexts>
  }
}

addTexts('annotations', annotationTexts)
