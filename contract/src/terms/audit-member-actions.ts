import type { Text } from '@puquio/domain'

/** What changes who works in a project, as the audit trail names it. */
export const memberActionTerms = {
  'members.create': {
    es: 'Crear un usuario en el proyecto',
    en: 'Create a user in the project',
    fr: 'Créer un utilisateur dans le projet',
    pt: 'Criar um usuário no projeto',
  },
  'members.add': {
    es: 'Agregar al proyecto un usuario que ya existe',
    en: 'Add an existing user to the project',
    fr: 'Ajouter au projet un utilisateur existant',
    pt: 'Adicionar ao projeto um usuário existente',
  },
  'members.edit': {
    es: 'Editar los datos de un integrante',
    en: 'Edit the data of a member',
    fr: 'Modifier les données d’un membre',
    pt: 'Editar os dados de um integrante',
  },
  'members.setPermissions': {
    es: 'Cambiar los permisos de un integrante',
    en: 'Change the permissions of a member',
    fr: 'Modifier les droits d’un membre',
    pt: 'Alterar as permissões de um integrante',
  },
  'members.resendActivation': {
    es: 'Reenviar a un integrante el enlace de activación',
    en: 'Resend the activation link to a member',
    fr: 'Renvoyer le lien d’activation à un membre',
    pt: 'Reenviar o link de ativação a um integrante',
  },
  'members.remove': {
    es: 'Quitar a un integrante del proyecto',
    en: 'Remove a member from the project',
    fr: 'Retirer un membre du projet',
    pt: 'Remover um integrante do projeto',
  },
  'members.importWorkbook': {
    es: 'Invitar integrantes desde Excel',
    en: 'Invite members from Excel',
    fr: 'Inviter des membres depuis Excel',
    pt: 'Convidar integrantes pelo Excel',
  },
  'members.workbookErrors': {
    es: 'Descargar el libro de invitaciones con errores',
    en: 'Download the workbook of invitations with errors',
    fr: 'Télécharger le classeur d’invitations avec erreurs',
    pt: 'Baixar a planilha de convites com erros',
  },
} as const satisfies Record<string, Text>
