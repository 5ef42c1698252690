import { defineTexts } from '@puquio/domain'

export const mailServerTexts = defineTexts({
  testSubject: {
    es: 'Prueba de correo de Puquio',
    en: 'Puquio test e-mail',
    fr: 'Courriel d’essai de Puquio',
    pt: 'E-mail de teste do Puquio',
  },
  testBody: {
    es: 'Este correo salió por {{server}}: el servidor está bien configurado.',
    en: 'This e-mail left through {{server}}: the server is set up correctly.',
    fr: 'Ce courriel est parti par {{server}} : le serveur est bien configuré.',
    pt: 'Este e-mail saiu por {{server}}: o servidor está bem configurado.',
  },
})
