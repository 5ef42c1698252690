import type { ProblemCode } from '@puquio/contract'
import type { Text } from '@puquio/domain'

/** Of exports of results, whose page says some of them before it asks, and of reports as PDF. */
export const exportProblemTexts = {
  EXPORT_RANGE_MISSING: {
    es: 'Se debe definir un rango de fechas obligatorio.',
    en: 'A mandatory date range must be defined.',
    fr: 'Une plage de dates obligatoire doit être définie.',
    pt: 'É preciso definir um intervalo de datas obrigatório.',
  },
  EXPORT_RANGE_WRONG: {
    es: 'Se debe definir un rango de fechas correcto.',
    en: 'A correct date range must be defined.',
    fr: 'Une plage de dates correcte doit être définie.',
    pt: 'É preciso definir um intervalo de datas correto.',
  },
  EXPORT_EMPTY: {
    es: 'No se puede exportar un archivo vacío.',
    en: 'An empty file cannot be exported.',
    fr: 'Un fichier vide ne peut pas être exporté.',
    pt: 'Não é possível exportar um arquivo vazio.',
  },
  EXPORTS_UNFINISHED: {
    es: 'Ya tiene {{max}} exportaciones en preparación, contando las de todos sus proyectos. Esperar a que termine una, o cancelarla.',
    en: 'You have {{max}} exports in preparation already, those of all your projects counted. Wait until one is ready, or cancel one.',
    fr: 'Vous avez déjà {{max}} exportations en préparation, celles de tous vos projets comprises. Attendre que l’une soit prête, ou en annuler une.',
    pt: 'Você já tem {{max}} exportações em preparação, contando as de todos os seus projetos. Esperar que uma termine, ou cancelá-la.',
  },
  PDF_BUSY: {
    es: 'Servicio PDF en uso, intentar más tarde.',
    en: 'PDF service in use, try again later.',
    fr: 'Service PDF en cours d’utilisation, réessayer plus tard.',
    pt: 'Serviço PDF em uso, tentar mais tarde.',
  },
  PACK_EMPTY: {
    es: 'No hay compromisos verificados para este expediente. Verificar compromisos del instrumento, o elegir otras fechas.',
    en: 'There are no verified commitments for this pack. Verify commitments of the instrument, or choose other dates.',
    fr: 'Il n’y a pas d’engagements vérifiés pour ce dossier. Vérifier des engagements de l’instrument, ou choisir d’autres dates.',
    pt: 'Não há compromissos verificados para este dossiê. Verificar compromissos do instrumento, ou escolher outras datas.',
  },
  PACK_TOO_LARGE: {
    es: 'El expediente tendría más monitoreos, tareas, resultados o archivos de los que caben en uno. Elegir fechas más cercanas, o un compromiso.',
    en: 'The pack would have more monitorings, tasks, results or files than one takes. Choose dates closer together, or one commitment.',
    fr: 'Le dossier aurait plus de suivis, de tâches, de résultats ou de fichiers qu’un seul n’en contient. Choisir des dates plus rapprochées, ou un engagement.',
    pt: 'O dossiê teria mais monitoramentos, tarefas, resultados ou arquivos do que cabem em um. Escolher datas mais próximas, ou um compromisso.',
  },
  QUOTA_REACHED: {
    es: 'El archivo no cabe en el espacio del proyecto. Eliminar archivos que ya no se necesitan, o pedir más espacio al administrador del sistema, e intentar de nuevo.',
    en: 'The file does not fit into the room of the project. Delete files that are no longer needed, or ask the system administrator for more room, and try again.',
    fr: 'Le fichier ne tient pas dans l’espace du projet. Supprimer les fichiers devenus inutiles, ou demander plus de place à l’administrateur du système, et réessayer.',
    pt: 'O arquivo não cabe no espaço do projeto. Excluir arquivos que não são mais necessários, ou pedir mais espaço ao administrador do sistema, e tentar novamente.',
  },
  LIST_TOO_LONG: {
    es: 'La lista tiene más de {{max}} filas, más de las que caben en un archivo. Acotarla con los filtros y descargarla por partes.',
    en: 'The list has more than {{max}} rows, more than a file takes. Narrow it with the filters and download it in parts.',
    fr: 'La liste a plus de {{max}} lignes, plus qu’un fichier n’en contient. La restreindre avec les filtres et la télécharger par parties.',
    pt: 'A lista tem mais de {{max}} linhas, mais do que cabem em um arquivo. Restringi-la com os filtros e baixá-la por partes.',
  },
  PDF_TOO_LARGE: {
    es: 'El informe es demasiado grande para un PDF. Filtrar para que tenga menos registros o fotos, o descargarlo como XLSX o CSV.',
    en: 'The report is too large for a PDF. Filter it so that it has fewer records or photos, or download it as XLSX or CSV.',
    fr: 'Le rapport est trop volumineux pour un PDF. Le filtrer pour qu’il ait moins d’enregistrements ou de photos, ou le télécharger en XLSX ou CSV.',
    pt: 'O relatório é grande demais para um PDF. Filtrá-lo para que tenha menos registros ou fotos, ou baixá-lo como XLSX ou CSV.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>
