import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { personFieldTerms } from '@puquio/contract/terms/audit-person-fields'
import { auditTerms } from '@puquio/contract/terms/audit'
import { fieldTerms } from '@puquio/contract/terms'
import { pageWords } from '../../../../lib/texts/page-words.ts'
import { words } from '../../../../lib/texts/words.ts'

/** Words of access tokens, a part of the settings. */
export const accessTokenTexts = {
  tokens: words.accessTokens,
  token: auditTableTerms.access_token,
  tokensHelp: {
    es: 'Con un token, un programa (Power BI, Python, R) lee o escribe datos de {{project}} en nombre de quien lo creó, sin su contraseña y nunca con más permisos que los suyos.',
    en: 'With a token, a program (Power BI, Python, R) reads or writes data of {{project}} on behalf of the person who created it, without their password and never with more rights than theirs.',
    fr: 'Avec un jeton, un programme (Power BI, Python, R) lit ou écrit les données de {{project}} au nom de son auteur, sans son mot de passe et jamais avec plus de droits que les siens.',
    pt: 'Com um token, um programa (Power BI, Python, R) lê ou escreve dados de {{project}} em nome de quem o criou, sem a senha e nunca com mais permissões que as suas.',
  },
  apiDocs: {
    es: 'Descripción de la API',
    en: 'Description of the API',
    fr: 'Description de l’API',
    pt: 'Descrição da API',
  },
  whose: { es: 'Tokens de', en: 'Tokens of', fr: 'Jetons de', pt: 'Tokens de' },
  ownTokens: { es: 'Solo los míos', en: 'Mine only', fr: 'Les miens', pt: 'Somente os meus' },
  allTokens: {
    es: 'De todos los integrantes',
    en: 'Of all members',
    fr: 'De tous les membres',
    pt: 'De todos os integrantes',
  },
  makeToken: {
    es: 'Crear token',
    en: 'Create a token',
    fr: 'Créer un jeton',
    pt: 'Criar token',
  },
  tokenName: {
    es: 'Nombre del token',
    en: 'Name of the token',
    fr: 'Nom du jeton',
    pt: 'Nome do token',
  },
  tokenNameHelp: {
    es: 'Para qué se usa: aparece en la auditoría.',
    en: 'What it is for: the audit trail shows it.',
    fr: 'À quoi il sert : l’audit l’affiche.',
    pt: 'Para que serve: aparece na auditoria.',
  },
  tokenScope: personFieldTerms.scope,
  scope_read: { es: 'Solo leer', en: 'Read only', fr: 'Lecture seule', pt: 'Somente ler' },
  scope_write: {
    es: 'Leer y escribir',
    en: 'Read and write',
    fr: 'Lire et écrire',
    pt: 'Ler e escrever',
  },
  tokenDays: {
    es: 'Vigencia en días',
    en: 'Valid for days',
    fr: 'Validité en jours',
    pt: 'Validade em dias',
  },
  tokenDaysHelp: {
    es: 'Como máximo {{most}}.',
    en: 'At most {{most}}.',
    fr: 'Au plus {{most}}.',
    pt: 'No máximo {{most}}.',
  },
  tokenMade: {
    es: 'Se creó el token',
    en: 'The token was created',
    fr: 'Le jeton a été créé',
    pt: 'O token foi criado',
  },
  tokenState: fieldTerms.status,
  token_live: pageWords.valid,
  token_expired: pageWords.expired,
  token_revoked: pageWords.revoked,
  expiresAt: personFieldTerms.expires_at,
  lastUsedAt: pageWords.lastUsedAt,
  never: pageWords.never,
  tokenOwner: auditTerms.person,
  revoke: words.revoke,
  revokeTitle: {
    es: '¿Revocar el token «{{name}}»?',
    en: 'Revoke the token “{{name}}”?',
    fr: 'Révoquer le jeton « {{name}} » ?',
    pt: 'Revogar o token “{{name}}”?',
  },
  revokeText: {
    es: 'Los programas que lo usan dejan de funcionar ahora. No se puede deshacer.',
    en: 'Programs that use it stop working now. This cannot be undone.',
    fr: 'Les programmes qui l’utilisent cessent de fonctionner. C’est définitif.',
    pt: 'Os programas que o usam param de funcionar agora. Não é possível desfazer.',
  },
  wasRevoked: {
    es: 'El token «{{name}}» ya no vale',
    en: 'The token “{{name}}” no longer works',
    fr: 'Le jeton « {{name}} » n’est plus valable',
    pt: 'O token “{{name}}” não vale mais',
  },
  noTokensTitle: {
    es: 'No hay tokens',
    en: 'There are no tokens',
    fr: 'Aucun jeton',
    pt: 'Não há tokens',
  },
  noTokens: {
    es: 'Aquí aparecen los que se creen para este proyecto, con su último uso.',
    en: 'Tokens created for this project appear here, with their last use.',
    fr: 'Ceux qui sont créés pour ce projet apparaissent ici, avec leur dernière utilisation.',
    pt: 'Aqui aparecem os criados para este projeto, com o último uso.',
  },
} as const
