import { neutralizationTerms } from '@puquio/contract/terms/neutralization/terms'
import { neutralizationViewTerms } from '@puquio/contract/terms/neutralization/view'
import { defineTexts, treatmentTerms } from '@puquio/domain'

export const dayWorkbookTexts = defineTexts({
  days: neutralizationTerms.consumption,
  howTo: {
    es: 'Una fila por planta, día y producto, debajo de los encabezados. Si un día tiene varios productos, los datos del agua bastan en la primera de sus filas.',
    en: 'One row per plant, day and product, below the headings. Where a day has several products, the data of the water need to stand in the first of its rows only.',
    fr: 'Une ligne par station, jour et produit, sous les en-têtes. Si un jour a plusieurs produits, les données de l’eau suffisent sur la première de ses lignes.',
    pt: 'Uma linha por estação, dia e produto, abaixo dos cabeçalhos. Se um dia tem vários produtos, os dados da água bastam na primeira de suas linhas.',
  },
  howToKnown: {
    es: 'Un día que ya tiene registro se reemplaza por lo que dice el libro. Basta el caudal o el volumen: uno se calcula del otro con las horas (24 si no se indican).',
    en: 'A day that is recorded already is replaced by what the workbook says. Flow or volume is enough: one follows from the other by the hours (24 where none are given).',
    fr: 'Un jour déjà enregistré est remplacé par ce que dit le classeur. Le débit ou le volume suffit : l’un se calcule de l’autre avec les heures (24 si elles manquent).',
    pt: 'Um dia que já tem registro é substituído pelo que diz a planilha. Basta a vazão ou o volume: um se calcula do outro com as horas (24 se não indicadas).',
  },
  howToAll: {
    es: 'Si una celda no es válida, no se guarda ningún día y se indica cada celda por corregir.',
    en: 'If one cell is not valid, no day is saved and every cell to correct is named.',
    fr: 'Si une cellule n’est pas valide, aucun jour n’est enregistré et chaque cellule à corriger est indiquée.',
    pt: 'Se uma célula não for válida, nenhum dia é salvo e cada célula a corrigir é indicada.',
  },
})

/** What belongs into columns whose heading does not say it all. */
export const dayColumnHelp = defineTexts({
  plant: {
    es: 'Nombre de una planta del proyecto.',
    en: 'Name of a plant of the project.',
    fr: 'Nom d’une station de traitement du projet.',
    pt: 'Nome de uma estação de tratamento do projeto.',
  },
  neutralizer: {
    es: 'Nombre de un producto que la planta dosifica.',
    en: 'Name of a product that the plant doses.',
    fr: 'Nom d’un produit que la station dose.',
    pt: 'Nome de um produto que a estação dosa.',
  },
  stockKg: {
    es: 'Lo contado al final del día. En blanco: se sigue de las entregas y el consumo.',
    en: 'What was counted at the day’s end. Blank: it follows from deliveries and use.',
    fr: 'Ce qui a été compté en fin de journée. Vide : il suit des livraisons et de la consommation.',
    pt: 'O que foi contado no fim do dia. Em branco: segue das entregas e do consumo.',
  },
  acidityMgL: {
    es: 'Medida en laboratorio. En blanco: se calcula del pH de entrada y los metales disueltos.',
    en: 'As measured by a laboratory. Blank: it follows from pH in and the dissolved metals.',
    fr: 'Mesurée au laboratoire. Vide : elle se calcule du pH d’entrée et des métaux dissous.',
    pt: 'Medida em laboratório. Em branco: calcula-se do pH de entrada e dos metais dissolvidos.',
  },
  hours: {
    es: 'Horas que la planta trató agua. En blanco: 24.',
    en: 'Hours during which the plant treated water. Blank: 24.',
    fr: 'Heures pendant lesquelles la station a traité l’eau. Vide : 24.',
    pt: 'Horas em que a estação tratou água. Em branco: 24.',
  },
})

/** Headings of the file of days that are derived. */
export const dayFileTexts = defineTexts({
  ...treatmentTerms,
  flowUsed: {
    es: 'Caudal usado (L/s)',
    en: 'Flow used (L/s)',
    fr: 'Débit utilisé (L/s)',
    pt: 'Vazão usada (L/s)',
  },
  volumeUsed: {
    es: 'Volumen tratado (m³)',
    en: 'Treated volume (m³)',
    fr: 'Volume traité (m³)',
    pt: 'Volume tratado (m³)',
  },
  acidityUsed: {
    es: 'Acidez usada (mg/L CaCO3)',
    en: 'Acidity used (mg/L CaCO3)',
    fr: 'Acidité utilisée (mg/L CaCO3)',
    pt: 'Acidez usada (mg/L CaCO3)',
  },
  plannedKgM3: {
    es: 'Dosis prevista (kg/m³)',
    en: 'Planned dose (kg/m³)',
    fr: 'Dose prévue (kg/m³)',
    pt: 'Dose prevista (kg/m³)',
  },
  realKgM3: {
    es: 'Dosis real (kg/m³)',
    en: 'Real dose (kg/m³)',
    fr: 'Dose réelle (kg/m³)',
    pt: 'Dose real (kg/m³)',
  },
  deviationPercent: {
    es: 'Desviación (%)',
    en: 'Deviation (%)',
    fr: 'Écart (%)',
    pt: 'Desvio (%)',
  },
  cost: neutralizationViewTerms.cost,
  currency: neutralizationTerms.currency,
  stock: { es: 'Stock (kg)', en: 'Stock (kg)', fr: 'Stock (kg)', pt: 'Estoque (kg)' },
  isCounted: {
    es: 'Stock contado',
    en: 'Stock counted',
    fr: 'Stock compté',
    pt: 'Estoque contado',
  },
  daysLeft: neutralizationViewTerms.daysOfStock,
  isExceeded: {
    es: 'pH fuera de 6 a 9',
    en: 'pH outside 6 to 9',
    fr: 'pH hors de 6 à 9',
    pt: 'pH fora de 6 a 9',
  },
  changedBy: {
    es: 'Registrado por',
    en: 'Recorded by',
    fr: 'Enregistré par',
    pt: 'Registrado por',
  },
})

export const consumptionReportTexts = defineTexts({
  versionOf: {
    es: '{{count}} días registrados; el último cambio es del {{at}}',
    en: '{{count}} recorded days; the latest change is of {{at}}',
    fr: '{{count}} jours enregistrés ; le dernier changement est du {{at}}',
    pt: '{{count}} dias registrados; a última alteração é de {{at}}',
  },
})
