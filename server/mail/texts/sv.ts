import type { MailTexts } from '../letter.ts';

export const texts: MailTexts = {
  common: {
    service: 'Kundtjänst: {0}, {1} ({2})',
    automatic: 'Det här är ett automatiskt meddelande som inte går att svara på.',
  },
  loginCode: {
    subject: '{0} är din engångskod',
    preview: 'Koden gäller i {0} minuter.',
    title: 'Här är din engångskod',
    label: 'Engångskod',
    body: 'Skriv koden på sidan där du bad om den. Koden gäller i {0} minuter och bara en gång.',
    notYou:
      'Om du inte bad om koden behöver du inte göra något. Berätta inte koden för någon: vi frågar dig aldrig efter den.',
  },
  passwordReset: {
    subject: 'Välj ett nytt lösenord',
    preview: 'Länken gäller i {0} minuter.',
    title: 'Nytt lösenord',
    body: 'Du bad om en länk för att välja ett nytt lösenord. Länken gäller i {0} minuter och bara en gång.',
    button: 'Välj ett nytt lösenord',
    notYou:
      'Om du inte bad om länken behöver du inte göra något. Ditt nuvarande lösenord fungerar som förut.',
  },
};
