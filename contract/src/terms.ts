import type { Frequency, MonitoringStatus, PlanStatus, roles, Text } from '@puquio/domain'
import type { evidenceKinds } from './monitorings.ts'
import type { CellProblem, MonitoringType, PlanColumn } from './plan-rows.ts'
import type { allLists, datums, stationKinds } from './reference.ts'

/**
 * The product's own words, the same in the web, workbooks, mails and calendars. One constant a
 * group and no calls, so that a page carries only the groups it names.
 */
export const monitoringStatusTerms = {
  done: { es: 'Realizado', en: 'Done', fr: 'Réalisé', pt: 'Realizado' },
  near: { es: 'Cercano', en: 'Near', fr: 'Proche', pt: 'Próximo' },
  far: { es: 'Lejano', en: 'Far', fr: 'Lointain', pt: 'Distante' },
  unfulfilled: { es: 'Incumplido', en: 'Unfulfilled', fr: 'Non réalisé', pt: 'Não cumprido' },
  rescheduled: { es: 'Reprogramado', en: 'Rescheduled', fr: 'Reprogrammé', pt: 'Reprogramado' },
  omitted: { es: 'Omitido', en: 'Omitted', fr: 'Omis', pt: 'Omitido' },
} as const satisfies Record<MonitoringStatus, Text>

/** What a status means, in one sentence: for legends and instructions. */
export const monitoringStatusMeanings = {
  done: {
    es: 'La acción se completó, con muestra o sin ella.',
    en: 'The action was completed, with or without a sample.',
    fr: 'L’action a été menée à bien, avec ou sans échantillon.',
    pt: 'A ação foi concluída, com ou sem amostra.',
  },
  near: {
    es: 'Su fecha está cerca o su ventana sigue abierta.',
    en: 'Its date is close, or its window is still open.',
    fr: 'Sa date approche ou son délai court encore.',
    pt: 'Sua data está próxima ou seu prazo segue aberto.',
  },
  far: {
    es: 'Aún falta para su fecha.',
    en: 'Its date is still some time away.',
    fr: 'Sa date est encore éloignée.',
    pt: 'Ainda falta para a sua data.',
  },
  unfulfilled: {
    es: 'Su ventana se cerró sin que se realizara.',
    en: 'Its window closed before it was done.',
    fr: 'Son délai est passé sans qu’il soit réalisé.',
    pt: 'Seu prazo venceu sem que fosse realizado.',
  },
  rescheduled: {
    es: 'Otro monitoreo lo reemplaza en otra fecha.',
    en: 'Another monitoring on another date takes its place.',
    fr: 'Un autre suivi le remplace à une autre date.',
    pt: 'Outro monitoramento o substitui em outra data.',
  },
  omitted: {
    es: 'Su estación se omitió con una justificación.',
    en: 'Its station was omitted, with a justification.',
    fr: 'Sa station a été omise, avec une justification.',
    pt: 'Sua estação foi omitida, com uma justificativa.',
  },
} as const satisfies Record<MonitoringStatus, Text>

export const planStatusTerms = {
  'in-creation': { es: 'En creación', en: 'In creation', fr: 'En création', pt: 'Em criação' },
  'in-execution': { es: 'En ejecución', en: 'In execution', fr: 'En exécution', pt: 'Em execução' },
  closed: { es: 'Cerrado', en: 'Closed', fr: 'Clos', pt: 'Encerrado' },
  annulled: { es: 'Anulado', en: 'Annulled', fr: 'Annulé', pt: 'Anulado' },
} as const satisfies Record<PlanStatus | 'annulled', Text>

export const monitoringTypeTerms = {
  scheduled: { es: 'Programado', en: 'Scheduled', fr: 'Planifié', pt: 'Programado' },
  additional: { es: 'Adicional', en: 'Additional', fr: 'Supplémentaire', pt: 'Adicional' },
  rescheduled: {
    es: 'Reprogramación',
    en: 'Reschedule',
    fr: 'Reprogrammation',
    pt: 'Reprogramação',
  },
} as const satisfies Record<MonitoringType, Text>

