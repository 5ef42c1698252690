import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const sessionTexts = defineTexts({
  slogan: {
    es: 'Gestión y monitoreo ambiental',
    en: 'Environmental management and monitoring',
    fr: 'Gestion et suivi de l’environnement',
    pt: 'Gestão e monitoramento ambiental',
  },
  signIn: firstWords.signIn,
  email: firstWords.email,
  password: firstWords.password,
  forgotPassword: {
    es: 'Olvidé mi contraseña',
    en: 'I forgot my password',
    fr: 'Mot de passe oublié',
    pt: 'Esqueci minha senha',
  },
  fillEmail: {
    es: 'Escribir el correo electrónico.',
    en: 'Enter your e-mail address.',
    fr: 'Saisir l’adresse électronique.',
    pt: 'Digitar o e-mail.',
  },
  badEmail: firstWords.notAnEmail,
  fillPassword: {
    es: 'Escribir la contraseña.',
    en: 'Enter your password.',
    fr: 'Saisir le mot de passe.',
    pt: 'Digitar a senha.',
  },
  endedAnother: {
    es: 'Se cerró la sesión que estaba abierta en otro dispositivo.',
    en: 'The session that was open on another device has ended.',
    fr: 'La session ouverte sur un autre appareil a été fermée.',
    pt: 'A sessão aberta em outro dispositivo foi encerrada.',
  },
  demo: {
    es: 'Demostración: elegir una cuenta',
    en: 'Demonstration: choose an account',
    fr: 'Démonstration : choisir un compte',
    pt: 'Demonstração: escolher uma conta',
  },
  demoPassword: {
    es: 'Contraseña de todas: {{password}}',
    en: 'Password of all: {{password}}',
    fr: 'Mot de passe commun : {{password}}',
    pt: 'Senha de todas: {{password}}',
  },
  demo_sistema: {
    es: 'Administración del sistema',
    en: 'System administration',
    fr: 'Administration du système',
    pt: 'Administração do sistema',
  },
  demo_admin: {
    es: 'Administración del proyecto',
    en: 'Project administration',
    fr: 'Administration du projet',
    pt: 'Administração do projeto',
  },
  demo_lectura: { es: 'Lectura', en: 'Read', fr: 'Lecture', pt: 'Leitura' },
  demo_campo: {
    es: 'Trabajo de campo',
    en: 'Field work',
    fr: 'Travail de terrain',
    pt: 'Trabalho de campo',
  },
  demo_auditor: { es: 'Auditoría', en: 'Audit', fr: 'Audit', pt: 'Auditoria' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    session: Bundle<typeof sessionTexts>
  }
}

addTexts('session', sessionTexts)
