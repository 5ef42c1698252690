import { levelWords } from '@puquio/contract/terms/levels/level-words'
import { fieldTerms } from '@puquio/contract/terms'
import { auditTerms } from '@puquio/contract/terms/audit'
import { levelColumnTerms } from '@puquio/contract/terms/levels/audit-levels'
import { menuScreenTerms } from '@puquio/contract/terms/menu-screens'
import { defineTexts } from '@puquio/domain'

export const soundingWorkbookTexts = defineTexts({
  soundings: {
    es: 'Mediciones de niveles',
    en: 'Soundings of levels',
    fr: 'Mesures de niveaux',
    pt: 'Medições de níveis',
  },
  howTo: {
    es: 'Una fila por medición, debajo de los encabezados. La profundidad se mide desde la boca del tubo.',
    en: 'One row per sounding, below the headings. Depth is measured from the top of the pipe.',
    fr: 'Une ligne par mesure, sous les en-têtes. La profondeur se mesure depuis la tête du tube.',
    pt: 'Uma linha por medição, abaixo dos cabeçalhos. A profundidade é medida a partir da boca do tubo.',
  },
  howToKnown: {
    es: 'Una medición que el pozo ya tiene a esa hora queda como está.',
    en: 'A sounding that the well has already at that time stays as it is.',
    fr: 'Une mesure que le puits a déjà à cette heure reste inchangée.',
    pt: 'Uma medição que o poço já tem nessa hora fica como está.',
  },
  howToAll: {
    es: 'Si una celda no es válida, no se registra ninguna medición y se indica cada celda por corregir; al importar se pueden dejar fuera esas filas.',
    en: 'If one cell is not valid, no sounding is entered and every cell to correct is named; those rows can be left out while importing.',
    fr: 'Si une cellule n’est pas valide, aucune mesure n’est saisie et chaque cellule à corriger est indiquée ; à l’importation, ces lignes peuvent être laissées de côté.',
    pt: 'Se uma célula não for válida, nenhuma medição é registrada e cada célula a corrigir é indicada; ao importar, essas linhas podem ser deixadas de fora.',
  },
})

/** What belongs into columns whose heading does not say it all. */
export const soundingColumnHelp = defineTexts({
  well: {
    es: 'Nombre de un pozo o piezómetro del proyecto.',
    en: 'Name of a well or piezometer of the project.',
    fr: 'Nom d’un puits ou piézomètre du projet.',
    pt: 'Nome de um poço ou piezômetro do projeto.',
  },
  measuredTime: {
    es: 'Hora local, por ejemplo 14:30. En blanco: mediodía.',
    en: 'Local time, for example 14:30. Blank: noon.',
    fr: 'Heure locale, par exemple 14:30. Vide : midi.',
    pt: 'Hora local, por exemplo 14:30. Em branco: meio-dia.',
  },
  depthToWaterM: {
    es: 'Desde la boca del tubo hasta el agua. En blanco si está seco o es artesiano.',
    en: 'From the top of the pipe down to the water. Blank where it is dry or artesian.',
    fr: 'De la tête du tube jusqu’à l’eau. Vide s’il est à sec ou artésien.',
    pt: 'Da boca do tubo até a água. Em branco se estiver seco ou for artesiano.',
  },
  state: {
    es: 'En blanco: medido. «Seco» si no hay agua; «Artesiano» si sube sobre la boca.',
    en: 'Blank: measured. “Dry” where there is no water; “Artesian” where it stands above the top.',
    fr: 'Vide : mesuré. « À sec » s’il n’y a pas d’eau ; « Artésien » si elle monte au-dessus de la tête.',
    pt: 'Em branco: medido. «Seco» se não há água; «Artesiano» se sobe acima da boca.',
  },
  headAboveTopM: {
    es: 'Solo de agua artesiana: altura del agua sobre la boca del tubo.',
    en: 'Of artesian water alone: how far it stands above the top of the pipe.',
    fr: 'Seulement pour l’eau artésienne : hauteur au-dessus de la tête du tube.',
    pt: 'Somente de água artesiana: altura da água acima da boca do tubo.',
  },
})

export const levelsFileTexts = defineTexts({
  levels: menuScreenTerms.NPYMS,
  station: fieldTerms.station,
  at: auditTerms.at,
  levelM: levelColumnTerms.level_m,
  depthM: {
    es: 'Profundidad desde el terreno (m)',
    en: 'Depth below the ground (m)',
    fr: 'Profondeur sous le terrain (m)',
    pt: 'Profundidade abaixo do terreno (m)',
  },
  report: { es: 'Informe', en: 'Report', fr: 'Rapport', pt: 'Relatório' },
  period: fieldTerms.period,
  wells: levelWords.wells,
  sectionAt: {
    es: 'Niveles de la sección',
    en: 'Levels of the section',
    fr: 'Niveaux de la coupe',
    pt: 'Níveis da seção',
  },
  versionOf: {
    es: '{{count}} mediciones manuales y los sensores; el dato más reciente es del {{at}}',
    en: '{{count}} soundings and the sensors; the newest data are of {{at}}',
    fr: '{{count}} mesures manuelles et les capteurs ; la donnée la plus récente est du {{at}}',
    pt: '{{count}} medições manuais e os sensores; o dado mais recente é de {{at}}',
  },
  levelsOf: {
    es: 'Niveles de {{wells}} en el tiempo. Los números están en la tabla.',
    en: 'Levels of {{wells}} over time. The numbers stand in the table.',
    fr: 'Niveaux de {{wells}} dans le temps. Les nombres figurent dans le tableau.',
    pt: 'Níveis de {{wells}} no tempo. Os números estão na tabela.',
  },
  soundingsOfPeriod: {
    es: 'Mediciones del periodo',
    en: 'Soundings of the period',
    fr: 'Mesures de la période',
    pt: 'Medições do período',
  },
  noSoundings: {
    es: 'Los pozos elegidos no tienen mediciones manuales en el periodo.',
    en: 'The chosen wells have no soundings in the period.',
    fr: 'Les puits choisis n’ont aucune mesure manuelle dans la période.',
    pt: 'Os poços escolhidos não têm medições manuais no período.',
  },
  newestOf: {
    es: 'Se muestran las {{shown}} mediciones más recientes de {{total}}; el libro XLSX las tiene todas.',
    en: 'The {{shown}} newest of {{total}} soundings are shown; the XLSX workbook has all of them.',
    fr: 'Les {{shown}} mesures les plus récentes sur {{total}} sont affichées ; le classeur XLSX les contient toutes.',
    pt: 'São mostradas as {{shown}} medições mais recentes de {{total}}; a pasta XLSX tem todas.',
  },
  kind: { es: 'Tipo', en: 'Kind', fr: 'Type', pt: 'Tipo' },
  terrain: {
    es: 'Cota de terreno (m s. n. m.)',
    en: 'Terrain level (m a.s.l.)',
    fr: 'Cote du terrain (m d’altitude)',
    pt: 'Cota do terreno (m s.n.m.)',
  },
})
