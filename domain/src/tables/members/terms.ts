import type { Text } from '../../languages.ts'

/** Headings of the workbook of members, and a word of its cells. */
export const memberColumnTerms = {
  email: { es: 'Correo', en: 'E-mail', fr: 'Courriel', pt: 'E-mail' },
  name: { es: 'Nombre', en: 'Name', fr: 'Prénom', pt: 'Nome' },
  lastName: { es: 'Apellidos', en: 'Last name', fr: 'Nom de famille', pt: 'Sobrenome' },
  role: { es: 'Permisos', en: 'Permissions', fr: 'Droits', pt: 'Permissões' },
  phone: { es: 'Teléfono', en: 'Phone', fr: 'Téléphone', pt: 'Telefone' },
  position: { es: 'Cargo', en: 'Position', fr: 'Poste', pt: 'Cargo' },
  isGuest: { es: 'Invitado', en: 'Guest', fr: 'Invité', pt: 'Convidado' },
  endsOn: { es: 'Acceso hasta', en: 'Access until', fr: 'Accès jusqu’au', pt: 'Acesso até' },
  writeAndAudit: {
    es: 'Registro de datos y auditoría',
    en: 'Data entry and audit',
    fr: 'Saisie de données et audit',
    pt: 'Registro de dados e auditoria',
  },
} as const satisfies Record<string, Text>
