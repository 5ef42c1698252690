import { accountTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'

/** Texts of the sign-in's mails. */
export const sessionTexts = defineTexts({
  greeting: accountTerms.greeting,
  activationSubject: {
    es: 'Activar su cuenta de Puquio',
    en: 'Activate your Puquio account',
    fr: 'Activer votre compte Puquio',
    pt: 'Ativar sua conta do Puquio',
  },
  activationBody: {
    es: 'Se creó una cuenta de Puquio para {{email}}. Para activarla y definir su contraseña, abra este enlace.',
    en: 'A Puquio account was created for {{email}}. To activate it and choose your password, open this link.',
    fr: 'Un compte Puquio a été créé pour {{email}}. Pour l’activer et choisir votre mot de passe, ouvrez ce lien.',
    pt: 'Foi criada uma conta do Puquio para {{email}}. Para ativá-la e definir sua senha, abra este link.',
  },
  activationLink: accountTerms.activate,
  activationNotExpected: {
    es: 'Si no lo esperaba, puede ignorar este mensaje: sin este enlace la cuenta no se puede usar.',
    en: 'If you did not expect this, you can ignore this message: without this link the account cannot be used.',
    fr: 'Si vous ne vous y attendiez pas, vous pouvez ignorer ce message : sans ce lien, le compte ne peut pas servir.',
    pt: 'Se não esperava isto, pode ignorar esta mensagem: sem este link a conta não pode ser usada.',
  },
  invitationSubject: {
    es: '{{project}}: activar su cuenta de Puquio',
    en: '{{project}}: activate your Puquio account',
    fr: '{{project}} : activer votre compte Puquio',
    pt: '{{project}}: ativar sua conta do Puquio',
  },
  invitationBody: {
    es: '{{by}} le creó una cuenta de Puquio ({{email}}) en el proyecto {{project}} ({{company}}). Para activarla y definir su contraseña, abra este enlace.',
    en: '{{by}} created a Puquio account ({{email}}) for you in the project {{project}} ({{company}}). To activate it and choose your password, open this link.',
    fr: '{{by}} vous a créé un compte Puquio ({{email}}) dans le projet {{project}} ({{company}}). Pour l’activer et choisir votre mot de passe, ouvrez ce lien.',
    pt: '{{by}} criou para você uma conta do Puquio ({{email}}) no projeto {{project}} ({{company}}). Para ativá-la e definir sua senha, abra este link.',
  },
  invitationNotExpected: {
    es: 'Si no lo esperaba, consulte a {{by}} antes de abrir el enlace.',
    en: 'If you did not expect this, ask {{by}} before you open the link.',
    fr: 'Si vous ne vous y attendiez pas, demandez à {{by}} avant d’ouvrir le lien.',
    pt: 'Se não esperava isto, consulte {{by}} antes de abrir o link.',
  },
  resetSubject: {
    es: 'Restablecer su contraseña de Puquio',
    en: 'Reset your Puquio password',
    fr: 'Réinitialiser votre mot de passe Puquio',
    pt: 'Redefinir sua senha do Puquio',
  },
  resetBody: {
    es: 'Se pidió restablecer la contraseña de {{email}}. Para elegir una nueva, abra este enlace.',
    en: 'A new password was requested for {{email}}. To choose one, open this link.',
    fr: 'Un nouveau mot de passe a été demandé pour {{email}}. Pour le choisir, ouvrez ce lien.',
    pt: 'Foi pedida a redefinição da senha de {{email}}. Para escolher uma nova, abra este link.',
  },
  resetLink: {
    es: 'Elegir una contraseña',
    en: 'Choose a password',
    fr: 'Choisir un mot de passe',
    pt: 'Escolher uma senha',
  },
  unblockSubject: {
    es: 'Su cuenta de Puquio fue bloqueada',
    en: 'Your Puquio account was blocked',
    fr: 'Votre compte Puquio a été bloqué',
    pt: 'Sua conta do Puquio foi bloqueada',
  },
  unblockBody: {
    es: 'Hubo demasiados intentos con una contraseña equivocada, y la cuenta {{email}} quedó bloqueada desde lugares donde no se había usado. Si fue usted, abra este enlace para desbloquearla. Si no fue usted, desbloquéela y cambie su contraseña.',
    en: 'There were too many attempts with a wrong password, and the account {{email}} is blocked from places where it had not been used. If it was you, open this link to unblock it. If it was not you, unblock it and change your password.',
    fr: 'Il y a eu trop d’essais avec un mot de passe erroné, et le compte {{email}} est bloqué depuis les lieux où il n’avait pas servi. Si c’était vous, ouvrez ce lien pour le débloquer. Sinon, débloquez-le et changez votre mot de passe.',
    pt: 'Houve tentativas demais com uma senha errada, e a conta {{email}} ficou bloqueada em lugares onde não tinha sido usada. Se foi você, abra este link para desbloqueá-la. Se não foi você, desbloqueie-a e troque sua senha.',
  },
  unblockLink: accountTerms.unblock,
  blockedBody: {
    es: 'Un administrador bloqueó la cuenta {{email}}. Motivo: {{reason}}',
    en: 'An administrator blocked the account {{email}}. Reason: {{reason}}',
    fr: 'Un administrateur a bloqué le compte {{email}}. Motif : {{reason}}',
    pt: 'Um administrador bloqueou a conta {{email}}. Motivo: {{reason}}',
  },
  blockedContact: {
    es: 'Para volver a usarla, comunicarse con un administrador.',
    en: 'To use it again, contact an administrator.',
    fr: 'Pour l’utiliser de nouveau, contacter un administrateur.',
    pt: 'Para voltar a usá-la, falar com um administrador.',
  },
  validForHours: {
    es: 'El enlace sirve una sola vez y vence en {{hours}} h.',
    en: 'The link works once and expires in {{hours}} h.',
    fr: 'Le lien sert une seule fois et expire dans {{hours}} h.',
    pt: 'O link serve uma única vez e vence em {{hours}} h.',
  },
  notYou: {
    es: 'Si usted no lo pidió, puede ignorar este mensaje.',
    en: 'If you did not ask for this, you can ignore this message.',
    fr: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    pt: 'Se você não pediu isto, pode ignorar esta mensagem.',
  },
})
