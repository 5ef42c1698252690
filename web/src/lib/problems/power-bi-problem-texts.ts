import type { Text } from '@puquio/domain'

export const powerBiProblemTexts = {
  POWER_BI_FAILED: {
    es: 'Power BI no entregó el informe ({{code}}). Intentar de nuevo en unos minutos.',
    en: 'Power BI did not give the report ({{code}}). Try again in some minutes.',
    fr: 'Power BI n’a pas fourni le rapport ({{code}}). Réessayer dans quelques minutes.',
    pt: 'O Power BI não entregou o relatório ({{code}}). Tentar novamente em alguns minutos.',
  },
  POWER_BI_BUSY: {
    es: 'Power BI pide esperar: recibió demasiadas solicitudes. Intentar de nuevo en {{wait}}.',
    en: 'Power BI asks to wait: it got too many requests. Try again in {{wait}}.',
    fr: 'Power BI demande d’attendre : il a reçu trop de demandes. Réessayer dans {{wait}}.',
    pt: 'O Power BI pede para esperar: recebeu solicitações demais. Tentar novamente em {{wait}}.',
  },
} as const satisfies Record<'POWER_BI_FAILED' | 'POWER_BI_BUSY', Text>

/** By what of Power BI fails. */
export const powerBiProblemVariants = {
  'POWER_BI_FAILED_sign-in': {
    es: 'Power BI no acepta a Puquio ({{code}}). El administrador del sistema debe revisar la aplicación y su secreto, y que Power BI admita entidades de servicio.',
    en: 'Power BI does not accept Puquio ({{code}}). The system administrator has to check the application and its secret, and that Power BI allows service principals.',
    fr: 'Power BI n’accepte pas Puquio ({{code}}). L’administrateur du système doit vérifier l’application et son secret, et que Power BI autorise les principaux de service.',
    pt: 'O Power BI não aceita o Puquio ({{code}}). O administrador do sistema deve verificar o aplicativo e o seu segredo, e se o Power BI permite entidades de serviço.',
  },
  POWER_BI_FAILED_denied: {
    es: 'Power BI no permite mostrar este informe ({{code}}). La entidad de servicio debe ser miembro del área de trabajo, y esta debe tener una capacidad.',
    en: 'Power BI does not allow showing this report ({{code}}). The service principal has to be a member of the workspace, and the workspace needs a capacity.',
    fr: 'Power BI n’autorise pas l’affichage de ce rapport ({{code}}). Le principal de service doit être membre de l’espace de travail, et celui-ci doit avoir une capacité.',
    pt: 'O Power BI não permite mostrar este relatório ({{code}}). A entidade de serviço deve ser membro do espaço de trabalho, e este precisa de uma capacidade.',
  },
  'POWER_BI_FAILED_not-found': {
    es: 'Power BI no encuentra el informe ({{code}}). Revisar en el tablero el área de trabajo y el informe: puede haberse movido o eliminado.',
    en: 'Power BI does not find the report ({{code}}). Check workspace and report on the board: it may have been moved or deleted.',
    fr: 'Power BI ne trouve pas le rapport ({{code}}). Vérifier l’espace de travail et le rapport dans le tableau : il a pu être déplacé ou supprimé.',
    pt: 'O Power BI não encontra o relatório ({{code}}). Verificar no painel o espaço de trabalho e o relatório: ele pode ter sido movido ou excluído.',
  },
  POWER_BI_FAILED_workspace: {
    es: 'Este proyecto no puede mostrar informes de esa área de trabajo. El administrador del sistema la asigna al proyecto en la configuración (POWER_BI_WORKSPACES).',
    en: 'This project may not show reports of that workspace. The system administrator assigns it to the project in the settings (POWER_BI_WORKSPACES).',
    fr: 'Ce projet ne peut pas afficher les rapports de cet espace de travail. L’administrateur du système l’attribue au projet dans la configuration (POWER_BI_WORKSPACES).',
    pt: 'Este projeto não pode mostrar relatórios desse espaço de trabalho. O administrador do sistema o atribui ao projeto na configuração (POWER_BI_WORKSPACES).',
  },
  POWER_BI_FAILED_identity: {
    es: 'Power BI no acepta cómo se leen los datos ({{code}}). Revisar en el tablero la identidad y los roles: deben ser los del modelo del informe.',
    en: 'Power BI does not accept how the data are read ({{code}}). Check identity and roles on the board: they have to be those of the report’s model.',
    fr: 'Power BI n’accepte pas la façon de lire les données ({{code}}). Vérifier l’identité et les rôles dans le tableau : ce doivent être ceux du modèle du rapport.',
    pt: 'O Power BI não aceita como os dados são lidos ({{code}}). Verificar no painel a identidade e as funções: devem ser as do modelo do relatório.',
  },
  POWER_BI_FAILED_unavailable: {
    es: 'Power BI no responde ({{code}}). Intentar de nuevo en unos minutos; si sigue, avisar al administrador del sistema.',
    en: 'Power BI does not answer ({{code}}). Try again in some minutes; if it goes on, tell the system administrator.',
    fr: 'Power BI ne répond pas ({{code}}). Réessayer dans quelques minutes ; si cela persiste, prévenir l’administrateur du système.',
    pt: 'O Power BI não responde ({{code}}). Tentar novamente em alguns minutos; se continuar, avisar o administrador do sistema.',
  },
  POWER_BI_FAILED_answer: {
    es: 'Power BI respondió algo que no se esperaba, y no se muestra. El administrador del sistema debe revisar las direcciones de Power BI en la configuración.',
    en: 'Power BI answered something unexpected, which is not shown. The system administrator has to check the addresses of Power BI in the settings.',
    fr: 'Power BI a répondu de façon inattendue, et rien n’est affiché. L’administrateur du système doit vérifier les adresses de Power BI dans la configuration.',
    pt: 'O Power BI respondeu algo inesperado, que não é mostrado. O administrador do sistema deve verificar os endereços do Power BI na configuração.',
  },
} as const satisfies Record<string, Text>