export const frequencyTerms = {
  daily: { es: 'Diaria', en: 'Daily', fr: 'Quotidienne', pt: 'Diária' },
  weekly: { es: 'Semanal', en: 'Weekly', fr: 'Hebdomadaire', pt: 'Semanal' },
  fortnightly: { es: 'Quincenal', en: 'Fortnightly', fr: 'Tous les quinze jours', pt: 'Quinzenal' },
  monthly: { es: 'Mensual', en: 'Monthly', fr: 'Mensuelle', pt: 'Mensal' },
  bimonthly: { es: 'Bimestral', en: 'Every two months', fr: 'Bimestrielle', pt: 'Bimestral' },
  quarterly: { es: 'Trimestral', en: 'Quarterly', fr: 'Trimestrielle', pt: 'Trimestral' },
  'four-monthly': {
    es: 'Cuatrimestral',
    en: 'Every four months',
    fr: 'Quadrimestrielle',
    pt: 'Quadrimestral',
  },
  'half-yearly': { es: 'Semestral', en: 'Half-yearly', fr: 'Semestrielle', pt: 'Semestral' },
  yearly: { es: 'Anual', en: 'Yearly', fr: 'Annuelle', pt: 'Anual' },
  seasonal: {
    es: 'Por temporada',
    en: 'Seasonal',
    fr: 'Saisonnière',
    pt: 'Por estação do ano',
  },
  once: { es: 'Única vez', en: 'Once', fr: 'Une seule fois', pt: 'Única vez' },
  'on-event': { es: 'Por evento', en: 'On event', fr: 'Sur événement', pt: 'Por evento' },
} as const satisfies Record<Frequency, Text>

export const stationKindTerms = {
  'surface-water': {
    es: 'Agua superficial',
    en: 'Surface water',
    fr: 'Eau de surface',
    pt: 'Água superficial',
  },
  groundwater: {
    es: 'Agua subterránea',
    en: 'Groundwater',
    fr: 'Eau souterraine',
    pt: 'Água subterrânea',
  },
  effluent: { es: 'Efluente', en: 'Effluent', fr: 'Effluent', pt: 'Efluente' },
  piezometer: { es: 'Piezómetro', en: 'Piezometer', fr: 'Piézomètre', pt: 'Piezômetro' },
  air: { es: 'Aire', en: 'Air', fr: 'Air', pt: 'Ar' },
  noise: { es: 'Ruido', en: 'Noise', fr: 'Bruit', pt: 'Ruído' },
  vibration: { es: 'Vibraciones', en: 'Vibration', fr: 'Vibrations', pt: 'Vibrações' },
  soil: { es: 'Suelo', en: 'Soil', fr: 'Sol', pt: 'Solo' },
  sediment: { es: 'Sedimento', en: 'Sediment', fr: 'Sédiment', pt: 'Sedimento' },
  biology: { es: 'Biología', en: 'Biology', fr: 'Biologie', pt: 'Biologia' },
  meteorology: { es: 'Meteorología', en: 'Meteorology', fr: 'Météorologie', pt: 'Meteorologia' },
  geochemistry: { es: 'Geoquímica', en: 'Geochemistry', fr: 'Géochimie', pt: 'Geoquímica' },
  other: { es: 'Otro', en: 'Other', fr: 'Autre', pt: 'Outro' },
} as const satisfies Record<(typeof stationKinds)[number], Text>

export const datumTerms = {
  WGS84: { es: 'WGS 84', en: 'WGS 84', fr: 'WGS 84', pt: 'WGS 84' },
  PSAD56: { es: 'PSAD 56', en: 'PSAD 56', fr: 'PSAD 56', pt: 'PSAD 56' },
} as const satisfies Record<(typeof datums)[number], Text>

export const evidenceKindTerms = {
  photo: { es: 'Fotografía', en: 'Photo', fr: 'Photo', pt: 'Fotografia' },
  'chain-of-custody': {
    es: 'Cadena de custodia',
    en: 'Chain of custody',
    fr: 'Chaîne de traçabilité',
    pt: 'Cadeia de custódia',
  },
  'field-sheet': {
    es: 'Ficha de campo',
    en: 'Field sheet',
    fr: 'Fiche de terrain',
    pt: 'Ficha de campo',
  },
  other: { es: 'Otro archivo', en: 'Other file', fr: 'Autre fichier', pt: 'Outro arquivo' },
} as const satisfies Record<(typeof evidenceKinds)[number], Text>

