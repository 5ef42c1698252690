import { modiWords } from '../../widgets/modi/words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { graphWords } from '../../widgets/graph/texts.ts'
import { rangeTexts } from './range-texts.ts'

const readingTexts = defineTexts({
  ...rangeTexts,
  devices: deviceWords.all,
  replacedOn: deviceWords.replacedOn,
  editDevice: {
    es: 'Editar dispositivo',
    en: 'Edit device',
    fr: 'Modifier l’appareil',
    pt: 'Editar dispositivo',
  },
  noDevice: {
    es: 'Este dispositivo no existe en el proyecto',
    en: 'There is no such device in the project',
    fr: 'Cet appareil n’existe pas dans le projet',
    pt: 'Este dispositivo não existe no projeto',
  },
  serial: deviceWords.serial,
  station: deviceWords.station,
  lastMessage: deviceWords.lastMessage,
  battery: deviceWords.battery,
  signal: deviceWords.signal,
  channel: modiWords.channel,
  noVariables: {
    es: 'El dispositivo no tiene variables',
    en: 'The device has no variables',
    fr: 'L’appareil n’a aucune variable',
    pt: 'O dispositivo não tem variáveis',
  },
  noVariablesText: {
    es: 'Un administrador del sistema agrega lo que mide; desde entonces se guardan sus lecturas.',
    en: 'A system administrator adds what it measures; from then on its readings are kept.',
    fr: 'Un administrateur du système ajoute ce qu’il mesure ; ses mesures sont gardées dès lors.',
    pt: 'Um administrador do sistema adiciona o que ele mede; a partir daí as leituras são guardadas.',
  },
  shownVariables: {
    es: 'Variables del gráfico',
    en: 'Variables of the graph',
    fr: 'Variables du graphique',
    pt: 'Variáveis do gráfico',
  },
  noneYet: { es: 'sin lecturas', en: 'no readings', fr: 'aucune mesure', pt: 'sem leituras' },
  removeVariable: {
    es: 'Quitar {{name}}',
    en: 'Remove {{name}}',
    fr: 'Retirer {{name}}',
    pt: 'Remover {{name}}',
  },
  chooseVariables: {
    es: 'Elegir variables',
    en: 'Choose variables',
    fr: 'Choisir des variables',
    pt: 'Escolher variáveis',
  },
  searchVariables: {
    es: 'Buscar por variable, dispositivo o estación',
    en: 'Search by variable, device or station',
    fr: 'Chercher par variable, appareil ou station',
    pt: 'Buscar por variável, dispositivo ou estação',
  },
  noneFound: {
    es: 'Ninguna variable coincide con la búsqueda.',
    en: 'No variable matches the search.',
    fr: 'Aucune variable ne correspond à la recherche.',
    pt: 'Nenhuma variável corresponde à busca.',
  },
  mostVariables: {
    es: 'Un gráfico muestra {{max}} variables como máximo. Quitar una para agregar otra.',
    en: 'A graph shows {{max}} variables at most. Remove one to add another.',
    fr: 'Un graphique montre {{max}} variables au plus. En retirer une pour en ajouter une autre.',
    pt: 'Um gráfico mostra no máximo {{max}} variáveis. Remover uma para adicionar outra.',
  },
  earlierPage: { es: 'Anterior', en: 'Previous', fr: 'Précédente', pt: 'Anterior' },
  nextPage: { es: 'Siguiente', en: 'Next', fr: 'Suivante', pt: 'Próxima' },
  pageOf: {
    es: '{{page}} de {{pages}}',
    en: '{{page}} of {{pages}}',
    fr: '{{page}} sur {{pages}}',
    pt: '{{page}} de {{pages}}',
  },
  suspect: graphWords.suspect,
  noReadings: {
    es: 'No hay lecturas en este período',
    en: 'There are no readings in this period',
    fr: 'Aucune mesure dans cette période',
    pt: 'Não há leituras neste período',
  },
  newestAt: {
    es: 'La última es del {{at}}.',
    en: 'The newest is of {{at}}.',
    fr: 'La dernière date du {{at}}.',
    pt: 'A última é de {{at}}.',
  },
  showNewest: {
    es: 'Ver las últimas lecturas',
    en: 'Show the newest readings',
    fr: 'Voir les dernières mesures',
    pt: 'Ver as últimas leituras',
  },
  neverTitle: {
    es: 'Todavía no hay lecturas',
    en: 'There are no readings yet',
    fr: 'Il n’y a encore aucune mesure',
    pt: 'Ainda não há leituras',
  },
  never: {
    es: 'Aparecen aquí apenas llegan.',
    en: 'They show here as soon as they arrive.',
    fr: 'Elles s’affichent ici dès leur arrivée.',
    pt: 'Aparecem aqui assim que chegam.',
  },
  zone: {
    es: 'Hora de {{zone}}.',
    en: 'Time of {{zone}}.',
    fr: 'Heure de {{zone}}.',
    pt: 'Hora de {{zone}}.',
  },
  level_raw: {
    es: 'Cada lectura; las dudosas, en círculos vacíos.',
    en: 'Every reading; suspect ones as hollow circles.',
    fr: 'Chaque mesure ; les douteuses en cercles vides.',
    pt: 'Cada leitura; as duvidosas, em círculos vazios.',
  },
  level_10m: {
    es: 'Media de 10 minutos; la banda va del mínimo al máximo.',
    en: 'Mean of 10 minutes; the band goes from minimum to maximum.',
    fr: 'Moyenne de 10 minutes ; la bande va du minimum au maximum.',
    pt: 'Média de 10 minutos; a faixa vai do mínimo ao máximo.',
  },
  level_1h: {
    es: 'Media de una hora; la banda va del mínimo al máximo.',
    en: 'Mean of an hour; the band goes from minimum to maximum.',
    fr: 'Moyenne d’une heure ; la bande va du minimum au maximum.',
    pt: 'Média de uma hora; a faixa vai do mínimo ao máximo.',
  },
  level_1d: {
    es: 'Media de un día; la banda va del mínimo al máximo.',
    en: 'Mean of a day; the band goes from minimum to maximum.',
    fr: 'Moyenne d’un jour ; la bande va du minimum au maximum.',
    pt: 'Média de um dia; a faixa vai do mínimo ao máximo.',
  },
  thinned: {
    es: 'Hay más lecturas de las que se muestran una por una: acorte el período para verlas.',
    en: 'There are more readings than are shown one by one: shorten the period to see them.',
    fr: 'Il y a plus de mesures qu’on n’en affiche une à une : réduisez la période pour les voir.',
    pt: 'Há mais leituras do que se mostram uma a uma: encurte o período para vê-las.',
  },
  compareLegend: {
    es: 'Las líneas claras son del período anterior.',
    en: 'The pale lines are of the earlier period.',
    fr: 'Les lignes claires sont de la période antérieure.',
    pt: 'As linhas claras são do período anterior.',
  },
  laboratoryLegend: {
    es: 'Los rombos son resultados de laboratorio.',
    en: 'Diamonds are laboratory results.',
    fr: 'Les losanges sont des résultats de laboratoire.',
    pt: 'Os losangos são resultados de laboratório.',
  },
  more: {
    es: 'Más del gráfico',
    en: 'More of the graph',
    fr: 'Plus du graphique',
    pt: 'Mais do gráfico',
  },
  table: {
    es: 'Lecturas del gráfico',
    en: 'Readings of the graph',
    fr: 'Mesures du graphique',
    pt: 'Leituras do gráfico',
  },
  time: { es: 'Fecha y hora', en: 'Date and time', fr: 'Date et heure', pt: 'Data e hora' },
  minToMax: pageWords.between,
  showTable: {
    es: 'Ver como tabla',
    en: 'Show as a table',
    fr: 'Afficher en tableau',
    pt: 'Ver como tabela',
  },
  hideTable: {
    es: 'Ocultar la tabla',
    en: 'Hide the table',
    fr: 'Masquer le tableau',
    pt: 'Ocultar a tabela',
  },
  fixAxes: {
    es: 'Fijar los ejes de valores',
    en: 'Fix the axes of values',
    fr: 'Figer les axes des valeurs',
    pt: 'Fixar os eixos de valores',
  },
  freeAxes: {
    es: 'Ajustar los ejes a los valores',
    en: 'Fit the axes to the values',
    fr: 'Adapter les axes aux valeurs',
    pt: 'Ajustar os eixos aos valores',
  },
  copyLink: { es: 'Copiar enlace', en: 'Copy link', fr: 'Copier le lien', pt: 'Copiar link' },
  linkCopied: {
    es: 'Se copió el enlace a este gráfico.',
    en: 'The link to this graph was copied.',
    fr: 'Le lien vers ce graphique a été copié.',
    pt: 'O link deste gráfico foi copiado.',
  },
  linkNotCopied: {
    es: 'El navegador no permitió copiar el enlace. Copiar la dirección de la página.',
    en: 'The browser did not allow the link to be copied. Copy the address of the page.',
    fr: 'Le navigateur n’a pas permis de copier le lien. Copier l’adresse de la page.',
    pt: 'O navegador não permitiu copiar o link. Copiar o endereço da página.',
  },
  csv: { es: 'Descargar CSV', en: 'Download CSV', fr: 'Télécharger en CSV', pt: 'Baixar CSV' },
  xlsx: {
    es: 'Descargar Excel',
    en: 'Download Excel',
    fr: 'Télécharger en Excel',
    pt: 'Baixar Excel',
  },
  png: {
    es: 'Descargar imagen (PNG)',
    en: 'Download image (PNG)',
    fr: 'Télécharger l’image (PNG)',
    pt: 'Baixar imagem (PNG)',
  },
  pngNotMade: {
    es: 'El navegador no pudo hacer la imagen. Intentar de nuevo con una ventana más pequeña.',
    en: 'The browser could not make the image. Try again with a smaller window.',
    fr: 'Le navigateur n’a pas pu faire l’image. Réessayer avec une fenêtre plus petite.',
    pt: 'O navegador não conseguiu fazer a imagem. Tentar de novo com uma janela menor.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readings: Bundle<typeof readingTexts>
  }
}

addTexts('readings', readingTexts)
