import type { ProblemCode } from '@puquio/contract'
import type { Text } from '@puquio/domain'

/** Files, folders and uploads of the containers. */
export const containerProblemTexts = {
  FILE_NAME_TAKEN: {
    es: 'Ya hay un archivo llamado «{{name}}» en la carpeta. Elegir si lo enviado es una nueva versión o se conservan ambos.',
    en: 'The folder has a file named “{{name}}” already. Choose whether what was sent is a new version, or keep both.',
    fr: 'Le dossier contient déjà un fichier « {{name}} ». Choisir si l’envoi est une nouvelle version ou garder les deux.',
    pt: 'Já há um arquivo chamado “{{name}}” na pasta. Escolher se o enviado é uma nova versão ou manter ambos.',
  },
  FOLDERS_FULL: {
    es: 'Ya hay {{max}} carpetas, que es el máximo. Eliminar alguna para crear otra.',
    en: 'There are {{max}} folders already, which is the maximum. Delete one to create another.',
    fr: 'Il y a déjà {{max}} dossiers, ce qui est le maximum. En supprimer un pour en créer un autre.',
    pt: 'Já há {{max}} pastas, que é o máximo. Excluir alguma para criar outra.',
  },
  FOLDER_IN_ITSELF: {
    es: 'Una carpeta no puede moverse dentro de sí misma. Elegir otra.',
    en: 'A folder cannot be moved into itself. Choose another one.',
    fr: 'Un dossier ne peut pas être déplacé dans lui-même. En choisir un autre.',
    pt: 'Uma pasta não pode ser movida para dentro de si mesma. Escolher outra.',
  },
  UPLOADS_UNFINISHED: {
    es: 'Hay {{max}} subidas sin terminar, que es el máximo. Terminarlas o cancelarlas antes de subir más.',
    en: 'There are {{max}} unfinished uploads, which is the maximum. Finish or cancel them before uploading more.',
    fr: 'Il y a {{max}} envois inachevés, ce qui est le maximum. Les terminer ou les annuler avant d’en ajouter.',
    pt: 'Há {{max}} envios não concluídos, que é o máximo. Concluí-los ou cancelá-los antes de enviar mais.',
  },
  UPLOADS_TOO_LARGE: {
    es: 'Las subidas sin terminar ocupan ya la parte del espacio libre del proyecto que corresponde a una persona. Terminarlas o cancelarlas antes de subir más.',
    en: 'The unfinished uploads already take what one person may have of the free space of the project. Finish or cancel them before uploading more.',
    fr: 'Les envois inachevés occupent déjà la part de l’espace libre du projet qui revient à une personne. Les terminer ou les annuler avant d’en ajouter.',
    pt: 'Os envios não concluídos já ocupam a parte do espaço livre do projeto que cabe a uma pessoa. Concluí-los ou cancelá-los antes de enviar mais.',
  },
  UPLOAD_ELSEWHERE: {
    es: 'Lo ya subido quedó en otro servidor que no comparte su carpeta de datos con este. Avisar al administrador del sistema y subir el archivo de nuevo.',
    en: 'What was uploaded lies at another server that does not share its data folder with this one. Tell the system administrator and upload the file again.',
    fr: 'Ce qui a été envoyé se trouve sur un autre serveur qui ne partage pas son dossier de données avec celui-ci. Prévenir l’administrateur du système et renvoyer le fichier.',
    pt: 'O que foi enviado ficou em outro servidor que não compartilha sua pasta de dados com este. Avisar o administrador do sistema e enviar o arquivo de novo.',
  },
  UPLOAD_BUSY: {
    es: 'Este archivo ya se está subiendo por otra conexión. Esperar unos segundos y reintentar.',
    en: 'This file is already being uploaded by another connection. Wait some seconds and try again.',
    fr: 'Ce fichier est déjà en cours d’envoi par une autre connexion. Attendre quelques secondes et réessayer.',
    pt: 'Este arquivo já está sendo enviado por outra conexão. Aguardar alguns segundos e tentar novamente.',
  },
  UPLOAD_OFFSET: {
    es: 'La subida no continúa donde quedó. Reintentarla.',
    en: 'The upload does not go on where it stopped. Try it again.',
    fr: 'L’envoi ne reprend pas là où il s’est arrêté. Réessayer.',
    pt: 'O envio não continua de onde parou. Tentar novamente.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>