/** Names of the reference lists, as screens and sheets carry them. */
export const referenceListTerms = {
  components: {
    es: 'Componentes ambientales',
    en: 'Environmental components',
    fr: 'Composantes environnementales',
    pt: 'Componentes ambientais',
  },
  subcomponents: {
    es: 'Subcomponentes',
    en: 'Subcomponents',
    fr: 'Sous-composantes',
    pt: 'Subcomponentes',
  },
  'mining-components': {
    es: 'Componentes mineros',
    en: 'Mining components',
    fr: 'Composantes minières',
    pt: 'Componentes da mineração',
  },
  'source-types': {
    es: 'Tipos de fuente',
    en: 'Source types',
    fr: 'Types de source',
    pt: 'Tipos de fonte',
  },
  profiles: {
    es: 'Perfiles de parámetros',
    en: 'Parameter profiles',
    fr: 'Profils de paramètres',
    pt: 'Perfis de parâmetros',
  },
  frequencies: { es: 'Frecuencias', en: 'Frequencies', fr: 'Fréquences', pt: 'Frequências' },
  stations: { es: 'Estaciones', en: 'Stations', fr: 'Stations', pt: 'Estações' },
} as const satisfies Record<(typeof allLists)[number], Text>

/** Headings of the official template. A reader takes those of any language, whatever case and accents. */
export const planColumnTerms = {
  stationCode: {
    es: 'Código de estación',
    en: 'Station code',
    fr: 'Code de station',
    pt: 'Código da estação',
  },
  component: {
    es: 'Componente ambiental',
    en: 'Environmental component',
    fr: 'Composante environnementale',
    pt: 'Componente ambiental',
  },
  subcomponent: {
    es: 'Subcomponente',
    en: 'Subcomponent',
    fr: 'Sous-composante',
    pt: 'Subcomponente',
  },
  miningComponent: {
    es: 'Componente minero',
    en: 'Mining component',
    fr: 'Composante minière',
    pt: 'Componente da mineração',
  },
  sourceType: {
    es: 'Tipo de fuente',
    en: 'Source type',
    fr: 'Type de source',
    pt: 'Tipo de fonte',
  },
  type: {
    es: 'Tipo de monitoreo',
    en: 'Monitoring type',
    fr: 'Type de suivi',
    pt: 'Tipo de monitoramento',
  },
  profile: {
    es: 'Perfil de parámetros',
    en: 'Parameter profile',
    fr: 'Profil de paramètres',
    pt: 'Perfil de parâmetros',
  },
  sample: { es: 'Con muestra', en: 'With sample', fr: 'Avec échantillon', pt: 'Com amostra' },
  estimatedOn: {
    es: 'Fecha estimada',
    en: 'Estimated date',
    fr: 'Date estimée',
    pt: 'Data estimada',
  },
  frequency: { es: 'Frecuencia', en: 'Frequency', fr: 'Fréquence', pt: 'Frequência' },
  startsOn: { es: 'Fecha de inicio', en: 'Start date', fr: 'Date de début', pt: 'Data de início' },
  endsOn: { es: 'Fecha de fin', en: 'End date', fr: 'Date de fin', pt: 'Data de término' },
  commitment: {
    es: 'Nombre corto del compromiso',
    en: 'Commitment short name',
    fr: 'Nom court de l’engagement',
    pt: 'Nome curto do compromisso',
  },
  instrument: {
    es: 'Instrumento ambiental',
    en: 'Environmental instrument',
    fr: 'Instrument environnemental',
    pt: 'Instrumento ambiental',
  },
  standard: {
    es: 'Norma de comparación',
    en: 'Reference standard',
    fr: 'Norme de référence',
    pt: 'Norma de comparação',
  },
  category: { es: 'Categoría', en: 'Category', fr: 'Catégorie', pt: 'Categoria' },
  easting: { es: 'Este (m)', en: 'Easting (m)', fr: 'Est (m)', pt: 'Leste (m)' },
  northing: { es: 'Norte (m)', en: 'Northing (m)', fr: 'Nord (m)', pt: 'Norte (m)' },
  zone: { es: 'Zona UTM', en: 'UTM zone', fr: 'Fuseau UTM', pt: 'Fuso UTM' },
  datum: { es: 'Datum', en: 'Datum', fr: 'Datum', pt: 'Datum' },
  altitude: {
    es: 'Altitud (m s. n. m.)',
    en: 'Altitude (m a.s.l.)',
    fr: 'Altitude (m)',
    pt: 'Altitude (m s.n.m.)',
  },
  observation: { es: 'Observación', en: 'Observation', fr: 'Observation', pt: 'Observação' },
} as const satisfies Record<PlanColumn, Text>

