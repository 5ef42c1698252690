/** The problems of imports of plans and of results. */
export const importProblemTexts = {
  IMPORT_NOT_READY: {
    es: 'El archivo todavía se está revisando. Esperar a que termine.',
    en: 'The file is still being checked. Wait until that is finished.',
    fr: 'Le fichier est encore en cours de vérification. Attendre qu’elle se termine.',
    pt: 'O arquivo ainda está sendo verificado. Esperar até terminar.',
  },
  IMPORT_HAS_ERRORS: {
    es: 'Quedan celdas observadas y no se guardó nada. Corregirlas y guardar de nuevo.',
    en: 'Bad cells remain and nothing was saved. Correct them and save again.',
    fr: 'Des cellules refusées subsistent et rien n’a été enregistré. Les corriger et enregistrer de nouveau.',
    pt: 'Restam células com problemas e nada foi salvo. Corrigi-las e salvar novamente.',
  },
  IMPORT_ALREADY_SAVED: {
    es: 'Esta importación ya se guardó. Abrir el plan desde la lista.',
    en: 'This import was saved already. Open the plan from the list.',
    fr: 'Cette importation a déjà été enregistrée. Ouvrir le plan depuis la liste.',
    pt: 'Esta importação já foi salva. Abrir o plano a partir da lista.',
  },
  IMPORT_SAME_CONTENT: {
    es: 'Ya hay un plan hecho de un archivo con el mismo contenido. Confirmar si se quiere crear otro.',
    en: 'A plan was made from a file of the same content before. Confirm if another one is wanted.',
    fr: 'Un plan a déjà été créé à partir d’un fichier de même contenu. Confirmer s’il en faut un autre.',
    pt: 'Já existe um plano feito de um arquivo com o mesmo conteúdo. Confirmar se se deseja criar outro.',
  },
  IMPORTS_UNFINISHED: {
    es: 'El proyecto ya tiene {{max}} importaciones sin terminar. Guardar o descartar alguna antes de subir otra; las demás vencen a los {{days}} días.',
    en: 'The project already has {{max}} unfinished imports. Save or discard one before uploading another; the others expire after {{days}} days.',
    fr: 'Le projet a déjà {{max}} importations inachevées. En enregistrer ou en abandonner une avant d’en envoyer une autre ; les autres expirent après {{days}} jours.',
    pt: 'O projeto já tem {{max}} importações não concluídas. Salvar ou descartar alguma antes de enviar outra; as demais vencem após {{days}} dias.',
  },
  IMPORT_EXPIRED: {
    es: 'La importación venció porque quedó sin guardar. Subir el archivo de nuevo.',
    en: 'The import expired because it was left unsaved. Upload the file again.',
    fr: 'L’importation a expiré faute d’enregistrement. Envoyer de nouveau le fichier.',
    pt: 'A importação venceu por não ter sido salva. Enviar o arquivo novamente.',
  },
  IMPORT_CHECK_CUT_OFF: {
    es: 'La revisión de este archivo se interrumpió dos veces y no se volverá a intentar. Copiar los datos a una plantilla nueva y subirla.',
    en: 'The check of this file was cut off twice and is not tried again. Copy the data into a new template and upload it.',
    fr: 'La vérification de ce fichier a été interrompue deux fois et ne sera pas relancée. Copier les données dans un nouveau modèle et l’envoyer.',
    pt: 'A verificação deste arquivo foi interrompida duas vezes e não será repetida. Copiar os dados para um modelo novo e enviá-lo.',
  },
  IMPORT_TOO_MANY_MONITORINGS: {
    es: 'El libro haría demasiados monitoreos. Acortar las series o dividirlo en varios archivos.',
    en: 'The workbook would make too many monitorings. Shorten the series or split it into several files.',
    fr: 'Le classeur créerait trop de suivis. Raccourcir les séries ou le diviser en plusieurs fichiers.',
    pt: 'A pasta de trabalho faria monitoramentos demais. Encurtar as séries ou dividi-la em vários arquivos.',
  },
  IMPORT_ANSWER_NOT_POSSIBLE: {
    es: 'Esta respuesta no resuelve lo que se observó. Elegir otra.',
    en: 'This answer does not settle why the rows wait. Choose another one.',
    fr: 'Cette réponse ne règle pas ce qui a été relevé. En choisir une autre.',
    pt: 'Esta resposta não resolve o que foi observado. Escolher outra.',
  },
  IMPORT_TOO_MANY_ANSWERS: {
    es: 'Ya hay {{max}} respuestas en esta importación. Corregir el resto en el archivo y subirlo de nuevo.',
    en: 'This import has {{max}} answers already. Correct the rest in the file and upload it again.',
    fr: 'Cet import compte déjà {{max}} réponses. Corriger le reste dans le fichier et l’envoyer de nouveau.',
    pt: 'Esta importação já tem {{max}} respostas. Corrigir o restante no arquivo e enviá-lo novamente.',
  },
  IMPORT_NOTHING_TO_SAVE: {
    es: 'No hay resultados listos para guardar. Resolver primero los observados.',
    en: 'No results are ready to be saved. Settle those that wait first.',
    fr: 'Aucun résultat n’est prêt à être enregistré. Régler d’abord ceux en attente.',
    pt: 'Não há resultados prontos para salvar. Resolver primeiro os que aguardam.',
  },
}
