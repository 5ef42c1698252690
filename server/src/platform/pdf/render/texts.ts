import { defineTexts } from '@puquio/domain'

/** Words of every report. */
export const reportTexts = defineTexts({
  page: {
    es: 'Página {{page}} de {{pages}}',
    en: 'Page {{page}} of {{pages}}',
    fr: 'Page {{page}} sur {{pages}}',
    pt: 'Página {{page}} de {{pages}}',
  },
  made: {
    es: 'Puquio · generado el {{at}}',
    en: 'Puquio · made on {{at}}',
    fr: 'Puquio · généré le {{at}}',
    pt: 'Puquio · gerado em {{at}}',
  },
  contents: { es: 'Contenido', en: 'Contents', fr: 'Sommaire', pt: 'Sumário' },
  nothing: {
    es: 'No hay registros.',
    en: 'There are no records.',
    fr: 'Il n’y a aucun enregistrement.',
    pt: 'Não há registros.',
  },
  leftOut: {
    es: 'Filas que no caben en este PDF: {{count}}. Están en el archivo de Excel (XLSX) y en el de CSV.',
    en: 'Rows that do not fit into this PDF: {{count}}. The Excel (XLSX) and CSV files have them.',
    fr: 'Lignes qui ne tiennent pas dans ce PDF : {{count}}. Elles figurent dans les fichiers Excel (XLSX) et CSV.',
    pt: 'Linhas que não cabem neste PDF: {{count}}. Estão no arquivo do Excel (XLSX) e no de CSV.',
  },
  noPicture: {
    es: 'La imagen no se puede mostrar aquí: está dañada, es demasiado grande o no es JPEG ni PNG.',
    en: 'The picture cannot be shown here: it is damaged, too large, or neither JPEG nor PNG.',
    fr: 'L’image ne peut pas être affichée ici : elle est endommagée, trop grande, ou n’est ni JPEG ni PNG.',
    pt: 'A imagem não pode ser exibida aqui: está danificada, é grande demais ou não é JPEG nem PNG.',
  },
})