/** Follows the reason where a name that the list has was probably meant. */
export const suggestionTerm = {
  es: '¿Quiso decir «{{suggestion}}»?',
  en: 'Did you mean “{{suggestion}}”?',
  fr: 'Vouliez-vous dire « {{suggestion}} » ?',
  pt: 'Quis dizer “{{suggestion}}”?',
} as const satisfies Text

/** Why a cell was not accepted and what to do; `column` and `value` stand beside it. */
export const cellProblemTerms = {
  required: {
    es: 'Falta el dato. Completar la celda.',
    en: 'The value is missing. Fill in the cell.',
    fr: 'La valeur manque. Remplir la cellule.',
    pt: 'Falta o dado. Preencher a célula.',
  },
  'too-long': {
    es: 'El texto es demasiado largo. Usar {{max}} caracteres como máximo.',
    en: 'The text is too long. Use at most {{max}} characters.',
    fr: 'Le texte est trop long. Utiliser {{max}} caractères au plus.',
    pt: 'O texto é longo demais. Usar no máximo {{max}} caracteres.',
  },
  'not-in-list': {
    es: 'El valor no está en la lista del proyecto. Elegir uno de la lista desplegable.',
    en: 'The value is not in the project’s list. Choose one from the drop-down list.',
    fr: 'La valeur n’est pas dans la liste du projet. En choisir une dans la liste déroulante.',
    pt: 'O valor não está na lista do projeto. Escolher um da lista suspensa.',
  },
  'not-in-component': {
    es: 'El subcomponente no pertenece al componente ambiental de la fila. Elegir otro o corregir el componente.',
    en: 'The subcomponent does not belong to the row’s environmental component. Choose another or correct the component.',
    fr: 'La sous-composante n’appartient pas à la composante environnementale de la ligne. En choisir une autre ou corriger la composante.',
    pt: 'O subcomponente não pertence ao componente ambiental da linha. Escolher outro ou corrigir o componente.',
  },
  retired: {
    es: 'El valor fue retirado y ya no se ofrece. Elegir uno vigente o pedir que se restablezca.',
    en: 'The value was retired and is no longer offered. Choose a current one or ask for it to be restored.',
    fr: 'La valeur a été retirée et n’est plus proposée. En choisir une en vigueur ou demander son rétablissement.',
    pt: 'O valor foi retirado e não é mais oferecido. Escolher um vigente ou pedir que seja restaurado.',
  },
  date: {
    es: 'No se reconoce la fecha. Escribirla como dd/mm/aaaa.',
    en: 'The date is not understood. Write it as dd/mm/yyyy.',
    fr: 'La date n’est pas comprise. L’écrire sous la forme jj/mm/aaaa.',
    pt: 'A data não foi entendida. Escrevê-la como dd/mm/aaaa.',
  },
  'date-year': {
    es: 'El año está fuera de lo posible: de {{min}} a {{max}}. Corregir la fecha.',
    en: 'The year is out of range: from {{min}} to {{max}}. Correct the date.',
    fr: 'L’année est hors limites : de {{min}} à {{max}}. Corriger la date.',
    pt: 'O ano está fora do possível: de {{min}} a {{max}}. Corrigir a data.',
  },
  number: {
    es: 'No se reconoce el número. Escribir solo cifras, con coma o punto decimal.',
    en: 'The number is not understood. Write digits only, with a decimal comma or point.',
    fr: 'Le nombre n’est pas compris. N’écrire que des chiffres, avec une virgule ou un point décimal.',
    pt: 'O número não foi entendido. Escrever só algarismos, com vírgula ou ponto decimal.',
  },
  'yes-no': {
    es: 'Se espera Sí o No.',
    en: 'Yes or No is expected.',
    fr: 'La réponse attendue est Oui ou Non.',
    pt: 'Espera-se Sim ou Não.',
  },
  zone: {
    es: 'La zona UTM no existe en el Perú. Escribir 17, 18 o 19.',
    en: 'The UTM zone does not exist in Peru. Write 17, 18 or 19.',
    fr: 'Ce fuseau UTM n’existe pas au Pérou. Écrire 17, 18 ou 19.',
    pt: 'O fuso UTM não existe no Peru. Escrever 17, 18 ou 19.',
  },
  datum: {
    es: 'No se reconoce el datum. Escribir WGS84 o PSAD56.',
    en: 'The datum is not understood. Write WGS84 or PSAD56.',
    fr: 'Le datum n’est pas compris. Écrire WGS84 ou PSAD56.',
    pt: 'O datum não foi entendido. Escrever WGS84 ou PSAD56.',
  },
  'out-of-range': {
    es: 'El valor está fuera de lo posible: de {{min}} a {{max}}.',
    en: 'The value is out of range: from {{min}} to {{max}}.',
    fr: 'La valeur est hors limites : de {{min}} à {{max}}.',
    pt: 'O valor está fora do possível: de {{min}} a {{max}}.',
  },
  'date-or-series': {
    es: 'Indicar una fecha estimada, o bien frecuencia, inicio y fin: una de las dos formas y no ambas.',
    en: 'Give an estimated date, or else frequency, start and end: one of the two and not both.',
    fr: 'Indiquer une date estimée, ou bien fréquence, début et fin : l’un des deux et non les deux.',
    pt: 'Indicar uma data estimada, ou então frequência, início e término: uma das duas formas e não ambas.',
  },
  'series-incomplete': {
    es: 'A la serie le falta este dato. Completar frecuencia, fecha de inicio y fecha de fin.',
    en: 'The series lacks this value. Fill in frequency, start date and end date.',
    fr: 'Cette valeur manque à la série. Remplir fréquence, date de début et date de fin.',
    pt: 'Falta este dado na série. Preencher frequência, data de início e data de término.',
  },
  'series-order': {
    es: 'La fecha de fin es anterior a la de inicio. Corregir una de las dos.',
    en: 'The end date is before the start date. Correct one of them.',
    fr: 'La date de fin précède celle de début. Corriger l’une des deux.',
    pt: 'A data de término é anterior à de início. Corrigir uma das duas.',
  },
  'series-too-long': {
    es: 'La serie daría más de {{max}} monitoreos. Acortar el periodo o espaciar la frecuencia.',
    en: 'The series would give more than {{max}} monitorings. Shorten the period or space out the frequency.',
    fr: 'La série donnerait plus de {{max}} suivis. Raccourcir la période ou espacer la fréquence.',
    pt: 'A série daria mais de {{max}} monitoramentos. Encurtar o período ou espaçar a frequência.',
  },
  'coordinates-incomplete': {
    es: 'Las coordenadas están incompletas. Indicar este, norte, zona y datum, o ninguno.',
    en: 'The coordinates are incomplete. Give easting, northing, zone and datum, or none of them.',
    fr: 'Les coordonnées sont incomplètes. Indiquer est, nord, fuseau et datum, ou aucun.',
    pt: 'As coordenadas estão incompletas. Indicar leste, norte, fuso e datum, ou nenhum.',
  },
  'coordinates-differ': {
    es: 'La estación ya existe con otras coordenadas. Corregirlas o usar otro código.',
    en: 'The station already exists with other coordinates. Correct them or use another code.',
    fr: 'La station existe déjà avec d’autres coordonnées. Les corriger ou utiliser un autre code.',
    pt: 'A estação já existe com outras coordenadas. Corrigi-las ou usar outro código.',
  },
  'repeated-row': {
    es: 'La fila repite la {{row}}. Quitar una de las dos.',
    en: 'The row repeats row {{row}}. Remove one of them.',
    fr: 'La ligne répète la ligne {{row}}. Supprimer l’une des deux.',
    pt: 'A linha repete a {{row}}. Remover uma das duas.',
  },
  'error-value': {
    es: 'La celda contiene una fórmula con error o sin resultado. Reemplazarla por un valor, o abrir el libro en Excel y guardarlo.',
    en: 'The cell holds a formula with an error or without a result. Replace it with a value, or open the workbook in Excel and save it.',
    fr: 'La cellule contient une formule en erreur ou sans résultat. La remplacer par une valeur, ou ouvrir le classeur dans Excel et l’enregistrer.',
    pt: 'A célula contém uma fórmula com erro ou sem resultado. Substituí-la por um valor, ou abrir a pasta de trabalho no Excel e salvá-la.',
  },
} as const satisfies Record<CellProblem, Text>

export const progressTerms = {
  general: {
    es: 'Avance general',
    en: 'General progress',
    fr: 'Avancement général',
    pt: 'Avanço geral',
  },
  untilNow: {
    es: 'Avance a la fecha',
    en: 'Progress until now',
    fr: 'Avancement à ce jour',
    pt: 'Avanço até hoje',
  },
  monthly: {
    es: 'Avance del mes',
    en: 'Progress of the month',
    fr: 'Avancement du mois',
    pt: 'Avanço do mês',
  },
} as const satisfies Record<string, Text>

export const progressFormulas = {
  general: {
    es: 'Realizados ÷ todos, sin los omitidos. Un monitoreo y sus reprogramaciones cuentan como uno.',
    en: 'Done ÷ all, without the omitted ones. A monitoring and its reschedules count as one.',
    fr: 'Réalisés ÷ tous, sans les omis. Un suivi et ses reprogrammations comptent pour un.',
    pt: 'Realizados ÷ todos, sem os omitidos. Um monitoramento e suas reprogramações contam como um.',
  },
  untilNow: {
    es: 'Realizados ÷ previstos hasta hoy, sin los omitidos. Un monitoreo y sus reprogramaciones cuentan como uno, en su última fecha.',
    en: 'Done ÷ due up to today, without the omitted ones. A monitoring and its reschedules count as one, on its latest date.',
    fr: 'Réalisés ÷ prévus jusqu’à aujourd’hui, sans les omis. Un suivi et ses reprogrammations comptent pour un, à la dernière date.',
    pt: 'Realizados ÷ previstos até hoje, sem os omitidos. Um monitoramento e suas reprogramações contam como um, na última data.',
  },
  monthly: {
    es: 'Realizados ÷ previstos en el mes, sin los omitidos. Un monitoreo y sus reprogramaciones cuentan como uno, en su última fecha.',
    en: 'Done ÷ due in the month, without the omitted ones. A monitoring and its reschedules count as one, on its latest date.',
    fr: 'Réalisés ÷ prévus dans le mois, sans les omis. Un suivi et ses reprogrammations comptent pour un, à la dernière date.',
    pt: 'Realizados ÷ previstos no mês, sem os omitidos. Um monitoramento e suas reprogramações contam como um, na última data.',
  },
} as const satisfies Record<keyof typeof progressTerms, Text>

export const roleTerms = {
  ADMIN: { es: 'Administración', en: 'Administration', fr: 'Administration', pt: 'Administração' },
  READ: { es: 'Lectura', en: 'Reading', fr: 'Lecture', pt: 'Leitura' },
  WRITE: {
    es: 'Registro de datos',
    en: 'Data entry',
    fr: 'Saisie de données',
    pt: 'Registro de dados',
  },
  AUDIT: { es: 'Auditoría', en: 'Audit', fr: 'Audit', pt: 'Auditoria' },
  SYSTEM: {
    es: 'Administración del sistema',
    en: 'System administration',
    fr: 'Administration du système',
    pt: 'Administração do sistema',
  },
} as const satisfies Record<keyof typeof roles | 'SYSTEM', Text>

export const yesNoTerms = {
  yes: { es: 'Sí', en: 'Yes', fr: 'Oui', pt: 'Sim' },
  no: { es: 'No', en: 'No', fr: 'Non', pt: 'Não' },
} as const satisfies Record<'yes' | 'no', Text>

/** What cells hold for yes and no, in lower case and without accents. */
export const yesNoWords = {
  yes: [
    'si',
    's',
    'yes',
    'y',
    'oui',
    'o',
    'sim',
    'true',
    'verdadero',
    'vrai',
    'verdadeiro',
    '1',
    'x',
  ],
  no: ['no', 'n', 'non', 'nao', 'false', 'falso', 'faux', '0'],
} as const
